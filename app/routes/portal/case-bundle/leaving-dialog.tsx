import { Trans } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

/** Asks whether what is not saved may be lost. Its own file: the dialog is loaded when it is needed. */
export default function LeavingDialog({ stay, leave }: { stay: () => void; leave: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && stay()}
      title={<Trans>Leave without saving?</Trans>}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>What you have changed in this bundle is not saved yet. It is lost if you leave.</Trans>
      </p>
    </Dialog>
  );
}
