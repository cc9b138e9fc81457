import { Trans } from "@lingui/react/macro";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

const NewCaseDialog = lazy(async () => ({ default: (await import("./new-case-dialog.tsx")).NewCaseDialog }));

/** "New Case": a dialog, and without scripts the page `/cases/new`. `formKey` is the form's own. */
export function NewCaseButton({ formKey }: { formKey: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  function press(event: MouseEvent) {
    // In a new tab it is a page like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  }
  return (
    <>
      <ButtonLink to="/cases/new" onClick={press}>
        <Icon name="plus" size={18} />
        <Trans>New Case</Trans>
      </ButtonLink>
      {wanted && (
        <Suspense>
          <NewCaseDialog open={open} onOpenChange={setOpen} formKey={formKey} />
        </Suspense>
      )}
    </>
  );
}
