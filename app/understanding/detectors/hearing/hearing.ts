/** The proceeding, how it is held, its services, needs and meals, and how soon: closed words with a value each. */

import { type Cue, type CueBook, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { itemAround } from "#app/understanding/detectors/items.ts";
import { numberIn } from "#app/understanding/detectors/numbers.ts";
import * as en from "#app/understanding/detectors/words/hearing.en.ts";
import * as es from "#app/understanding/detectors/words/hearing.es.ts";
import * as fr from "#app/understanding/detectors/words/hearing.fr.ts";
import { PROCEEDINGS_EN } from "#app/understanding/detectors/words/proceedings.en.ts";
import { PROCEEDINGS_ES } from "#app/understanding/detectors/words/proceedings.es.ts";
import { PROCEEDINGS_FR } from "#app/understanding/detectors/words/proceedings.fr.ts";
import { once } from "#app/understanding/text/once.ts";
import { isSlip } from "#app/understanding/text/slip.ts";
import { halvesOfPeople } from "./costs.ts";
import { languageNear, spokenIn } from "./interpreter.ts";
import { partedWays } from "./parted-ways.ts";

const KINDS = cueBook(PROCEEDINGS_EN, PROCEEDINGS_FR, PROCEEDINGS_ES);
const FORMATS = cueBook(en.FORMATS_EN, fr.FORMATS_FR, es.FORMATS_ES);
const SERVICES = cueBook(en.SERVICES_EN, fr.SERVICES_FR, es.SERVICES_ES);
const NEEDS = cueBook(en.NEEDS_EN, fr.NEEDS_FR, es.NEEDS_ES);
const FOOD = cueBook(en.FOOD_EN, fr.FOOD_FR, es.FOOD_ES);
const URGENCIES = cueBook(en.URGENCY_EN, fr.URGENCY_FR, es.URGENCY_ES);

type FormatType = "in_person" | "virtual" | "hybrid";

const GENERAL: ReadonlySet<string> = new Set(["other", "boardroom_only"]);
/** Who sits says what is held, where nothing else does. */
const IMPLIED = cueBook({
  mediation: "mediator|co-mediator|médiateur|médiatrice|mediador|mediadora",
  arbitration:
    "arbitrator|sole arbitrator|arbitral tribunal|arbitral panel|tribunal arbitral|arbitre|árbitro|árbitra|arbitral|arbitrale|árbitra única|the panel|panel member|panel members|tribunal member|co-arbitrator|coarbitre|coárbitro",
  examination_or_related: "deponent|déposant|deponente|affiant",
});
/** What kinds of proceeding are named; "a boardroom for a mediation" is a mediation. */
export const kinds = once((text: Text): Finding[] => {
  const exact = cuesIn(KINDS, text.pieces);
  const cues = [...exact, ...slipsOf(text, exact)];
  const named = cues.filter(({ means }) => !GENERAL.has(means));
  const isRoom = cues.some(({ means }) => means === "boardroom_only");
  const [implied] = named.length > 0 || isRoom ? [] : cuesIn(IMPLIED, text.pieces);
  return [...cues, ...(implied ? [implied] : [])].map((cue): Finding => {
    const { means, start, end } = cue;
    const said = (score: number) => ({ said: { slot: "proceeding", value: { type: means }, score } }) as const;
    if (cue === implied) return { kind: "kind?", start, end, ...said(0.55) };
    if (!GENERAL.has(means)) return { kind: "kind", start, end, ...said(0.75) };
    const isOpen = named.length === 0 && !implied;
    return { kind: "kind?", start, end, ...(isOpen ? said(means === "other" ? 0.3 : 0.75) : {}) };
  });
});

/** Long words that are mistyped ("arbitraiton"), where nothing in a message is spelled as it should be. */
const LONG = {
  arbitration: ["arbitration", "arbitrage", "arbitraje"],
  mediation: ["mediation", "mediacion"],
  examination_or_related: ["examination", "deposition", "interrogatoire", "interrogatorio"],
};
/** Words of their own, a letter away. */
const OTHER_WORDS = new Set(["meditation", "meditacion", "medication", "medicacion", "arbitrate"]);
function slipsOf({ pieces }: Text, exact: readonly Cue[]): Cue[] {
  if (exact.some(({ means }) => !GENERAL.has(means))) return [];
  return pieces.flatMap(({ key, start, end }, at) => {
    if (key.length < 8 || OTHER_WORDS.has(key)) return [];
    const [means] = Object.entries(LONG).find(([, words]) => words.some((word) => isSlip(key, word))) ?? [];
    return means ? [{ means, start, end, first: at, last: at }] : [];
  });
}

/** "Recorded on video" is how it is filmed, not how people attend. */
function isFilming(text: Text, at: { start: number; end: number }): boolean {
  return services(text).some(({ said, start, end }) => {
    const isVideo = said?.slot === "service" && said.value.kind === "needsLegalVideography";
    return isVideo && at.start <= end + 1 && start <= at.end + 1;
  });
}

/** «Transcripción en vivo» says nothing of who is in the room. */
const isOfService = ({ pieces }: Text, { start, end }: Cue): boolean =>
  cuesIn(SERVICES, pieces).some((cue) => cue.start < start && cue.end >= end);

export const formats = once((text: Text): Finding[] => {
  const halves = halvesOfPeople(text).map((at) => ({ ...at, means: "hybrid" }));
  const ways = cuesIn(FORMATS, text.pieces).filter(
    (cue) => cue.means !== "none" && !isFilming(text, cue) && !isOtherPair(text, cue) && !isOfService(text, cue),
  );
  const parted = partedWays(text, ways).map((at) => ({ ...at, means: "hybrid" }));
  const apart = ways.filter((way) => !parted.some((at) => overlap(at, way)));
  return [...apart, ...halves, ...parted].map(({ means: said, start, end }) => {
    const means = said === "virtual" && isOfNobody(text, start) ? "in_person" : said;
    return {
      kind: `format:${means}`,
      start,
      end,
      said: { slot: "format", value: { type: means as FormatType }, score: 0.6 },
    };
  });
});

const PAIR = /^(?:les deux|los dos|las dos|ambos|ambas|both)$/i;
/** « Les deux jours », "both parties": two of something else; by themselves they answer how the hearing is held. */
function isOtherPair({ message, tokens, asked }: Text, { start, end }: Cue): boolean {
  if (!PAIR.test(message.slice(start, end))) return false;
  return asked !== "format" || tokens.some((token) => token.kind === "word" && token.start > end - 1 && token.start - end <= 1);
}

const NOBODY = cueBook({
  nobody:
    "nobody|no one|none of us|none of them|not|no|personne|personne ne|aucun|aucune|pas|nadie|ninguno|ninguna|no habrá nadie|sin nadie",
});
/** « Personne ne sera en ligne », "nobody online": all are in the room. */
function isOfNobody(text: Text, at: number): boolean {
  const words = text.pieces.filter(({ end }) => end <= at).slice(-NEAR);
  const near = words.slice(words.findLastIndex(({ key }) => !/^\p{L}+$/u.test(key)) + 1);
  // « Trois personnes » are somebody.
  return cuesIn(NOBODY, near).some(({ first }) => numberIn(near[first - 1]?.key ?? "") === null);
}
const NEAR = 4;

export const services = once((text: Text): Finding[] =>
  cuesIn(SERVICES, text.pieces).map((cue) => {
    const { means, start, end, first, last } = cue;
    if (means === "prepared") return preparedFind(text, cue);
    const language = means === "needsInterpretation" ? (languageNear(text.pieces, first, last) ?? spokenIn(text, { start, end })) : null;
    const value = { kind: means, ...(language ? { language: language.language } : {}) };
    const isNext = language !== null && !language.isElsewhere;
    return {
      kind: "service",
      start: isNext ? Math.min(start, language.start) : start,
      end: isNext ? Math.max(end, language.end) : end,
      said: { slot: "service", value, score: 0.75 },
    };
  }),
);

/** Captions are no interpreter, and sound is no video: they have no field of their own, and are kept as something to prepare. */
function preparedFind(text: Text, cue: Cue): Finding {
  const { start, end } = itemAround(text, cue);
  const value = { text: text.message.slice(start, end) };
  return { kind: "service", start: cue.start, end: cue.end, said: { slot: "need", value, score: 0.75 } };
}

export const needs = plain(NEEDS, "need");

/** What is to be eaten and drunk, each with the words that order it: "a gluten-free lunch for two". */
export const meals = once((text: Text): Finding[] => {
  const all = cuesIn(FOOD, text.pieces)
    .filter(({ means }) => means === "food")
    .map((cue) => {
      const { start, end } = itemAround(text, cue);
      const value = { kind: "catering", detail: text.message.slice(start, end) };
      return { kind: "need", start, end, said: { slot: "service", value, score: 0.6 } } as const;
    });
  const ordered = all.filter(({ said }) => !HEADING.test(said.value.detail));
  return ordered.length > 0 ? ordered : all;
});
/** The word over what is ordered orders nothing besides. */
const HEADING = /^(?:catering|meals?|food|repas|traiteur|comidas?)$/iu;

/** "Not urgent", « rien d'urgent »: what follows a no is the ordinary pace. */
const NO = /^(?:not|t|no|nothing|pas|rien|nada|aucun|ningun)$/;
const BEFORE = 3;
/** "Sorry for the rush", «perdón por la prisa»: of the message, and of no hearing. */
const APOLOGY =
  /(?:sorry|apologi[sz]e|apologies|excuse|pardon|d[ée]sol[ée]e?s?|excusez|perd[óo]n|perdone|disculpe?n?|disculpas)(?:\s\p{L}+)?\s(?:for|about|pour|de|por)(?:\s(?:the|my|la|le|l['’]|el|mi|ma))?\s$/iu;

/** "Eastern Standard Time", «hora estándar del este»: of a clock. */
const CLOCK_BEFORE = /(?:eastern|central|mountain|pacific|atlantic|newfoundland|hora)\s+$/i;
const CLOCK_AFTER = /^\s+time\b/i;

/** "It's urgent", « ça presse », «urge»: said of the request itself, and in passing of nothing else. */
const OUTRIGHT_BEFORE =
  /(?:(?<!\p{L})(?:it['’]?s|it is|this is|that['’]s|c['’]est|[çc]a)|(?:^|[.,;!?\n(–—-])\s*(?:(?:y|and|et|pero|but|mais|me|nos|es|esto es)\s+)?)\s*(?:(?:very|really|quite|pretty|so|rather|tr[èe]s|vraiment|assez|plut[ôo]t|muy|bastante)\s+)?$/iu;
const OUTRIGHT =
  /^(?:(?:quite|very|tr[èe]s|extremely|super|extr[êe]mement)\s)?(?:urgente?|urgent[íi]sim[oa]|presse|[çc]a presse|an? emergency|emergency)$/iu;
/** «Urge que …», «urge, por favor»; «urge la transcripción» is of something else. */
const URGES = /^urge$/iu;
const OF_ITSELF =
  /^\s*(?:$|[.,;!?)\n–—-]|(?:q|que|porque|pq|xq|por favor|porfa|pls|please|y|as|because|since|car|parce que?|chu|je|im|i['’]?m|i am|we|estoy|estamos|svp|s['’]il)(?!\p{L}))/iu;
/** Of an urgency that is said outright: kept where a model passes it over. */
export const OUTRIGHT_URGENCY = 0.85;

function isOutright({ message }: Text, start: number, end: number): boolean {
  const [before, words, after] = [message.slice(Math.max(0, start - 60), start), message.slice(start, end), message.slice(end)];
  if (!OF_ITSELF.test(after)) return false;
  return URGES.test(words) || (OUTRIGHT.test(words) && (OUTRIGHT_BEFORE.test(before) || /^[çc]a /iu.test(words)));
}

export function urgencies(text: Text): Finding[] {
  const meant = cuesIn(URGENCIES, text.pieces).filter(({ start, end }) => {
    const [before, after] = [text.message.slice(0, start), text.message.slice(end)];
    return !(APOLOGY.test(before) || CLOCK_BEFORE.test(before) || CLOCK_AFTER.test(after));
  });
  return meant.map(({ means, start, end, first }) => {
    const words = text.pieces.slice(Math.max(0, first - BEFORE), first).map(({ key }) => key);
    const near = words.slice(words.findLastIndex((key) => !/^\p{L}+$/u.test(key)) + 1);
    const level = near.some((key) => NO.test(key)) ? "standard" : means;
    const isSure = text.asked === "urgency" || (level !== "standard" && isOutright(text, start, end));
    return {
      kind: "urgency",
      start,
      end,
      said: { slot: "urgency", value: { level }, score: isSure ? OUTRIGHT_URGENCY : 0.55 },
    };
  });
}

function plain(book: CueBook, kind: string) {
  return (text: Text): Finding[] => cuesIn(book, text.pieces).map(({ start, end }) => ({ kind, start, end }));
}
