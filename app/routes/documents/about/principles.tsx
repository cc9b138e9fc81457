import { Trans } from "@lingui/react/macro";
import { Register, RegisterEntry } from "#app/components/documents/register.tsx";

/** What the provider holds to. */
export function Principles() {
  return (
    <Register id="principles" sunk title={<Trans>What we hold to</Trans>}>
      <RegisterEntry name={<Trans>Neutral</Trans>}>
        <Trans>
          We take no side, give no advice and decide nothing. Both sides find the same rooms, the same service and the same answers.
        </Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Discreet</Trans>}>
        <Trans>Each side can have rooms of its own. People see their own requests and cases, and nobody else’s.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>Exact</Trans>}>
        <Trans>We call a request a request until it is confirmed, and a room held only when one is.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>On time</Trans>}>
        <Trans>A promise has a clock. It begins with your request, and those who owe you the call see it running.</Trans>
      </RegisterEntry>
      <RegisterEntry name={<Trans>In your language</Trans>}>
        <Trans>English, French and Spanish from the first question on, and interpretation at the hearing in the language you name.</Trans>
      </RegisterEntry>
    </Register>
  );
}
