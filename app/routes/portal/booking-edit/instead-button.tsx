import { Button } from "#app/components/ui/button.tsx";
import { type Instead, insteadName } from "#app/domain/booking/office/instead.ts";

/** Puts what fits into the changes, which are then read through. */
export function InsteadButton({ instead, text, busy }: { instead: Instead; text: string; busy: boolean }) {
  return (
    <Button type="submit" name="intent" value={`instead:${insteadName(instead)}`} variant="secondary" size="sm" loading={busy}>
      {text}
    </Button>
  );
}
