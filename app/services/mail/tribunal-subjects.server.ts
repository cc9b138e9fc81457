/** What mails to who sits, or sat, in a tribunal are about, in its state at delivery. */
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { casePersonById } from "#app/db/cases/case-people.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import type { TribunalMailKind, TribunalSubject } from "#app/domain/mail/subject.ts";
import type { Dropped } from "./wanted-mail.ts";

/** Sent to who does not sit in the case again by then. */
export async function tribunalSubject(
  db: Database,
  kind: TribunalMailKind,
  { personId }: { personId: string },
): Promise<TribunalSubject | Dropped> {
  const [place] = await casePersonById(db, personId);
  const [[person], state] = await Promise.all([
    findPerson(db, place?.userId ?? ""),
    place ? caseForChange(db, place.caseId) : Promise.resolve(null),
  ]);
  if (!place || !person?.active || !state) return { dropped: "subject_gone" };
  if (state.people.some((one) => isSeated(one) && one.userId === person.id)) return { dropped: "overtaken" };
  return {
    about: "tribunal",
    kind,
    name: `${person.firstName} ${person.lastName}`.trim(),
    caseNumber: state.row.mailSays === "nothing" ? null : state.row.caseNumber,
    path: null,
  };
}
