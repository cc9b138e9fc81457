import { Trans } from "@lingui/react/macro";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { useSitePath } from "./use-site-path.ts";

/** The page for addresses that lead nowhere and for what went wrong on our side. */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFoundPage /> : <FailurePage />;
}

function NotFoundPage() {
  const at = useSitePath();
  return (
    <main className="mx-auto max-w-2xl px-4 py-24 text-center">
      <h1 className="text-4xl">
        <Trans>404 Page Not Found</Trans>
      </h1>
      <p className="mt-4 text-soft">
        <Trans>There is nothing at this address. It may have moved, or the link may be incomplete.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink href={at("/public")}>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </p>
    </main>
  );
}

function FailurePage() {
  return (
    <main className="mx-auto max-w-2xl px-4 py-24 text-center">
      <h1 className="text-4xl">
        <Trans>Something went wrong on our side</Trans>
      </h1>
      <p className="mt-4 text-soft">
        <Trans>What you typed in a booking is kept. Please load the page again in a moment.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink href="">
          <Trans>Load again</Trans>
        </ButtonLink>
      </p>
    </main>
  );
}
