/** How the database says that somebody else was faster. */
const ROOM_TAKEN = /room_taken/;
const FASTER = /never replaced|UNIQUE constraint failed: audit_entries/;

const textOf = (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error));

/** Somebody wrote the next entry of the history first. */
export const isFaster = (error: unknown): boolean => FASTER.test(textOf(error));
/** Somebody took one of the rooms between the look and the write. */
export const isRoomTaken = (error: unknown): boolean => ROOM_TAKEN.test(textOf(error));

/** How often a room is chosen anew when somebody else was faster. */
export const TRIES = 20;
