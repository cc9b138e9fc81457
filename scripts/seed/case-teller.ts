/** Tells a case through the use cases, each act by its person at its time. */

import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { caseExtensions, caseNotices, casePeople } from "#app/db/schema/cases.ts";
import { addDays, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { CaseFolder } from "#app/domain/case/exhibits/exhibits.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { acceptAssignment } from "#app/services/cases/arbitrators/accept-assignment.server.ts";
import { addAbsence } from "#app/services/cases/arbitrators/add-absence.server.ts";
import { answerDisclosure } from "#app/services/cases/arbitrators/answer-disclosure.server.ts";
import { assignArbitrator } from "#app/services/cases/arbitrators/assign-arbitrator.server.ts";
import { decideDisclosure } from "#app/services/cases/arbitrators/decide-disclosure.server.ts";
import { declareInterest } from "#app/services/cases/arbitrators/declare-interest.server.ts";
import { listDisclosures } from "#app/services/cases/arbitrators/list-disclosures.server.ts";
import { linkBooking } from "#app/services/cases/bookings/link-booking.server.ts";
import { UNLIMITED } from "#app/services/cases/case-limits.server.ts";
import { decideExtension } from "#app/services/cases/deadlines/decide-extension.server.ts";
import { finishDeadline } from "#app/services/cases/deadlines/finish-deadline.server.ts";
import { requestExtension } from "#app/services/cases/deadlines/request-extension.server.ts";
import { setDeadline } from "#app/services/cases/deadlines/set-deadline.server.ts";
import { fileDocument } from "#app/services/cases/documents/file-document.server.ts";
import { createCase } from "#app/services/cases/lifecycle/create-case.server.ts";
import { resolveCase } from "#app/services/cases/lifecycle/resolve-case.server.ts";
import { startReview } from "#app/services/cases/lifecycle/start-review.server.ts";
import { postMessage } from "#app/services/cases/messages/post-message.server.ts";
import { joinCase } from "#app/services/cases/people/join-case.server.ts";
import { withContext } from "#app/services/use-cases.ts";
import { pdfOf } from "./pdf.ts";

export type Member = Extract<Actor, { kind: "user" }>;

/** For whom a document is, and where it belongs. */
interface Filed {
  audience?: string;
  folder?: CaseFolder;
  exhibit?: boolean;
  description?: string;
  documentDate?: string;
}

const ZONE = HEAD_OFFICE.zone;
const MINUTE = 60_000;
/** What is older than this was read. */
const READ_AFTER = 3 * 86_400_000;

/**
 * The use cases of one person at one moment, those that the demo's cases need: Node runs them without a build, so that nothing
 * which reads a catalogue may be among them.
 */
function servicesOf(env: Env, who: Actor, at: Date) {
  const context = { env, db: connect(env.DB), actor: async () => who, clock: () => at, origin: "http://concord.example" };
  const shared = { ...context, limits: UNLIMITED, waitUntil: () => undefined };
  return {
    context,
    cases: withContext(shared, { create: createCase }),
    moves: withContext(shared, { start: startReview, resolve: resolveCase }),
    assignments: withContext(shared, {
      assign: assignArbitrator,
      accept: acceptAssignment,
      disclosures: listDisclosures,
      answer: answerDisclosure,
      decide: decideDisclosure,
    }),
    documents: withContext(shared, { attach: fileDocument }),
    messages: withContext(shared, { post: postMessage }),
    timetable: withContext(shared, { set: setDeadline, finish: finishDeadline, askExtension: requestExtension, decideExtension }),
    bookings: withContext(shared, { link: linkBooking }),
    interests: withContext(shared, { declare: declareInterest, addAbsence }),
  };
}

/** One case is written in the order of time. `now` is the day from which days are counted; times are on Toronto's clock, and a weekend's day is the Friday before. */
export function createCaseTeller(env: Env, now: Date) {
  const db = connect(env.DB);
  const today = todayIn(ZONE, now);
  const workday = (days: number) => {
    const day = addDays(today, days);
    return addDays(day, { 6: -1, 0: -2 }[weekday(day)] ?? 0);
  };
  let told = 0;
  const as = (who: Actor, days: number, time: string) => {
    // Days of a weekend fall on one Friday: what comes later in the case is later all the same.
    told = Math.max(instantOf(workday(days), time, ZONE), told + MINUTE);
    return servicesOf(env, who, new Date(told));
  };

  return {
    as,
    /** A day in `days` days, no weekend's. */
    day: workday,
    /** Files a PDF of these lines. */
    async file(caseId: string, who: Actor, when: readonly [number, string], name: string, lines: readonly string[], said: Filed = {}) {
      const { audience = "everyone", ...filedAs } = said;
      const bytes = pdfOf(name.replace(/\.pdf$/, ""), lines);
      return as(who, ...when).documents.attach(caseId, { name, bytes }, { audience, filedAs });
    },
    say: (caseId: string, who: Actor, when: readonly [number, string], content: string, audience = "everyone") =>
      as(who, ...when).messages.post(caseId, { content, audience }),
    /** Takes the place that `inviter` has kept for them by their e-mail address. */
    async join(caseId: string, who: Member, inviter: Member, when: readonly [number, string]) {
      const [place] = await db
        .select({ id: casePeople.id })
        .from(casePeople)
        .where(and(eq(casePeople.caseId, caseId), eq(casePeople.email, who.email)));
      if (!place) throw new Error(`Nobody is named by ${who.email}.`);
      const [first, ...rest] = await joinCase(as(who, ...when).context, place.id, who.id, inviter.id, {
        account: `${who.firstName} ${who.lastName}`,
        as: "for",
        position: "",
      });
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
    settle: () => settle(db, now),
  };
}

/** Mails were delivered a minute after, and what is older than three days was read. */
async function settle(db: ReturnType<typeof connect>, now: Date): Promise<void> {
  const delivered = sql`${outbox.createdAt} + 60000`;
  await db
    .update(outbox)
    .set({ state: "delivered", deliveredAt: delivered, settledAt: delivered, attempts: 1 })
    .where(eq(outbox.state, "waiting"));
  await db
    .update(caseNotices)
    .set({ readAt: sql`${caseNotices.at} + 3600000` })
    .where(and(isNull(caseNotices.readAt), lt(caseNotices.at, now.getTime() - READ_AFTER)));
}

export type CaseTeller = ReturnType<typeof createCaseTeller>;
