/** The way to a person, always in sight: by telephone now, or a call back with the conversation at hand. */
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { PROVIDER } from "#app/domain/provider.ts";
import { Button } from "../ui/button.tsx";

export function HandOff({ disabled, onCallBack }: { disabled: boolean; onCallBack(): void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="min-h-9 text-accent underline"
      >
        <Trans>Talk to a person</Trans>
      </button>
      <div id={id} hidden={!open} className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 pb-2 [&[hidden]]:hidden">
        <a href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} className="inline-flex min-h-9 items-center font-semibold text-ink tabular">
          {PROVIDER.phoneDisplay}
        </a>
        <Button
          variant="secondary"
          size="sm"
          disabled={disabled}
          onClick={() => {
            setOpen(false);
            onCallBack();
          }}
        >
          <Trans>Ask for a call back</Trans>
        </Button>
      </div>
    </>
  );
}
