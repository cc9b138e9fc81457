/** The timetable as the page shows it: hours in words, in the reader's language, made on the server. */
import type { I18n } from "@lingui/core";
import type { Services } from "#app/context.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import { type DeadlineState, deadlineState, dueInstant, extensionIsOpen, mayCallDone, owes } from "#app/domain/case/timetable.ts";
import { isPresided, type Placed, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import type { OwedBy } from "#app/domain/case/vocabulary.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { type HourNotesView, hourNotesView } from "#app/i18n/clock/hours-view.ts";
import { zoneCity } from "#app/i18n/dates.ts";
import { type MomentView, momentView, zoneName } from "#app/i18n/portal/moments.ts";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export interface ExtensionView {
  id: string;
  by: string;
  askedAt: string;
  wanted: MomentView;
  reason: string;
  /** Both sides owe the deadline: it moves for both, whichever asked. */
  forBoth: boolean;
  /** Null while nobody has decided. */
  decided: { granted: boolean; by: string; at: string; reason: string } | null;
}

export interface DeadlineView {
  id: string;
  title: string;
  owedBy: OwedBy;
  /** Names of those who owe it, where they are known. */
  names: string;
  state: DeadlineState;
  due: MomentView;
  /** ISO 8601. */
  dueAt: string;
  /** HH:MM on the deadline's clock. */
  dueTime: string;
  /** A time that the clocks skip or repeat. */
  notes: HourNotesView | null;
  setBy: string;
  /** The day has closed since the deadline was set: which, and the next open one. */
  closedDay: ClosedDay | null;
  closed: { by: string; at: string; reason: string } | null;
  extensions: readonly ExtensionView[];
  /** Who decides about more time: while nobody presides our office, and who of a panel sits already. */
  decidedBy: "arbitrator" | "members" | "office";
  may: { finish: boolean; cancel: boolean; ask: boolean; decide: boolean; move: boolean };
  /** First day that more time may be asked until, on the deadline's clock, which is that of `city`. */
  earliest: string;
  city: string;
}

export interface TimetableView {
  deadlines: readonly DeadlineView[];
  maySet: boolean;
  zones: readonly { value: string; label: string }[];
  zone: string;
  today: string;
}

export function timetableView(i18n: I18n, file: CaseFile, now: Date): TimetableView {
  const { locale } = i18n;
  const extensions = Map.groupBy(file.rows.extensions, ({ deadlineId }) => deadlineId);
  return {
    deadlines: file.rows.deadlines.map((row) => deadlineView(locale, file, row, extensions.get(row.id) ?? [], now)),
    maySet: file.may.set_deadline,
    zones: TIME_ZONES.map((value) => ({ value, label: zoneName(locale, value) })),
    zone: HEAD_OFFICE.zone,
    today: todayIn(HEAD_OFFICE.zone, now),
  };
}

function deadlineView(
  locale: string,
  file: CaseFile,
  row: CaseFile["rows"]["deadlines"][number],
  requests: CaseFile["rows"]["extensions"],
  now: Date,
): DeadlineView {
  const readerZone = file.who.timeZone;
  const when = (at: number) => momentView(locale, at, row.zone, readerZone);
  const short = (at: number | null) => (at === null ? "" : momentView(locale, at, readerZone, readerZone).own);
  const state = deadlineState(row, now.getTime());
  const open = state === "open" || state === "overdue";
  const side = file.relation.kind === "member" ? file.relation.side : null;
  const waiting = requests.some((request) => request.decision === null && request.side === side);
  return {
    id: row.id,
    title: row.title,
    owedBy: row.owedBy,
    names: namesOf(file, row.owedBy),
    state,
    due: when(row.dueAt),
    dueAt: new Date(row.dueAt).toISOString(),
    dueTime: row.dueTime,
    notes: open ? hourNotesView(locale, { date: row.dueDate, startTime: row.dueTime, endTime: null, zone: row.zone }, []) : null,
    setBy: row.setterName ?? "",
    closedDay: state === "open" ? row.closedDay : null,
    closed: closingOf(row, short),
    extensions: requests.map((request) => ({
      id: request.id,
      by: request.askerName ?? "",
      askedAt: short(request.askedAt),
      wanted: when(dueInstant(request.wantedDate, request.wantedTime, row.zone)),
      reason: request.reason,
      forBoth: row.owedBy === "both",
      decided: request.decision && {
        granted: request.decision === "granted",
        by: request.deciderName ?? "",
        at: short(request.decidedAt),
        reason: request.decisionReason ?? "",
      },
    })),
    decidedBy: deciderOf(file.rows.people),
    may: {
      finish: open && file.may.finish_deadline && mayCallDone(file.relation, row.owedBy),
      cancel: open && file.may.set_deadline,
      ask: file.may.ask_extension && owes(file.relation, row.owedBy) && !waiting && extensionIsOpen(row, now.getTime()),
      decide: open && file.may.decide_extension,
      move: state === "open" && file.may.set_deadline,
    },
    earliest: later(momentIn(row.dueAt, row.zone).date, todayIn(row.zone, now)),
    city: zoneCity(locale, row.zone),
  };
}

const later = (one: string, other: string) => (one > other ? one : other);

function closingOf(row: CaseFile["rows"]["deadlines"][number], short: (at: number | null) => string): DeadlineView["closed"] {
  if (row.cancelledAt !== null) return { by: row.cancellerName ?? "", at: short(row.cancelledAt), reason: row.cancelReason ?? "" };
  return row.doneAt === null ? null : { by: row.doerName ?? "", at: short(row.doneAt), reason: "" };
}

/** The parties by name; of the arbitrator the one who is in the case now. */
function namesOf({ people }: CaseFile, owedBy: OwedBy): string {
  return people
    .filter(({ capacity, side }) =>
      owedBy === "arbitrator" ? capacity === "arbitrator" : capacity === "party" && (owedBy === "both" || owedBy === `side_${side}`),
    )
    .map(({ name }) => name)
    .join(", ");
}

/** Who decides about more time in a case with these people, as `mayDecideExtension` has it. */
function deciderOf(people: readonly Placed[]): DeadlineView["decidedBy"] {
  if (isPresided(people)) return "arbitrator";
  return tribunalOf(people).some(({ state }) => state === "active") ? "members" : "office";
}
