/** The notice that interrupts when the client's own platform is chosen; the same words stay on the form (specification, section 8). */
import "#app/i18n/catalogues/later-texts.ts";
import { useLingui } from "@lingui/react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { PLACE_TEXTS } from "#app/i18n/detailed/place-texts.ts";

export function PlatformNotice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={i18n._(PLACE_TEXTS.noticeTitle)}
      footer={<Button onClick={onClose}>{i18n._(PLACE_TEXTS.understand)}</Button>}
    >
      <p>{i18n._(PLACE_TEXTS.notice)}</p>
    </Dialog>
  );
}
