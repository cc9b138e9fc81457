/** Above a card's fields: words for staff that are about it. Saved, the card holds them, and they go; who wants one to stay says so. */
import { Trans } from "@lingui/react/macro";
import { Checkbox } from "#app/components/ui/checkbox.tsx";

interface SaidRemarksProps {
  id: string;
  said: readonly string[];
  kept: readonly string[];
  onChange(kept: readonly string[]): void;
}

export function SaidRemarks({ id, said, kept, onChange }: SaidRemarksProps) {
  if (said.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm">
        <Trans>You wrote this for our staff. Uncheck what the fields below already say; the rest stays a remark.</Trans>
      </legend>
      {said.map((text, at) => (
        <Checkbox
          key={text}
          id={`${id}said${at}`}
          name={`said${at}`}
          label={<q className="wrap-anywhere">{text}</q>}
          checked={kept.includes(text)}
          onChange={(isKept) => onChange(isKept ? [...kept, text] : kept.filter((one) => one !== text))}
        />
      ))}
    </fieldset>
  );
}
