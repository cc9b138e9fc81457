/** The only wiring: (environment, request, clock) → use cases. Doors get this and nothing below it. */

import { shareCase } from "#app/db/cases/case-people.repo.server.ts";
import { connect } from "../db/client.server.ts";
import { causeMails } from "../db/mail-source.server.ts";
import type { Locale } from "../domain/locale.ts";
import type { Actor } from "../domain/people/roles.ts";
import { type Auth, createAuth } from "./accounts/auth.server.ts";
import { createGuesses, type Guesses } from "./accounts/guesses.server.ts";
import { createInvitations, type InvitationService } from "./accounts/invitations.server.ts";
import { createKnownDevices } from "./accounts/known-devices.server.ts";
import { createOwnAccount, type OwnAccountService } from "./accounts/own-account.server.ts";
import { createPasskeys, type PasskeyService } from "./accounts/passkeys.server.ts";
import { createPasswordResets, type PasswordResets } from "./accounts/password-resets.server.ts";
import { createPeople, type PeopleService } from "./accounts/people.server.ts";
import { createSecondFactor, type SecondFactorService } from "./accounts/second-factor.server.ts";
import { createSignIns, type SignIns } from "./accounts/sign-ins.server.ts";
import { createSigningOut, type SigningOut } from "./accounts/signing-out.server.ts";
import { type AssistantSettingsDesk, createAssistantSettings } from "./assistant/assistant-settings.server.ts";
import { type ConversationDesk, createConversationDesk } from "./assistant/conversation-desk.server.ts";
import { type ConversationService, createConversations } from "./assistant/conversations.server.ts";
import { createFaqDesk, type FaqDesk } from "./assistant/faq-desk.server.ts";
import { type BookingCalendar, createBookingCalendar } from "./bookings/booking-calendar.server.ts";
import { type BookingChanges, createBookingChanges } from "./bookings/booking-changes.server.ts";
import { type BookingDesk, createBookingDesk } from "./bookings/booking-desk.server.ts";
import { type BookingDocuments, createBookingDocuments } from "./bookings/booking-documents.server.ts";
import { createBookingEditing } from "./bookings/booking-editing.server.ts";
import { type BookingLinks, createBookingLinks } from "./bookings/booking-links.server.ts";
import { type BookingLists, createBookingLists } from "./bookings/booking-lists.server.ts";
import { createBookingMoves } from "./bookings/booking-moves.server.ts";
import { type BookingNotes, createBookingNotes } from "./bookings/booking-notes.server.ts";
import { type BookingService, createBookings } from "./bookings/bookings.server.ts";
import { type CalendarFeeds, createCalendarFeeds } from "./bookings/calendar-feeds.server.ts";
import { createDrafts, type DraftService } from "./bookings/drafts.server.ts";
import { createInquiries, type InquiryService } from "./bookings/inquiries.server.ts";
import { createManagedBookings, type ManagedBookings } from "./bookings/managed-booking.server.ts";
import { createResumeLinks, type ResumeLinks } from "./bookings/resume-links.server.ts";
import { createStaffQueue, type StaffQueue } from "./bookings/staff-queue.server.ts";
import { type Activities, createActivities } from "./cases/activities.server.ts";
import { type Assignments, createAssignments } from "./cases/assignments.server.ts";
import { type CaseBookings, createCaseBookings } from "./cases/case-bookings.server.ts";
import { type CaseDocuments, createCaseDocuments } from "./cases/case-documents.server.ts";
import { type CaseFiles, createCaseFiles } from "./cases/case-file.server.ts";
import { createCaseInvitations } from "./cases/case-invitations.server.ts";
import { createCaseLimits } from "./cases/case-limits.server.ts";
import { type CaseLists, createCaseLists } from "./cases/case-lists.server.ts";
import { type CaseMessages, createCaseMessages } from "./cases/case-messages.server.ts";
import { type CaseMoves, createCaseMoves } from "./cases/case-moves.server.ts";
import { type CaseNotices, createCaseNotices } from "./cases/case-notices.server.ts";
import { type CasePeople, createCasePeople } from "./cases/case-people.server.ts";
import { createCaseWrites, retryOnConflict } from "./cases/case-writes.server.ts";
import { type CaseService, createCases } from "./cases/cases.server.ts";
import { createInterests, type Interests } from "./cases/interests.server.ts";
import { type CaseRecordService, createCaseRecord } from "./cases/record/case-record.server.ts";
import { type ChainCheckService, createChainChecks } from "./cases/record/chain-checks.server.ts";
import { createTimetable, type Timetable } from "./cases/timetable.server.ts";
import type { RequestScope, ServiceContext } from "./context.ts";
import { type CapturedMailService, createCapturedMail } from "./mail/captured-mail.server.ts";
import { createProof } from "./mail/mail-addresses.server.ts";
import { createOutboxDesk, type OutboxDesk } from "./mail/outbox-desk.server.ts";
import { createDashboards, type Dashboards } from "./platform/dashboards.server.ts";
import { createFiles, type FileService } from "./platform/files.server.ts";
import { createIdempotency, type Idempotency } from "./platform/idempotency.server.ts";
import { hashedNetwork } from "./platform/keyed-hash.ts";
import { createPageViews, type PageViewService } from "./platform/page-views.server.ts";
import { callerNetwork, createRateLimits, networkKey, type RateLimits } from "./platform/rate-limits.server.ts";
import { createReports, type Reports } from "./platform/reports.server.ts";
import { createScheduledWork, type ScheduledWork } from "./platform/scheduled-work.server.ts";
import { pageOrigin } from "./platform/site-origin.ts";
import { createVisitor, type Visitor } from "./platform/visitor.server.ts";
import { type AvailabilityService, createAvailability } from "./venues/availability.server.ts";
import { type BookingHolds, createBookingHolds } from "./venues/booking-holds.server.ts";
import { createRoomPlans } from "./venues/room-plans.server.ts";
import { createVenues, type VenueService } from "./venues/venues.server.ts";

export interface Services {
  /** Who acts. Asked of the database only when a session cookie came, and once. */
  actor(): Promise<Actor>;
  auth: Auth;
  visitor: Visitor;
  drafts: DraftService;
  conversations: ConversationService;
  conversationDesk: ConversationDesk;
  bookings: BookingService;
  lists: BookingLists;
  calendar: BookingCalendar;
  feeds: CalendarFeeds;
  desk: BookingDesk;
  queue: StaffQueue;
  notes: BookingNotes;
  documents: BookingDocuments;
  cases: CaseService;
  caseFiles: CaseFiles;
  caseRecord: CaseRecordService;
  recordChecks: ChainCheckService;
  activities: Activities;
  dashboards: Dashboards;
  caseLists: CaseLists;
  reports: Reports;
  caseDocuments: CaseDocuments;
  caseMessages: CaseMessages;
  notices: CaseNotices;
  timetable: Timetable;
  caseBookings: CaseBookings;
  casePeople: CasePeople;
  caseMoves: CaseMoves;
  assignments: Assignments;
  interests: Interests;
  changes: BookingChanges;
  holds: BookingHolds;
  availability: AvailabilityService;
  venues: VenueService;
  faqs: FaqDesk;
  assistant: AssistantSettingsDesk;
  resumeLinks: ResumeLinks;
  bookingLinks: BookingLinks;
  managed: ManagedBookings;
  files: FileService;
  inquiries: InquiryService;
  invitations: InvitationService;
  people: PeopleService;
  account: OwnAccountService;
  passwordResets: PasswordResets;
  secondFactor: SecondFactorService;
  passkeys: PasskeyService;
  signIns: SignIns;
  signingOut: SigningOut;
  guesses: Guesses;
  pageViews: PageViewService;
  outbox: OutboxDesk;
  scheduledWork: ScheduledWork;
  capturedMail: CapturedMailService;
  rateLimits: RateLimits;
  idempotency: Idempotency;
  /** Language of a page: its prefix, or the signed-in person's own where addresses have none. */
  pageLocale(pathname: string, fromAddress: Locale): Promise<Locale>;
}

export function createServices(env: Env, scope: RequestScope): Services {
  const db = connect(env.DB);
  const auth = createAuth(env, scope.request);
  let account: string | null = null;
  const actor = async () => {
    const who = await auth.actor();
    account = who.kind === "user" ? who.id : null;
    return who;
  };
  causeMails(db, { account: () => account, network: () => networkKey(env.AUTH_SECRET, callerNetwork(scope.request)) });
  const context: ServiceContext = { env, db, actor, clock: scope.clock, origin: env.ORIGIN };
  const visitor = createVisitor({ env, db, actor, ...scope });
  const drafts = createDrafts(context, visitor);
  const prove = createProof(context, scope.request);
  const rateLimits = createRateLimits(context, scope.request);
  const bookingLinks = createBookingLinks(context, { visitor, rateLimits });
  const network = () => hashedNetwork(env.AUTH_SECRET, scope.request);
  const bookings = createBookings(context, bookingLinks, network);
  const plans = createRoomPlans(context);
  const moves = createBookingMoves(context, plans);
  const editing = createBookingEditing(context, plans);
  const signingOut = createSigningOut(context, visitor);
  const devices = createKnownDevices(context, scope.request);
  const guesses = createGuesses(context, scope.request, devices);
  const signIns = createSignIns(context, { auth, guesses, devices, arrived: signingOut.arrive });
  const venues = createVenues(context);
  const availability = createAvailability(context, rateLimits);
  const caseWrites = createCaseWrites(context);
  const caseLists = createCaseLists(context);
  const activities = createActivities(context);
  const queue = createStaffQueue(context);
  const timetable = createTimetable(context, caseWrites);
  const caseLimits = createCaseLimits(rateLimits);
  const cases = createCases(context, caseWrites, caseLimits);
  const invitations = createInvitations(context, { prove, onAccepted: (place, userId) => casePeople.accepted(place, userId) });
  const caseInvitations = createCaseInvitations(db, invitations);
  const casePeople = createCasePeople(context, caseWrites, caseInvitations, caseLimits);
  return {
    actor,
    auth,
    visitor,
    drafts,
    bookings,
    desk: createBookingDesk(context, bookings, moves),
    cases,
    casePeople,
    caseMoves: createCaseMoves(context, caseWrites, cases),
    assignments: createAssignments(context, caseWrites, caseInvitations),
    interests: createInterests(context, caseWrites),
    caseFiles: createCaseFiles(context),
    caseBookings: createCaseBookings(context, caseWrites),
    recordChecks: createChainChecks(context),
    caseRecord: createCaseRecord(context, caseWrites),
    activities,
    dashboards: createDashboards(context, { lists: caseLists, activities, queue, timetable }),
    caseLists,
    reports: createReports(context),
    timetable,
    caseDocuments: createCaseDocuments(context, caseWrites, caseLimits, scope),
    caseMessages: createCaseMessages(context, caseWrites, caseLimits),
    notices: createCaseNotices(context, scope),
    changes: createBookingChanges(context, editing),
    holds: createBookingHolds(context, plans),
    conversations: createConversations(context, visitor, bookings, rateLimits, availability, venues),
    conversationDesk: createConversationDesk(context),
    queue,
    notes: createBookingNotes(context),
    documents: createBookingDocuments(context, bookings),
    availability,
    venues,
    faqs: createFaqDesk(context),
    assistant: createAssistantSettings(context),
    lists: createBookingLists(context),
    calendar: createBookingCalendar(context),
    feeds: createCalendarFeeds(context),
    resumeLinks: createResumeLinks(context, visitor),
    bookingLinks,
    managed: createManagedBookings(context, { links: bookingLinks, editing, moves, rateLimits, prove }),
    files: createFiles(context),
    inquiries: createInquiries(context, rateLimits, network),
    invitations: { ...invitations, accept: (token, input) => retryOnConflict(() => invitations.accept(token, input)) },
    people: createPeople(context),
    account: createOwnAccount(context, {
      auth,
      guesses,
      signIns,
      network,
      related: (viewer, person) => shareCase(context.db, viewer, person),
    }),
    passwordResets: createPasswordResets(context, { rateLimits, guesses, devices }),
    secondFactor: createSecondFactor(context, { auth, guesses, signIns }),
    passkeys: createPasskeys(context, { auth, guesses, signIns, hostname: pageOrigin(env, scope.request).hostname }),
    signIns,
    signingOut,
    guesses,
    pageViews: createPageViews(context, rateLimits),
    outbox: createOutboxDesk(context),
    scheduledWork: createScheduledWork(context),
    capturedMail: createCapturedMail(context),
    rateLimits,
    idempotency: createIdempotency(context, visitor, scope.request),
    async pageLocale(pathname, fromAddress) {
      const { hasLocalePrefix } = await import("../i18n/addresses.ts");
      if (hasLocalePrefix(pathname)) return fromAddress;
      const who = await actor();
      return who.kind === "visitor" ? fromAddress : who.locale;
    },
  };
}
