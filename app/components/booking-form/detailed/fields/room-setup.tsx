/** How the main room is set: the choices, and next to them the room as drawn, which changes with the choice. */
import { useLingui } from "@lingui/react";
import { memo } from "react";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import { RoomPlan, type RoomSetup } from "#app/components/drawings/room-plan.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { PLACE_TEXTS, planText } from "#app/i18n/detailed/place-texts.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import type { DetailedFieldProps } from "./detailed-field.tsx";

const DRAWN: readonly string[] = ["exam", "courtroom", "u_shape", "boardroom"] satisfies RoomSetup[];

export const RoomSetupField = memo(function RoomSetupField({ field, value, offered, error, reason, glowing }: DetailedFieldProps) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const named = (setup: string) => (setup === "" ? i18n._(FORM_TEXTS.noPreference) : optionText(i18n, field, setup));
  return (
    <div className={classNames("grid gap-6 sm:col-span-2 sm:grid-cols-2", glowing && "animate-glow")}>
      <RadioCards
        id={fieldId(field)}
        name={controlName(field)}
        legend={i18n._(DETAILED_FIELD_LABELS[field])}
        optional={reason === undefined}
        value={value}
        error={error ? detailedValidationText(i18n, error) : undefined}
        onChange={(setup) => edit(field, setup)}
        options={["", ...(offered?.split(",") ?? [])].map((setup) => ({ value: setup, label: named(setup) }))}
      />
      <div className="self-center text-soft">
        {DRAWN.includes(value) ? (
          <figure>
            <RoomPlan setup={value as RoomSetup} className="mx-auto max-w-80 text-ink" />
            <figcaption className="mt-2 text-center text-sm">{i18n._(planText(named(value)))}</figcaption>
          </figure>
        ) : value === "other" ? (
          <p className="text-sm">{i18n._(PLACE_TEXTS.planOther)}</p>
        ) : null}
      </div>
    </div>
  );
});
