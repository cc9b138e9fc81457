import { Trans } from "@lingui/react/macro";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import type { HeldPerson } from "./guard.ts";

/** For who is signed in with a role that Concord does not know: whom to ask, and nothing else. */
export function HeldAccount({ person }: { person: HeldPerson }) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const { email } = person;
  return (
    <main id="content" tabIndex={-1} className="page py-16">
      <p>
        <Wordmark />
      </p>
      <div className="mt-12 max-w-measure">
        <h1 className="text-3xl">
          <Trans>Your account has no role yet</Trans>
        </h1>
        <p className="mt-4 text-lg text-soft [overflow-wrap:anywhere]">
          <Trans>
            You are signed in as {name} ({email}), User. What you may see depends on a role, and yours is not one that we know.
          </Trans>
        </p>
        <p className="mt-4">
          <Trans>Please ask the administrator who opened your account, or our office, to give you one. Then sign in again.</Trans>
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={`mailto:${PROVIDER.email}`} size="lg">
            {PROVIDER.email}
          </ButtonLink>
          <ButtonLink href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} variant="secondary" size="lg">
            {PROVIDER.phoneDisplay}
          </ButtonLink>
          <ButtonLink href="/api/logout" variant="quiet" size="lg">
            <Trans>Sign out</Trans>
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}
