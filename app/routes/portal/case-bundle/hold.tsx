/** What our office does about a final bundle: it holds it back with a reason, and lets go of it again. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { RefusedBundle } from "./actions.ts";

interface HoldProps {
  bundle: BundleRecord;
  refused: RefusedBundle | undefined;
  zone: string;
}

export function Hold({ bundle: { held }, refused, zone }: HoldProps) {
  const { i18n } = useLingui();
  const busy = useNavigation().formData?.get("intent");
  const [issue] = refused?.issues ?? [];
  const error = issue && caseMessageText(i18n, issue.code);
  if (!held) return <HoldBack typed={refused?.reason} error={error} busy={busy === "hold-bundle"} />;
  const { by, reason } = held;
  const at = formatMoment(i18n.locale, held.at, zone);
  return (
    <div className="mt-6">
      <OutcomeBox tone="warning">
        <p className="font-semibold">
          <Trans>Held back: only our office opens it.</Trans>
        </p>
        <p className="[overflow-wrap:anywhere]">{reason}</p>
        <p className="text-sm text-soft">
          {by}, {at}
        </p>
        <Form method="post" className="no-print mt-3">
          <Button type="submit" name="intent" value="release-bundle" variant="secondary" size="sm" loading={busy === "release-bundle"}>
            <Trans>Open it for everyone again</Trans>
          </Button>
          {error && <p role="alert">{error}</p>}
        </Form>
      </OutcomeBox>
    </div>
  );
}

function HoldBack({ typed = "", error, busy }: { typed: string | undefined; error: string | undefined; busy: boolean }) {
  const { t } = useLingui();
  return (
    <details className="no-print mt-10" open={error !== undefined}>
      <summary className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink hover:underline">
        <Trans>Hold this bundle back</Trans>
      </summary>
      <p className="mt-1 max-w-measure text-soft">
        <Trans>
          Until you open it again nobody but our office opens or downloads it. Everyone in the case is notified, and reads your reason.
        </Trans>
      </p>
      <Form method="post" className="mt-3 grid max-w-measure gap-4">
        <input type="hidden" name="intent" value="hold-bundle" />
        <Field name="reason" label={t`Reason`} error={error}>
          <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={typed} />
        </Field>
        <Button type="submit" variant="danger" size="sm" className="justify-self-start" loading={busy}>
          <Trans>Hold the bundle back</Trans>
        </Button>
      </Form>
    </details>
  );
}
