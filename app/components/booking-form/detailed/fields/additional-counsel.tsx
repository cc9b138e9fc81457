/** Further counsel: those in the list with their Remove, and the button that moves the one being named into it. */
import { useLingui } from "@lingui/react";
import { memo, useRef, useState } from "react";
import { withoutEntry } from "#app/components/booking-form/detailed/state/entries.ts";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import { Button } from "#app/components/ui/button.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { readCounsel } from "#app/domain/booking/schedule/lists.ts";
import { counselText } from "#app/i18n/detailed/detail-lines.ts";
import { FORM_TEXTS, removeText } from "#app/i18n/detailed/form-texts.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";

interface AdditionalCounselProps {
  value: string;
  error: string | undefined;
  /** True while the fields for one more are open. */
  open: boolean;
  /** Puts the one who is in the fields into the list; false while nobody is named there. */
  onAdd(): boolean;
}

export const AdditionalCounsel = memo(function AdditionalCounsel({ value, error, open, onAdd }: AdditionalCounselProps) {
  const { i18n } = useLingui();
  const [nameless, setNameless] = useState(false);
  const entries = readCounsel(value || "[]") ?? [];
  return (
    <div id={fieldId("additionalCounselList")} tabIndex={-1} className="grid gap-4 outline-none sm:col-span-2">
      {open ? (
        <div>
          <Button
            type="submit"
            name="intent"
            value="add-counsel"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              setNameless(!onAdd());
              document.getElementById(fieldId("additionalCounselName"))?.focus();
            }}
          >
            <Icon name="plus" />
            {i18n._(FORM_TEXTS.addCounsel)}
          </Button>
          {nameless ? <FieldError>{i18n._(FORM_TEXTS.nameFirst)}</FieldError> : null}
        </div>
      ) : null}
      {entries.length > 0 ? <ListedCounsel entries={entries} /> : null}
      <FieldError id={`${fieldId("additionalCounselList")}-error`}>{error ? detailedValidationText(i18n, error) : null}</FieldError>
      <input type="hidden" name={controlName("additionalCounselList")} value={value} />
    </div>
  );
});

/** Those in the list, each with a Remove. */
function ListedCounsel({ entries }: { entries: NonNullable<ReturnType<typeof readCounsel>> }) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <div className="border-hairline border-y">
      <p ref={heading} tabIndex={-1} className="py-2 font-semibold outline-none">
        {i18n._(FORM_TEXTS.counselListed)}
      </p>
      <ul>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two counsel may bear one name, and the list only shrinks or grows at its end
          <li key={`${entry.name} ${index}`} className="flex items-center gap-4 border-hairline border-t">
            <span className="min-w-0 grow wrap-anywhere">{counselText(entry)}</span>
            <Button
              type="submit"
              name="intent"
              value={`remove-counsel:${index}`}
              variant="quiet"
              aria-label={i18n._(removeText(entry.name))}
              onClick={(event) => {
                event.preventDefault();
                edit("additionalCounselList", withoutEntry(entries, index));
                (heading.current ?? document.getElementById(fieldId("showAdditionalCounsel")))?.focus();
              }}
            >
              {i18n._(FORM_TEXTS.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
