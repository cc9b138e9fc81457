import { useLive } from "#app/components/hydration/use-live.ts";

interface ChooseBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** The box that chooses a row; it needs the page's program, so that it is there with it. */
export function ChooseBox({ label, checked, onChange }: ChooseBoxProps) {
  const live = useLive();
  if (!live) return null;
  return (
    <label className="relative z-1 flex size-7 items-center justify-center">
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} className="size-7 accent-accent" />
    </label>
  );
}
