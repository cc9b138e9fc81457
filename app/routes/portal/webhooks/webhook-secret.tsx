import { Trans, useLingui } from "@lingui/react/macro";
import { CopyField } from "../copy-field.tsx";

/** The secret that was made, this once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className="mb-4">
        <Trans>The secret is shown this once: copy it now, and give it to the other program.</Trans>
      </p>
      <CopyField name="secret" label={t`Secret that signs`} hint={t`The other program checks each delivery with it.`} value={secret} />
    </>
  );
}
