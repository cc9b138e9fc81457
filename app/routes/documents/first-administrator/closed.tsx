import { Trans } from "@lingui/react/macro";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { FirstLinkState } from "#app/domain/people/first-administrator.ts";

/** A link that opens nothing (any more), and what to do now. */
export function Closed({ state }: { state: Exclude<FirstLinkState, "open"> }) {
  switch (state) {
    case "closed":
      return (
        <NarrowPage
          title={<Trans>This link was used or replaced</Trans>}
          lead={
            <Trans>
              It opens one account, once, and none where there is an administrator. If you have an account, sign in; if not, ask an
              administrator to invite you.
            </Trans>
          }
        >
          <p className="mt-8">
            <ButtonLink href="/api/login" size="lg">
              <Trans>Sign In</Trans>
            </ButtonLink>
          </p>
        </NarrowPage>
      );
    case "expired":
      return (
        <NarrowPage
          title={<Trans>This link has expired</Trans>}
          lead={
            <Trans>It works for a day. The person who runs this installation makes a new one with the command npm run first-admin.</Trans>
          }
        />
      );
    case "unknown":
      return (
        <NarrowPage
          title={<Trans>This link no longer works</Trans>}
          lead={<Trans>It may be incomplete. Copy it whole, from https to its last letter.</Trans>}
        />
      );
  }
}
