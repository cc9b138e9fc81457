/** `/bookings/:id/panel`: a booking as the detail next to a list shows it, with the rooms it holds for those who keep them. */
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/panel";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const panel = await context.get(servicesContext).bookingPages.panel(params.id);
  return Response.json(panel, { status: panel ? 200 : 404, headers: PRIVATE });
}
