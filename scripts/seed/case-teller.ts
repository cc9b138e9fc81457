/** Tells a case through the use cases, each act by its person at its time. */
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { caseExtensions, caseNotices, casePeople } from "#app/db/schema/cases.ts";
import { addDays, todayIn, weekday } from "#app/domain/booking/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { createInvitations } from "#app/services/accounts/invitations.server.ts";
import { createAssignments } from "#app/services/cases/assignments.server.ts";
import { createCaseBookings } from "#app/services/cases/case-bookings.server.ts";
import { createCaseDocuments } from "#app/services/cases/case-documents.server.ts";
import { createCaseInvitations } from "#app/services/cases/case-invitations.server.ts";
import { UNLIMITED } from "#app/services/cases/case-limits.server.ts";
import { createCaseMessages } from "#app/services/cases/case-messages.server.ts";
import { createCaseMoves } from "#app/services/cases/case-moves.server.ts";
import { createCasePeople } from "#app/services/cases/case-people.server.ts";
import { createCaseWrites } from "#app/services/cases/case-writes.server.ts";
import { createCases } from "#app/services/cases/cases.server.ts";
import { createInterests } from "#app/services/cases/interests.server.ts";
import { createTimetable } from "#app/services/cases/timetable.server.ts";
import { pdfOf } from "./pdf.ts";

export type Member = Extract<Actor, { kind: "user" }>;

const ZONE = "America/Toronto";
/** What is older than this was read. */
const READ_AFTER = 3 * 86_400_000;

/** Nobody follows a mailed link here: places are taken by accounts. */
const NO_LINKS = { prove: async () => undefined, onAccepted: async () => [] };

/** The use cases of one person at one moment. */
function servicesOf(env: Env, who: Actor, at: Date) {
  const context = { env, db: connect(env.DB), actor: async () => who, clock: () => at, origin: "http://concord.example" };
  const writes = createCaseWrites(context);
  const cases = createCases(context, writes, UNLIMITED);
  const invitations = createCaseInvitations(context.db, createInvitations(context, NO_LINKS));
  return {
    cases,
    people: createCasePeople(context, writes, invitations, UNLIMITED),
    moves: createCaseMoves(context, writes, cases),
    assignments: createAssignments(context, writes, invitations),
    documents: createCaseDocuments(context, writes, UNLIMITED, { waitUntil: () => undefined }),
    messages: createCaseMessages(context, writes, UNLIMITED),
    timetable: createTimetable(context, writes),
    bookings: createCaseBookings(context, writes),
    interests: createInterests(context, writes),
  };
}

/** `now` is the day from which days are counted; times are on Toronto's clock, and a weekend's day is the Friday before. */
export function createCaseTeller(env: Env, now: Date) {
  const db = connect(env.DB);
  const today = todayIn(ZONE, now);
  const workday = (days: number) => {
    const day = addDays(today, days);
    return addDays(day, { 6: -1, 0: -2 }[weekday(day)] ?? 0);
  };
  const as = (who: Actor, days: number, time: string) => servicesOf(env, who, new Date(instantOf(workday(days), time, ZONE)));

  return {
    as,
    /** A day in `days` days, no weekend's. */
    day: workday,
    /** Files a PDF of these lines. */
    async file(caseId: string, who: Actor, when: readonly [number, string], name: string, lines: readonly string[], audience = "everyone") {
      const bytes = pdfOf(name.replace(/\.pdf$/, ""), lines);
      return as(who, ...when).documents.attach(caseId, { name, bytes }, { audience });
    },
    say: (caseId: string, who: Actor, when: readonly [number, string], content: string, audience = "everyone") =>
      as(who, ...when).messages.post(caseId, { content, audience }),
    /** Takes the place that was kept for them by their e-mail address. */
    async join(caseId: string, who: Member, when: readonly [number, string]) {
      const [place] = await db
        .select({ id: casePeople.id })
        .from(casePeople)
        .where(and(eq(casePeople.caseId, caseId), eq(casePeople.email, who.email)));
      if (!place) throw new Error(`Nobody is named by ${who.email}.`);
      const [first, ...rest] = await as(who, ...when).people.accepted(place.id, who.id);
      if (first) await db.batch([first, ...rest]);
    },
    /** The request for more time that nobody has decided. */
    async waitingExtension(caseId: string): Promise<string> {
      const [waiting] = await db
        .select({ id: caseExtensions.id })
        .from(caseExtensions)
        .where(and(eq(caseExtensions.caseId, caseId), isNull(caseExtensions.decision)));
      if (!waiting) throw new Error("Nobody waits for more time.");
      return waiting.id;
    },
    /** Mails were delivered a minute after, and what is older than three days was read. */
    async settle() {
      const delivered = sql`${outbox.createdAt} + 60000`;
      await db
        .update(outbox)
        .set({ state: "delivered", deliveredAt: delivered, settledAt: delivered, attempts: 1 })
        .where(eq(outbox.state, "waiting"));
      await db
        .update(caseNotices)
        .set({ readAt: sql`${caseNotices.at} + 3600000` })
        .where(and(isNull(caseNotices.readAt), lt(caseNotices.at, now.getTime() - READ_AFTER)));
    },
  };
}

export type CaseTeller = ReturnType<typeof createCaseTeller>;
