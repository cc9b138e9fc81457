import { Trans, useLingui } from "@lingui/react/macro";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { ProfileIntent, ProfilePosted } from "./submission.ts";

/** What became of a press, for the office and for the arbitrator. */
export function ProfileOutcome({ posted, isOwn = false }: { posted: ProfilePosted; isOwn?: boolean }) {
  const { i18n } = useLingui();
  if ("done" in posted) return <OutcomeBox tone="success">{isOwn ? <OwnSaved /> : <Done intent={posted.done} />}</OutcomeBox>;
  if ("wait" in posted) {
    return (
      <OutcomeBox tone="warning">
        <TooOftenText wait={posted.wait} />
      </OutcomeBox>
    );
  }
  if ("held" in posted) {
    return (
      <OutcomeBox tone="warning">
        <Trans>This is under a legal hold: it stays until the hold has ended. Nothing was changed.</Trans>
      </OutcomeBox>
    );
  }
  if ("stale" in posted) {
    return (
      <OutcomeBox tone="warning">
        {posted.typed ? (
          <Trans>
            Someone else has changed this profile since you opened it, so yours was not saved. What you typed is still in the form: compare
            it with the profile in another window, and save again to replace what they wrote.
          </Trans>
        ) : (
          <Trans>Someone else has changed this profile since you opened it, so nothing was done. It is shown as it is now.</Trans>
        )}
      </OutcomeBox>
    );
  }
  const issue = posted.issues.find(({ field }) => field === "form");
  return issue ? <OutcomeBox tone="danger">{peopleIssueText(i18n, issue.code)}</OutcomeBox> : null;
}

function OwnSaved() {
  return <Trans>Your profile is saved. Our office publishes what is new in it.</Trans>;
}

function Done({ intent }: { intent: ProfileIntent }) {
  switch (intent) {
    case "save":
      return <Trans>The profile is saved. The public page changes when you publish it.</Trans>;
    case "publish":
      return <Trans>The profile is published. Public pages show it within a few minutes.</Trans>;
    case "withdraw":
      return <Trans>The profile is withdrawn. It leaves the public pages within a few minutes.</Trans>;
    case "link":
      return <Trans>The account of this profile is changed.</Trans>;
    case "address":
      return <Trans>The address is saved.</Trans>;
    case "remove":
      return <Trans>The profile is removed.</Trans>;
    case "invite":
      return <Trans>The invitation is on its way. The account that accepts it is this profile’s.</Trans>;
  }
}
