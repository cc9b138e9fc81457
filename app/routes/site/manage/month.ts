/** The month of free days for the booking of a link, as its page asks for it while its reader turns the months. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Route } from "./+types/month";

const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
const STATUS: Readonly<Partial<Record<AppError["code"], number>>> = { not_found: 404, too_many_requests: 429 };

/** 404 for a link that opens nothing, and for a booking that no month is shown for. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const text = (name: string) => searchParams.get(name) ?? "";
  try {
    const wanted = { month: text("month"), date: text("date"), time: text("time") };
    const view = await context.get(servicesContext).managed.month(params.token, wanted);
    return view ? Response.json(view, { headers: PRIVATE }) : refused(404);
  } catch (error) {
    const status = error instanceof AppError ? STATUS[error.code] : undefined;
    if (!status) throw error;
    return refused(status);
  }
}

const refused = (status: number) => Response.json(null, { status, headers: PRIVATE });
