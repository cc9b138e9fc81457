/** Begins and ends dictation; left out where the browser has none. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "../ui/icon.tsx";
import type { DictationState, useDictation } from "./dictation.ts";

interface DictationButtonProps {
  dictation: ReturnType<typeof useDictation>;
  /** What is in the input: what is said comes behind it. */
  text: string;
  disabled: boolean;
}

export function DictationButton({ dictation: { available, state, begin, end }, text, disabled }: DictationButtonProps) {
  const { t } = useLingui();
  if (!available) return null;
  const listening = state === "listening";
  return (
    <button
      type="button"
      disabled={disabled && !listening}
      aria-pressed={listening}
      aria-label={t`Dictate`}
      onClick={() => (listening ? end() : begin(text))}
      className="flex size-11 shrink-0 items-center justify-center rounded-md border border-hairline-strong hover:bg-sunk disabled:opacity-60 aria-pressed:border-danger aria-pressed:bg-danger-wash aria-pressed:text-danger"
    >
      <Icon name="microphone" />
    </button>
  );
}

/** What dictation does now, and why it does not. */
export function DictationLine({ state }: { state: DictationState }) {
  return (
    <p role="status" className="w-full text-soft text-sm empty:hidden">
      {state === "listening" ? (
        <Trans>Listening. Your browser turns your speech into text; press the microphone again to stop.</Trans>
      ) : state === "refused" ? (
        <Trans>Your browser did not allow the microphone. You can allow it in its settings, or write.</Trans>
      ) : state === "failed" ? (
        <Trans>Dictation did not work just now. Please write instead.</Trans>
      ) : null}
    </p>
  );
}
