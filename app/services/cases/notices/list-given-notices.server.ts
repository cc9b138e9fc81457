import { givenNotices, notifiedEntriesOf, type ProofReader, seenNumbers } from "#app/db/cases/case-notices.repo.server.ts";
import { readEntry } from "#app/domain/case/chain/own-chain.ts";
import type { NotifiedEntry } from "#app/domain/case/notices/notices.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import { nameOfPerson } from "#app/services/cases/case-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { PAGE } from "./case-notices.server.ts";
import { toGiven } from "./given-notice.ts";

/** Who was notified of what in a case, for administrators and its arbitrator; `not_found` for everybody else. */
export async function listGivenNotices(
  { actor, db }: ServiceContext,
  caseId: string,
  before: string | null = null,
): Promise<{ caseNumber: string; entries: NotifiedEntry[]; next: string | null }> {
  const who = signedIn(await actor());
  const seen = await seeCase(db, caseId, who);
  try {
    requireInCase(seen, "see_notices");
  } catch (error) {
    throw error instanceof AppError ? new AppError("not_found") : error;
  }
  const reader: ProofReader = seen.relation.kind === "administrator" ? { kind: "administrator" } : { kind: "arbitrator", userId: who.id };
  // Numbered as the reader knows the case: the chain's own numbers would tell of what is hidden from them.
  const numbers = (await seenNumbers(db, caseId, reader)).map(({ seq }) => seq);
  const from = /^\d{1,9}$/.test(before ?? "") ? (numbers[Number(before) - 1] ?? null) : null;
  const rows = await notifiedEntriesOf(db, caseId, reader, from, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const [newest, oldest] = [page.at(0), page.at(-1)];
  // Anyone who was notified is one of the case's people, though they may have left it.
  const names = new Map(seen.people.map((person) => [person.userId, nameOfPerson(person)]));
  const given = newest && oldest ? await givenNotices(db, caseId, oldest.seq, newest.seq) : [];
  return {
    caseNumber: seen.row.caseNumber,
    entries: page.map((entry) => ({
      number: numbers.indexOf(entry.seq) + 1,
      at: new Date(entry.at).toISOString(),
      type: entry.type,
      actor: readEntry(entry.body)?.actorName || null,
      details: readEntry(entry.body)?.details ?? {},
      told: given
        .filter(({ seq, userId }) => seq === entry.seq && userId !== entry.actorId)
        .map((row) => toGiven(row, names.get(row.userId) ?? { firstName: "", lastName: "" }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    })),
    next: rows.length > PAGE && oldest ? String(numbers.indexOf(oldest.seq) + 1) : null,
  };
}
