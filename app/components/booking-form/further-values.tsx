/**
 * What the draft holds beyond the fast form's own fields, from the chat or the other form: shown, sent with the request, and
 * taken back field by field. The texts come from the server, so that the form needs no catalogue of every field.
 */
import "#app/i18n/catalogues/later-texts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import { ASKED_HERE, FURTHER_ID, furtherFields, type TypedValues } from "./fields.ts";
import type { FurtherLine } from "./use-further-lines.ts";

export interface FurtherValuesProps {
  lines: readonly FurtherLine[];
  values: TypedValues;
  /** Fields that stand in the way of sending. */
  wrong: ReadonlySet<string>;
  onRemove(field: FurtherLine["field"]): void;
}

export function FurtherValues({ lines, values, wrong, onRemove }: FurtherValuesProps) {
  const { t } = useLingui();
  const shown = lines.filter(({ field }) => field !== ASKED_HERE);
  const remove = t`Remove`;
  return (
    <div id={FURTHER_ID} tabIndex={-1} className="border-hairline border-t pt-6 outline-none">
      <h2 className="text-xl">
        <Trans>Further details you gave us</Trans>
      </h2>
      <p className="mt-2 text-soft">
        <Trans>They are sent with this request.</Trans>
      </p>
      <dl className="mt-3 border-hairline border-t">
        {shown.map(({ field, label, text }) => (
          <div key={field} className="grid gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[13rem_1fr_auto]">
            <dt className="text-soft">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" suppressHydrationWarning>
              {text}
              {wrong.has(field) ? (
                <FieldError>
                  <Trans>It conflicts with your other answers. Remove it, or continue in the detailed form.</Trans>
                </FieldError>
              ) : null}
            </dd>
            <dd>
              <Button
                type="submit"
                name="intent"
                value={`remove:${field}`}
                variant="quiet"
                size="sm"
                aria-label={`${remove}: ${label}`}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(field);
                  document.getElementById(FURTHER_ID)?.focus();
                }}
              >
                {remove}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <FurtherInputs values={values} besides={ASKED_HERE} />
    </div>
  );
}

/** The same values for a post without scripts; `besides` has an input of its own. */
export function FurtherInputs({ values, besides }: { values: TypedValues; besides?: typeof ASKED_HERE }) {
  return furtherFields(values).map((field) =>
    field === besides ? null : <input key={field} type="hidden" name={field} value={values[field]} />,
  );
}
