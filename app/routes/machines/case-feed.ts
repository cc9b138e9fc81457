/** `/feeds/cases/{token}.ics`: the timetable of one case, for who holds its address. */
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/case-feed";
import { answerCalendar, tokenIn } from "./answer-calendar.ts";

export function loader({ params, request, context }: Route.LoaderArgs) {
  return answerCalendar(request, "timetable.ics", () => context.get(servicesContext).caseFeeds.read(tokenIn(params.file)));
}
