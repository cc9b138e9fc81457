/** `/admin/queue/:id/panel`: a task as its detail shows it, wherever it is in the queue by now. */
import { servicesContext } from "#app/context.ts";
import { orNull } from "../or-not-found.ts";
import type { Route } from "./+types/panel";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const task = await orNull(context.get(servicesContext).queue.get(params.id));
  return Response.json(task, { status: task ? 200 : 404, headers: PRIVATE });
}
