/** How the database says that somebody else was faster. */
const ROOM_TAKEN = /room_taken/;
const FASTER = /never replaced|UNIQUE constraint failed: audit_entries/;

const INVITATION_CLOSED = /invitation_closed/;
const RESET_USED = /reset_used/;
const LAST_ADMINISTRATOR = /last_administrator/;
const TAKEN = /UNIQUE constraint failed: (?:invitations|user)\./;

const SENT_BEFORE = /UNIQUE constraint failed: case_messages\.origin_key/;

const textOf = (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error));

/** Somebody wrote the next entry of the history first. */
export const isVersionConflict = (error: unknown): boolean => FASTER.test(textOf(error));
/** The same form of the discussion was sent before. */
export const isSentBefore = (error: unknown): boolean => SENT_BEFORE.test(textOf(error));
/** Somebody took one of the rooms between the look and the write. */
export const isRoomTaken = (error: unknown): boolean => ROOM_TAKEN.test(textOf(error));
/** An invitation was accepted or taken back in the meantime. */
export const isInvitationClosed = (error: unknown): boolean => INVITATION_CLOSED.test(textOf(error));
/** A forgotten password's link was used in the meantime. */
export const isResetUsed = (error: unknown): boolean => RESET_USED.test(textOf(error));
/** Nobody would be left who could let the others in. */
export const isLastAdministrator = (error: unknown): boolean => LAST_ADMINISTRATOR.test(textOf(error));
/** Somebody was invited, or has an account, by the same address. */
export const isTaken = (error: unknown): boolean => TAKEN.test(textOf(error));

/** How often a room is chosen anew when somebody else was faster. */
export const TRIES = 20;
