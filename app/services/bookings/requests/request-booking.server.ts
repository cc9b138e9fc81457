import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { AppliedEffect } from "#app/domain/booking/rules/evaluate.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { LinkedContext } from "#app/services/bookings/booking-links.server.ts";
import type { DraftContext } from "#app/services/bookings/drafts/drafts.server.ts";
import { type DraftToSend, draftAsAsked, draftAsSent, draftJustSent } from "#app/services/bookings/drafts/open-draft.server.ts";
import { type MadeBooking, readMadeBooking } from "#app/services/bookings/reading/read-made-booking.server.ts";
import { sameRequest } from "#app/services/bookings/same-request.ts";
import type { Idempotency } from "#app/services/platform/idempotency.server.ts";
import type { MakingContext } from "./make-booking.server.ts";
import { makeDetailed } from "./make-detailed.server.ts";
import { makeFast } from "./make-fast.server.ts";

/** What sending a request needs: the visitor with their draft, and the booking that it becomes. */
export interface RequestContext extends MakingContext, DraftContext, LinkedContext {
  idempotency: Idempotency;
}

/** A request as its door has received it. */
export interface SentRequest {
  form: "fast" | "detailed";
  /** The values, as they came: they are checked here. */
  input: unknown;
  /** What the key must not be used for a second time with a difference: the body as it was sent. */
  payload: string;
  /** `Idempotency-Key`, or that of the page's form; null where there is none. */
  key: string | null;
  /** Which draft it is made of (`draftAsAsked`); null where its door does not say, `NO_DRAFT` where none is meant. */
  draft: string | null;
  /**
   * Sent by a page's form, without its program. Its key was drawn by us, so that who has it has the page; where there is none, the same
   * words from the same network within the hour are the same request. A second press waits for the answer to the first.
   */
  ofPage?: boolean;
  /** Language of the maker: mails and the confirmation are in it. */
  locale: Locale;
}

/** What was made; `effects` are what the rules settled beyond what was sent, of a detailed request. */
export interface SentBooking {
  booking: BookingRecord;
  effects?: readonly AppliedEffect[];
  /** Opens the confirmation page; null once its links were revoked or renewed, and where another may ask by the same network and key. */
  confirmationKey: string | null;
}

/**
 * Makes a booking of a form's request, once per key and once per draft: with the visitor's draft, which it closes, within the limit of bookings, and
 * remembered as the visitor's last one. A draft that has been sent before, also by the talk and under another key, is answered with its booking. Throws `invalid_input` with an issue per field, `too_many_requests`, `idempotency_mismatch`
 * and `idempotency_in_flight`.
 */
export async function requestBooking(context: RequestContext, { input, ...request }: SentRequest): Promise<SentBooking> {
  return requestOnce(context, request, async () => input);
}

/** As `requestBooking`, with values that are read only once it is known that nothing was sent under the key before. */
export async function requestOnce(
  context: RequestContext,
  { form, payload, key: given, draft: named, ofPage = false, locale }: Omit<SentRequest, "input">,
  readInput: (isSent: boolean) => Promise<unknown>,
): Promise<SentBooking> {
  const { clock, idempotency, network, visitor } = context;
  const begun = clock().getTime();
  // Read first: what is sent at the same moment by another door or under another key is about the same draft, and is made once.
  const asking = draftAsAsked(context, named);
  asking.catch(() => undefined);
  const key = given || (ofPage ? await sameRequest(form, network, { payload }, clock()) : null);
  // Read while the answer is kept: both need the stored booking alone.
  let opened: Promise<MadeBooking | null> | null = null;
  const work = async () => {
    const originKey = key ? await idempotency.origin(form, key, payload) : null;
    const asked = await asking;
    const input = await readInput(asked?.sent ?? false);
    // A page says which draft it is of, or has none to say: only a program may mean what the talk has sent a moment before.
    const draft = (await draftAsSent(context, asked)) ?? (named === null && !ofPage ? await draftJustSent(context, form, input) : null);
    const made = await make(context, form, input, { locale, originKey, draft });
    opened = readMadeBooking(context, made.booking.id);
    opened.catch(() => undefined);
    const { draftId } = await visitor.read();
    if (draftId) await visitor.write({ lastBookingId: made.booking.id });
    return { status: 201, body: JSON.stringify(made) };
  };
  const answer = await idempotency.once(`bookings.${form}`, key, payload, work, { patient: ofPage });
  // Keys of links are stored nowhere as they are: what is kept of an answer has none.
  const made = JSON.parse(answer.body) as Omit<SentBooking, "confirmationKey">;
  // Who has made it just now is its maker; for what was made before, a network is no name.
  const isMaker = answer.own || (ofPage && Boolean(given));
  if (!isMaker && Date.parse(made.booking.createdAt) < begun) return { ...made, confirmationKey: null };
  return { ...made, confirmationKey: (await (opened ?? readMadeBooking(context, made.booking.id)))?.confirmationKey ?? null };
}

async function make(
  context: RequestContext,
  form: SentRequest["form"],
  input: unknown,
  { draft, ...asked }: { locale: Locale; originKey: string | null; draft: DraftToSend | null },
): Promise<Omit<SentBooking, "confirmationKey">> {
  const options = { ...asked, draft, admit: () => context.rateLimits.take("booking") };
  if (form === "detailed") return makeDetailed(context, input, options);
  return { booking: await makeFast(context, input, { ...options, source: "fast", further: draft?.further ?? {} }) };
}
