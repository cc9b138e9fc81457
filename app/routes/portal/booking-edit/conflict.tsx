import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Carried } from "./carried.tsx";
import { StepTitle } from "./step-title.tsx";
import { CARRIED, type ConflictLine, type EditStep } from "./steps.ts";

/** Somebody else was faster: both versions side by side, and for each field the choice between them. */
export function Conflict({ step }: { step: Extract<EditStep, { step: "conflict" }> }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" data-carries="" className="mt-8 grid max-w-form gap-6">
      <Carried basis={step.basis} mine={step.mine} />
      <div>
        <StepTitle>
          <Trans>Someone else has changed this booking</Trans>
        </StepTitle>
        <p className="mt-2 text-soft">
          <Trans>Your changes are not saved yet, and none of them is lost. Take one version of each field, then check the result.</Trans>
        </p>
      </div>
      {step.unanswered ? (
        <p role="alert" className="border-danger border-s-4 bg-danger-wash p-4 font-semibold">
          <Trans>Choose one version of each field.</Trans>
        </p>
      ) : null}
      {step.lines.map((line) => (
        <Choice key={line.field} line={line} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="resolve" size="lg" loading={busy}>
          <Trans>Continue with what I chose</Trans>
        </Button>
        <Button type="submit" name="intent" value="theirs" size="lg" variant="secondary" formNoValidate>
          <Trans>Discard my changes and use theirs</Trans>
        </Button>
      </div>
    </Form>
  );
}

function Choice({ line: { field, label, was, theirs, mine, by } }: { line: ConflictLine }) {
  const { t } = useLingui();
  const before = was || t`nothing`;
  return (
    <fieldset className="min-w-0 border-hairline border-t pt-4">
      <legend className="float-left mb-2 w-full font-semibold">
        {label}{" "}
        <span className="font-normal text-soft text-sm">
          <Trans>before: {before}</Trans>
        </span>
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        <Version
          field={field}
          side="theirs"
          chosen={by === "theirs"}
          title={by === "mine" ? t`As it is stored` : t`Theirs`}
          text={theirs}
        />
        <Version field={field} side="mine" chosen={by === "mine"} title={by === "theirs" ? t`As it was` : t`Mine`} text={mine} />
      </div>
    </fieldset>
  );
}

function Version(props: { field: string; side: "theirs" | "mine"; chosen: boolean; title: ReactNode; text: string }) {
  return (
    <label className="flex min-w-0 gap-3 rounded-sm border border-hairline-strong bg-raised px-4 py-3 leading-6 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        required
        name={`${CARRIED.take}:${props.field}`}
        value={props.side}
        defaultChecked={props.chosen}
        className="mt-1 size-4 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block text-soft text-sm">{props.title}</span>
        <span className="tabular whitespace-pre-wrap wrap-anywhere">{props.text || <Trans>nothing</Trans>}</span>
      </span>
    </label>
  );
}
