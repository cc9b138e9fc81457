import { data, isRouteErrorResponse, Outlet, redirectDocument } from "react-router";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { servicesContext } from "#app/context.ts";
import { DASHBOARDS, type Role } from "#app/domain/people/roles.ts";
import { addPart, SPEAKS_PORTAL } from "#app/i18n/page-parts.ts";
import type { Route } from "./+types/layout";
import { HeldBack, type HeldBackPerson } from "./held-back.tsx";
import { PortalHeader } from "./portal-header.tsx";
import { SignedOut } from "./signed-out.tsx";

const SECOND_FACTOR = "/settings/second-factor";

/**
 * The guard of the signed-in area, before any loader: nobody gets past it without a session. A document comes back
 * to the page asked for after signing in; a page that was open when the session
 * ended, and a dashboard (specification, section 2), says so first. Who is signed in and
 * may do nothing yet sees why: a role that nobody knows, or a second factor that is to be set up before anything else.
 */
const guard: Route.MiddlewareFunction = async ({ request, context, url }) => {
  const who = await context.get(servicesContext).actor();
  if (who.kind === "user") return;
  if (who.kind === "held") {
    if (who.why === "second_factor") {
      if (url.pathname === SECOND_FACTOR) return;
      throw redirectDocument(SECOND_FACTOR);
    }
    const { firstName, lastName, email } = who;
    throw data<HeldBackPerson>({ firstName, lastName, email }, { status: 403 });
  }
  const isDashboard = Object.values(DASHBOARDS).includes(url.pathname);
  if (isDashboard || request.headers.get("Sec-Fetch-Dest") === "empty") throw data(null, { status: 401 });
  throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
};
export const middleware = [guard];
export const handle = SPEAKS_PORTAL;

export async function loader({ context }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  if (who.kind === "visitor") throw data(null, { status: 401 });
  const { firstName, lastName, role } = who;
  return { person: { firstName, lastName, role }, held: who.kind === "held" };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // First: what a refusal says is said with it too.
  await addPart("portal");
  return serverLoader();
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function PortalLayout({ loaderData: { person, held } }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Who is held back is shown the header of nobody's role: no way on but the one to be gone. */}
      <PortalHeader person={{ ...person, role: (held ? "" : person.role) as Role }} />
      <main id="content" tabIndex={-1} className="page grow pt-10 pb-24">
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignedOut />;
  if (isRouteErrorResponse(error) && error.status === 403 && error.data) return <HeldBack person={error.data as HeldBackPerson} />;
  return <ErrorPage />;
}
