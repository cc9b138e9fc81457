/**
 * The client's link to one booking: who holds it changes or cancels the booking. Signed with a key of its own over the
 * booking and its epoch (RFC 2104), so that raising the epoch revokes every link sent before.
 */
import { type BookingRow, findBooking, findForChange, revokingLinks, writingAudit } from "../db/bookings.repo.server.ts";
import { AppError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { localePath } from "../i18n/addresses.ts";
import { nextAuditEntry } from "./audit.server.ts";
import type { ServiceContext } from "./create-services.server.ts";
import { base64url, fromBase64url } from "./ids.ts";
import { isFaster } from "./lost-races.ts";
import { requireAdministrator } from "./require-administrator.server.ts";

type Linked = Pick<BookingRow, "id" | "manageEpoch">;

export interface ManageLinks {
  /** The link's address in a language. Throws `not_found` for a booking that is not there or hidden. */
  urlFor(bookingId: string, locale: Locale): Promise<string>;
  /** The same while no link of the booking was ever revoked, else null: its confirmation page must not hand out what was taken back. */
  offered(bookingId: string, locale: Locale): Promise<string | null>;
  /** The same for a booking that is at hand. */
  urlOf(row: Linked, locale: Locale): Promise<string>;
  /** The booking that a link opens; null when it is forged, revoked, or the booking is hidden. */
  resolve(token: string): Promise<BookingRow | null>;
  /** Makes every link sent so far useless. For administrators; `not_found` for everybody else. */
  revoke(bookingId: string): Promise<void>;
}

export function createManageLinks({ env, db, actor, clock, origin }: ServiceContext): ManageLinks {
  const key = () =>
    crypto.subtle.importKey("raw", new TextEncoder().encode(`manage:${env.AUTH_SECRET}`), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
      "verify",
    ]);
  const signed = ({ id, manageEpoch }: Linked) => new TextEncoder().encode(`${id}.${manageEpoch}`);

  async function urlOf(row: Linked, locale: Locale): Promise<string> {
    const signature = await crypto.subtle.sign("HMAC", await key(), signed(row));
    const token = `${row.id}.${row.manageEpoch}.${base64url(new Uint8Array(signature))}`;
    return origin + localePath(locale, `/manage/${token}`);
  }

  async function resolve(token: string): Promise<BookingRow | null> {
    const [id = "", epoch = "", signature = "", ...rest] = token.split(".");
    const bytes = fromBase64url(signature);
    if (rest.length > 0 || !bytes || !/^\d{1,9}$/.test(epoch)) return null;
    const linked = { id, manageEpoch: Number(epoch) };
    if (!(await crypto.subtle.verify("HMAC", await key(), bytes as BufferSource, signed(linked)))) return null;
    const row = await findBooking(db, id);
    return row && row.manageEpoch === linked.manageEpoch ? row : null;
  }

  async function found(id: string): Promise<BookingRow> {
    const row = await findBooking(db, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  return {
    urlOf,
    resolve,
    async urlFor(bookingId, locale) {
      return urlOf(await found(bookingId), locale);
    },
    async offered(bookingId, locale) {
      const row = await found(bookingId);
      return row.manageEpoch === 0 ? urlOf(row, locale) : null;
    },
    async revoke(bookingId) {
      const who = await actor();
      requireAdministrator(who);
      const change = await findForChange(db, bookingId);
      if (!change) throw new AppError("not_found");
      const now = clock().getTime();
      const event = { subjectType: "booking", subjectId: bookingId, action: "link_revoked", changes: {} } as const;
      const audit = await nextAuditEntry(event, who, now, change.last);
      try {
        await db.batch([writingAudit(db, audit), revokingLinks(db, bookingId)]);
      } catch (error) {
        if (isFaster(error)) throw new AppError("conflict");
        throw error;
      }
    },
  };
}
