import { Trans, useLingui } from "@lingui/react/macro";
import { formatInstant } from "#app/i18n/dates.ts";
import { lineText } from "#app/i18n/staffed-texts.ts";
import type { ShownConversation } from "./shown-conversation.ts";

type Line = ShownConversation["lines"][number];

/** What was said, with hours in the reader's zone; plain text, regardless of who wrote it. */
export function Transcript({ lines, cut, zone }: { lines: readonly Line[]; cut: boolean; zone: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="said">
      <h2 id="said" className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>What was said</Trans>
      </h2>
      {cut && (
        <p className="mt-4 text-sm text-soft">
          <Trans>The beginning of this long conversation is left out.</Trans>
        </p>
      )}
      <div role="log" aria-live="polite" aria-label={t`Conversation`} className="mt-5 grid gap-5">
        {lines.map((line) => (
          <SaidLine key={line.seq} line={line} zone={zone} />
        ))}
      </div>
    </section>
  );
}

const LOOKS = {
  user: "border-hairline-strong",
  assistant: "border-accent-line",
  colleague: "border-accent bg-accent-wash py-3 pe-4",
} as const;

function SaidLine({ line, zone }: { line: Line; zone: string }) {
  const { i18n } = useLingui();
  const at = formatInstant(i18n.locale, line.at, zone);
  const text = lineText(i18n, line);
  if (line.role === "joined" || line.role === "left") {
    return (
      <p className="text-sm text-soft">
        {text} <time dateTime={line.at}>{at}</time>
      </p>
    );
  }
  return (
    <div className={`border-s-2 ps-4 ${LOOKS[line.role]}`}>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold">
          {line.role === "user" ? <Trans>Visitor</Trans> : line.role === "assistant" ? <Trans>Assistant</Trans> : line.name}
        </span>
        <time dateTime={line.at} className="text-soft">
          {at}
        </time>
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}
