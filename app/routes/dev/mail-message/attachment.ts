/** An attachment of a captured mail: always a file to keep, never a page. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireOwnHost } from "../or-absent.ts";
import type { Route } from "./+types/attachment";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireOwnHost(request);
  try {
    const { name, type, content } = await context.get(servicesContext).capturedMail.attachment(params.id, Number(params.at));
    const filename = name.replace(/[^\w.-]/g, "_");
    return new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${filename}"` } });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return new Response("404 Page Not Found", { status: 404 });
  }
}
