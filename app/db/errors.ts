/**
 * What D1's refusals look like, in one place: triggers raise a word of ours (`app/db/migrations/`), SQLite names the constraint that
 * was broken. Drizzle wraps both, so the cause is read too.
 */
import { HOLD_BARS, type HoldBar } from "#app/domain/booking/office/visitor-hold.ts";

const refusedBy = (words: RegExp) => (error: unknown) =>
  words.test(error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error));

/** Somebody wrote the next entry of the history first. */
export const isVersionConflict = refusedBy(/never replaced|UNIQUE constraint failed: audit_entries/);
/** Somebody wrote the next entry of the case first. */
export const isCaseConflict = refusedBy(/follow one another|UNIQUE constraint failed: case_entries/);
/** An account, or a side of a case, has written as much into it as a day holds (migration 0378). */
export const isDayFull = refusedBy(/day_volume/);
/** An award has ended, or was answered since it was read (migration 0334). */
export const isAwardEnded = refusedBy(/award_ended|NOT NULL constraint failed: tribunal_awards\.answers/);
/** A draft of a bundle was changed while it was made final, or is final already (migration 0330). */
export const isBundleChanged = refusedBy(/bundle_changed|a bundle is made once/);
/** The same form of the discussion was sent before. */
export const isSentBefore = refusedBy(/UNIQUE constraint failed: case_messages\.origin_key/);
/** The same form of a booking's thread was sent before. */
export const isMessageSentBefore = refusedBy(/UNIQUE constraint failed: booking_messages\.origin_key/);
/** The form has written a draft, or begun it, between the reading and the write of a turn. */
export const isDraftConflict = refusedBy(/malformed JSON|UNIQUE constraint failed: booking_drafts\.id/);
/** So much is kept of visitors that nothing more of theirs is (migration 0380). */
export const isHouseFull = refusedBy(/house_full/);
/** So much is kept of strangers' requests that nobody has touched that no further one is taken (migration 0382). */
export const isRequestsFull = refusedBy(/requests_full/);
/** Somebody has touched a request, or a hold has come, between the look and its removal. */
export const isRequestTouched = refusedBy(/malformed JSON/);
/** Somebody took one of the rooms, or changed the venue, between the look and the write: another look says what fits now. */
export const isRoomTaken = refusedBy(/room_taken|venue_changed/);
/** The limit that a visitor's hold is beyond, as the triggers name it (migration 0046); null for another error. */
export const holdBarOf = (error: unknown): HoldBar | null => HOLD_BARS.find((bar) => refusedBy(new RegExp(`hold_${bar}`))(error)) ?? null;
/** A room cannot be closed while bookings hold it. */
export const isRoomHeld = refusedBy(/room_held/);
/** Another room of the venue has this name. */
export const isRoomNameTaken = refusedBy(/UNIQUE constraint failed: rooms\.venue_id/);
/** The random number of a booking was given before. */
export const isBookingNumberTaken = refusedBy(/UNIQUE constraint failed: bookings\.booking_number/);
/** The random number of a case was given before. */
export const isCaseNumberTaken = refusedBy(/UNIQUE constraint failed: cases\.case_number/);
/** The same request for a case was sent before. */
export const isCaseSentBefore = refusedBy(/UNIQUE constraint failed: cases\.origin_key/);
/** An invitation was accepted or taken back in the meantime. */
export const isInvitationClosed = refusedBy(/invitation_closed/);
/** The first administrator's link was used, replaced or too late, or there is an administrator. */
export const isFirstLinkClosed = refusedBy(/first_administrator_link_closed/);
/** A forgotten password's link was used in the meantime. */
export const isResetUsed = refusedBy(/reset_used/);
/** All that a person's ways in had begun was ended in the meantime. */
export const isAccessEnded = refusedBy(/access_ended/);
/** There are as many of these as may be by now (migration 0308). */
export const isLimitReached = refusedBy(/limit_reached/);
/** The key by which somebody acts was revoked or replaced in the meantime. */
export const isKeyEnded = refusedBy(/key_ended/);
/** Nobody would be left who could let the others in. */
export const isLastAdministrator = refusedBy(/last_administrator/);
/** Who acts as an administrator is none any more. */
export const isNoAdministrator = refusedBy(/no_administrator/);
/** What would be removed is under a legal hold (migration 0325). */
export const isUnderLegalHold = refusedBy(/\blegal_hold\b/);
/** A legal hold was lifted in the meantime. */
export const isHoldLifted = refusedBy(/a legal hold is lifted once/);
/** This step of an erasure was done by somebody else (migration 0326). */
export const isErasureStepDone = refusedBy(/erasure_step/);
/** Something came to speak against an erasure between the look and its next step. */
export const isErasureBarred = refusedBy(/erasure_barred/);
/** A request to be erased has ended, or is carried out already (migration 0336). */
export const isErasureRequestEnded = refusedBy(/erasure_request_ended/);
/** This account has a request to be erased that nobody has decided. */
export const isErasureAsked = refusedBy(/UNIQUE constraint failed: erasure_requests\.user_id/);
/** A person has as many API keys as anybody may have (migration 0350). */
export const isTooManyApiKeys = refusedBy(/too many API keys/);
/** The office has as many webhooks as there may be (migration 0351). */
export const isTooManyWebhooks = refusedBy(/too many webhooks/);
/** A webhook was changed since it was read (migration 0351). */
export const isWebhookChanged = refusedBy(/webhook_changed/);
/** An erasure of this address is under way. */
export const isErasureUnderWay = refusedBy(/UNIQUE constraint failed: erasures\./);
/** Somebody was invited, or has an account, by the same address. */
export const isAddressTaken = refusedBy(/UNIQUE constraint failed: (?:invitations|user)\./);
/** This account has a profile of the roster already (migration 0354). */
export const isAccountProfiled = refusedBy(/UNIQUE constraint failed: roster_profiles\.user_id/);
/** A profile of the roster has this address already. */
export const isSlugTaken = refusedBy(/UNIQUE constraint failed: roster_profiles\.slug/);
