import { countListed, keptCounts, listedBookings, readCounts } from "#app/db/bookings/booking-lists.repo.server.ts";
import { countOpenInquiries, countWaitingChats, countWaitingMessages, firstTasks, holdsEnding } from "#app/db/platform/due.repo.server.ts";
import { daysOfWeek, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { DUE_COUNTED, type OfficeDue, totalOf, type WholeList } from "#app/domain/due.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { toRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

const DAY_MS = 86_400_000;
/** Rows of each list; the whole is a link away. */
const SHOWN = 8;
const HOLDS_SHOWN = 20;

/** What the office owes today, in one trip; of `whole` all rows. For who is known to be an administrator: authorise before. */
export async function readOfficeDue({ db, clock }: ServiceContext, whole: WholeList | null): Promise<OfficeDue> {
  const now = clock().getTime();
  const today = todayIn(HEAD_OFFICE.zone, clock());
  const filter = { status: "confirmed", from: today, to: today } as const;
  const [rows, hearings, counts, [messages], [inquiries], [chats], holds, tasks] = await db.batch([
    listedBookings(db, { kind: "all" }, { filter, sort: "asc", limit: SHOWN, after: null, before: null }),
    countListed(db, { kind: "all" }, filter, DUE_COUNTED + 1),
    keptCounts(db, { kind: "all" }, daysOfWeek(today)),
    countWaitingMessages(db),
    countOpenInquiries(db),
    countWaitingChats(db),
    holdsEnding(db, now, now + DAY_MS, DUE_COUNTED + 1),
    firstTasks(db, SHOWN),
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
    calls: tasks.map(({ dueAt, contact: { name = "", phone = "" }, ...task }) => ({
      ...task,
      name,
      phone,
      dueAt: new Date(dueAt).toISOString(),
      overdue: dueAt <= now,
    })),
    holds: {
      rows: holds
        .slice(0, whole === "holds" ? DUE_COUNTED : HOLDS_SHOWN)
        .map(({ endsAt, ...hold }) => ({ ...hold, endsAt: new Date(endsAt).toISOString() })),
      total: totalOf(holds.length),
    },
  };
}
