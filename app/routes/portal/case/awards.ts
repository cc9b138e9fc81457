/** Documents that can be the award: what everyone in the case sees, and was not withdrawn. */
import type { Services } from "#app/context.ts";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export function awardsAmong({ rows }: Pick<CaseFile, "rows">): { id: string; name: string }[] {
  return rows.documents
    .filter(({ audience, withdrawnAt, scan }) => audience === "everyone" && withdrawnAt === null && scan !== "quarantined")
    .map(({ id, name }) => ({ id, name }));
}
