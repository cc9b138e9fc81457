import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { keysAreOn, turnKeys } from "./key-setting.ts";
import type { FurtherKey } from "./use-list-keys.ts";

interface KeySheetProps {
  choosing: boolean;
  mainName: string | undefined;
  further: readonly FurtherKey[] | undefined;
  onClose: () => void;
}

/** Which keys a list knows; single ones can be turned off. */
export default function KeySheet({ choosing, mainName, further = [], onClose }: KeySheetProps) {
  const { t } = useLingui();
  const [on, setOn] = useState(keysAreOn);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Keyboard shortcuts for this list</Trans>} size="sm">
      <dl>
        <Key keys={["j"]}>
          <Trans>Next row</Trans>
        </Key>
        <Key keys={["k"]}>
          <Trans>Previous row</Trans>
        </Key>
        <Key keys={["Enter"]}>
          <Trans>Open the row</Trans>
        </Key>
        {choosing && (
          <Key keys={["x"]}>
            <Trans>Choose the row, or leave it out again</Trans>
          </Key>
        )}
        {mainName && <Key keys={["e"]}>{mainName}</Key>}
        <Key keys={["d"]}>
          <Trans>To the detail</Trans>
        </Key>
        {choosing && (
          <Key keys={["b"]}>
            <Trans>To what can be done with the chosen rows</Trans>
          </Key>
        )}
        {further.map(({ key, name }) => (
          <Key key={key} keys={[key]}>
            {name}
          </Key>
        ))}
        <Key keys={["Esc"]}>
          <Trans>Close the detail</Trans>
        </Key>
        <Key keys={["?"]}>
          <Trans>Show these shortcuts</Trans>
        </Key>
      </dl>
      <p className="mt-4 text-sm text-soft">
        <Trans>Shortcuts are off while you type in a field.</Trans>
      </p>
      {/* It is kept at once: leaving the sheet discards nothing, and does not ask. */}
      <div className="mt-4" onInput={(event) => event.stopPropagation()}>
        <Checkbox
          id="list-keys"
          name="list-keys"
          label={t`Use keyboard shortcuts on this device`}
          checked={on}
          onChange={(next) => {
            turnKeys(next);
            setOn(next);
          }}
        />
      </div>
    </Dialog>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-4 border-b border-hairline py-2">
      <dt className="w-24 shrink-0">
        {keys.map((key) => (
          <kbd key={key} className="rounded-sm border border-hairline-strong bg-raised px-2 py-0.5 font-sans text-sm">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
