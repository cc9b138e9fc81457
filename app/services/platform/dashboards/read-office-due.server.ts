import { countListed, keptCounts, listedBookings, readCounts } from "#app/db/bookings/booking-lists.repo.server.ts";
import { requestsToAnswer } from "#app/db/personal-data/erasure-requests.repo.server.ts";
import {
  countOpenInquiries,
  countWaitingChats,
  countWaitingMessages,
  firstTasks,
  holdsEnding,
  vacantExtensions,
} from "#app/db/platform/due.repo.server.ts";
import { daysOfWeek, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { DUE_COUNTED, type OfficeDue, type RequestsDue, totalOf, type WholeList } from "#app/domain/due.ts";
import { answerBy, isAnswerNear } from "#app/domain/personal-data/erasure.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { toRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

const DAY_MS = 86_400_000;
/** Rows of each list; the whole is a link away. */
const SHOWN = 8;
const HOLDS_SHOWN = 20;

/** Requests for more time that wait for the office, since nobody presides. For administrators; `not_found` for everybody else. */
export async function listRequestsDue({ actor, db }: ServiceContext): Promise<RequestsDue> {
  requireAdministrator(await actor());
  return requestsDue(await vacantExtensions(db, DUE_COUNTED + 1), DUE_COUNTED);
}

function requestsDue(read: Awaited<ReturnType<typeof vacantExtensions>>, shown: number): RequestsDue {
  const rows = read.slice(0, shown).map(({ dueAt, ...row }) => ({ ...row, dueAt: new Date(dueAt).toISOString() }));
  return { rows, total: totalOf(read.length) };
}

function erasuresDue(asked: readonly { askedAt: number }[], now: number): OfficeDue["erasures"] {
  const by = asked[0] ? answerBy(asked[0].askedAt) : null;
  return { total: totalOf(asked.length), answerBy: by, isNear: by !== null && isAnswerNear(by, now) };
}

/** What the office owes today, in one trip; of `whole` all rows. For who is known to be an administrator: authorise before. */
export async function readOfficeDue({ db, clock }: ServiceContext, whole: WholeList | null): Promise<OfficeDue> {
  const now = clock().getTime();
  const today = todayIn(HEAD_OFFICE.zone, clock());
  const filter = { status: "confirmed", from: today, to: today } as const;
  const [rows, hearings, counts, [messages], [inquiries], [chats], holds, tasks, requests, asked] = await db.batch([
    listedBookings(db, { kind: "all" }, { filter, sort: "asc", limit: SHOWN, after: null, before: null }),
    countListed(db, { kind: "all" }, filter, DUE_COUNTED + 1),
    keptCounts(db, { kind: "all" }, daysOfWeek(today)),
    countWaitingMessages(db),
    countOpenInquiries(db),
    countWaitingChats(db),
    holdsEnding(db, now, now + DAY_MS, DUE_COUNTED + 1),
    firstTasks(db, SHOWN),
    vacantExtensions(db, DUE_COUNTED + 1),
    requestsToAnswer(db, DUE_COUNTED + 1),
  ]);
  const { byStatus } = readCounts({ kind: "all" }, counts);
  return {
    today,
    hearings: { bookings: rows.map(toRecord), total: totalOf(hearings[0]?.count ?? 0) },
    pending: byStatus.pending,
    consultations: byStatus.consultation_requested,
    messages: messages?.count ?? 0,
    inquiries: inquiries?.count ?? 0,
    chats: chats?.count ?? 0,
    erasures: erasuresDue(asked, now),
    calls: tasks.map(({ dueAt, contact: { name = "", phone = "" }, ...task }) => ({
      ...task,
      name,
      phone,
      dueAt: new Date(dueAt).toISOString(),
      overdue: dueAt <= now,
    })),
    requests: requestsDue(requests, whole === "requests" ? DUE_COUNTED : SHOWN),
    holds: {
      rows: holds
        .slice(0, whole === "holds" ? DUE_COUNTED : HOLDS_SHOWN)
        .map(({ endsAt, ...hold }) => ({ ...hold, endsAt: new Date(endsAt).toISOString() })),
      total: totalOf(holds.length),
    },
  };
}
