/** A conversation as its page shows it. */
import type { Route } from "./+types/route";

export type ShownConversation = NonNullable<Route.ComponentProps["loaderData"]["conversation"]>;
