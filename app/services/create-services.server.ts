/** The only wiring: (environment, request, clock) → use cases. Doors get this and nothing below it. */

import { connect } from "#app/db/client.server.ts";
import { heldBinding, type SessionHold } from "#app/db/held-binding.server.ts";
import { causeMails } from "#app/db/mail-source.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { isRead } from "#app/domain/visit.ts";
import type { AccountContext } from "./accounts/account-context.ts";
import { type AccountServices, createAccountServices } from "./accounts/account-services.server.ts";
import type { KeyHold } from "./accounts/api-keys/key-hold.ts";
import { type Auth, createAuth } from "./accounts/auth.server.ts";
import { createGuesses, type Guesses } from "./accounts/guesses.server.ts";
import { createKnownDevices } from "./accounts/known-devices.server.ts";
import { administratorOf } from "./accounts/require-administrator.server.ts";
import { createPageMark } from "./accounts/sign-ins/page-mark.server.ts";
import { sessionTokenIn } from "./accounts/sign-ins/session-cookie.ts";
import { type AssistantServices, createAssistantServices } from "./assistant/assistant-services.server.ts";
import { createConversationStore } from "./assistant/conversation-store.server.ts";
import { createBookingLinks } from "./bookings/booking-links.server.ts";
import { type BookingServices, createBookingServices } from "./bookings/booking-services.server.ts";
import { askForHold, openHoldLink } from "./bookings/holds/ask-hold-link.server.ts";
import { extendHold, giveBackHold } from "./bookings/holds/end-hold.server.ts";
import { holdOfBooking } from "./bookings/holds/hold-state.server.ts";
import { placeByLink, placeByManaging } from "./bookings/holds/place-hold.server.ts";
import { createManagedBookings, type ManagedBookings } from "./bookings/managed-booking.server.ts";
import { readBookingPage } from "./bookings/pages/read-booking-page.server.ts";
import { readBookingPanel } from "./bookings/pages/read-booking-panel.server.ts";
import { readConfirmationPage } from "./bookings/pages/read-confirmation-page.server.ts";
import { readManagedPage } from "./bookings/pages/read-managed-page.server.ts";
import { createExpectedBooking } from "./bookings/reading/expected-booking.server.ts";
import { createThreadServices, type ThreadServices } from "./bookings/thread/thread-services.server.ts";
import { createCaseLimits } from "./cases/case-limits.server.ts";
import { type CaseServices, createCaseServices } from "./cases/case-services.server.ts";
import { joinCase } from "./cases/people/join-case.server.ts";
import type { RequestScope, ServiceContext } from "./context.ts";
import { liftLegalHold, listLegalHolds, placeLegalHold } from "./legal-holds/legal-holds.server.ts";
import { createProof } from "./mail/mail-addresses.server.ts";
import { erasePerson, previewErasure, readErasures } from "./personal-data/erase-person.server.ts";
import {
  askForErasure,
  readOwnErasure,
  readWaitingErasures,
  refuseErasure,
  withdrawErasure,
} from "./personal-data/erasure-requests.server.ts";
import { exportOwnData, exportPersonalData } from "./personal-data/export-personal-data.server.ts";
import { placeBooking } from "./planner/place-booking.server.ts";
import { previewPlacing } from "./planner/preview-placing.server.ts";
import { readPlanner } from "./planner/read-planner.server.ts";
import { createIdempotency, type Idempotency } from "./platform/idempotency.server.ts";
import { hashedArea, hashedNetwork } from "./platform/keyed-hash.ts";
import { createOfficeServices, type OfficeServices } from "./platform/office-services.server.ts";
import { createRateLimits, type RateLimits } from "./platform/rate-limits.server.ts";
import { authSecretOf, authSecretsOf } from "./platform/secrets/auth-secrets.ts";
import { hasTls, pageOrigin } from "./platform/site-origin.ts";
import { createVisitor, type Visitor } from "./platform/visitor.server.ts";
import { createRosterServices, type RosterServices } from "./roster/roster-services.server.ts";
import { type WithContext, withContext } from "./use-cases.ts";
import { createFitChecks } from "./venues/check-fit.server.ts";
import { createEditedFit } from "./venues/edited-fit.server.ts";
import { createRoomPlans } from "./venues/room-plans.server.ts";
import { createVenueServices, type VenueServices } from "./venues/venue-services.server.ts";
import { WEBHOOKS } from "./webhooks/webhook-services.server.ts";

export interface Services
  extends BookingServices,
    CaseServices,
    AccountServices,
    AssistantServices,
    VenueServices,
    OfficeServices,
    RosterServices,
    ThreadServices {
  /** Who acts. Asked of the database only when a session cookie came, and once. */
  actor(): Promise<Actor>;
  auth: Auth;
  /** Whether something was not written since the session that asks had ended. */
  isOvertaken(): boolean;
  visitor: Visitor;
  planner: WithContext<typeof PLANNER>;
  managed: ManagedBookings;
  bookingPages: WithContext<typeof BOOKING_PAGES>;
  visitorHolds: WithContext<typeof VISITOR_HOLDS>;
  personalData: WithContext<typeof PERSONAL_DATA>;
  webhooks: WithContext<typeof WEBHOOKS>;
  legalHolds: WithContext<typeof LEGAL_HOLDS>;
  guesses: Guesses;
  rateLimits: RateLimits;
  idempotency: Idempotency;
  /** A page is asked for: what its program asks first is read together with the session. */
  expectPage(pathname: string): void;
  /** Language of a page: its prefix, or the signed-in person's own where addresses have none. */
  pageLocale(pathname: string, fromAddress: Locale): Promise<Locale>;
}

/** Rooms over days, and bookings that are put into them. */
const PLANNER = { read: readPlanner, preview: previewPlacing, place: placeBooking };

/** Everything of a booking that a page shows, by whom it is read. */
const BOOKING_PAGES = { signedIn: readBookingPage, panel: readBookingPanel, managed: readManagedPage, confirmation: readConfirmationPage };

/** What is held about one person. */
const PERSONAL_DATA = {
  exportOwn: exportOwnData,
  exportOf: exportPersonalData,
  mayExport: administratorOf,
  previewErasure,
  erase: erasePerson,
  erasures: readErasures,
  askForErasure,
  withdrawErasure,
  ownErasure: readOwnErasure,
  waitingErasures: readWaitingErasures,
  refuseErasure,
};

/** What may not be removed for now. */
const LEGAL_HOLDS = { list: listLegalHolds, place: placeLegalHold, lift: liftLegalHold };

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
  const key: KeyHold = { actor: null };
  const { actor, account } = actorOf(auth, hold, key);
  const network = (at?: number) => hashedNetwork(authSecretsOf(env, at).current, scope.request);
  causeMails(db, { account, network, area: () => hashedArea(authSecretOf(env), scope.request) });
  const context: ServiceContext = { env, db, actor, clock: scope.clock, origin: env.ORIGIN };
  const acting = () => (hold.released ? hold.begun : (hold.acting?.id ?? null));
  const visitor = createVisitor({ env, db, actor, isOvertaken: () => hold.refused, acting, ...scope });
  const rateLimits = createRateLimits(context, scope.request);
  const prove = createProof(context, scope.request);
  const links = createBookingLinks(context, { rateLimits, isWrite: !isRead(scope.request) });
  const fits = createFitChecks(context);
  const plans = createRoomPlans(context, fits);
  const idempotency = createIdempotency(context, visitor, scope.request);
  const limited = { ...context, rateLimits, waitUntil: scope.waitUntil };
  const planning = { ...limited, fits, plans, editedFit: createEditedFit(fits) };
  const bookings = createBookingServices({ ...planning, visitor, links, network, idempotency });
  const managed = createManagedBookings({ ...planning, links, prove });
  const holding = { ...limited, fits, links, prove, network };
  const visitorHolds = withContext(holding, VISITOR_HOLDS);
  const expected = createExpectedBooking(db, scope.request);
  const conversations = createConversationStore(context, visitor);
  const devices = createKnownDevices(context, scope.request);
  const guesses = createGuesses(context, scope.request, devices);
  const entry = {
    pageMark: createPageMark(env, scope.request),
    hostname: pageOrigin(env, scope.request).hostname,
    joinCase: (...place: Parameters<AccountContext["joinCase"]>) => joinCase(context, ...place),
  };
  const accounts = { ...limited, ...entry, auth, hold, key, guesses, devices, visitor, network, prove };
  return {
    ...bookings,
    ...createCaseServices({ ...limited, idempotency, limits: createCaseLimits(limited) }),
    ...createAssistantServices({ ...limited, visitor, bookings: bookings.bookings, managed, visitorHolds, conversations }),
    ...createVenueServices({ ...limited, plans }),
    ...createOfficeServices({ ...limited, sessionToken: sessionTokenIn(scope.request.headers.get("Cookie"), hasTls(env)) }),
    ...createRosterServices(limited),
    ...createThreadServices({ ...limited, links, prove }),
    ...createAccountServices(accounts),
    ...{ actor, auth, visitor, managed, visitorHolds, guesses, rateLimits, idempotency },
    isOvertaken: () => hold.refused,
    planner: withContext(planning, PLANNER),
    personalData: withContext(accounts, PERSONAL_DATA),
    webhooks: withContext(accounts, WEBHOOKS),
    legalHolds: withContext(accounts, LEGAL_HOLDS),
    bookingPages: withContext({ ...holding, managed, expected }, BOOKING_PAGES),
    expectPage: expected.expect,
    pageLocale: (pathname, fromAddress) => pageLocaleOf(context, pathname, fromAddress),
  };
}

/** Who acts, as the request's API key or else its session says; `account` is theirs once they were asked for. */
function actorOf(auth: Auth, hold: SessionHold, key: KeyHold) {
  let account: string | null = null;
  const actor = async (): Promise<Actor> => {
    if (key.actor !== null) {
      account = key.actor.id;
      return key.actor;
    }
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
  return { actor, account: () => account };
}

async function pageLocaleOf({ actor }: ServiceContext, pathname: string, fromAddress: Locale): Promise<Locale> {
  const { hasLocalePrefix } = await import("../i18n/addresses.ts");
  if (hasLocalePrefix(pathname)) return fromAddress;
  const who = await actor();
  return who.kind === "visitor" ? fromAddress : who.locale;
}
