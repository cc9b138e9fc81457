/** What the planner's page is given, by its parts. */
import type { Route } from "./+types/route";

export type PlannerData = Route.ComponentProps["loaderData"];
export type PlannerOutcome = NonNullable<Route.ComponentProps["actionData"]>;
export type Placing = NonNullable<PlannerData["placing"]>;
/** A wish that can be shown. */
export type ShownPlacing = Exclude<Placing, { refused: unknown }>;
