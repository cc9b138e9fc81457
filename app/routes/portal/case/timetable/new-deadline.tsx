import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { OWED_BY } from "#app/domain/case/vocabulary.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import { ClosedDayChoice } from "./closed-day.tsx";
import { Unfolding, useWrong } from "./deadline-forms.tsx";
import type { TimetableView } from "./records.ts";

interface NewDeadlineProps {
  view: TimetableView;
  formKey: string;
  refused: Refused | undefined;
}

/** Sets a deadline, for the arbitrator and administrators. */
export function NewDeadline({ view, formKey, refused }: NewDeadlineProps) {
  const { t, i18n } = useLingui();
  const wrong = useWrong(refused);
  const typed = refused?.typed ?? {};
  const busy = useNavigation().formData?.get("intent") === "set-deadline";
  return (
    <div className="no-print mt-4">
      <Unfolding label={<Trans>Set a deadline</Trans>} name={t`Set a deadline`} open={refused !== undefined}>
        <Form
          method="post"
          noValidate
          preventScrollReset
          key={refused ? "again" : formKey}
          className="grid max-w-form items-start gap-4 sm:grid-cols-2"
        >
          <input type="hidden" name="intent" value="set-deadline" />
          <input type="hidden" name="formKey" value={formKey} />
          <Field id="deadline-title" name="title" className="sm:col-span-2" label={t`What is to be done`} error={wrong("title")}>
            <Input maxLength={CASE_LIMITS.title} defaultValue={typed.title} />
          </Field>
          <Field id="deadline-owed-by" name="owedBy" label={t`Due from`} error={wrong("owedBy")}>
            <Select
              placeholder={t`Please choose`}
              defaultValue={typed.owedBy ?? ""}
              options={OWED_BY.map((value) => ({ value, label: i18n._(OWED_BY_LABELS[value]) }))}
            />
          </Field>
          <Field id="deadline-zone" name="zone" label={t`On the clock of`} error={wrong("zone")}>
            <Select defaultValue={typed.zone ?? view.zone} options={view.zones} />
          </Field>
          <Field id="deadline-date" name="dueDate" label={t`Day`} error={wrong("dueDate")}>
            <Input type="date" min={view.today} defaultValue={typed.dueDate} />
          </Field>
          <Field id="deadline-time" name="dueTime" label={t`Time`} error={wrong("dueTime")}>
            <Input type="time" defaultValue={typed.dueTime ?? "17:00"} />
          </Field>
          {refused?.closed ? (
            <ClosedDayChoice closed={refused.closed} loading={busy} />
          ) : (
            <Button type="submit" className="justify-self-start" loading={busy}>
              <Trans>Set and notify everyone</Trans>
            </Button>
          )}
        </Form>
      </Unfolding>
    </div>
  );
}
