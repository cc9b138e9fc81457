/**
 * A case's page: everything in it that its reader may see, and nothing else, in one trip. The one place where what is private
 * to a side or to the arbitrator is taken out of what a page shows.
 */
import { type CaseFileRows, caseFile, MESSAGES_SHOWN } from "#app/db/cases/case-file.repo.server.ts";
import { type Amendment, amendmentsIn } from "#app/domain/case/amendments.ts";
import type { CasePersonRecord, CaseRecord } from "#app/domain/case/case.ts";
import { answeredHits } from "#app/domain/case/conflicts/conflicts.ts";
import { type CaseEnding, endingsIn } from "#app/domain/case/endings.ts";
import {
  CASE_PERMISSIONS,
  type CaseAction,
  type CaseRelation,
  mayDecideExtension,
  mayInCase,
  maySee,
} from "#app/domain/case/permissions.ts";
import { isPresided } from "#app/domain/case/tribunal/tribunal.ts";
import type { CaseStatus, MailSays } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { hitsOf } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { relationOf, type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import { toCase, toPeople } from "#app/services/cases/case-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface CaseFile {
  case: CaseRecord;
  people: CasePersonRecord[];
  who: SignedIn;
  relation: CaseRelation;
  /** What the reader may do now. */
  may: Record<CaseAction, boolean>;
  /** Rows that the reader may see; the sections of the page make records of them. */
  rows: Pick<
    CaseFileRows,
    | "people"
    | "documents"
    | "messages"
    | "attachments"
    | "reader"
    | "deadlines"
    | "extensions"
    | "disclosures"
    | "remarks"
    | "bookings"
    | "entries"
    | "invitations"
  >;
  /** How it ended, each time, oldest first. */
  endings: CaseEnding[];
  /** What its title and description were before they were amended, newest first. */
  amendments: Amendment[];
  /** The chain's last number when the page was read. It counts what is private too: never shown. */
  lastSeq: number;
  /** What an administrator has said of the sides' room for documents. */
  documentRoom: number | null;
  /** What mails say of the case. */
  mailSays: MailSays;
  /** Whether there are messages before those of the page. */
  moreMessages: boolean;
}

/** Throws `unauthenticated`, and `not_found` for another's case as for a missing one. */
export async function openCaseFile({ actor, db }: ServiceContext, id: string): Promise<CaseFile> {
  const who = signedIn(await actor());
  const file = await caseFile(db, id, who);
  const relation = file && relationOf(file.people, who);
  if (!file || !relation) throw new AppError("not_found");
  return {
    case: toCase(file.row, file.people),
    people: toPeople(file.people, { who, relation, row: file.row }),
    who,
    relation,
    may: mayAll(relation, file.row.status, isPresided(file.people)),
    rows: visibleRows(file, relation, who),
    endings: endingsIn(file.changes),
    amendments: amendmentsIn(file.amended),
    lastSeq: file.last?.seq ?? 0,
    documentRoom: file.row.documentRoom,
    mailSays: file.row.mailSays,
    moreMessages: file.messages.length > MESSAGES_SHOWN,
  };
}

/** What somebody may do in a case of this status, in which somebody has accepted to preside or nobody. */
function mayAll(relation: CaseRelation, status: CaseStatus, hasChair: boolean): Record<CaseAction, boolean> {
  const actions = Object.keys(CASE_PERMISSIONS) as CaseAction[];
  const all = Object.fromEntries(actions.map((action) => [action, mayInCase(relation, action, status)])) as Record<CaseAction, boolean>;
  return { ...all, decide_extension: mayDecideExtension(relation, status, hasChair) };
}

function visibleRows(file: CaseFileRows, relation: CaseRelation, who: SignedIn): CaseFile["rows"] {
  const seen = (audience: Parameters<typeof maySee>[1]["audience"], authorId: string | null) =>
    maySee(relation, { audience, authorId }, who.id);
  const documents = file.documents.filter((row) => seen(row.audience, row.uploadedBy));
  const messages = file.messages.slice(0, MESSAGES_SHOWN).filter((row) => seen(row.audience, row.senderId));
  return {
    people: file.people,
    documents,
    messages,
    attachments: file.attachments.filter((row) => seen(row.audience, row.uploadedBy)),
    reader: file.reader,
    deadlines: file.deadlines,
    extensions: file.extensions,
    disclosures: file.disclosures.filter((row) => maySeeDisclosure(row, relation, who)).map((row) => withoutHits(row, relation, who)),
    // Of disclosures that everyone was shown.
    remarks: file.remarks,
    bookings: file.bookings,
    entries: file.entries.filter((row) => seen(row.audience, row.actorId)),
    // Shown by who may send them again (`case/people/records.ts`).
    invitations: file.invitations,
  };
}

/**
 * Both sides see a disclosure once it was decided that they do; before, administrators and who is asked. One that was cleared while another
 * question was open is shown with the assignment; those of before single answers were shown when they were cleared.
 */
function maySeeDisclosure(row: CaseFileRows["disclosures"][number], relation: CaseRelation, who: SignedIn): boolean {
  if (relation.kind === "administrator" || row.arbitratorId === who.id || row.remarksUntil !== null) return true;
  return row.decision === "cleared" && row.answers === null;
}

/** What was found, as it was found, names people of other cases: it stays with the office and the arbitrator (`conflicts.ts`, `answeredHits`). */
function withoutHits(row: CaseFileRows["disclosures"][number], relation: CaseRelation, who: SignedIn): CaseFileRows["disclosures"][number] {
  if (relation.kind === "administrator" || row.arbitratorId === who.id) return row;
  return { ...row, hits: JSON.stringify(answeredHits(hitsOf(row), row.answers ?? [])), hitsKey: "" };
}
