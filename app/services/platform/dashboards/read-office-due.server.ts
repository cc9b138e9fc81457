import { keptCounts, listedBookings, readCounts } from "#app/db/bookings/booking-lists.repo.server.ts";
import { countOpenInquiries, countWaitingChats, countWaitingMessages, firstTasks, holdsEnding } from "#app/db/platform/due.repo.server.ts";
import { daysOfWeek, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { OfficeDue } from "#app/domain/due.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { toRecord } from "#app/services/bookings/booking-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

const DAY_MS = 86_400_000;
/** Rows of each list; the whole is a link away. */
const SHOWN = 8;
const HOLDS_SHOWN = 20;

/** What the office owes today, in one trip. For who is known to be an administrator: authorise before. */
export async function readOfficeDue({ db, clock }: ServiceContext): Promise<OfficeDue> {
  const now = clock().getTime();
  const today = todayIn(HEAD_OFFICE.zone, clock());
  const page = {
    filter: { status: "confirmed", from: today, to: today },
    sort: "asc",
    limit: SHOWN + 1,
    after: null,
    before: null,
  } as const;
  const [rows, counts, [messages], [inquiries], [chats], holds, tasks] = await db.batch([
    listedBookings(db, { kind: "all" }, page),
    keptCounts(db, { kind: "all" }, daysOfWeek(today)),
    countWaitingMessages(db),
    countOpenInquiries(db),
    countWaitingChats(db),
    holdsEnding(db, now, now + DAY_MS, HOLDS_SHOWN),
    firstTasks(db, SHOWN),
  ]);
  const { byStatus } = readCounts({ kind: "all" }, counts);
  return {
    today,
    hearings: { bookings: rows.slice(0, SHOWN).map(toRecord), more: rows.length > SHOWN },
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
    holds: holds.map(({ endsAt, ...hold }) => ({ ...hold, endsAt: new Date(endsAt).toISOString() })),
  };
}
