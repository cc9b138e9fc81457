/** "Why do you need that?", the wish for the express way, the wish for the detailed form: what is asked of the form itself. */
import type { DraftField, DraftForm } from "../booking/draft-fields.ts";
import { fieldsNamed } from "./detailed/field-names.ts";
import { words } from "./fold.ts";
import type { SpeechAct } from "./interpretation.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { overlaps, type Span, spansOf } from "./phrases.ts";
import type { Question } from "./questions.ts";
import type { Reading } from "./reading.ts";

const WHY = anyPhrase((lexicon) => lexicon.acts.why);
const WHY_ALONE =
  /^\W*(?:(?:but|and|ok|mais|et|pero|y)\s)?(?:why|why not|how come|pourquoi|por que|para que)(?: (?:is that|so|donc|ca|cela|eso))?\W*$/;
const BEGINS_WITH_WHY =
  /^\W*(?:(?:but|and|ok|so|sorry|mais|et|pardon|pero|y|perdon),?\s)?(?:why|what|pourquoi|a quoi|c'est pour|por que|para que)\b/;
const NEED = /^(?:besoins?|needs?|requirements?|necesidad(?:es)?)$/;
const EXPRESS = anyPhrase((lexicon) => lexicon.acts.express);
const EXPRESS_ALONE = /^\W*(?:the |le |la |el )?expres{1,2}(?:,? (?:please|svp|s'il vous plait|por favor|then|alors))?\W*$/;
/** "Can I fill in the full form?" wishes for it and asks nothing about it. */
const MAY_I =
  /^¿?(?:(?:can|could|may) (?:i|we)|(?:puis-je|pouvons-nous|peut-on|est-ce que je (?:peux|pourrais)|je peux)|(?:puedo|podria|podemos|podriamos))\b/;
const DETAILED = anyPhrase((lexicon) => lexicon.acts.detailed);
/** "An express clause", "the full form of the contract": words of a story are in longer sentences. */
const LONGEST_WISH = 24;

export interface AskedOfTheForm {
  why: { spans: readonly Span[]; fields: readonly DraftField[] } | null;
  express: readonly Span[];
  detailed: readonly Span[];
}

export function findAskedOfTheForm(reading: Reading, form: DraftForm, questions: readonly Question[]): AskedOfTheForm {
  const whys = reading.sentences.filter((sentence) => {
    const text = reading.plain(sentence);
    return WHY_ALONE.test(text) || ((text.includes("?") || BEGINS_WITH_WHY.test(text)) && spansOf(WHY, text).length > 0);
  });
  const fields = whys.flatMap((span) => {
    const text = reading.plain(span);
    // The need itself is no special need.
    return fieldsNamed(text).flatMap(({ value, start, end }) => (NEED.test(text.slice(start, end)) ? [] : [value]));
  });
  const wished = (pattern: RegExp) =>
    spansOf(pattern, reading.folded).filter((span) => {
      const asked = questions.some(
        (question) => question.kind === "information" && overlaps(question, span) && !MAY_I.test(reading.plain(question)),
      );
      return !asked && words(reading.plain(reading.sentenceOf(span))).length <= LONGEST_WISH && !whys.some((why) => overlaps(why, span));
    });
  const alone = EXPRESS_ALONE.test(reading.folded) ? [{ start: 0, end: reading.folded.length }] : [];
  return {
    why: whys.length > 0 ? { spans: whys, fields: [...new Set(fields)] } : null,
    express: form === "detailed" ? [...alone, ...wished(EXPRESS)] : [],
    detailed: wished(DETAILED).filter((span) => !/\b(?:not|don't|sans|pas|no|without)\s(?:\S+\s){0,3}$/.test(reading.before(span, 30))),
  };
}

/** Adds what is asked of the form to the acts; in the fast form "why?" stays a question like any other. */
export function addFormActs(asked: AskedOfTheForm, form: DraftForm, acts: Set<SpeechAct>, spoken: Span[]): void {
  if (asked.why) {
    acts.add("why");
    if (form === "detailed") spoken.push(...asked.why.spans);
  }
  if (asked.express.length > 0) {
    acts.add("express");
    // To be called instead of filling in the form is the express way itself.
    acts.delete("human");
    acts.delete("deny");
    spoken.push(...asked.express);
  }
  if (asked.detailed.length > 0) {
    acts.add("detailed");
    spoken.push(...asked.detailed);
  }
}
