/** The request as a sheet of its own next to the talk, on a screen that has room for two columns: over the form, which waits below. */
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { type OnEditPart, PlanLines } from "./plan-lines.tsx";

interface PlanViewProps {
  onForm(): void;
  onEdit: OnEditPart;
}

export function PlanView({ onForm, onEdit }: PlanViewProps) {
  const { draft, sentAs } = useDraft();
  const at = useSitePath();
  const box = useRef<HTMLElement>(null);
  useEffect(() => setAside(box.current), []);
  return (
    <section
      ref={box}
      aria-labelledby="plan-title"
      data-testid="plan"
      className="fixed inset-y-0 start-0 end-[26rem] overflow-y-auto bg-paper max-lg:hidden"
    >
      <div className="mx-auto grid max-w-form gap-6 px-8 py-12">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h2 id="plan-title" tabIndex={-1} className="text-3xl outline-none">
            <Trans>Your request so far</Trans>
          </h2>
          <Button variant="secondary" onClick={onForm}>
            <Trans>Fill in the form</Trans>
          </Button>
        </div>
        {draft.version === 0 && sentAs ? (
          <div className="grid justify-items-start gap-2">
            <p className="font-semibold">
              <Trans>Your request has been received.</Trans>
            </p>
            <ButtonLink href={at(`/booking-confirmation/${sentAs}`)} variant="quiet" size="sm" className="-ms-3">
              <Trans>See your confirmation</Trans>
            </ButtonLink>
          </div>
        ) : draft.version === 0 ? (
          <p className="max-w-prose text-soft">
            <Trans>What you tell the assistant is written here, line by line. Nothing is sent before you confirm it.</Trans>
          </p>
        ) : (
          <PlanLines onEdit={onEdit} />
        )}
      </div>
    </section>
  );
}

/** Takes the page below `view` out of reach while it is covered; gives what brings it back. */
function setAside(view: HTMLElement | null): () => void {
  const wide = matchMedia("(width >= 64rem)");
  const covered = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.contains(view) && each.querySelector("main") !== null,
  );
  const apply = () => {
    for (const each of covered) each.inert = wide.matches;
  };
  apply();
  wide.addEventListener("change", apply);
  return () => {
    wide.removeEventListener("change", apply);
    for (const each of covered) each.inert = false;
  };
}
