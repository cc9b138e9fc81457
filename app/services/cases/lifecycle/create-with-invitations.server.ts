import type { CaseRecord } from "#app/domain/case/case.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { inviteNamedPeople } from "#app/services/cases/people/invite-named-people.server.ts";
import { createCase } from "./create-case.server.ts";

/** Creates a case and invites everyone who is named in it with an address. Throws as `createCase` does: an invitation that fails is sent from the case's page. */
export async function createWithInvitations(context: CaseContext, input: unknown, originKey: string | null): Promise<CaseRecord> {
  const record = await createCase(context, input, originKey);
  await inviteNamedPeople(context, record.id).catch(() => undefined);
  return record;
}
