import { Trans } from "@lingui/react/macro";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { NewCaseForm, NewCaseLead } from "./new-case-form.tsx";

interface NewCaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  formKey: string;
}

export function NewCaseDialog({ open, onOpenChange, formKey }: NewCaseDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>New Case</Trans>} description={<NewCaseLead />}>
      <NewCaseForm formKey={formKey} />
    </Dialog>
  );
}
