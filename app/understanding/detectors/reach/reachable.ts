/** Whom the visitor wants us to reach: "deal with my assistant Camille", « répondez à Jade Montpetit », "llamen a la Lic. Paz". */
import { fold } from "#app/understanding/text/fold.ts";
import { forwardedFrom } from "#app/understanding/text/forwarded.ts";
import { once } from "#app/understanding/text/once.ts";
import { type Cue, cueBook, cuesIn, isLinked, keysOf } from "../cues.ts";
import { type Finding, overlap, type Text } from "../finding.ts";
import { cities, places } from "../places.ts";
import { runsIn } from "../runs.ts";
import { BOSS_WORDS, REACH_LINKS, REACH_WORDS, SUBJECTS } from "../words/reach.ts";
import { emails, phones } from "./contact.ts";

const REACH = cueBook(REACH_WORDS);
const BOSSES = cueBook(BOSS_WORDS);
const LINKS = keysOf(REACH_LINKS);
const NO_IMPERATIVE = keysOf(SUBJECTS);
const SCORE = 0.9;
/** From the person to the number or address that reaches them. */
const NEAR = 40;
const MOST_WORDS = 4;

/** The person, and the verb with what leads to the name; of several the last. A number or an address near it is that person's. */
export function reachable(text: Text): Finding[] {
  const own = forwardedFrom(text.message);
  const found = cuesIn(REACH, text.pieces)
    .filter((cue) => cue.end < own && !isTold(text, cue))
    .flatMap((cue) => (cue.means === "them" ? beforeOf(text, cue) : afterOf(text, cue)));
  return found.slice(-1).flatMap(({ name, cue }): Finding[] => [
    {
      kind: "is:reach",
      ...name,
      said: { slot: "name", value: { name: text.message.slice(name.start, name.end) }, role: "corrects", score: SCORE },
    },
    { kind: "reach", start: cue.start, end: cue.end },
  ]);
}

type Found = { name: { start: number; end: number }; cue: Cue };

/** "I'll call", "we will contact": they say it, and ask nothing of us. */
function isTold({ pieces }: Text, { first, means }: Cue): boolean {
  return means === "verb" && NO_IMPERATIVE.has(pieces[first - 1]?.key ?? "");
}

function afterOf(text: Text, cue: Cue): Found[] {
  const [name] = namesOf(text).filter(({ start }) => start >= cue.end);
  if (!name || name.start - cue.end > NEAR * 2) return [];
  const contacts = [...emails(text), ...phones(text)].filter((one) => one.start >= cue.end && one.end <= name.start);
  const from = contacts.at(-1)?.end ?? cue.end;
  if (!isLinked(text.pieces, cue.end, contacts[0]?.start ?? name.start, LINKS) || !isLinked(text.pieces, from, name.start, LINKS))
    return [];
  const isReached =
    cue.means === "contact" ||
    [...emails(text), ...phones(text)].some(({ start, end }) => Math.abs(start - name.end) < NEAR || Math.abs(name.start - end) < NEAR);
  return isReached ? [{ name, cue }] : [];
}

/** "I am the assistant of X. Could you call her at 418 …": who was named last, where a number follows. */
function beforeOf(text: Text, cue: Cue): Found[] {
  const names = namesOf(text).filter(({ start, end }) => end <= cue.start && /\s/.test(text.message.slice(start, end)));
  const boss = cuesIn(BOSSES, text.pieces).at(-1);
  const name = names.find(({ start }) => boss && start >= boss.end && isLinked(text.pieces, boss.end, start, LINKS)) ?? names.at(-1);
  const isReached = [...emails(text), ...phones(text)].some(({ start }) => start >= cue.end && start - cue.end < NEAR);
  return name && isReached ? [{ name, cue }] : [];
}

const namesOf = once((text: Text): readonly { start: number; end: number }[] => {
  const others = [...cities(text), ...places(text), ...emails(text)];
  return runsIn(text.tokens)
    .filter(({ first, last }) => last - first < MOST_WORDS + 2)
    .map((run) => ({ ...run, first: run.first + (/^I(?:['’]\p{L}+)?$/u.test(text.tokens[run.first]?.text ?? "") ? 1 : 0) }))
    .map(({ first, last }) => {
      const cues = cuesIn(REACH, text.pieces).filter((cue) => cue.start === text.tokens[first]?.start);
      const from = cues[0] ? text.tokens.findIndex(({ start }) => start >= (cues[0]?.end ?? 0)) : first;
      return { start: text.tokens[from]?.start ?? 0, end: text.tokens[last]?.end ?? 0 };
    })
    .filter(
      (run) =>
        run.end > run.start && !others.some((other) => overlap(other, run)) && !LINKS.has(fold(text.message.slice(run.start, run.end))),
    );
});
