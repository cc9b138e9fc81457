/**
 * Forgotten passwords: a link by mail that sets a new one, once, within the hour, and ends all sessions. Known and unknown
 * addresses get the same answer after the same work (quality, "Security").
 */

import { findReset } from "#app/db/accounts/password-resets.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";

export async function findOpenReset({ clock, db }: ServiceContext, token: string) {
  const [found] = await findReset(db, { tokenHash: await hashOfToken(token) });
  return found?.active && found.usedAt === null && found.expiresAt > clock().getTime() ? found : null;
}
