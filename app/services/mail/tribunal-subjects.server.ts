/** What mails to who sits, or sat, in a tribunal are about, in its state at delivery. */
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { casePersonById } from "#app/db/cases/case-people.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { unreadOf } from "#app/db/cases/deliberations.repo.server.ts";
import { waitsForMember } from "#app/db/cases/panel-awards.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import type { CaseMailKind, CaseSubject, TribunalMailKind, TribunalSubject } from "#app/domain/mail/subject.ts";
import { readingOf, seatOf } from "#app/services/cases/tribunal/chambers.server.ts";
import { type Dropped, wantsMail } from "./wanted-mail.ts";

/** Sent to who does not sit in the case again by then. */
export async function tribunalSubject(
  db: Database,
  kind: TribunalMailKind,
  { personId, proposed = false }: { personId: string; proposed?: boolean | undefined },
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
    proposed,
    name: `${person.firstName} ${person.lastName}`.trim(),
    caseNumber: state.row.mailSays === "nothing" ? null : state.row.caseNumber,
    path: null,
  };
}

/** That there is something new, in as few words as a notice of a case that says nothing: while they sit, and have not read it. */
export async function chambersSubject(
  db: Database,
  kind: CaseMailKind,
  { userId, caseId }: { userId: string; caseId: string },
): Promise<CaseSubject | Dropped> {
  const [[person], state] = await Promise.all([findPerson(db, userId), caseForChange(db, caseId)]);
  const place = person?.active && state && seatOf(state, person);
  if (!place) return { dropped: "subject_gone" };
  if (!wantsMail(person, "message_posted")) return { dropped: "unwanted" };
  const [unread, award] = await Promise.all([
    readingOf(db, caseId, place).then((reading) => unreadOf(db, reading)),
    waitsForMember(db, caseId, userId),
  ]);
  if (unread.length === 0 && award.length === 0) return { dropped: "overtaken" };
  const caseNumber = state.row.mailSays === "nothing" ? null : state.row.caseNumber;
  const news = [{ caseNumber, type: null, outcome: null, path: `/cases/${encodeURIComponent(caseId)}/chambers` }];
  return { about: "case", kind, name: `${person.firstName} ${person.lastName}`.trim(), daily: false, news };
}
