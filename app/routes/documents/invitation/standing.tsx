import { Trans } from "@lingui/react/macro";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { InviteeStanding } from "#app/domain/people/invitation.ts";
import type { FailedPost } from "../failed-post.ts";
import type { TypedAcceptance } from "./who-you-are.tsx";
import { WhoYouAre } from "./who-you-are.tsx";

interface StandingProps {
  standing: Exclude<InviteeStanding, "new">;
  token: string;
  email: string;
  signedInAs: string | null;
  /** Whom the case has invited, where the account is called otherwise. */
  otherName: string | null;
  failed: FailedPost | null;
  typed: TypedAcceptance | null;
}

/** For an address that has an account already: who must be signed in, and then one button. */
export function Standing({ standing, token, email, signedInAs, otherName, failed, typed }: StandingProps) {
  const at = useSitePath();
  const login = `/api/login?returnTo=${encodeURIComponent(at(`/invitation/${token}`))}`;
  switch (standing) {
    case "ready":
      return (
        <form method="post" noValidate className="mt-8 flex flex-col items-start gap-6">
          <TooOften wait={failed?.wait ?? null} />
          <p>
            <Trans>You are signed in as {email}. Your account stays as it is.</Trans>
          </p>
          {otherName && <WhoYouAre invited={otherName} issues={failed?.issues ?? []} typed={typed} />}
          <Button type="submit" size="lg">
            <Trans>Accept the invitation</Trans>
          </Button>
        </form>
      );
    case "sign_in":
      return (
        <div className="mt-8 flex flex-col items-start gap-6">
          <p>
            <Trans>There is an account with this address already. Sign in with it; this page then asks you to accept.</Trans>
          </p>
          <ButtonLink href={login} size="lg">
            <Trans>Sign in and accept</Trans>
          </ButtonLink>
        </div>
      );
    case "other":
      return (
        <div className="mt-8 flex flex-col items-start gap-6">
          <p className="[overflow-wrap:anywhere]">
            <Trans>
              You are signed in as {signedInAs}, and the invitation is for {email}. Sign out first, then open the link of the message again.
            </Trans>
          </p>
          <ButtonLink href="/api/logout" variant="secondary" size="lg">
            <Trans>Sign out</Trans>
          </ButtonLink>
        </div>
      );
    case "closed":
      return (
        <p className="mt-8">
          <Trans>The account with this address was deactivated. Please ask the administrator who invites you.</Trans>
        </p>
      );
  }
}
