/** How far the request is: a line over the conversation, which opens the list of values: a sheet, or where there is room a column next to the talk. */
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { REQUIRED_FIELDS } from "#app/components/booking-form/fields.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { formPath, useEdit } from "../cards.tsx";
import { type OnEditPart, PlanLines } from "./plan-lines.tsx";

interface RequestBarProps {
  /** On the page of the form, where the list has a column of its own. */
  hasForm: boolean;
  /** That column is open. */
  planned: boolean;
  onPlan(): void;
  onEdit: OnEditPart;
}

export function RequestBar({ hasForm, planned, onPlan, onEdit }: RequestBarProps) {
  const { draft, glowing } = useDraft();
  const [open, setOpen] = useState(false);
  const at = useSitePath();
  const edit = useEdit();
  const id = useId();
  if (draft.version === 0) return null;
  return (
    <div className="border-hairline border-b bg-sunk text-sm">
      {hasForm ? (
        <div className={`flex justify-end px-4 py-0.5 max-lg:hidden ${planned ? "lg:hidden" : ""}`}>
          <button type="button" onClick={onPlan} className="min-h-9 text-accent underline">
            <Trans>Show the request as a list</Trans>
          </button>
        </div>
      ) : null}
      <div className={`flex items-center justify-between gap-3 px-4 py-0.5 ${hasForm ? "lg:hidden" : ""}`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-11 text-start font-semibold"
        >
          <span className={glowing.size > 0 ? "animate-glow" : ""}>
            <HowFar form={draft.form} missing={draft.missing} />
          </span>{" "}
          <span aria-hidden="true">{open ? "▴" : "▾"}</span>
        </button>
        <a
          href={at(formPath(draft.form))}
          onClick={(event) => {
            event.preventDefault();
            edit();
          }}
          className="inline-flex min-h-11 shrink-0 items-center text-accent"
        >
          <Trans>Open the form</Trans>
        </a>
      </div>
      <div id={id} hidden={!open} className={`max-h-[36dvh] overflow-y-auto px-4 pb-3 [&[hidden]]:hidden ${hasForm ? "lg:hidden" : ""}`}>
        {open ? (
          <PlanLines
            onEdit={(part, words) => {
              setOpen(false);
              onEdit(part, words);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

function HowFar({ form, missing }: { form: DraftForm; missing: readonly unknown[] }) {
  const total = REQUIRED_FIELDS.length;
  const filled = total - missing.length;
  if (form === "fast")
    return (
      <Trans>
        Your request: {filled} of {total} filled
      </Trans>
    );
  return (
    <Plural
      value={missing.length}
      _0="Your request: nothing more needed"
      one="Your request: # more needed"
      other="Your request: # more needed"
    />
  );
}
