/** "We have no mediator, can you find us one?": the answer about our roster, and one plain line for staff. */
import { type Desk, overlap, remark, say } from "#app/domain/talk/desk.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import type { Locale, Span, Wanted } from "#app/understanding/contract.ts";
import { remarkText } from "./remark-words.ts";

/** The FAQ about our roster, as its own question puts it. */
const ROSTER: Readonly<Record<Locale, string>> = {
  en: "Who are your arbitrators and mediators?",
  fr: "Qui sont vos arbitres et vos médiateurs ?",
  es: "¿Quiénes son sus árbitros y mediadores?",
};
const PARTS: Readonly<Record<Locale, Readonly<Record<Wanted["part"], string>>>> = {
  en: { arbitrator: "an arbitrator", mediator: "a mediator", neutral: "a neutral" },
  fr: { arbitrator: "arbitre", mediator: "médiateur ou médiatrice", neutral: "tiers neutre" },
  es: { arbitrator: "un árbitro", mediator: "un mediador", neutral: "un tercero neutral" },
};

/** True where a stretch is part of the wish. */
export const isOfWanted = ({ said }: Desk, at: Span): boolean => said.wanted?.at.some((one) => overlap(one, at)) ?? false;

/** Keeps whom we are to find as one line, which the last wish takes the place of, and answers how that is done. */
export function takeWanted(desk: Desk) {
  const { wanted, language } = desk.said;
  if (!wanted || desk.world.pasted) return;
  const locale = language === "other" ? desk.before.locale : language;
  const line = PARTS[locale][wanted.part];
  const before = entriesOf(desk.values, "remarks").find(({ text }) => text.startsWith(remarkText(locale, line, "wanted")));
  // Who says only once more that one is wanted takes back no language.
  if (!before || wanted.like) {
    desk.values = dropEntries(desk.values, "remarks", (one) => one === before || one.text === before?.text);
    remark(desk, wanted.like ? `${line}, ${wanted.like}` : line, "wanted");
  }
  answer(desk, ROSTER[locale]);
}

function answer(desk: Desk, quote: string) {
  const known = desk.world.facts.faq;
  if (!known || !Object.hasOwn(known, quote)) {
    desk.lookups.push({ kind: "faq", key: quote, quote });
    return;
  }
  const found = known[quote];
  if (found) say(desk, { kind: "answer", quote, text: found.text, id: found.id });
}
