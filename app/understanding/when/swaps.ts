/** Days in the place of others: what a correction replaces is no day of the hearing, and the correction says what it takes the place of. */
import type { Text } from "../detectors/finding.ts";
import { SAYS_AGAIN } from "../text/second-thoughts.ts";
import { MOVE } from "./changes.ts";
import { namedDates } from "./named.ts";
import { clauseOf, isShort, sentenceOf, type WhenSaid } from "./scene.ts";

export const isOfDays = ({ value }: WhenSaid) => value.value?.some(({ when }) => when?.kind === "days") ?? false;
export const TAKES_BACK =
  /\b(?:sorry|no wait|i mean|scratch that|oops|pardon|désolée?|je veux dire|perd[oó]n|quise decir|mejor dicho|corrijo)\b/i;

const THOUGHT =
  /(?<!\p{L})(?:(?:was|were|had been) (?:thinking|hoping|looking|aiming)|had (?:hoped|thought|planned)|would have (?:liked|preferred|taken|loved)|(?:je|on) pensai[st]|nous pensions|(?:aurai[st]|aurions) (?:aimé|voulu|préféré|souhaité)|avai[st] pensé|avions pensé|pens[aá]ba(?:mos)?|(?:me|nos) hubiera gustado|hubi[eé]ra(?:mos)? preferido|hab[ií]a(?:mos)? pensado)(?!\p{L})/iu;
/** "But can also do March 10": the first is still the first choice. */
const ALSO = /(?<!\p{L})(?:also|too|as well|either|aussi|[ée]galement|tambi[ée]n)(?!\p{L})/iu;
const BUT = /(?<!\p{L})(?:but|except|however|only|mais|sauf que|sino que|pero)(?!\p{L})/iu;

/** "I was thinking of the 21st, but she lands that night, so it will be the 22nd": the day that was thought of first is none. */
function withoutThought(whens: readonly WhenSaid[], text: Text): readonly WhenSaid[] {
  const days = whens.filter((one) => isOfDays(one) && one.role !== "mentions");
  const gone = days.filter(({ at }) => {
    const sentence = sentenceOf(text, at);
    const next = days.find((other) => other.at.start >= at.end && other.at.start < sentence.end);
    const [before, behind] = [text.message.slice(sentence.start, at.start), text.message.slice(at.start, next?.at.start)];
    return next !== undefined && THOUGHT.test(before.slice(-60)) && BUT.test(behind) && !ALSO.test(behind);
  });
  return whens.filter((one) => !gone.includes(one));
}

/** "The 20th, no sorry, the 21st", "make it the 25th, she works on the 24th": what a correction replaces is no day of the hearing. */
export function withoutReplaced(given: readonly WhenSaid[], text: Text, noted: readonly string[]): readonly WhenSaid[] {
  const { message } = text;
  const whens = withoutThought(given, text);
  const days = whens.filter((one) => isOfDays(one) && (one.role === "states" || one.role === "corrects"));
  const correcting = days.filter(({ role }) => role === "corrects");
  // The day that is noted already is the one that goes.
  const others = correcting.filter((one) => namedDates([one]).some((date) => !noted.includes(date)));
  const corrected = others.length > 0 ? others : correcting;
  if (corrected.length > 0) {
    const dates = namedDates(corrected);
    // "The 14th and 15th, not the 13th and 14th": what is denied there are the old days, and none of the new ones.
    const isOut = ({ value }: WhenSaid) => corrected.some((one) => one.value.value?.some((fact) => fact.inPlaceOf)) && value.kind === "not";
    const isOld = (one: WhenSaid) => one.role === "not" && !isOut(one) && namedDates([one]).some((date) => !dates.includes(date));
    const isBefore = (one: WhenSaid) => corrected.every(({ at }) => one.at.end <= at.start);
    const isGone = (one: WhenSaid) => isBefore(one) || namedDates([one]).some((date) => noted.includes(date));
    const old = whens.filter((one) => !corrected.includes(one) && ((days.includes(one) && isGone(one)) || isOld(one)));
    const out = namedDates(old).filter((date) => !dates.includes(date));
    return whens.flatMap((one) => (old.includes(one) ? [] : corrected.includes(one) ? [inPlaceOf(one, out, old, text)] : [one]));
  }
  const replaced = days.filter(({ at }, index) => {
    const next = days.slice(index + 1).find((one) => one.at.start >= at.end);
    const between = next ? message.slice(at.end, next.at.start) : "";
    // "No sorry, not the Friday": what is taken out there replaces nothing.
    if (whens.some((one) => one.role === "not" && one.at.start >= at.end && next && one.at.end <= next.at.start)) return false;
    return between.length < 30 && (TAKES_BACK.test(between) || SAYS_AGAIN.test(between));
  });
  return whens.filter((one) => !replaced.includes(one));
}

/** "The 9th doesn't work any more, could we do the 10th?": the other day takes the place of the noted one that cannot be. */
export function withOthers(whens: readonly WhenSaid[], noted: readonly string[], text: Text): readonly WhenSaid[] {
  const { message } = text;
  const wanted = whens.filter((one) => isOfDays(one) && one.role !== "not" && one.role !== "mentions");
  const [old, into] = [...wanted].sort((a, b) => a.at.start - b.at.start);
  const isNoted = (one: WhenSaid) => namedDates([one]).every((date) => noted.includes(date));
  // «Cambien el 8 por el 9».
  const isSwap = old && into && wanted.length === 2 && isNoted(old) && !isNoted(into) && MOVE.test(message.slice(0, old.at.start));
  if (isSwap && TO_NEXT.test(message.slice(old.at.end, into.at.start)))
    return whens.flatMap((one) =>
      one === old ? [] : one === into ? [inPlaceOf({ ...one, role: "corrects" }, namedDates([old]), [old], text)] : [one],
    );
  const out = namedDates(whens.filter(({ role, value }) => role === "not" && value.kind === "not")).filter((date) => noted.includes(date));
  const others = whens.filter((one) => isOfDays(one) && (one.role === "states" || one.role === "prefers"));
  const [only] = others;
  if (out.length === 0 || !only || others.length > 1 || namedDates([only]).some((date) => noted.includes(date))) return whens;
  return whens.map((one) => (one === only ? inPlaceOf({ ...one, role: "corrects" }, out, [], text) : one));
}

const TO_NEXT = /^\s(?:to|for|with|by|au|aux|[àa]|par|pour|al|por)\s(?:(?:on|the|le|les|el|los)\s)*$/iu;

/** The correction with the days that it takes the place of. */
function inPlaceOf(given: WhenSaid, out: readonly string[], old: readonly WhenSaid[], text: Text): WhenSaid {
  // What is replaced is explained, with the few words around it.
  const words = old.flatMap(({ at }) => [at, ...(isShort(text, at) ? [clauseOf(text, at)] : [])]);
  const one = words.length > 0 ? { ...given, also: [...(given.also ?? []), ...words] } : given;
  if (out.length === 0) return one;
  const facts = one.value.value?.map((fact) =>
    fact.when?.kind === "days" ? { ...fact, inPlaceOf: out.map((day) => [day, day] as const) } : fact,
  );
  return { ...one, value: { ...one.value, value: facts ?? null } };
}
