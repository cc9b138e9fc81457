/** At the review: what the plan is likely to cost. Nothing where there is no estimate; a request without one can be sent as well. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { askEstimate } from "#app/api-client/estimates.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { EstimateAnswer, EstimateNeed } from "#app/domain/estimate/estimate-view.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import { EstimatePanel } from "./estimate-panel.tsx";

interface ReviewEstimateProps {
  values: Readonly<Partial<Record<string, string>>>;
  /** As the server knew it when it made this page, for readers without scripts. */
  initial: EstimateAnswer | null;
  level: 2 | 3;
  /** Of the form's field for the people in the main room. */
  name: string;
  onPeople(people: string): void;
}

export function ReviewEstimate({ values, initial, level, name, onPeople }: ReviewEstimateProps) {
  const asked = JSON.stringify(pricedValues(values));
  const [known, setKnown] = useState<{ of: string; answer: EstimateAnswer | null }>({ of: asked, answer: initial });
  useEffect(() => {
    const abort = new AbortController();
    askEstimate(JSON.parse(asked), abort.signal).then(
      (answer) => setKnown({ of: asked, answer }),
      // What was asked last is shown no more once the answers have changed; without an answer nothing is.
      () => undefined,
    );
    return () => abort.abort();
  }, [asked]);
  const { view = null, need = null } = (known.of === asked && known.answer) || {};
  return (
    <div aria-live="polite" className="grid gap-4 empty:hidden">
      {view ? <EstimatePanel view={view} level={level} /> : null}
      {need ? <PeopleAsked need={need} name={name} onPeople={onPeople} /> : null}
    </div>
  );
}

/** Asked at the one place where it is missed; without scripts its button has the review made again. */
function PeopleAsked({ need, name, onPeople }: { need: EstimateNeed } & Pick<ReviewEstimateProps, "name" | "onPeople">) {
  const input = useRef<HTMLInputElement>(null);
  function take() {
    const people = input.current?.value.trim() ?? "";
    if (people) onPeople(people);
    else input.current?.focus();
  }
  return (
    <div className="border-hairline-strong border-s-4 ps-4 print:hidden">
      <p>{need.text}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field id="estimate-people" label={need.label} optional="unmarked">
          <Input
            ref={input}
            name={name}
            type="number"
            min={1}
            inputMode="numeric"
            className="max-w-32"
            onKeyDown={(event: KeyboardEvent) => {
              // Enter would send the request, before its price was seen.
              if (event.key !== "Enter") return;
              event.preventDefault();
              take();
            }}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="review"
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            take();
          }}
        >
          {need.press}
        </Button>
      </div>
    </div>
  );
}
