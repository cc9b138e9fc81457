import type { PersonRecord } from "#app/domain/people/person-record.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { changeAccount } from "./person-changes.server.ts";

/** Ends all sessions of a person. */
export function endSessionsOf(context: ServiceContext, id: string): Promise<PersonRecord> {
  return changeAccount(context, id, () => ({ action: "sessions_ended", changes: {}, columns: {} }));
}
