/** Dictated speech has no stops: its sentences begin where somebody begins to say something, and its signs are said in words. */
import { fold } from "./fold.ts";
import type { Token } from "./tokens.ts";

/** So many words without a sign are said, not written. */
const LEAST_WORDS = 18;
/** So many words a sentence has at least before the next one begins. */
const LEAST_BETWEEN = 4;

const STOPS = /^(?:point|period|punto)$/;
const SAID_SIGNS = /^(?:virgule|comma|coma|point|period|punto)$/;
/** "At that point", « le point de », «en punto» are no signs. */
const NO_SIGN_BEFORE = /^(?:at|some|this|that|the|a|one|le|un|ce|en|el|al|a|au|deux|dos|trial|rest)$/;
const NO_SIGN_AFTER = /^(?:of|de|d['’]|du|que|where|person|is|est|es|final)$/;

const PRONOUN = /^(?:i|we|you|there|they|he|she|je|j['’]|nous|il|ils|elle|elles|c['’]|ca)$/;
/** The English "on" is none. */
const ON_VERB = /^(?:est|sera|serait|aura|va|veut|voudrait|aimerait)$/;
const DETERMINER =
  /^(?:the|an?|this|that|these|those|our|your|their|his|her|my|le|la|les|un|une|des|ce|cette|notre|votre|el|los|las|una|este|esta|nuestro|nuestra)$/;
const JOINED = /^(?:i|we|you|there|they|he|she)['’](?:d|ll|m|re|s|ve)$/;
const VERB =
  /^(?:am|are|is|was|will|would|want|wants|need|needs|have|has|can|could|should|were|expect|represent|act|ai|est|sera|serons|seront|serait|faut|faudrait|nous|me|vous|voudrais|voudrions|voulons|veux|veut|aimerais|aimerait|appelle|avons|a|ont|va|vont|prefere|preferons|represente|aura|aurons|auront|doit)$/;
const OF_ONE = /^(?:my|mon|ma|mi|our|notre|nuestro|nuestra)$/;
const OWN = /^(?:name|number|email|phone|cell|mail|nom|numero|courriel|telephone|cellulaire|nombre|correo|telefono|celular)$/;
const ALONE =
  /^(?:please|somos|seremos|seriamos|seran|necesito|necesitamos|necesitaria|quiero|queremos|quisiera|quisieramos|soy|hay|habra|tenemos|tengo|estaremos|vamos|llamo|merci|thanks|thank|gracias)$/;
const PAYER = /^(?:the|le|la|el|l['’])$/;
const PAYS = /^(?:pay|pays|paying|picks|picking|covers|covering|bears|bearing|foots|footing|paie|paye|assume|prend|paga|asume|cubre)$/;
const JOINS =
  /^(?:that|which|who|whom|whose|where|when|if|because|since|while|as|than|what|how|and|or|but|so|que|qu['’]|qui|dont|ou|si|quand|parce|puisque|comme|et|mais|y|o|pero|cuando|donde|quien|porque|se|no|ne|n['’]|also|then|aussi|tambien|to|me|nos|le|les)$/;

/** Whether a stretch of words is speech written down: many words, and no sign among them. */
function isSpeech(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  return (
    words.length >= LEAST_WORDS &&
    tokens[to]?.text !== "?" &&
    words.every(({ kind, text }) => kind !== "sign" || /^['’"%&@/-]|^\p{L}/u.test(text))
  );
}

/** Each stretch of speech: between signs and line ends. */
function stretches(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    const isEnd = !token || token.opensLine || (token.kind === "sign" && !/^['’"%&@/-]|^\p{L}/u.test(token.text));
    if (!isEnd) continue;
    if (isSpeech(tokens, from, at)) found.push([from, at]);
    from = token?.opensLine ? at : at + 1;
  }
  return found;
}

/** The tokens with their said signs as signs: "à Ottawa virgule", "at three period". */
export function withSaidSigns(tokens: readonly Token[]): readonly Token[] {
  const signs = new Set(
    stretches(tokens).flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, step) => from + step).filter((at) => isSaidSign(tokens, at)),
    ),
  );
  return signs.size === 0 ? tokens : tokens.map((token, at) => (signs.has(at) ? { ...token, kind: "sign" } : token));
}

function isSaidSign(tokens: readonly Token[], at: number): boolean {
  const key = (place: number) => fold(tokens[place]?.text ?? "");
  return SAID_SIGNS.test(key(at)) && at > 0 && !NO_SIGN_BEFORE.test(key(at - 1)) && !NO_SIGN_AFTER.test(key(at + 1));
}

/** Whether a sign is a full stop that was said. */
export const isSaidStop = ({ kind, text }: Token): boolean => kind === "sign" && STOPS.test(fold(text));

/** Where sentences begin in dictated speech, as indices of tokens. */
export function saidStarts(tokens: readonly Token[]): number[] {
  return stretches(tokens).flatMap(([from, to]) => {
    const starts: number[] = [];
    for (let at = from + 1; at < to; at++) {
      if (at - (starts.at(-1) ?? from) >= LEAST_BETWEEN && to - at >= 2 && opens(tokens, at)) starts.push(at);
    }
    return starts;
  });
}

/** Somebody begins to say something: "we'll want …", « il nous faut … », «somos …», "my number is …", "the respondent pays …". */
function opens(tokens: readonly Token[], at: number): boolean {
  const key = (step: number) => fold(tokens[at + step]?.text ?? "");
  // "Under the agreement we have": a noun's own clause.
  if (JOINS.test(key(-1)) || DETERMINER.test(key(-2))) return false;
  if (key(0) === "on") return ON_VERB.test(key(1));
  if (JOINED.test(key(0)) || ALONE.test(key(0))) return true;
  if (PRONOUN.test(key(0))) return VERB.test(key(1));
  if (OF_ONE.test(key(0))) return OWN.test(key(1)) || OWN.test(key(2));
  return PAYER.test(key(0)) && [2, 3].some((step) => PAYS.test(key(step)));
}
