import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";

interface CopyFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  value: string;
}

/** A secret that is shown this once, ready to be copied. Where the browser does not let a page copy, it is marked and can be copied by hand. */
export function CopyField({ name, label, hint, value }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }
  return (
    <div className="grid max-w-form gap-3">
      <Field name={name} label={label} hint={hint}>
        <Input
          ref={field}
          readOnly
          aria-required={false}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
          <Trans>Copy</Trans>
        </Button>
        <span role="status" className="text-sm text-soft">
          {copied && <Trans>Copied</Trans>}
        </span>
      </div>
    </div>
  );
}
