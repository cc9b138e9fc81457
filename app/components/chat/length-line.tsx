/** How much may still be written, once it matters: nothing is cut off in silence. */
import { Trans, useLingui } from "@lingui/react/macro";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";

/** Said from this share of the limit on. */
const SHOWN_FROM = 0.85;

export function LengthLine({ id, length }: { id: string; length: number }) {
  const { i18n } = useLingui();
  const most = CHAT_LIMITS.messageLength;
  const written = i18n.number(length);
  const allowed = i18n.number(most);
  return (
    <p id={id} role="status" className={`w-full text-sm empty:hidden ${length > most ? "font-semibold text-danger" : "text-soft"}`}>
      {length > most ? (
        <Trans>
          {written} of {allowed} characters: please shorten it, or send it in two messages.
        </Trans>
      ) : length > most * SHOWN_FROM ? (
        <Trans>
          {written} of {allowed} characters
        </Trans>
      ) : null}
    </p>
  );
}
