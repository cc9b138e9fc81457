import { Trans } from "@lingui/react/macro";

interface ShareBoxProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether all of staff see a view. */
export function ShareBox({ id, checked, onChange }: ShareBoxProps) {
  return (
    <label htmlFor={id} className="inline-flex min-h-10 items-center gap-2 text-sm">
      <input
        type="checkbox"
        id={id}
        name="shared"
        value="true"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      <Trans>Share with the office</Trans>
    </label>
  );
}
