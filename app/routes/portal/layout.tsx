import { data, isRouteErrorResponse, Outlet, redirectDocument } from "react-router";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { servicesContext } from "#app/context.ts";
import { addPart, SPEAKS_PORTAL } from "#app/i18n/page-parts.ts";
import type { Route } from "./+types/layout";
import { PortalHeader } from "./portal-header.tsx";
import { SignedOut } from "./signed-out.tsx";

/**
 * The guard of the signed-in area, before any loader: nobody gets past it without a session. A document comes back
 * to the page asked for after signing in; a page that was open when the session ended says so first.
 */
const guard: Route.MiddlewareFunction = async ({ request, context, url }) => {
  if ((await context.get(servicesContext).actor()).kind === "user") return;
  if (request.headers.get("Sec-Fetch-Dest") === "empty") throw data(null, { status: 401 });
  throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
};
export const middleware = [guard];
export const handle = SPEAKS_PORTAL;

export async function loader({ context }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  if (who.kind !== "user") throw data(null, { status: 401 });
  return { firstName: who.firstName, lastName: who.lastName, role: who.role };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // First: what a refusal says is said with it too.
  await addPart("portal");
  return serverLoader();
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalHeader person={loaderData} />
      <main id="content" tabIndex={-1} className="page grow pt-10 pb-24">
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 401 ? <SignedOut /> : <ErrorPage />;
}
