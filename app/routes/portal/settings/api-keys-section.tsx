import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { ApiKeyRecord } from "#app/domain/api-keys/api-key-record.ts";
import { ApiKeyFacts } from "./api-key-facts.tsx";
import { Section } from "./section.tsx";

/** One's API keys at a glance; making and revoking them has a page of its own. */
export function ApiKeysSection({ keys, zone }: { keys: readonly ApiKeyRecord[]; zone: string }) {
  return (
    <Section
      id="api-keys"
      title={<Trans>API keys</Trans>}
      text={<Trans>With a key a program of yours (calendar, accounting, contacts) reads what you may see, and changes nothing.</Trans>}
    >
      {keys.length === 0 ? (
        <p>
          <Trans>You have no API key.</Trans>
        </p>
      ) : (
        <ul className="border-t border-hairline">
          {keys.map((key) => (
            <li key={key.id} className="border-b border-hairline py-4">
              <ApiKeyFacts apiKey={key} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink to="/settings/api-keys" variant="secondary">
          {keys.length === 0 ? <Trans>Make an API key</Trans> : <Trans>Make or revoke API keys</Trans>}
        </ButtonLink>
      </p>
    </Section>
  );
}
