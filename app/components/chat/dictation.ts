/** Speech to text where the browser offers it. The microphone is asked for at the press of the button and not before. */
import { useEffect, useRef, useState } from "react";
import type { Locale } from "#app/domain/locale.ts";

/** What we use of the Web Speech API, which the compiler's library does not describe yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
interface SpeechWindow {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
}

const SPOKEN: Readonly<Record<Locale, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

export type DictationState = "idle" | "listening" | "refused" | "failed";

/**
 * Dictation into a text: `onText` hears the text that stood there with what was said behind it, as it is understood.
 * `available` is false where the browser has none.
 */
export function useDictation(locale: Locale, onText: (text: string) => void) {
  const [state, setState] = useState<DictationState>("idle");
  const running = useRef<Recognition | null>(null);
  const hear = useRef(onText);
  hear.current = onText;
  useEffect(() => () => running.current?.abort(), []);
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;

  function begin(before: string) {
    if (!Recogniser || running.current) return;
    const recognition = new Recogniser();
    running.current = recognition;
    Object.assign(recognition, { lang: SPOKEN[locale], continuous: true, interimResults: true });
    recognition.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript ?? "")
        .join("")
        .trim();
      hear.current([before.trimEnd(), said].filter(Boolean).join(" "));
    };
    recognition.onerror = ({ error }) => {
      if (error === "aborted" || error === "no-speech") return;
      setState(error === "not-allowed" || error === "service-not-allowed" ? "refused" : "failed");
    };
    recognition.onend = () => {
      running.current = null;
      setState((now) => (now === "listening" ? "idle" : now));
    };
    setState("listening");
    recognition.start();
  }

  return { available: Recogniser !== undefined, state, begin, end: () => running.current?.stop() };
}
