import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Reference } from "#app/components/layout/request-reference.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import { keepLastTyping } from "./typed/use-typed.ts";

/** What a page of the signed-in area shows when it failed on our side; the way to every other page stays around it. */
export function Failed() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Something went wrong on our side</Trans>
      </h1>
      <p className="mt-6 max-w-measure text-lg text-soft">
        <Trans>What was saved before is kept. Load the page again in a moment, go on elsewhere, or call us.</Trans>
      </p>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={pathname + search}>
          <Trans>Load again</Trans>
        </ButtonLink>
        <ButtonLink href="/" variant="secondary">
          <Trans>Go to the dashboard</Trans>
        </ButtonLink>
        <ButtonLink href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`} variant="quiet">
          <Trans>Call {PROVIDER.phoneDisplay}</Trans>
        </ButtonLink>
      </p>
      <Reference />
    </>
  );
}

/** What it shows when its person has asked too often: when to come again. What was typed is in its form when the page is loaded again. */
export function TooOften({ minutes }: { minutes: number }) {
  const { pathname, search } = useLocation();
  const [back, setBack] = useState(pathname + search);
  useEffect(() => setBack(keepLastTyping() ?? pathname + search), [pathname, search]);
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Too many requests</Trans>
      </h1>
      <p className="mt-6 max-w-measure text-lg text-soft">
        <Plural
          value={minutes}
          one="Please wait a minute, then load the page again. What you typed will be in its form."
          other="Please wait # minutes, then load the page again. What you typed will be in its form."
        />
      </p>
      <p className="mt-10">
        <ButtonLink href={back}>
          <Trans>Load again</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
