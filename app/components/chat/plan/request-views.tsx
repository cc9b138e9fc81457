import { editing, useEdit } from "../cards.tsx";
import type { Said } from "../conversation/use-turns.ts";
import type { OnEditPart } from "./plan-lines.tsx";
import { PlanView } from "./plan-view.tsx";
import { RequestBar } from "./request-bar.tsx";

interface RequestViewsProps {
  hasForm: boolean;
  planned: boolean;
  onPlanned(isPlanned: boolean): void;
  onSay: (said: Said) => void;
}

/** The request over the talk: how far it is, and on the form's page the list of all of it. */
export function RequestViews({ hasForm, planned, onPlanned, onSay }: RequestViewsProps) {
  const edit = useEdit();
  /** Shows the list or the form, and takes the reader there. */
  function plan(shown: boolean) {
    onPlanned(shown);
    requestAnimationFrame(() => (shown ? document.getElementById("plan-title")?.focus() : edit()));
  }
  const editPart: OnEditPart = (part, words) => editing(onSay)(words, part);
  return (
    <>
      {hasForm && planned ? <PlanView onForm={() => plan(false)} onEdit={editPart} /> : null}
      <RequestBar hasForm={hasForm} planned={planned} onPlan={() => plan(true)} onEdit={editPart} />
    </>
  );
}
