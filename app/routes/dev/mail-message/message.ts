/** A captured mail as it would have been sent, for a mail program to open. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireOwnHost } from "../or-absent.ts";
import type { Route } from "./+types/message";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireOwnHost(request);
  try {
    const raw = await context.get(servicesContext).capturedMail.raw(params.id);
    return new Response(raw, {
      headers: { "Content-Type": "message/rfc822", "Content-Disposition": 'attachment; filename="message.eml"' },
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return new Response("404 Page Not Found", { status: 404 });
  }
}
