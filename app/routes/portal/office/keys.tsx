import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { type ListKeys, useListKeys } from "./use-list-keys.ts";

const KeySheet = lazy(() => import("./key-sheet.tsx"));

interface KeysProps extends Omit<ListKeys, "onHelp"> {
  /** What the main key does with a row here. */
  mainName?: string | undefined;
}

/** The keys of a list, and the button that shows them. */
export function Keys({ mainName, ...keys }: KeysProps) {
  const [open, setOpen] = useState(false);
  const live = useLive();
  useListKeys({ ...keys, onHelp: () => setOpen(true) });
  if (!live) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        className="no-print max-md:hidden"
        onClick={() => setOpen(true)}
      >
        <Trans>Shortcuts</Trans>
        <kbd className="rounded-sm border border-hairline px-1.5 font-sans text-xs no-underline">?</kbd>
      </Button>
      {open && (
        <Suspense>
          <KeySheet choosing={Boolean(keys.onChoose)} mainName={mainName} further={keys.further} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
