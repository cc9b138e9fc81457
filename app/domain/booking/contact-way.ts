/** Whether the contact is written to rather than called: `contactBy` says that they asked for e-mail, or for no calls. */
export const isWrittenTo = (contactBy: unknown): boolean => contactBy === "email" || contactBy === "no_calls";
