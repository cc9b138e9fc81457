/** Days that would do as well, the best first, and days in reserve: each is added with its date, and an hour where it is another than the hearing's. */
import { useLingui } from "@lingui/react";
import { memo, useState } from "react";
import { addAlternative, type NewAlternative, NO_ALTERNATIVE } from "#app/components/booking-form/detailed/state/entries.ts";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { fieldId, NEW_ALTERNATIVE } from "#app/components/booking-form/detailed/state/names.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { MessageCode } from "#app/domain/message-codes.ts";
import { SCHEDULE_TEXTS } from "#app/i18n/detailed/schedule-texts.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { GivenList } from "./given-list.tsx";

interface SecondChoicesProps {
  value: string;
  error: string | undefined;
  errorDay: string | undefined;
  today: string;
}

const DATE_ID = "book-new-alternative";

/** The day that is being added: what is typed of it, what is wrong with it, and adding it to the list. */
function useNewAlternative(list: string, today: string) {
  const { edit } = useFormActions();
  const [day, setDay] = useState<NewAlternative>(NO_ALTERNATIVE);
  const [issues, setIssues] = useState<Partial<Record<keyof NewAlternative, MessageCode>>>({});
  function set(part: keyof NewAlternative, to: string) {
    setDay({ ...day, [part]: to });
    setIssues({});
  }
  function add() {
    document.getElementById(DATE_ID)?.focus();
    if (!day.date) return;
    const added = addAlternative(list, day, today);
    if ("issues" in added) return setIssues(added.issues);
    setDay(NO_ALTERNATIVE);
    edit("alternativeDays", added.list);
  }
  return { day, issues, set, add };
}

export const SecondChoices = memo(function SecondChoices({ value, error, errorDay, today }: SecondChoicesProps) {
  const { i18n } = useLingui();
  const { day, issues, set, add } = useNewAlternative(value, today);
  const told = (part: keyof NewAlternative) => (issues[part] ? detailedValidationText(i18n, issues[part]) : undefined);
  const bound = (part: keyof NewAlternative) => ({
    name: NEW_ALTERNATIVE[part],
    value: day[part] ?? "",
    autoComplete: "off",
    "aria-required": undefined,
    onChange: (event: { target: { value: string } }) => set(part, event.target.value),
  });
  return (
    <div className="grid gap-4 sm:col-span-2">
      <GivenList field="alternativeDays" value={value} error={error} errorDay={errorDay} empty={i18n._(SCHEDULE_TEXTS.secondHint)} />
      <div className="grid items-end gap-4 sm:grid-cols-2" id={`${fieldId("alternativeDays")}-new`}>
        <Field id={DATE_ID} label={i18n._(SCHEDULE_TEXTS.secondDate)} error={told("date")} optional="unmarked">
          <Input {...bound("date")} type="date" min={today} />
        </Field>
        <Field id={`${DATE_ID}-time`} label={i18n._(SCHEDULE_TEXTS.secondTime)} error={told("startTime")} optional="unmarked">
          <Input {...bound("startTime")} type="time" />
        </Field>
        <Checkbox
          className="sm:col-span-2"
          id={`${DATE_ID}-reserve`}
          name={NEW_ALTERNATIVE.reserve}
          label={i18n._(SCHEDULE_TEXTS.secondReserve)}
          checked={day.reserve === "true"}
          onChange={(checked) => set("reserve", checked ? "true" : "")}
        />
        <div className="sm:col-span-2">
          <Button
            type="submit"
            name="intent"
            value="add-alternative"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <Icon name="plus" />
            {i18n._(SCHEDULE_TEXTS.addSecond)}
          </Button>
        </div>
      </div>
    </div>
  );
});
