/** What a venue's page shows, as its loader gives it. */
import type { Route } from "./+types/route";

export type VenuePage = Route.ComponentProps["loaderData"];
