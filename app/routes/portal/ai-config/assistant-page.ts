/** What the page of the assistant shows, as its loader gives it. */
import type { Route } from "./+types/route";

export type AssistantPage = Route.ComponentProps["loaderData"];
