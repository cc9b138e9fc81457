/** The only wiring: (environment, request, clock) → use cases. Doors get this and nothing below it. */
import { connect, type Database } from "../db/client.server.ts";
import type { Locale } from "../domain/locale.ts";
import type { Actor } from "../domain/people/roles.ts";
import { type Auth, createAuth } from "./auth.server.ts";
import { type BookingDesk, createBookingDesk } from "./booking-desk.server.ts";
import { type BookingService, createBookings } from "./bookings.server.ts";
import { type CapturedMailService, createCapturedMail } from "./captured-mail.server.ts";
import { type ConversationService, createConversations } from "./conversations.server.ts";
import { createDrafts, type DraftService } from "./drafts.server.ts";
import { createFiles, type FileService } from "./files.server.ts";
import { createIdempotency, type Idempotency } from "./idempotency.server.ts";
import { createInquiries, type InquiryService } from "./inquiries.server.ts";
import { createOutboxDesk, type OutboxDesk } from "./outbox-desk.server.ts";
import { createPageViews, type PageViewService } from "./page-views.server.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.server.ts";
import { createResumeLinks, type ResumeLinks } from "./resume-links.server.ts";
import { createVisitor, type Visitor } from "./visitor.server.ts";

export interface RequestScope {
  request: Request;
  /** Now; injected so that tests and jobs decide what time it is. */
  clock: () => Date;
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Services {
  /** Who acts. Asked of the database only when a session cookie came, and once. */
  actor(): Promise<Actor>;
  auth: Auth;
  visitor: Visitor;
  drafts: DraftService;
  conversations: ConversationService;
  bookings: BookingService;
  desk: BookingDesk;
  resumeLinks: ResumeLinks;
  files: FileService;
  inquiries: InquiryService;
  pageViews: PageViewService;
  outbox: OutboxDesk;
  capturedMail: CapturedMailService;
  rateLimits: RateLimits;
  idempotency: Idempotency;
  /** Language of a page: its prefix, or the signed-in person's own where addresses have none. */
  pageLocale(pathname: string, fromAddress: Locale): Promise<Locale>;
}

/** What use cases share; nothing outside `app/services` sees it. */
export interface ServiceContext {
  env: Env;
  db: Database;
  actor: () => Promise<Actor>;
  clock: () => Date;
  /** Where links in mails and answers point: the configured origin, else the request's own. */
  origin: string;
}

export function createServices(env: Env, scope: RequestScope): Services {
  const db = connect(env.DB);
  const auth = createAuth(env, scope.request);
  let known: Promise<Actor> | null = null;
  const actor = () => {
    known ??= auth.actor();
    return known;
  };
  const context: ServiceContext = { env, db, actor, clock: scope.clock, origin: env.ORIGIN || new URL(scope.request.url).origin };
  const visitor = createVisitor(env, scope.request);
  const drafts = createDrafts(context, visitor);
  const bookings = createBookings(context);
  const rateLimits = createRateLimits(context, scope.request);
  return {
    actor,
    auth,
    visitor,
    drafts,
    bookings,
    desk: createBookingDesk(context, bookings),
    conversations: createConversations(context, visitor, bookings, rateLimits),
    resumeLinks: createResumeLinks(context, visitor),
    files: createFiles(context),
    inquiries: createInquiries(context, rateLimits),
    pageViews: createPageViews(context, rateLimits),
    outbox: createOutboxDesk(context),
    capturedMail: createCapturedMail(context),
    rateLimits,
    idempotency: createIdempotency(context),
    async pageLocale(pathname, fromAddress) {
      const { hasLocalePrefix } = await import("../i18n/addresses.ts");
      if (hasLocalePrefix(pathname)) return fromAddress;
      const who = await actor();
      return who.kind === "user" ? who.locale : fromAddress;
    },
  };
}
