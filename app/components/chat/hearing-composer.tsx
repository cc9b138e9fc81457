/**
 * "Tell us about your hearing": the way into the talk from a page's head. A plain form, which without scripts begins the fast
 * form with what was written as its description; the text travels in the body of a request or stays in the browser, never in an address.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { talkHere } from "./chat-state.ts";
import { sendOnEnter } from "./enter-sends.ts";

interface HearingComposerProps {
  /** False while the page's own program has not begun: its button is not there yet, so that no press is lost. */
  live?: boolean;
  className?: string;
}

export function HearingComposer({ live = true, className = "" }: HearingComposerProps) {
  const { t, i18n } = useLingui();
  const at = useSitePath();
  const id = useId();
  const [tooLong, setTooLong] = useState(false);
  const most = i18n.number(CHAT_LIMITS.messageLength);

  /** On a page with a program of its own; a finished document has `app/site-program/begin-talk.ts` for it. */
  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector("textarea");
    const text = input?.value.trim() ?? "";
    const isTooLong = text.length > CHAT_LIMITS.messageLength;
    setTooLong(isTooLong);
    if (isTooLong) return input?.focus();
    talkHere(text);
    if (input) input.value = "";
  }

  return (
    <form
      method="post"
      action={at("/fast-booking")}
      data-tell={CHAT_LIMITS.messageLength}
      onSubmit={begin}
      className={`no-print grid gap-2 ${className}`}
    >
      <label htmlFor={id} className="font-semibold">
        <Trans>Tell us about your hearing</Trans>
      </label>
      <textarea
        id={id}
        name="caseDescription"
        rows={3}
        aria-describedby={`${id}-hint ${id}-long`}
        onKeyDown={({ nativeEvent, currentTarget }) => sendOnEnter(nativeEvent, currentTarget)}
        placeholder={t`A mediation, two days in March, about ten people…`}
        className="control field-sizing-content max-h-60 min-h-24 resize-y placeholder:text-faint"
      />
      <p
        id={`${id}-long`}
        role="alert"
        hidden={!tooLong}
        data-tell-long=""
        className="font-semibold text-danger text-sm [&[hidden]]:hidden"
      >
        <Trans>This is more than {most} characters. Please shorten it; nothing is cut off.</Trans>
      </p>
      <SendRow live={live} hintId={`${id}-hint`} most={most} />
    </form>
  );
}

/** The button, and how much may be written. */
function SendRow({ live, hintId, most }: { live: boolean; hintId: string; most: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" name="intent" value="tell" className={live ? "" : "invisible"}>
        <Icon name="chat" />
        <span className="noscript:hidden">
          <Trans>Tell the assistant</Trans>
        </span>
        <span className="hidden noscript:inline">
          <Trans>Begin the request</Trans>
        </span>
      </Button>
      <p id={hintId} className="text-soft text-sm">
        <Trans>In your own words, up to {most} characters. Nothing is booked before you confirm it.</Trans>
      </p>
    </div>
  );
}
