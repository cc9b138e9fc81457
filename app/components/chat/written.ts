/** What the visitor writes to the assistant, kept by the tab from one page to the next until it is answered. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepMessage as keep, keptMessage as kept } from "./kept-message.ts";
import type { ChatEntry } from "./messages.ts";

export interface WrittenWords {
  /** What the input holds. */
  text: string;
  setText(text: string): void;
  /** True while the input holds a message that was sent and did not arrive. */
  isBack: boolean;
  /** The message leaves; the input is emptied where it held it. */
  sent(message: string, fromInput: boolean): void;
  /** Its answer is in, or it got none and is in the input again. */
  settled(message: string, isAnswered: boolean, fromInput: boolean): void;
}

/** `entries`: the conversation as the server has it; null until it is known. */
export function useWritten(entries: readonly ChatEntry[] | null): WrittenWords {
  const [text, setWords] = useState(() => kept().text);
  const [isBack, setBack] = useState(() => kept().isSent);
  const now = useRef(text);
  // Between the first rendering and the screen somebody may have gone on writing in the field that stood here before.
  useLayoutEffect(() => {
    now.current = kept().text;
    setWords(now.current);
  }, []);

  function setText(next: string) {
    now.current = next;
    setWords(next);
    setBack(false);
    keep({ text: next, isSent: false });
  }

  // A message that was on its way when the last page was left has arrived where the conversation ends with it.
  const last = entries?.findLast(({ role }) => role === "user")?.text ?? null;
  const isKnown = entries !== null;
  const judged = useRef(false);
  const judge = useRef(() => {});
  judge.current = () => {
    if (isBack && last === now.current.trim()) setText("");
  };
  useEffect(() => {
    if (!isKnown || judged.current) return;
    judged.current = true;
    judge.current();
  }, [isKnown]);

  return {
    text,
    setText,
    isBack: isBack && isKnown && text !== "",
    sent(message, fromInput) {
      // What was sent before the conversation was there has left the input already, and more may stand in it.
      if (fromInput && now.current.trim() === message.trim()) setText("");
      // What is being written goes before the words of a pressed button.
      if (!now.current) keep({ text: message, isSent: true });
    },
    settled(message, isAnswered, fromInput) {
      if (isAnswered || !fromInput || now.current) return setText(now.current);
      setText(message);
      // The same end has a page that is left meanwhile: the next one says it.
      keep({ text: message, isSent: true });
    },
  };
}
