import { type InvitationView, listInvitations } from "#app/db/accounts/invitations.repo.server.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toRecord } from "./invitations.server.ts";

const PAGE = 20;

export interface InvitationPage {
  invitations: InvitationRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

/** Newest first. For administrators; `not_found` for everybody else. */
export async function listInvitationPage(context: ServiceContext, view: InvitationView, after: string | null): Promise<InvitationPage> {
  const { clock, db } = context;
  await administratorOf(context);
  const rows = await listInvitations(db, view, PAGE + 1, after);
  const shown = rows.slice(0, PAGE);
  const now = clock().getTime();
  return { invitations: shown.map((row) => toRecord(row, now)), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
