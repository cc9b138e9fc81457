/**
 * Where one can write already while the conversation's code is on its way. On a finished document `site-program/chat.ts` does what the
 * handlers do here. What is written is kept, and goes on in the conversation's own field; what is sent waits to be said there.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useLayoutEffect, useRef } from "react";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { Icon } from "../ui/icon.tsx";
import { sayWhenOpen } from "./chat-state.ts";
import { keepMessage, keptMessage, leaveCaret, takeCaret } from "./kept-message.ts";
import { useWaitingWords } from "./use-chat-state.ts";

export function OpeningField() {
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);
  const waiting = useWaitingWords();
  useLayoutEffect(() => {
    const field = input.current;
    if (field) field.value = keptMessage().text;
    takeCaret(field);
    return () => leaveCaret(field);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (!input.current || waiting !== null || text === "" || text.length > CHAT_LIMITS.messageLength) return;
    input.current.value = "";
    keepMessage({ text: "", isSent: false });
    sayWhenOpen(text);
  }

  return (
    <div className="border-hairline border-t px-4 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] group-data-unreachable/chat:hidden">
      <p role="status" data-chat="waiting" className="mb-2 whitespace-pre-wrap break-words text-sm text-soft empty:hidden">
        {waiting}
      </p>
      <form data-chat="opening" data-most={CHAT_LIMITS.messageLength} onSubmit={submit} className="flex items-end gap-2">
        <textarea
          ref={input}
          rows={1}
          data-testid="chat-input"
          data-chat="words"
          aria-label={t`Your message`}
          placeholder={t`Write in your own words`}
          onChange={({ target }) => keepMessage({ text: target.value, isSent: false })}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
          className="field-sizing-content max-h-40 min-h-11 w-0 grow resize-none rounded-md border border-hairline-strong bg-raised px-3 py-2 placeholder:text-faint"
        />
        <button
          type="submit"
          aria-label={t`Send`}
          className="flex size-11 shrink-0 items-center justify-center rounded-md border border-accent bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Icon name="send" />
        </button>
      </form>
      <p className="mt-1 text-soft text-sm">
        <Trans>The conversation is opening. You can write now: your message goes out as soon as it is ready.</Trans>
      </p>
    </div>
  );
}
