import type { ServiceContext } from "#app/services/context.ts";
import { readDeclared, requireArbitrator } from "./declarations.server.ts";

export interface Declared {
  interests: { id: string; name: string; note: string }[];
  /** Days (`YYYY-MM-DD`, both included) that are not over yet, soonest first. */
  absences: { id: string; from: string; to: string }[];
}

export async function listDeclared(context: ServiceContext): Promise<Declared> {
  const [interests, absences] = await readDeclared(context, await requireArbitrator(context));
  return {
    interests: interests.map(({ id, name, note }) => ({ id, name, note })),
    absences: absences.map(({ id, fromDate, toDate }) => ({ id, from: fromDate, to: toDate })),
  };
}
