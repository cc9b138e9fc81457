/** What the page of a venue's rates shows, as its loader gives it. */
import type { Route } from "./+types/route";

export type RatesPage = Route.ComponentProps["loaderData"];
