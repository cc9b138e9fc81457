/** Where the visitor writes or dictates: Enter sends, Shift and Enter begins a line, blank is not sent, and what is too long is kept. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { isLocale } from "#app/domain/locale.ts";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { chosenByPerson } from "./chat-state.ts";
import { useDictation } from "./dictation.ts";
import { DictationButton, DictationLine } from "./dictation-button.tsx";
import { takeCaret } from "./kept-message.ts";
import { LengthLine } from "./length-line.tsx";

interface ComposerProps {
  text: string;
  onText(text: string): void;
  onSend(): void;
  /** No message can be sent now. */
  busy: boolean;
  sending: boolean;
  /** What is sent goes to a person, not to the assistant. */
  toPerson: boolean;
  shown: boolean;
}

export function Composer({ text, onText, onSend, busy, sending, toPerson, shown }: ComposerProps) {
  const { t, i18n } = useLingui();
  const dictation = useDictation(isLocale(i18n.locale) ? i18n.locale : "en", onText);
  const isTooLong = text.trim().length > CHAT_LIMITS.messageLength;
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => takeCaret(input.current), []);

  // Opening moves the focus here; so does the end of a turn, which had disabled the input. On a touch screen
  // that would raise the keyboard over the answer.
  useEffect(() => {
    if (!busy && shown && chosenByPerson() && matchMedia("(pointer: fine)").matches && !isWritingElsewhere()) input.current?.focus();
  }, [busy, shown]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (busy || text.trim() === "" || isTooLong) return;
    dictation.end();
    onSend();
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <textarea
        ref={input}
        rows={1}
        value={text}
        disabled={busy}
        data-testid="chat-input"
        aria-label={t`Your message`}
        aria-invalid={isTooLong || undefined}
        aria-describedby="chat-length"
        placeholder={t`Write in your own words`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        className="field-sizing-content max-h-40 min-h-11 w-0 grow resize-none rounded-md border border-hairline-strong bg-raised px-3 py-2 placeholder:text-faint disabled:bg-sunk disabled:text-soft"
      />
      <DictationButton dictation={dictation} text={text} disabled={busy} />
      <button
        type="submit"
        disabled={busy}
        aria-label={t`Send`}
        className="flex size-11 shrink-0 items-center justify-center rounded-md border border-accent bg-accent text-on-accent hover:bg-accent-strong disabled:cursor-not-allowed disabled:opacity-60"
      >
        {sending ? <Spinner /> : <Icon name="send" />}
      </button>
      <LengthLine id="chat-length" length={text.trim().length} />
      <DictationLine state={dictation.state} />
      <span role="status" className="sr-only">
        {sending ? toPerson ? <Trans>Your message is being sent</Trans> : <Trans>The assistant is writing</Trans> : null}
      </span>
    </form>
  );
}

/** True while the reader types into the form next to the panel: the focus is theirs. */
function isWritingElsewhere(): boolean {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return false;
  // A card that somebody has opened by hand holds them, like a field of the page, and so does an open menu.
  return (
    at.closest("[data-edit], details[data-menu][open]") !== null ||
    (at.closest("[role=dialog]") === null && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName))
  );
}
