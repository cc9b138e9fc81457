/**
 * Who is led to a booking without an account, and who sends and revokes its links. The links go by mail to the booking's own
 * address; no page shows the one for changes.
 */
import {
  type AccessKeyRow,
  type BookingPurpose,
  bookingOfKey,
  queueingLinks,
  revokingKeys,
} from "#app/db/bookings/access-keys.repo.server.ts";
import { type BookingRow, findBooking, findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { droppingHoldKey } from "#app/db/bookings/hold-keys.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { LIMITS } from "#app/domain/booking/fields.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import { firstToken, freshKeys, tokenFor } from "./access-keys.server.ts";
import { givingToMaker, takingFromMaker } from "./managed/maker-reading.server.ts";

export interface BookingLinks {
  /** The booking that a key opens for its purpose; null when it is unknown, revoked, or the booking is hidden. */
  opened(purpose: BookingPurpose | "hold", token: string): Promise<BookingRow | null>;
  /**
   * The same for a page or a file, which of a long hearing costs a while: counted, but for a page that follows what its own request has
   * done. Throws `too_many_requests`.
   */
  shown(purpose: BookingPurpose | "hold", token: string): Promise<BookingRow | null>;
  /** A token of a booking that the caller has just opened: authorise before. Null once it was revoked. */
  token(purpose: BookingPurpose, bookingId: string): Promise<string | null>;
  /** The confirmation's key that a booking was made with, for who made it; null for good once it was revoked or renewed. `held` is its present row where that was read already. */
  makersToken(booking: Pick<BookingRow, "id" | "createdAt">, held?: AccessKeyRow | null): Promise<string | null>;
  /**
   * Where who names a booking by its id is led: the session that made it by the confirmation's key, while its first keys open it; a
   * signed-in person who may see it to its page for them, since a key outlasts what they may see. Null for everybody else.
   */
  recognised(bookingId: string): Promise<{ key: string } | { bookingId: string } | null>;
  /** Mails the links again, asked by who holds the confirmation's key. Throws `not_found`, `too_many_requests`. */
  sendAgain(key: string): Promise<void>;
  /**
   * Mails the links to the booking of this number, if the address is its own; says nothing of whether it is. Links that staff
   * have revoked stay closed until staff send new ones: number and address are known to whom they were closed for. Throws `invalid_input` with an issue per field that cannot be one, `too_many_requests`.
   */
  ask(typed: { bookingNumber: string; email: string }): Promise<void>;
  /**
   * The same for who knows the number alone, in a conversation: the mail goes to the booking's own address, and nothing says
   * whether there is such a booking. Throws `too_many_requests`; what can be no number writes nothing.
   */
  askByNumber(bookingNumber: string): Promise<void>;
  /** The same, by an administrator, also after links were revoked: they are renewed; `not_found` for everybody else. */
  send(bookingId: string): Promise<void>;
  /** Closes the confirmation, the calendar file and the page for changes together, and the booking to the account that made it. For administrators; `not_found` for everybody else. */
  revoke(bookingId: string): Promise<void>;
}

/** The shape of a booking's id. */
const ID = /^[\w-]{22}$/;

export function createBookingLinks(
  { env, db, actor, clock }: ServiceContext,
  { visitor, rateLimits, isWrite }: { visitor: Visitor; rateLimits: RateLimits; isWrite: boolean },
): BookingLinks {
  const now = () => clock().getTime();
  const token = (purpose: BookingPurpose, bookingId: string) => tokenFor({ db, secret: env.AUTH_SECRET }, purpose, bookingId, now());
  const opened: BookingLinks["opened"] = async (purpose, key) => bookingOfKey(db, purpose, await hashOfToken(key), now());

  const makersToken: BookingLinks["makersToken"] = (booking, held) =>
    firstToken({ db, secret: env.AUTH_SECRET }, "confirmation", booking, held);

  /** What an administrator does to the links, with its place in the booking's history. */
  async function administer(
    bookingId: string,
    action: "link_revoked" | "link_sent",
    statements: (row: BookingRow) => Promise<Statement[]>,
  ) {
    const who = await actor();
    requireAdministrator(who);
    const change = await findForChange(db, bookingId);
    if (!change) throw new AppError("not_found");
    const event = { subjectType: "booking", subjectId: bookingId, action, changes: {} } as const;
    const audit = await nextAuditEntry(event, who, now(), change.last);
    try {
      await db.batch([writingAudit(db, audit), ...(await statements(change.row))]);
    } catch (error) {
      if (isVersionConflict(error)) throw new AppError("conflict");
      throw error;
    }
  }

  return {
    opened,
    async shown(purpose, key) {
      const row = await opened(purpose, key);
      // What was done is shown, or its sender would learn of a limit and not of it: acts have a limit of their own.
      if (row && !isWrite) await rateLimits.takeAll([{ bucket: "opened_key" }, { bucket: "opened_one_key", subject: key }]);
      return row;
    },
    token,
    makersToken,
    async recognised(bookingId) {
      const row = ID.test(bookingId) ? await findBooking(db, bookingId) : null;
      if (!row) return null;
      const key = (await visitor.read()).lastBookingId === row.id ? await makersToken(row) : null;
      if (key) return { key };
      return maySeeBooking(await actor(), row) ? { bookingId: row.id } : null;
    },
    async sendAgain(key) {
      const row = await opened("confirmation", key);
      if (!row) throw new AppError("not_found");
      await rateLimits.take("link_mail");
      await queueingLinks(db, { bookingId: row.id }, now());
    },
    async ask(typed) {
      const asked = checkAsked(typed);
      await rateLimits.take("link_mail");
      await queueingLinks(db, asked, now());
    },
    async askByNumber(typed) {
      await rateLimits.take("link_mail");
      const bookingNumber = parseBookingNumber(typed);
      if (bookingNumber) await queueingLinks(db, { bookingNumber }, now());
    },
    send: (bookingId) =>
      administer(bookingId, "link_sent", async (row) => [
        queueingLinks(db, { bookingId }, now(), newId()),
        ...(await givingToMaker(db, row)),
      ]),
    revoke: (bookingId) =>
      administer(bookingId, "link_revoked", async () => [
        ...revokingKeys(db, await freshKeys(env.AUTH_SECRET, bookingId, now()), now()),
        droppingHoldKey(db, bookingId),
        ...(await takingFromMaker(db, bookingId)),
      ]),
  };
}

/** Whether a signed-in person may see a booking: administrators, who made it and reads it still, and who has proven its contact's address. */
export function maySeeBooking(who: Actor, row: Pick<BookingRow, "createdByUser" | "contactEmailKey">): boolean {
  if (who.kind !== "user") return false;
  return (
    who.role === "admin" || row.createdByUser === who.id || (who.emailVerified && emailKeyOf(row.contactEmailKey) === emailKeyOf(who.email))
  );
}

function checkAsked({ bookingNumber, email }: { bookingNumber: string; email: string }) {
  const number = parseBookingNumber(bookingNumber);
  const emailKey = emailKeyOf(email);
  const issues: Issue[] = [];
  if (!number) issues.push({ field: "bookingNumber", code: "booking_number_invalid" });
  if (!/^[^\s@]+@[^\s@]+$/.test(emailKey) || emailKey.length > LIMITS.email) issues.push({ field: "email", code: "email_required" });
  if (!number || issues.length > 0) throw new AppError("invalid_input", { issues });
  return { bookingNumber: number, emailKey };
}
