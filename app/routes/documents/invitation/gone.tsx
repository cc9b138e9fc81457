import { Trans } from "@lingui/react/macro";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { InvitationState } from "#app/domain/people/invitation.ts";
import { PROVIDER } from "#app/domain/provider.ts";

/** A link that opens nothing (any more), and what to do now. */
export function Gone({ state }: { state: Exclude<InvitationState, "open"> | "unknown" }) {
  const at = useSitePath();
  return (
    <NarrowPage title={<Title state={state} />} lead={<What state={state} />}>
      <p className="mt-8 flex flex-wrap gap-3">
        {state === "accepted" ? (
          <ButtonLink href="/api/login" size="lg">
            <Trans>Sign In</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink href={at("/contact?topic=case")} variant="secondary" size="lg">
          <Trans>Write to us</Trans>
        </ButtonLink>
        <ButtonLink href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} variant="secondary" size="lg">
          {PROVIDER.phoneDisplay}
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}

function Title({ state }: { state: Exclude<InvitationState, "open"> | "unknown" }) {
  switch (state) {
    case "accepted":
      return <Trans>This invitation was accepted</Trans>;
    case "expired":
      return <Trans>This invitation has expired</Trans>;
    case "revoked":
      return <Trans>This invitation was withdrawn</Trans>;
    case "unknown":
      return <Trans>This link no longer works</Trans>;
  }
}

function What({ state }: { state: Exclude<InvitationState, "open"> | "unknown" }) {
  switch (state) {
    case "accepted":
      return <Trans>A link works once. If it was you, sign in; if it was not, please tell us at once.</Trans>;
    case "expired":
      return <Trans>Ask who invited you to send it again: the new message holds a new link.</Trans>;
    case "revoked":
      return (
        <Trans>
          It was withdrawn, or has gone to another address. If a case concerns you all the same, call or write to us: we will tell you
          whether you need to do anything.
        </Trans>
      );
    case "unknown":
      return <Trans>It may be incomplete, or a later message contains a newer one. Open the link in our latest message, or ask us.</Trans>;
  }
}
