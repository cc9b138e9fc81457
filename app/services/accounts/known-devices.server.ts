/**
 * Devices that are known: a cookie that a browser is given when somebody signs in rightly, of 256 random bits, new at each
 * sign-in; the database keeps its SHA-256. It signs nobody in. It opens a budget of guesses of its own, so that anyone who
 * guesses at an account from elsewhere does not lock its owner out.
 */

import { knowingDevice, sessionOnDevice } from "#app/db/accounts/known-devices.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { DEVICE_DAYS } from "#app/domain/people/device.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { base64url, newId } from "#app/services/platform/ids.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";

const DAY = 86_400_000;

export interface KnownDevices {
  /** SHA-256 (hex) of the cookie that the request came with; a hash of nothing where there is none. */
  tokenHash(): Promise<string>;
  /** Knows this device for a person: statements for the batch that follows of a right sign-in, and the cookie that goes to the browser. */
  know(userId: string, session: { token: string } | null): Promise<{ statements: readonly Statement[]; cookie: string }>;
}

export function createKnownDevices({ env, db, clock }: ServiceContext, request: Request): KnownDevices {
  const secure = hasTls(env);
  const name = `${secure ? "__Host-" : ""}concord.device`;

  async function tokenHash(): Promise<string> {
    const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
    const token = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
    return hashOfToken(token);
  }

  return {
    tokenHash,
    async know(userId, session) {
      const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
      const now = clock().getTime();
      const seen = {
        id: newId(),
        userId,
        tokenHash: await hashOfToken(token),
        before: await tokenHash(),
        now,
        expiresAt: now + DEVICE_DAYS * DAY,
      };
      return {
        statements: [...knowingDevice(db, seen), ...(session ? [sessionOnDevice(db, session.token, seen)] : [])],
        cookie: `${name}=${token}; Max-Age=${DEVICE_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`,
      };
    },
  };
}
