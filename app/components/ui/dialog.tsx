import { Dialog as Base } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: React.ReactNode;
  description?: React.ReactNode;
  /** Below the content: the buttons. */
  footer?: React.ReactNode;
  size?: "sm" | "md" | "lg";
  /** Takes focus when the dialog opens; the first control unless given. */
  initialFocus?: React.RefObject<HTMLElement | null>;
  children: React.ReactNode;
}

const SIZES = { sm: "sm:max-w-110", md: "sm:max-w-form", lg: "sm:max-w-240" } as const;

/**
 * A modal: focus stays in it, Escape and the close button leave it; where something was typed, they ask first. On a phone it is
 * the whole page. Load it lazily.
 */
export function Dialog({ open, onOpenChange, title, description, footer, size = "md", initialFocus, children }: DialogProps) {
  const { t } = useLingui();
  const { asking, typed, leave, keep } = useAskingFirst(open, onOpenChange);
  return (
    <Base.Root open={open} onOpenChange={leave}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex overflow-y-auto overscroll-contain sm:px-6 sm:py-10">
          <Base.Popup
            initialFocus={initialFocus}
            onInput={typed}
            className={classNames(
              "relative m-auto flex min-h-dvh w-full flex-col bg-paper text-ink shadow-lift transition duration-150 sm:min-h-0 sm:rounded-md",
              "data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
              SIZES[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-4 sm:px-8 sm:py-6">
              <div>
                <Base.Title className="font-serif text-2xl">{title}</Base.Title>
                {description && <Base.Description className="mt-1 text-soft">{description}</Base.Description>}
              </div>
              <Base.Close
                aria-label={t`Close`}
                className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-sm text-soft transition-colors hover:bg-accent-wash hover:text-ink"
              >
                <Icon name="close" />
              </Base.Close>
            </header>
            <div className="grow px-5 py-6 sm:px-8">{children}</div>
            {asking && <Discarding onKeep={keep} onDiscard={() => onOpenChange(false)} />}
            {footer && !asking && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-8">{footer}</footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Leaving a dialog in which something was typed: the first time it asks, and a second Escape goes on writing. */
function useAskingFirst(open: boolean, onOpenChange: DialogProps["onOpenChange"]) {
  const [asking, setAsking] = useState(false);
  const filled = useRef(false);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) return;
    filled.current = false;
    before.current = null;
    setAsking(false);
  }, [open]);
  // Going on writing goes on where one was.
  useEffect(() => {
    if (asking) return;
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [asking]);
  return {
    asking,
    typed: () => {
      filled.current = true;
    },
    leave: (next: boolean) => {
      if (next || !filled.current) onOpenChange(next);
      else {
        if (!asking) before.current = document.activeElement;
        setAsking(!asking);
      }
    },
    keep: () => setAsking(false),
  };
}

function Discarding({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <footer role="alert" className="border-t border-hairline bg-warning-wash px-5 py-4 sm:px-8">
      <p className="font-semibold">
        <Trans>Discard what you have typed?</Trans>
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button ref={keep} onClick={onKeep}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </footer>
  );
}
