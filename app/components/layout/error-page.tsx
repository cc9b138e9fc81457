import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { PROVIDER } from "#app/domain/provider.ts";
import { minutesOf } from "#app/domain/site/refused-often.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Reference } from "./request-reference.tsx";
import { SitePage } from "./site-page.tsx";
import { useSitePath } from "./use-site-path.ts";

/** The page for addresses that lead nowhere and for what went wrong on our side. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <FailurePage />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === 401) return <OldPage />;
  return error.status === 429 ? <TooOftenPage minutes={minutesOf(error.data)} /> : <FailurePage />;
}

function TooOftenPage({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  return (
    <Notice title={t`Too many requests`} actions={<LoadAgain />}>
      <Plural
        value={minutes}
        one="Please wait a minute, then load the page again: it shows what has become of what you sent. What you typed in a booking is kept."
        other="Please wait # minutes, then load the page again: it shows what has become of what you sent. What you typed in a booking is kept."
      />
    </Notice>
  );
}

/** Its browser was left to somebody else after it was loaded (`app/domain/visit.ts`). */
function OldPage() {
  const { t } = useLingui();
  return (
    <Notice title={t`This page is no longer up to date`} actions={<LoadAgain />}>
      <Trans>Someone has signed out or in since it was loaded. What you sent was not accepted. Load the page again to continue.</Trans>
    </Notice>
  );
}

function LoadAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink href={pathname + search}>
      <Trans>Load again</Trans>
    </ButtonLink>
  );
}

export function NotFoundPage() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <Notice
      title={t`404 Page Not Found`}
      actions={
        <>
          <ButtonLink href={at("/public")}>
            <Trans>Go to the home page</Trans>
          </ButtonLink>
          <ButtonLink href={at("/fast-booking")} variant="secondary">
            <Trans>Book a proceeding</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>There is nothing at this address. It may have moved, or the link may be incomplete.</Trans>
    </Notice>
  );
}

function FailurePage() {
  const { t } = useLingui();
  return (
    <Notice
      title={t`Something went wrong on our side`}
      reference={<Reference />}
      actions={
        <>
          <LoadAgain />
          <ButtonLink href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`} variant="secondary">
            <Trans>Call {PROVIDER.phoneDisplay}</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>What you typed in a booking is kept. Please load the page again in a moment, or call us.</Trans>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** What is found by it in our log. */
  reference?: ReactNode;
}

function Notice({ title, children, actions, reference }: NoticeProps) {
  return (
    <SitePage>
      <title>{`${title} – ${PROVIDER.name}`}</title>
      <div className="page py-20 md:py-32">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-6 max-w-measure text-lg text-soft">{children}</p>
        <p className="mt-10 flex flex-wrap gap-3">{actions}</p>
        {reference}
      </div>
    </SitePage>
  );
}
