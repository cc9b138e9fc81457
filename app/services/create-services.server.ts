/** The only wiring: (environment, request, clock) → use cases. Doors get this and nothing below it. */

import { connect } from "#app/db/client.server.ts";
import { heldBinding, type SessionHold } from "#app/db/held-binding.server.ts";
import { causeMails } from "#app/db/mail-source.server.ts";
import type { BookingMaker } from "#app/domain/booking/office/booking-maker.ts";
import type { DocumentRecord } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { isRead } from "#app/domain/visit.ts";
import { type AccountServices, createAccountServices } from "./accounts/account-services.server.ts";
import { type Auth, createAuth } from "./accounts/auth.server.ts";
import { createGuesses, type Guesses } from "./accounts/guesses.server.ts";
import { createKnownDevices } from "./accounts/known-devices.server.ts";
import { createPageMark } from "./accounts/sign-ins/page-mark.server.ts";
import { type AssistantServices, createAssistantServices } from "./assistant/assistant-services.server.ts";
import { createConversationStore } from "./assistant/conversation-store.server.ts";
import { attachUploadedDocument } from "./bookings/attach-uploaded-document.server.ts";
import { type BeginAgain, createBeginAgain } from "./bookings/begin-again.server.ts";
import { type BookingChanges, createBookingChanges } from "./bookings/booking-changes.server.ts";
import { type BookingDesk, createBookingDesk } from "./bookings/booking-desk.server.ts";
import { type BookingDocuments, createBookingDocuments } from "./bookings/booking-documents.server.ts";
import { createBookingEditing } from "./bookings/booking-editing.server.ts";
import { type BookingLinks, createBookingLinks } from "./bookings/booking-links.server.ts";
import { type BookingLists, createBookingLists } from "./bookings/booking-lists.server.ts";
import { readBookingMaker } from "./bookings/booking-maker.server.ts";
import { createBookingMoves } from "./bookings/booking-moves.server.ts";
import { type BookingNotes, createBookingNotes } from "./bookings/booking-notes.server.ts";
import { type BookingService, createBookings } from "./bookings/bookings.server.ts";
import { type BookingCalendar, createBookingCalendar } from "./bookings/calendar/booking-calendar.server.ts";
import { type CalendarFeeds, createCalendarFeeds } from "./bookings/calendar/calendar-feeds.server.ts";
import { createConfirmInstead } from "./bookings/confirm-instead.server.ts";
import { bookForCase } from "./bookings/drafts/book-for-case.server.ts";
import { createDrafts, type DraftService } from "./bookings/drafts/drafts.server.ts";
import { keepTyped } from "./bookings/drafts/keep-typed.server.ts";
import { requestArbitrator } from "./bookings/drafts/request-arbitrator.server.ts";
import { askForHold, openHoldLink } from "./bookings/holds/ask-hold-link.server.ts";
import { extendHold, giveBackHold } from "./bookings/holds/end-hold.server.ts";
import type { HoldContext } from "./bookings/holds/hold-context.ts";
import { holdOfBooking } from "./bookings/holds/hold-state.server.ts";
import { placeByLink, placeByManaging } from "./bookings/holds/place-hold.server.ts";
import { createInquiries, type InquiryService } from "./bookings/inquiries.server.ts";
import { createManagedBookings, type ManagedBookings } from "./bookings/managed-booking.server.ts";
import { assignTask } from "./bookings/queue/assign-task.server.ts";
import { changeTask } from "./bookings/queue/change-task.server.ts";
import { countOpenTasks } from "./bookings/queue/count-open-tasks.server.ts";
import { getTask } from "./bookings/queue/get-task.server.ts";
import { listQueue } from "./bookings/queue/list-queue.server.ts";
import { listStaff } from "./bookings/queue/list-staff.server.ts";
import { moveTask } from "./bookings/queue/move-task.server.ts";
import { noteCall } from "./bookings/queue/note-call.server.ts";
import { requestBooking } from "./bookings/requests/request-booking.server.ts";
import { requestSimple } from "./bookings/requests/request-simple.server.ts";
import { createResumeLinks, type ResumeLinks } from "./bookings/resume-links.server.ts";
import { createThreadServices, type ThreadServices } from "./bookings/thread/thread-services.server.ts";
import { createCaseLimits } from "./cases/case-limits.server.ts";
import { type CaseServices, createCaseServices } from "./cases/case-services.server.ts";
import { joinCase } from "./cases/people/join-case.server.ts";
import type { RequestScope, ServiceContext } from "./context.ts";
import { createProof } from "./mail/mail-addresses.server.ts";
import { placeBooking } from "./planner/place-booking.server.ts";
import { previewPlacing } from "./planner/preview-placing.server.ts";
import { readPlanner } from "./planner/read-planner.server.ts";
import { createIdempotency, type Idempotency } from "./platform/idempotency.server.ts";
import { hashedNetwork } from "./platform/keyed-hash.ts";
import { createOfficeServices, type OfficeServices } from "./platform/office-services.server.ts";
import { createRateLimits, type RateLimits } from "./platform/rate-limits.server.ts";
import { pageOrigin } from "./platform/site-origin.ts";
import { createVisitor, type Visitor } from "./platform/visitor.server.ts";
import { type WithContext, withContext } from "./use-cases.ts";
import { createFitChecks } from "./venues/check-fit.server.ts";
import { createEditedFit } from "./venues/edited-fit.server.ts";
import { createRoomPlans } from "./venues/room-plans.server.ts";
import { createVenueServices, type VenueServices } from "./venues/venue-services.server.ts";

export interface Services extends CaseServices, AccountServices, AssistantServices, VenueServices, OfficeServices, ThreadServices {
  /** Who acts. Asked of the database only when a session cookie came, and once. */
  actor(): Promise<Actor>;
  auth: Auth;
  /** Whether something was not written since the session that asks had ended. */
  isOvertaken(): boolean;
  visitor: Visitor;
  drafts: DraftService & WithContext<typeof DRAFT_NOTES>;
  bookings: BookingService;
  requests: WithContext<{ send: typeof requestBooking; sendSimple: typeof requestSimple }>;
  lists: BookingLists;
  calendar: BookingCalendar;
  planner: WithContext<typeof PLANNER>;
  feeds: CalendarFeeds;
  desk: BookingDesk;
  queue: WithContext<typeof QUEUE>;
  queueCalls: WithContext<typeof QUEUE_CALLS>;
  notes: BookingNotes;
  documents: BookingDocuments & { attachUploaded: (bookingId: string, request: Request) => Promise<DocumentRecord> };
  /** Who made a booking that the caller may see; null where they did themselves. */
  bookingMaker: (bookingId: string) => Promise<BookingMaker | null>;
  changes: BookingChanges;
  resumeLinks: ResumeLinks;
  beginAgain: BeginAgain;
  bookingLinks: BookingLinks;
  managed: ManagedBookings;
  visitorHolds: WithContext<typeof VISITOR_HOLDS>;
  inquiries: InquiryService;
  guesses: Guesses;
  rateLimits: RateLimits;
  idempotency: Idempotency;
  /** Language of a page: its prefix, or the signed-in person's own where addresses have none. */
  pageLocale(pathname: string, fromAddress: Locale): Promise<Locale>;
}

/** Rooms over days, and bookings that are put into them. */
const PLANNER = { read: readPlanner, preview: previewPlacing, place: placeBooking };

/** Staff's queue of what was promised, and the calls that are made of it. */
const QUEUE = { list: listQueue, get: getTask, counts: countOpenTasks, move: moveTask, change: changeTask };
const QUEUE_CALLS = { note: noteCall, assign: assignTask, staff: listStaff };

/** What pages write into a draft for its visitor. */
const DRAFT_NOTES = { keepTyped, requestArbitrator, bookForCase };

/** A room that a visitor holds for 48 hours. */
const VISITOR_HOLDS = {
  of: holdOfBooking,
  ask: askForHold,
  open: openHoldLink,
  placeByLink,
  place: placeByManaging,
  giveBack: giveBackHold,
  extend: extendHold,
};

export function createServices(env: Env, scope: RequestScope): Services {
  const hold: SessionHold = { acting: null, released: false, begun: null, refused: false };
  const db = connect(heldBinding(env.DB, hold));
  const auth = createAuth(env, scope.request, hold);
  let account: string | null = null;
  const actor = async () => {
    // Both of one look: the end of a body may have it looked up again between two.
    const { actor: who, sessionId } = await auth.acting();
    account = who.kind === "user" ? who.id : null;
    // Who was let in is nobody else before the request is over: what they typed becomes no visitor's.
    if (who.kind === "visitor" && hold.acting !== null && !hold.released) {
      hold.refused = true;
      throw new AppError("unauthenticated");
    }
    // Once somebody was let in by a session, what this request writes hangs on it, also if it is asked again and they are nobody.
    if (who.kind !== "visitor" && sessionId !== null) hold.acting = { id: sessionId, role: who.role };
    return who;
  };
  const network = () => hashedNetwork(env.AUTH_SECRET, scope.request);
  causeMails(db, { account: () => account, network });
  const context: ServiceContext = { env, db, actor, clock: scope.clock, origin: env.ORIGIN };
  const acting = () => (hold.released ? hold.begun : (hold.acting?.id ?? null));
  const visitor = createVisitor({ env, db, actor, isOvertaken: () => hold.refused, acting, ...scope });
  const rateLimits = createRateLimits(context, scope.request);
  const drafts = createDrafts(context, visitor, rateLimits);
  const prove = createProof(context, scope.request);
  const bookingLinks = createBookingLinks(context, { visitor, rateLimits, isWrite: !isRead(scope.request) });
  const fits = createFitChecks(context);
  const bookings = createBookings(context, bookingLinks, async () => network(), fits);
  const documents = createBookingDocuments(context, bookings);
  const plans = createRoomPlans(context, fits);
  const moves = createBookingMoves(context, plans, fits);
  const editing = createBookingEditing(context, plans, createEditedFit(fits));
  const devices = createKnownDevices(context, scope.request);
  const guesses = createGuesses(context, scope.request, devices);
  const idempotency = createIdempotency(context, visitor, scope.request);
  const conversations = createConversationStore(context, visitor);
  const managed = createManagedBookings(context, { links: bookingLinks, editing, moves, rateLimits, prove, fits });
  const holdContext: HoldContext = { ...context, rateLimits, fits, links: bookingLinks, prove, network };
  const visitorHolds = withContext(holdContext, VISITOR_HOLDS);
  const accounts = createAccountServices({
    ...context,
    auth,
    hold,
    guesses,
    devices,
    visitor,
    pageMark: createPageMark(env, scope.request),
    rateLimits,
    network,
    hostname: pageOrigin(env, scope.request).hostname,
    prove,
    joinCase: (casePersonId, userId, invitedBy, as) => joinCase(context, casePersonId, userId, invitedBy, as),
  });
  return {
    ...createCaseServices({ ...context, limits: createCaseLimits(rateLimits), waitUntil: scope.waitUntil }),
    ...createAssistantServices({ ...context, visitor, bookings, bookingLinks, managed, visitorHolds, rateLimits, conversations }),
    ...createVenueServices({ ...context, rateLimits, plans, waitUntil: scope.waitUntil }),
    ...createOfficeServices({ ...context, rateLimits }),
    ...createThreadServices({ ...context, rateLimits, links: bookingLinks, prove }),
    ...accounts,
    actor,
    auth,
    isOvertaken: () => hold.refused,
    visitor,
    drafts: { ...drafts, ...withContext({ ...context, drafts }, DRAFT_NOTES) },
    bookings,
    requests: withContext(
      { ...context, visitor, drafts, bookings, rateLimits, idempotency },
      { send: requestBooking, sendSimple: requestSimple },
    ),
    desk: createBookingDesk(context, { bookings, moves, confirmInstead: createConfirmInstead(context, moves) }),
    changes: createBookingChanges(context, editing),
    queue: withContext(context, QUEUE),
    queueCalls: withContext(context, QUEUE_CALLS),
    notes: createBookingNotes(context),
    documents: { ...documents, ...withContext({ documents, rateLimits }, { attachUploaded: attachUploadedDocument }) },
    bookingMaker: (bookingId) => readBookingMaker(context, bookings, bookingId),
    lists: createBookingLists(context),
    calendar: createBookingCalendar(context),
    planner: withContext({ ...context, fits, plans, editing, moves }, PLANNER),
    feeds: createCalendarFeeds(context),
    resumeLinks: createResumeLinks(context, visitor, rateLimits),
    beginAgain: createBeginAgain(context, visitor),
    bookingLinks,
    managed,
    visitorHolds,
    inquiries: createInquiries(context, rateLimits, async () => network()),
    guesses,
    rateLimits,
    idempotency,
    async pageLocale(pathname, fromAddress) {
      const { hasLocalePrefix } = await import("../i18n/addresses.ts");
      if (hasLocalePrefix(pathname)) return fromAddress;
      const who = await actor();
      return who.kind === "visitor" ? fromAddress : who.locale;
    },
  };
}
