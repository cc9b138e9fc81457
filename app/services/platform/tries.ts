/** How often a room is chosen again when somebody else took it, or wrote the history, first. */
export const ROOM_TRIES = 20;
