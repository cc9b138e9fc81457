import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { Refusal } from "../booking/actions/refusal.tsx";
import { maySayWhy } from "../booking/refused.ts";
import { Carried } from "./carried.tsx";
import { ChangeTable } from "./change-table.tsx";
import { InsteadButton } from "./instead-button.tsx";
import { StepTitle } from "./step-title.tsx";
import { CARRIED, type EditStep } from "./steps.ts";

type ReviewStep = Extract<EditStep, { step: "review" }>;

/** What changes, before it is saved. */
export function ReviewChanges({ step }: { step: ReviewStep }) {
  const { t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const { lines, again, meanwhile, refused } = step;
  return (
    <Form method="post" data-carries="" className="mt-8 grid max-w-form gap-6">
      {/* What Enter in the reason presses: the first submit button of a form. */}
      {lines.length > 0 ? <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" /> : null}
      <Carried basis={step.basis} mine={step.mine} />
      <div>
        <StepTitle>
          <Trans>Check the changes</Trans>
        </StepTitle>
        <p className="mt-2 text-soft">
          <Trans>Nothing has been changed yet. The contact is notified by e-mail once it is saved.</Trans>
        </p>
      </div>
      <Cautions meanwhile={meanwhile} again={again} />
      {refused ? (
        <Refusal
          // Rooms are given when it is confirmed.
          refused={{ ...refused, alternatives: refused.alternatives && { ...refused.alternatives, rooms: [] } }}
          lead={<Trans>One press puts it into the changes below; nothing is saved before you say so.</Trans>}
          choice={(instead, text) => <InsteadButton instead={instead} text={text} busy={busy} />}
        />
      ) : null}
      {lines.length > 0 ? (
        <ChangeTable lines={lines} />
      ) : (
        <p>
          <Trans>Nothing differs from what is stored.</Trans>
        </p>
      )}
      {maySayWhy(refused) ? (
        <Field
          id="edit-override"
          name={CARRIED.overrideReason}
          label={t`Reason to save it anyway`}
          optional
          hint={<Trans>It stays in the booking’s history. Rooms that others hold are never given twice.</Trans>}
        >
          <Textarea rows={2} defaultValue={step.overrideReason} />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {lines.length > 0 ? (
          <Button type="submit" name="intent" value="save" size="lg" loading={busy}>
            <Trans>Save and notify the contact</Trans>
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="back" size="lg" variant="secondary">
          <Trans>Back to the form</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Before the changes: that somebody else made others, and that it has to be confirmed once more. */
function Cautions({ meanwhile, again }: Pick<ReviewStep, "meanwhile" | "again">) {
  const { i18n } = useLingui();
  const status = meanwhile ? i18n._(STATUS_LABELS[meanwhile]) : "";
  return (
    <>
      {meanwhile ? (
        <p className="border-warning border-s-4 bg-warning-wash p-4">
          <Trans>Someone else has changed this booking, but none of these fields. Its status is now: {status}.</Trans>
        </p>
      ) : null}
      {again ? (
        <p className="border-warning border-s-4 bg-warning-wash p-4">
          <Trans>
            This booking is confirmed. With these changes it goes back to pending and needs confirmation again; its rooms are released, and
            the new time is held for 72 hours if a room is free.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
