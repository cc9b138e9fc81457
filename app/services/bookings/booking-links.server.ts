/** Keys of a booking's links: what they open, and which its maker is given. Who is sent links and who closes them is in `links/`. */
import {
  type AccessKeyRow,
  type BookingPurpose,
  bookingOfFormerKey,
  bookingOfKey,
  calendarKeyFor,
  isConfirmationReplaced,
} from "#app/db/bookings/access-keys.repo.server.ts";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { firstToken, tokenFor } from "./access-keys.server.ts";

export interface BookingLinks {
  /** The booking that a key opens for its purpose; null when it is unknown, revoked, or the booking is hidden, which is counted by network. Throws `too_many_requests`. */
  opened(purpose: BookingPurpose | "hold", token: string): Promise<BookingRow | null>;
  /** The same of a key that a session holds: nobody has tried it at an address, and it is not counted. */
  held(purpose: BookingPurpose, token: string): Promise<BookingRow | null>;
  /**
   * The same for a page or a file, which of a long hearing costs a while: counted, but for a page that follows what its own request has
   * done. Throws `too_many_requests`.
   */
  shown(purpose: BookingPurpose | "hold", token: string): Promise<BookingRow | null>;
  /** The booking whose confirmation a key opened until its contact acted by the mailed link: the key opens nothing of it. */
  former(token: string): Promise<BookingRow | null>;
  /** Whether a contact's act by the mailed link has replaced the key that a booking was made with. */
  wasReplaced(bookingId: string): Promise<boolean>;
  /** A token of a booking that the caller has just opened: authorise before. Null once it was revoked. */
  token(purpose: BookingPurpose, bookingId: string): Promise<string | null>;
  /** The token of its calendar file, for who holds the key of its confirmation: null once either was revoked or replaced. */
  calendarToken(bookingId: string, confirmationKey: string): Promise<string | null>;
  /** The confirmation's key that a booking was made with, for who made it; null for good once it was revoked or renewed. `held` is its present row where that was read already. */
  makersToken(booking: Pick<BookingRow, "id" | "createdAt">, held?: AccessKeyRow | null): Promise<string | null>;
}

/** What use cases need that open bookings by their keys. */
export interface LinkedContext extends ServiceContext {
  links: BookingLinks;
}

export function createBookingLinks(
  { env, db, clock }: ServiceContext,
  { rateLimits, isWrite }: { rateLimits: RateLimits; isWrite: boolean },
): BookingLinks {
  const now = () => clock().getTime();
  const found: BookingLinks["opened"] = async (purpose, key) => bookingOfKey(db, purpose, await hashOfToken(key), now());
  const opened: BookingLinks["opened"] = async (purpose, key) => {
    const row = await found(purpose, key);
    // After it was looked up: a key that opens something never waits for what others of its network have tried.
    if (!row) await rateLimits.take("unknown_key");
    return row;
  };
  return {
    opened,
    held: found,
    async shown(purpose, key) {
      const row = await opened(purpose, key);
      // What was done is shown, or its sender would learn of a limit and not of it: acts have a limit of their own.
      if (row && !isWrite) await rateLimits.takeAll([{ bucket: "opened_key" }, { bucket: "opened_one_key", subject: key }]);
      return row;
    },
    former: async (key) => bookingOfFormerKey(db, await hashOfToken(key)),
    wasReplaced: (bookingId) => isConfirmationReplaced(db, bookingId),
    token: (purpose, bookingId) => tokenFor({ db, secrets: authSecretsOf(env) }, purpose, bookingId, now()),
    async calendarToken(bookingId, confirmationKey) {
      const { held, isOpen } = await calendarKeyFor(db, bookingId, await hashOfToken(confirmationKey), now());
      return isOpen ? tokenFor({ db, secrets: authSecretsOf(env) }, "calendar", bookingId, now(), null, held) : null;
    },
    makersToken: (booking, held) => firstToken({ db, secrets: authSecretsOf(env) }, "confirmation", booking, held),
  };
}

/** Whether a signed-in person may see a booking: administrators, who made it and reads it still, and who has proven its contact's address. */
export function maySeeBooking(who: Actor, row: Pick<BookingRow, "createdByUser" | "contactEmailKey">): boolean {
  if (who.kind !== "user") return false;
  return (
    who.role === "admin" || row.createdByUser === who.id || (who.emailVerified && emailKeyOf(row.contactEmailKey) === emailKeyOf(who.email))
  );
}
