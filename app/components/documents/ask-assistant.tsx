import { Trans } from "@lingui/react/macro";
import { Button } from "../ui/button.tsx";

/** Opens the assistant's panel; shown by the site's program, without which there is no panel to open. */
export function AskAssistant({ className }: { className?: string }) {
  return (
    <Button hidden data-chat-opener="" variant="secondary" size="lg" className={`[&[hidden]]:hidden ${className ?? ""}`}>
      <Trans>Ask the assistant</Trans>
    </Button>
  );
}
