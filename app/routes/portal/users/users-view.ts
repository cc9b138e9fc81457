/** The views of the page of users: its tabs, in their order. */
export const VIEWS = ["people", "invitations", "accepted"] as const;
export type UsersView = (typeof VIEWS)[number];
