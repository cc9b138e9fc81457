import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { Refused } from "../action.ts";
import { useWrongOf } from "../refusal-box.tsx";

const INTENT = "document-room";

/** How many documents each side may file, for administrators. */
export function DocumentRoom({ room, refused }: { room: number; refused: Refused | undefined }) {
  const { t } = useLingui();
  const wrong = useWrongOf(refused, INTENT)("room");
  const busy = useNavigation().formData?.get("intent") === INTENT;
  return (
    <details className="no-print mt-6 text-sm" open={wrong !== null || undefined}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline">
        <Trans>Limit of documents</Trans>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-form gap-3 pb-3">
        <input type="hidden" name="intent" value={INTENT} />
        <Field
          name="room"
          id="document-room"
          label={t`Documents each side may file`}
          hint={<Trans>Withdrawn documents do not count. Everyone in the case can read that it was changed.</Trans>}
          {...(wrong ? { error: wrong } : {})}
        >
          <Input key={room} inputMode="numeric" defaultValue={(wrong !== null && refused?.typed.room) || room} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={busy}>
          <Trans>Change the limit</Trans>
        </Button>
      </Form>
    </details>
  );
}
