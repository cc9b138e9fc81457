import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { notify } from "#app/components/ui/notify.ts";
import { SimpleForm, type SimpleResult } from "./simple-form.tsx";

/** The modal of the landing; loaded when Reserve is pressed. Closes on success, and the page says what the toast said. */
export default function ReserveDialog({ onClose, onReceived }: { onClose: () => void; onReceived: (result: SimpleResult) => void }) {
  const { t } = useLingui();
  const at = useSitePath();
  const fetcher = useFetcher<SimpleResult>();
  const result = fetcher.data;
  const told = useRef<SimpleResult | undefined>(undefined);
  useEffect(() => {
    if (!result || told.current === result) return;
    told.current = result;
    if (result.done) {
      void notify({
        title: t`Success`,
        description: t`Booking request submitted successfully! We'll contact you within 24 hours.`,
        tone: "success",
      });
      onReceived(result);
    } else if (result.failed) {
      void notify({ title: t`Error`, description: t`Failed to submit booking request. Please try again.`, tone: "danger" });
    }
  }, [result, t, onReceived]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<Trans>Reserve a hearing</Trans>}
      description={<Trans>Nothing is binding yet. We read your request and call you.</Trans>}
    >
      <SimpleForm
        result={result}
        action={at("/reserve")}
        busy={fetcher.state !== "idle"}
        onCancel={onClose}
        onSubmit={(event) => {
          event.preventDefault();
          void fetcher.submit(event.currentTarget);
        }}
      />
    </Dialog>
  );
}
