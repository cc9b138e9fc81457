import { Trans, useLingui } from "@lingui/react/macro";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { PasskeyError } from "./use-passkey-program.ts";

/** Why there is no passkey, or no sign-in by it; what is wrong with a field is shown at the field too. */
export function PasskeyErrorBox({ trouble }: { trouble: PasskeyError }) {
  const { i18n } = useLingui();
  return <OutcomeBox tone={trouble.why === "issues" || trouble.why === "refused" ? "danger" : "warning"}>{words()}</OutcomeBox>;

  function words() {
    switch (trouble.why) {
      case "issues":
        return peopleIssueText(i18n, trouble.issues[0]?.code ?? "passkey_refused");
      case "refused":
        return peopleIssueText(i18n, "passkey_refused");
      case "known":
        return peopleIssueText(i18n, "passkey_known");
      case "number_address":
        return peopleIssueText(i18n, "passkey_number_address");
      case "cancelled":
        return <Trans>Your browser asked, and got no answer. Nothing was changed; press the button to be asked again.</Trans>;
      case "unable":
        return <Trans>This device cannot ask for your PIN, finger or face, which a passkey needs. Try another device or key.</Trans>;
      case "unsupported":
        return (
          <Trans>
            This browser does not support passkeys, or the page was not opened over a secure connection. Try another browser or device.
          </Trans>
        );
      case "unreachable":
        return <Trans>That did not work just now, and nothing was changed. Please try again.</Trans>;
      case "too_often":
        return <TooOftenText wait={trouble.wait} />;
    }
  }
}
