/**
 * A visitor's conversation without a server: the real use cases' rules over a draft that is kept in memory. Nothing is stored, every
 * room is free unless a test says otherwise, and a booking gets a number that is none.
 */
import { type ConversationState, NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import { answerById, answersIn, lookUp } from "#app/domain/assistant/faq/rank.ts";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { situationOf } from "#app/domain/assistant/faq/situated/situation.ts";
import { NO_SETTINGS } from "#app/domain/assistant/settings.ts";
import { fastValuesOf, plainValues, settleDraft, summaryHash } from "#app/domain/booking/draft/draft.ts";
import { validValues } from "#app/domain/booking/draft/draft-check.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { asSent } from "#app/domain/booking/draft/sent-as.ts";
import type { HoldState } from "#app/domain/booking/office/visitor-hold.ts";
import { checkDetailedBooking } from "#app/domain/booking/requests/detailed.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { addDays, type LocalDate, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { estimateFor, pricedPlan } from "#app/domain/estimate/estimate.ts";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { type FitAsk, type FitState, fitOf } from "#app/domain/hearing-plan/fit.ts";
import { fitAlternatives } from "#app/domain/hearing-plan/fit-alternatives.ts";
import { endsOf, type Month, type MonthDay, type MonthView } from "#app/domain/hearing-plan/month.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type DayState, hasRoom, nearestWithRoom } from "#app/domain/venue/availability.ts";
import { seatsIn, suits, unsuited } from "#app/domain/venue/occupancy.ts";
import type { ListedRooms } from "#app/domain/venue/public-room.ts";
import type { RoomNeed } from "#app/domain/venue/room-need.ts";
import { VENUES, type Venue, venueOf } from "#app/domain/venue/venues.ts";
import type { Conversation, OwnPowers, TranscriptMessage } from "#app/services/assistant/conversation.ts";
import { newDraft, viewOf, withAssistantWrites } from "#app/services/bookings/drafts/drafts.server.ts";
import type { Form } from "#tests/evals/schema.ts";

type Draft = ReturnType<typeof newDraft>;
export const MEMORY_NUMBER = "CN-0000-0000";

/** A visitor in memory has no booking that anything could be done to. */
const NO_POWERS: OwnPowers = {
  booking: async () => null,
  mailLink: async () => undefined,
  hold: async () => null,
  forget: () => Promise.reject(new Error("Nothing is stored.")),
};

/** What every turn of one visitor shares. */
export class MemoryVisitor {
  locale: Locale;
  draft: Draft;
  state: ConversationState = { ...NEW_CONVERSATION };
  readonly history: TranscriptMessage[] = [];
  readonly now: Date;
  readonly calls: (string | null)[] = [];
  /** Days that are full, of every venue. */
  readonly full = new Set<string>();
  /** How the rooms of its booking stand, and how often the link that holds them was mailed. */
  hold: HoldState | null = { state: "offered", days: [], rooms: [{ name: "Elm", capacity: 16, part: "main" }] };
  holdLinks = 0;
  /** Of every venue; null: no rates are kept. */
  card: RateCard | null = null;

  constructor(locale: Locale, now: Date) {
    this.locale = locale;
    this.now = now;
    this.draft = newDraft(locale, now.getTime(), "fast");
  }

  /** The page of a form was opened. */
  onPage(form: Form | undefined) {
    if (form && form !== this.draft.form) this.draft = { ...this.draft, form, values: settleDraft(this.draft.values, form) };
  }

  /** The turn is over: what it leaves is what the next one finds. */
  close(conversation: Conversation, response: string) {
    this.history.push({ role: "user", content: conversation.message }, { role: "assistant", content: response });
    this.state = JSON.parse(JSON.stringify(conversation.next()));
    this.locale = conversation.locale;
  }

  /** As `ConversationService.open`, without what it stores. */
  open(message: string): Conversation {
    const visitor = this;
    const now = this.now;
    const before = this.state;
    const seen = this.draft.summaryHash;
    let state: ConversationState = { ...before, summaryShown: false };
    let locale = this.locale;
    let summary: string | null = null;
    const sources = new Map<string, string>();
    const situation = () => situationOf(plainValues(visitor.draft.values), message, visitor.draft.bookingId !== null);
    const conversation: Conversation = {
      sessionId: "memory",
      history: this.history.slice(-30),
      message,
      confirmPressed: false,
      state: before,
      now,
      get locale() {
        return locale;
      },
      get today() {
        return todayIn(zoneOf(plainValues(visitor.draft.values)), now);
      },
      get booking() {
        return visitor.draft.bookingId ? { id: "memory", bookingNumber: MEMORY_NUMBER, confirmationKey: "memory" } : null;
      },
      get summary() {
        return summary;
      },
      view: () => viewOf(visitor.draft),
      setLocale(next) {
        locale = next;
      },
      async change({ set = [], clear = [], form }) {
        if (visitor.draft.bookingId) {
          visitor.draft = newDraft(locale, now.getTime(), visitor.draft.form);
          state = { ...NEW_CONVERSATION };
        }
        const draft = visitor.draft;
        const kept = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !clear.includes(name as DraftField)));
        const becomes = form ?? draft.form;
        const written = withAssistantWrites({ values: kept, form: becomes }, set, now);
        const changed = becomes !== draft.form || JSON.stringify(written.values) !== JSON.stringify(draft.values);
        if (changed) {
          visitor.draft = { ...draft, values: written.values, form: becomes, locale, version: draft.version + 1, summaryHash: null };
          summary = null;
        }
        return { draft: viewOf(visitor.draft), accepted: written.accepted, rejected: written.rejected };
      },
      store: async () => true,
      async showSummary() {
        const draft = visitor.draft;
        const sent = asSent(draft);
        if (draft.bookingId || viewOf(sent).missing.length > 0) return { unfit: [] };
        const values = plainValues(sent.values);
        const check =
          sent.form === "fast"
            ? checkFastBooking(fastValuesOf(values), now)
            : checkDetailedBooking(sentValues(evaluate(detailedValuesOf(values))), now);
        if (!check.ok) return { unfit: check.issues };
        const hash = await summaryHash(draft.values, draft.form);
        visitor.draft = { ...draft, summaryHash: hash };
        summary = hash;
        state = { ...state, summaryShown: true };
        return { hash };
      },
      async submit(confirmed) {
        const hash = await summaryHash(visitor.draft.values, visitor.draft.form);
        if (seen !== hash || confirmed !== seen) throw new AppError("not_confirmed");
        const issues = shutDays(visitor);
        if (issues.length > 0) throw new AppError("invalid_input", { issues });
        visitor.draft = { ...visitor.draft, bookingId: "memory" };
        return { bookingNumber: MEMORY_NUMBER, callBy: null, timeZone: null } as never;
      },
      async requestCallback(phone, isRefused) {
        visitor.calls.push(isRefused ? "refused" : phone);
        if (isRefused) return "refused";
        const number = phone ?? validValues(plainValues(visitor.draft.values), visitor.draft.form).contactPhone ?? null;
        if (!number) {
          state = { ...state, callbackOffered: true };
          return null;
        }
        state = { ...state, callbackRequested: true };
        return { by: now.toISOString(), phone: number, zone: "America/Toronto" };
      },
      venues: async () => [],
      answers: () => answersIn(FAQ_SEED, locale),
      answerOf: (id, question) => answerById(id, question, locale, FAQ_SEED, situation()),
      lookUp(question) {
        const found = lookUp(question, locale, FAQ_SEED, situation());
        if (found) sources.set(found.faq.id, question);
        return found;
      },
      get sources() {
        return [...sources].map(([id, question]) => ({ id, question }));
      },
      tokensToday: 0,
      settings: NO_SETTINGS,
      estimate: async (values) =>
        estimateFor(pricedPlan(values), visitor.card, {
          on: todayIn("America/Toronto", now),
          responsibility: values.financialResponsibility,
          inWords: values.costsInWords,
        }),
      checkAvailability: async (venue, { date, people, startTime }) => dayIn(visitor, venue, date, people, startTime),
      fit: async (venue, ask) => judgedIn(visitor, venue, ask),
      month: async (venue, { month, startTime }) => monthIn(visitor, venue, month, startTime),
      rooms: async (_venue, need) => roomsFor(need),
      keepTalk(talk) {
        state = { ...state, talk };
      },
      own: NO_POWERS,
      next: () => state,
      persistVisitor: async () => undefined,
      finish: async () => ({ lines: null, lookAgain: null }),
      // No person of staff is about.
      staff: null,
      heard: [],
      passOn: () => Promise.reject(new Error("Nobody has joined.")),
    };
    return conversation;
  }
}

const SOME_ROOMS = [
  { id: "elm", name: "Elm", capacity: 20, seats: { u_shape: 16, boardroom: 20 } },
  { id: "oak", name: "Oak", capacity: 40, seats: { u_shape: 24, boardroom: 30 } },
];

/** As the real list, of a venue with two rooms. */
function roomsFor(need: RoomNeed): ListedRooms {
  const rooms = SOME_ROOMS.filter((room) => suits(room, need)).map((room) => ({
    ...room,
    setups: Object.keys(room.seats),
    equipment: [],
    nextFree: null,
  }));
  const unsuitedRooms = SOME_ROOMS.flatMap((room) => {
    const why = unsuited(room, need);
    return why ? [{ id: room.id, name: room.name, why, seats: seatsIn(room, need.setup) }] : [];
  });
  return { rooms, unsuited: unsuitedRooms };
}

/** As the real month, of venues with all their rooms free but on days that the test has filled. */
function monthIn(visitor: MemoryVisitor, venue: Venue, month: Month, startTime: string | undefined): MonthView {
  const [first, last] = endsOf(month);
  const days: MonthDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const { state } = dayIn(visitor, venue, date, undefined, startTime);
    const shown = state === "none" ? "full" : state === "closed" ? "closed" : "free";
    days.push({ date, state: shown, from: null, until: null, why: shown === "full" ? "taken" : null, holiday: null });
  }
  return { venue: venue.id, timeZone: venue.zone, month, days };
}

/** As the real rule of fit: no request is taken for a day on which the venue is closed. */
function shutDays(visitor: MemoryVisitor): Issue[] {
  const { location, preferredDate } = plainValues(visitor.draft.values);
  const venue = venueOf(location);
  const isShut = venue && preferredDate && dayIn(visitor, venue, preferredDate, undefined, undefined).state === "closed";
  return isShut ? [{ field: "preferredDate", code: "day_closed", day: preferredDate }] : [];
}

/** The real rule of fit over venues of one room, which is taken on the days that the test has filled. */
function judgedIn(visitor: MemoryVisitor, venue: Venue, ask: Pick<FitAsk, "days"> & { need: RoomNeed }) {
  const states = VENUES.map(
    (one): FitState => ({
      venue: one,
      closures: new Map(),
      rooms: [{ id: one.id, capacity: one.capacity.to }],
      held: [...visitor.full].map((date) => ({
        roomId: one.id,
        startsAt: instantOf(date, "00:00", one.zone),
        busyUntil: instantOf(addDays(date, 1), "00:00", one.zone),
      })),
      buffer: 0,
      now: visitor.now.getTime(),
    }),
  );
  const own = states.find((state) => state.venue.id === venue.id) as FitState;
  const need = { ...ask.need, breakouts: [], setup: null };
  const { reasons } = fitOf({ ...ask, need }, own);
  const others = states.filter((state) => state !== own);
  return { reasons, instead: reasons.length > 0 ? fitAlternatives({ ...ask, need }, own, others) : null };
}

/** As the real calendar, of venues with all their rooms free: closed outside their days and hours, full where the test says so. */
function dayIn(visitor: MemoryVisitor, venue: Venue, date: LocalDate, people: number | undefined, startTime: string | undefined) {
  const stateOf = (day: LocalDate): DayState => {
    const open = venue.hours[weekday(day)];
    if (!open || day < todayIn(venue.zone, visitor.now)) return "closed";
    if (startTime && (startTime < open.opens || startTime >= open.closes)) return "closed";
    return visitor.full.has(day) || (people ?? 1) > venue.capacity.to ? "none" : "free";
  };
  const state = stateOf(date);
  const around = Array.from({ length: 30 }, (_, ahead) => addDays(date, ahead - 7)).map((day) => ({ date: day, state: stateOf(day) }));
  return { date, state, nearest: hasRoom(state) ? [] : nearestWithRoom(around, date, 3) };
}
