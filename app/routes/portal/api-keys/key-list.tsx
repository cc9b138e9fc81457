import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { ApiKeyRecord } from "#app/domain/api-keys/api-key-record.ts";
import { ApiKeyFacts } from "../settings/api-key-facts.tsx";

/** One's keys, each with the way to end it: an ended key opens nothing, so that nothing is asked first. */
export function KeyList({ keys, zone }: { keys: readonly ApiKeyRecord[]; zone: string }) {
  return (
    <section aria-labelledby="own-keys" className="mt-10 max-w-form">
      {keys.length === 0 ? (
        <>
          <h2 id="own-keys" className="text-xl">
            <Trans>You have no API key</Trans>
          </h2>
          <p className="mt-2 text-soft">
            <Trans>Make one for each program, so that you can end one and leave the others as they are.</Trans>
          </p>
        </>
      ) : (
        <>
          <h2 id="own-keys" className="text-xl">
            <Trans>Your API keys</Trans>
          </h2>
          <p className="mt-2 text-sm text-soft">
            <Trans>Times of use are accurate to the hour.</Trans>
          </p>
          <ul className="mt-4 border-t border-hairline">
            {keys.map((apiKey) => (
              <li key={apiKey.id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hairline py-4">
                <ApiKeyFacts apiKey={apiKey} zone={zone} />
                <Revoke apiKey={apiKey} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKeyRecord }) {
  const { t } = useLingui();
  const sent = useNavigation().formData;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="revoke" variant="danger" loading={sent?.get("id") === id} aria-label={t`Revoke ${name}`}>
        <Trans>Revoke</Trans>
      </Button>
    </Form>
  );
}
