/** What mails to an arbitrator about something that waits for their answer are about, in its state at delivery. */
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { casePersonById } from "#app/db/cases/case-people.repo.server.ts";
import { caseById } from "#app/db/cases/cases.repo.server.ts";
import { disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { DisclosureSubject, UnansweredKind, UnansweredSubject } from "#app/domain/mail/subject.ts";
import { type Dropped, wantsMail } from "./wanted-mail.ts";

async function arbitratorOf(db: Database, id: string | null | undefined) {
  const [found] = id ? await findPerson(db, id) : [];
  return found?.active && found.role === "arbitrator" ? found : null;
}

const named = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Sent while an answer is still waited for. */
export async function disclosureSubject(db: Database, id: string): Promise<DisclosureSubject | Dropped> {
  const [row] = await disclosureById(db, id);
  const arbitrator = await arbitratorOf(db, row?.arbitratorId);
  if (!row || !arbitrator) return { dropped: "subject_gone" };
  if (row.answer !== null || row.decision !== null) return { dropped: "overtaken" };
  return { about: "disclosure", kind: "disclosure_asked", name: named(arbitrator), path: `/arbitrator/disclosures/${id}` };
}

/** The reminder of it, and of an appointment, for who wants mails of that kind. */
export async function unansweredSubject(
  db: Database,
  { of, id }: { of: UnansweredKind; id: string },
): Promise<UnansweredSubject | Dropped> {
  return of === "assignment" ? appointmentSubject(db, id) : questionSubject(db, id);
}

async function questionSubject(db: Database, id: string): Promise<UnansweredSubject | Dropped> {
  const asked = await disclosureSubject(db, id);
  if ("dropped" in asked) return asked;
  const [row] = await disclosureById(db, id);
  const [found] = row ? await caseById(db, row.caseId) : [];
  if (!found || found.status === "resolved") return { dropped: "overtaken" };
  return { ...asked, about: "unanswered", kind: "answer_reminded", of: "disclosure" };
}

async function appointmentSubject(db: Database, id: string): Promise<UnansweredSubject | Dropped> {
  const [place] = await casePersonById(db, id);
  const arbitrator = await arbitratorOf(db, place?.userId);
  const [found] = place ? await caseById(db, place.caseId) : [];
  if (!place || !found || !arbitrator) return { dropped: "subject_gone" };
  if (place.capacity !== "arbitrator" || place.state !== "invited" || found.status === "resolved") return { dropped: "overtaken" };
  if (!wantsMail(arbitrator, "arbitrator_assigned")) return { dropped: "unwanted" };
  return { about: "unanswered", kind: "answer_reminded", of: "assignment", name: named(arbitrator), path: `/cases/${place.caseId}` };
}
