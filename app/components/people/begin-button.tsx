/** One press for an hour that suits those who take part from elsewhere better. */
import { Trans } from "@lingui/react/macro";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import { Button } from "../ui/button.tsx";

interface BeginButtonProps {
  better: NonNullable<PeopleClocksView["better"]>;
  /** What a post without scripts asks for. */
  intent: "begin" | "start";
  onBegin(time: string): void;
}

export function BeginButton({ better, intent, onBegin }: BeginButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={`${intent}:${better.time}`}
      size="sm"
      variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        onBegin(better.time);
      }}
    >
      <span suppressHydrationWarning>
        <Trans>Begin at {better.text}</Trans>
      </span>
    </Button>
  );
}
