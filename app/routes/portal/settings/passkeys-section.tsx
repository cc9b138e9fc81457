import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import { PasskeyFacts } from "./passkey-facts.tsx";
import { Section } from "./section.tsx";

/** One's passkeys at a glance; what may be done to them has a page of its own. */
export function PasskeysSection({ passkeys, zone }: { passkeys: readonly PasskeyRecord[]; zone: string }) {
  return (
    <Section
      id="passkeys"
      title={<Trans>Passkeys</Trans>}
      text={
        <Trans>
          A passkey is a key that your device keeps and opens with your finger, your face or its PIN: no password is typed that could be
          learned or guessed.
        </Trans>
      }
    >
      {passkeys.length === 0 ? (
        <p>
          <Trans>You have no passkey yet.</Trans>
        </p>
      ) : (
        <ul className="border-t border-hairline">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="border-b border-hairline py-4">
              <PasskeyFacts passkey={passkey} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink to="/settings/passkeys" variant="secondary">
          {passkeys.length === 0 ? <Trans>Add a passkey</Trans> : <Trans>Add, rename or remove passkeys</Trans>}
        </ButtonLink>
      </p>
    </Section>
  );
}
