import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { notify } from "#app/components/ui/notify.ts";
import { keepLastTyping } from "./typed/use-typed.ts";

const loginOf = (address: string) => `/api/login?returnTo=${encodeURIComponent(address)}`;

/** The session ended on an open page: says so, and after 500 ms signs in again (specification, section 2 "Top navigation"). */
export function SignedOut() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const [back, setBack] = useState(pathname + search);
  useEffect(() => {
    const address = keepLastTyping() ?? pathname + search;
    setBack(address);
    void notify({ title: i18n._(msg`Unauthorized`), description: i18n._(msg`You are logged out. Logging in again...`), tone: "danger" });
    const timer = setTimeout(() => window.location.assign(loginOf(address)), 500);
    return () => clearTimeout(timer);
  }, [pathname, search, i18n]);
  return (
    <main id="content" tabIndex={-1} className="page py-24">
      <h1 className="text-3xl">
        <Trans>Unauthorized: You are logged out. Logging in again...</Trans>
      </h1>
      <p className="mt-8">
        <ButtonLink href={loginOf(back)}>
          <Trans>Sign In</Trans>
        </ButtonLink>
      </p>
    </main>
  );
}
