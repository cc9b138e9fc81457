/** `/feeds/{token}.ics`: a person's calendar, for who holds its address. */
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/feed";
import { answerCalendar, tokenIn } from "./answer-calendar.ts";

export function loader({ params, request, context }: Route.LoaderArgs) {
  return answerCalendar(request, "bookings.ics", () => context.get(servicesContext).feeds.read(tokenIn(params.file)));
}
