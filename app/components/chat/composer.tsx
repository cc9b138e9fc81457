/** Where the visitor writes: Enter sends, Shift and Enter begins a line, blank is not sent. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { chosenByPerson } from "./chat-state.ts";

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
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);

  // Opening moves the focus here; so does the end of a turn, which had disabled the input. On a touch screen
  // that would raise the keyboard over the answer.
  useEffect(() => {
    if (!busy && shown && chosenByPerson() && matchMedia("(pointer: fine)").matches && !isWritingElsewhere()) input.current?.focus();
  }, [busy, shown]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!busy && text.trim() !== "") onSend();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <textarea
        ref={input}
        rows={1}
        value={text}
        disabled={busy}
        maxLength={CHAT_LIMITS.messageLength}
        data-testid="chat-input"
        aria-label={t`Your message`}
        placeholder={t`Write in your own words`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        className="field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-md border border-hairline-strong bg-raised px-3 py-2 placeholder:text-faint disabled:bg-sunk disabled:text-soft"
      />
      <button
        type="submit"
        disabled={busy}
        aria-label={t`Send`}
        className="flex size-11 shrink-0 items-center justify-center rounded-md border border-accent bg-accent text-on-accent hover:bg-accent-strong disabled:cursor-not-allowed disabled:opacity-60"
      >
        {sending ? <Spinner /> : <Icon name="send" />}
      </button>
      <span role="status" className="sr-only">
        {sending ? toPerson ? <Trans>Your message is being sent</Trans> : <Trans>The assistant is writing</Trans> : null}
      </span>
    </form>
  );
}

/** True while the reader types into the form beside the panel: the focus is theirs. */
function isWritingElsewhere(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.closest("[role=dialog]") === null && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
}
