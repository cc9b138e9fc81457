/**
 * Notices of what happens in cases: each person's feed and what of it is unread, and the proof
 * that notice was given. Whoever is in a case no more, or may not see an entry, sees no notice of it either.
 */

import { readingUntil } from "#app/db/cases/case-filing.repo.server.ts";
import {
  entriesToldOf,
  givenNotices,
  type NoticeCursor,
  noticesOf,
  openingAll,
  openingCase,
  openingOne,
  unreadOf,
} from "#app/db/cases/case-notices.repo.server.ts";
import type { PersonName } from "#app/domain/case/case.ts";
import { sectionOf } from "#app/domain/case/filing.ts";
import type { GivenNotice, MailOutcome, NoticeRecord, ToldEntry } from "#app/domain/case/notices.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { RequestScope, ServiceContext } from "#app/services/context.ts";
import { relationOfPerson, requireInCase, seeCase, signedIn } from "./case-access.server.ts";
import type { CaseFile } from "./case-file.server.ts";
import { nameOfPerson } from "./case-records.ts";

/** Notices on a page of the feed, and entries on one of the proof. */
const PAGE = 25;
/** Counted until here: the bell says "99+". */
export const MOST_UNREAD = 100;

export interface CaseNotices {
  /** How many the caller has not opened; at most 100. */
  unread(): Promise<number>;
  /** The caller's feed, newest first; `after` is the `next` of the page before. */
  list(after?: string | null): Promise<{ notices: NoticeRecord[]; next: string | null }>;
  /** Marks one of the caller's own as read. */
  markRead(caseId: string, seq: number): Promise<void>;
  /** Marks all of the caller's that were there at `until` (UTC milliseconds). */
  markAllRead(until: number): Promise<void>;
  /** The caller has the case's page before them: its notices and its discussion are opened. Written beside the answer. */
  opened(file: CaseFile): void;
  /** Who was told of what in a case, for administrators and its arbitrator; `not_found` for everybody else. */
  given(caseId: string, before?: string | null): Promise<{ caseNumber: string; entries: ToldEntry[]; next: string | null }>;
}

type Place = {
  capacity: "party" | "counsel" | "arbitrator";
  side: "a" | "b" | null;
  state: "named" | "invited" | "active" | "declined" | "removed";
};

/** Whether somebody, in this place of the entry's case now, may see the entry. */
export function maySeeEntry(
  entry: { audience: StoredAudience; actorId: string | null },
  reader: { id: string; role: string },
  place: Place | null,
): boolean {
  const relation: CaseRelation | null = reader.role === "admin" ? { kind: "administrator" } : place && relationOfPerson(place);
  return relation !== null && maySee(relation, { audience: entry.audience, authorId: entry.actorId }, reader.id);
}

export function createCaseNotices({ db, actor, clock }: ServiceContext, { waitUntil }: Pick<RequestScope, "waitUntil">): CaseNotices {
  return {
    async unread() {
      const who = signedIn(await actor());
      return (await unreadOf(db, who.id, MOST_UNREAD)).length;
    },
    async list(after = null) {
      const who = signedIn(await actor());
      const rows = await noticesOf(db, who.id, PAGE + 1, cursorOf(after));
      const page = rows.slice(0, PAGE);
      const last = page.at(-1);
      return {
        notices: page.map((row) => ({
          caseId: row.caseId,
          seq: row.seq,
          at: new Date(row.at).toISOString(),
          type: row.type,
          actor: row.actorName || null,
          caseNumber: row.caseNumber,
          title: row.title,
          section: sectionOf(row.type),
          read: !row.unread,
        })),
        next: rows.length > PAGE && last ? `${last.at}~${last.caseId}~${last.seq}` : null,
      };
    },
    async markRead(caseId, seq) {
      const who = signedIn(await actor());
      await openingOne(db, who.id, caseId, seq, clock().getTime());
    },
    async markAllRead(until) {
      const who = signedIn(await actor());
      await openingAll(db, who.id, until, clock().getTime());
    },
    opened({ case: { id, version }, rows, who }) {
      const now = clock().getTime();
      const newest = rows.messages[0]?.createdAt ?? 0;
      // `version` is the chain's last number: what came after the page was read is not on it.
      const opening = openingCase(db, who.id, id, now, version);
      const reads = newest > (rows.reader?.readUntil ?? 0) ? [readingUntil(db, { userId: who.id, caseId: id }, newest, now)] : [];
      waitUntil(db.batch([opening, ...reads]).catch((error: unknown) => console.error(loggable(error))));
    },
    async given(caseId, before = null) {
      const who = signedIn(await actor());
      const seen = await seeCase(db, caseId, who);
      try {
        requireInCase(seen, "see_notices");
      } catch (error) {
        throw error instanceof AppError ? new AppError("not_found") : error;
      }
      const rows = await entriesToldOf(db, caseId, before === null || !/^\d{1,9}$/.test(before) ? null : Number(before), PAGE + 1);
      const page = rows.slice(0, PAGE);
      const [newest, oldest] = [page.at(0), page.at(-1)];
      // Whoever was told is one of the case's people, though they may have left it.
      const names = new Map(seen.people.map((person) => [person.userId, nameOfPerson(person)]));
      const given = newest && oldest ? await givenNotices(db, caseId, oldest.seq, newest.seq) : [];
      return {
        caseNumber: seen.row.caseNumber,
        entries: page
          .filter((entry) => maySee(seen.relation, { audience: entry.audience, authorId: entry.actorId }, who.id))
          .map((entry) => ({
            seq: entry.seq,
            at: new Date(entry.at).toISOString(),
            type: entry.type,
            actor: actorOf(entry.body),
            told: given
              .filter(({ seq, userId }) => seq === entry.seq && userId !== entry.actorId)
              .map((row) => toGiven(row, names.get(row.userId) ?? { firstName: "", lastName: "" }))
              .sort((one, other) => one.name.localeCompare(other.name)),
          })),
        next: rows.length > PAGE && oldest ? String(oldest.seq) : null,
      };
    },
  };
}

function toGiven(row: Awaited<ReturnType<typeof givenNotices>>[number], { firstName, lastName }: PersonName): GivenNotice {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return { name: `${firstName} ${lastName}`.trim(), mail: outcomeOf(row), mailAt: iso(row.mailAt), openedAt: iso(row.readAt) };
}

function outcomeOf({ mailId, mailState }: { mailId: string | null; mailState: string | null }): MailOutcome {
  if (mailId === null) return "none";
  if (mailState === "delivered") return "sent";
  if (mailState === "dropped") return "not_sent";
  return mailState === "dead" ? "failed" : "queued";
}

/** Who did it; null for the system. The entry was proven to be the reader's to see. */
function actorOf(body: string): string | null {
  const { actorName } = JSON.parse(body) as { actorName?: string };
  return actorName || null;
}

/** What is no cursor of ours begins at the newest. */
function cursorOf(after: string | null): NoticeCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})~(\d{1,9})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), caseId: match[2] ?? "", seq: Number(match[3]) } : null;
}
