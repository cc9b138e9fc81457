/** What is said to questions about the request itself: what it is, why, what it costs in its parts, and the hour elsewhere. */
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { Speaker } from "../lines.ts";
import { shownText } from "../request-words.ts";
import type { Spoken } from "../spoken.ts";
import { cardButton, clocksText, explainedWords, ownedText } from "./own-words.ts";
import { rowsText, splitWords } from "./price-words.ts";

const KINDS = ["owned", "explained", "clocks", "shown", "estimate_rows", "split"] as const;
type Asked = Extract<Utterance, { kind: (typeof KINDS)[number] }>;

export const isOfAsked = (say: Utterance): say is Asked => (KINDS as readonly string[]).includes(say.kind);

export function askedSaid(speaker: Speaker, say: Asked): Omit<Spoken, "kind"> {
  const { locale } = speaker;
  switch (say.kind) {
    case "owned":
      return { text: ownedText(locale) };
    case "explained":
      return explainedWords(speaker, say);
    case "clocks":
      return { text: clocksText(locale, say) };
    case "shown":
      return { text: shownText(speaker, say), ...(say.fields && say.sent === null ? { buttons: cardButton(locale, say.fields) } : {}) };
    case "estimate_rows":
      return { text: rowsText(speaker, say) };
    case "split":
      return splitWords(speaker, say);
  }
}
