import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { servicesContext } from "#app/context.ts";
import { isRole } from "#app/domain/people/roles.ts";
import { minutesOf } from "#app/domain/site/refused-often.ts";
import { addPart, SPEAKS_PORTAL } from "#app/i18n/catalogues/page-parts.ts";
import { signedOut } from "#app/site-program/signed-out.ts";
import type { Route } from "./+types/layout";
import { Failed, TooOften } from "./failed.tsx";
import { guard, type HeldPerson } from "./guard.ts";
import { HeldAccount } from "./held-account.tsx";
import { LiveBar } from "./live/live-bar.tsx";
import { NotFound } from "./not-found.tsx";
import { NoticeBell } from "./notices/bell.tsx";
import { PaletteOpener } from "./palette/opener.tsx";
import { PortalHeader } from "./portal-header.tsx";
import { SignedOut } from "./signed-out.tsx";
import { useTyped } from "./typed/use-typed.ts";
import { useArrival } from "./use-arrival.ts";

export const middleware = [guard];
export const handle = SPEAKS_PORTAL;

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, live } = context.get(servicesContext);
  const who = await actor();
  if (who.kind === "visitor") throw data(null, { status: 401 });
  const { id, firstName, lastName, role } = who;
  const held = who.kind === "held";
  const cursor = held ? null : await live.firstCursor(role === "admin");
  return { person: { firstName, lastName, role }, id, held, cursor };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // First: what a refusal says is said with it too.
  await Promise.all([addPart("portal"), addPart("later")]);
  return serverLoader();
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const restored = useTyped(pathname, loaderData.id);
  useArrival(pathname);
  useEffect(() => {
    const leaving = new AbortController();
    signedOut(leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <Frame {...loaderData}>
      {restored && <TypedAgain files={restored.files} />}
      <Outlet />
    </Frame>
  );
}

/** What the page held when its session ended is in its forms again. */
function TypedAgain({ files }: { files: boolean }) {
  return (
    <p role="status" className="no-print mb-8 rounded-sm border border-hairline-strong bg-raised px-4 py-3">
      <Trans>What you had typed is back in its form. It has not been sent.</Trans>
      {files && (
        <>
          {" "}
          <Trans>Please choose your files again.</Trans>
        </>
      )}
    </p>
  );
}

/** The bar of the signed-in area around a page, also around one that failed. */
function Frame({ person, held, cursor, children }: Route.ComponentProps["loaderData"] & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col [--container-page:90rem]">
      {/* Who is held back is shown a header without a role: its only link signs out. */}
      <PortalHeader
        person={{ ...person, role: held ? "" : person.role }}
        search={held || !isRole(person.role) ? null : <PaletteOpener role={person.role} />}
        bell={person.role === "admin" ? null : <NoticeBell />}
      />
      <main id="content" tabIndex={-1} className="page grow pt-10 pb-24">
        {children}
      </main>
      {held ? null : <LiveBar role={person.role} cursor={cursor} />}
    </div>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignedOut />;
  if (isRouteErrorResponse(error) && error.status === 403 && error.data) return <HeldAccount person={error.data as HeldPerson} />;
  if (!loaderData) return <ErrorPage />;
  if (isRouteErrorResponse(error) && error.status === 429) {
    return (
      <Frame {...loaderData}>
        <TooOften minutes={minutesOf(error.data)} />
      </Frame>
    );
  }
  if (isRouteErrorResponse(error) && error.status < 500) {
    return error.status === 404 ? (
      <Frame {...loaderData}>
        <NotFound />
      </Frame>
    ) : (
      <ErrorPage />
    );
  }
  return (
    <Frame {...loaderData}>
      <Failed />
    </Frame>
  );
}
