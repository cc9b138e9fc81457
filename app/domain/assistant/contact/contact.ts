/** Whom we should talk to, as the visitor says it: the person named, else the one who writes. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { beginsWithYes } from "../confirmation.ts";
import { soundsLikeCorrection } from "../corrections.ts";
import { fold, words } from "../fold.ts";
import { anyPhrase } from "../lexicon/lexicons.ts";
import { PARTICLES } from "../lexicon/not-names.ts";
import type { Span } from "../phrases.ts";
import { isSlip } from "../proceeding.ts";
import type { Reading } from "../reading.ts";
import { areMostlyCommon, wordMeantBy } from "../spelling.ts";
import { looksLikeFirm } from "./firm.ts";
import { capitalised, isGivenName, isWhollyName, nameAt } from "./name.ts";
import type { Signature } from "./signature.ts";

export interface Named extends Span {
  value: string;
}

const CONTACT = anyPhrase((lexicon) => lexicon.nameCues.contact);
const OWN = anyPhrase((lexicon) => lexicon.nameCues.own);
const WEAK = anyPhrase((lexicon) => lexicon.nameCues.weak);
const BEHALF = anyPhrase((lexicon) => lexicon.nameCues.behalf);
const ROLE =
  /^(?:\s*(?:my|our|mon|ma|notre|mi|nuestra|nuestro|the|la|el|le|l'|su)\s?(?:legal\s|law\s)?(?:assistant|associate|colleague|clerk|paralegal|partner|secretary|adjointe?|assistante?|collegue|associee?|parajuriste|asistente|colega|secretari[oa]|soci[oa]|asociad[oa])(?: juridique| legal)?,?\s)/;
/** What may come after a name that was introduced only by "I'm", "je suis", "soy". */
const GOES_ON =
  /^\s*(?:$|[,.;:!?)(\n\u0001–—-]|(?:from|with|at|of|here|and|calling|writing|speaking|counsel|lawyer|on|i|we|my|the|a|an|acting|representing|partner|associate|looking|for|who|your|in|trying|de|du|des|chez|et|avocate?|je|j'|nous|pour|au|a|notaire|del|con|en|y|abogad[oa]|necesito|quiero|quisiera|soy|llamo|para|por|le|les|l'|desde|escribo|again|to|need|want|hoping)(?![a-z]))/;
const HERE = /^,?\s(?:here|speaking|a l'appareil|al habla|al telefono|calling|writing|ici)(?![a-z])/;
const SAYS_LITTLE = /^(?:it's|its|it is|c'est|es|here is|here's|moi|aqui|aca|c'est ici|call me)$/;
const LEAD_IN =
  /^(?:(?:sure|ok|okay|yes|yeah|yep|hi|hello|hey|well|oh|of course|certainly|sorry|no|oui|bonjour|allo|d'accord|bien sur|si|claro|hola|por supuesto|perdon|pardon|desolee?|it's|its|it is|that's|that would be|that would be me|c'est|ce sera|es|soy|i'm|i am|im|je suis|me|the name is|name|nom|nombre|thanks|thank you|merci|gracias|actually|en fait|no it's|non c'est|no es)[\s,.:!-]+){1,3}/;

/**
 * The contact's name, or null. `known` is the name so far, for a surname that is only respelled. With `explicit` only
 * words that say whose name it is count: other people are being named.
 */
export function findName(
  reading: Reading,
  asked: readonly DraftField[],
  signature: Signature | null,
  known: string | undefined,
  explicit = false,
): Named | null {
  const isAsked = asked.includes("contactName");
  const found = candidate(reading, asked, isAsked, signature, known, explicit);
  // One word of the name that is known already adds nothing ("no, Tremblay with a y").
  const repeated = found !== null && known?.includes(" ") && known.split(" ").some((part) => fold(part) === fold(found.value));
  return repeated ? null : found;
}

function candidate(
  reading: Reading,
  asked: readonly DraftField[],
  isAsked: boolean,
  signature: Signature | null,
  known: string | undefined,
  explicit: boolean,
): Named | null {
  return (
    respelled(reading, known) ??
    afterCue(reading, CONTACT, (span) => words(reading.plain(span)).length >= 1, { lower: true, wary: true }) ??
    beforeCue(reading) ??
    corrected(reading) ??
    afterCue(reading, OWN, () => true, { lower: true, wary: false }) ??
    mailSender(reading) ??
    introduced(reading, isAsked, explicit) ??
    speaking(reading) ??
    (signature?.name ? named(reading, signature.name) : null) ??
    (isAsked ? answered(reading, asked) : null) ??
    (explicit ? null : listed(reading)) ??
    afterCue(
      reading,
      BEHALF,
      (span) => words(reading.plain(span)).length >= 2 && !looksLikeFirm(reading.words({ start: span.start, end: span.end + 20 })),
      { lower: false, wary: true },
    )
  );
}

function named(reading: Reading, span: Span): Named {
  return { ...span, value: capitalised(reading.words(span)) };
}

function untaken(reading: Reading, from: number): number {
  const taken = reading.open.indexOf("\u0001", from);
  return taken < 0 ? reading.raw.length : taken;
}

function afterCue(
  reading: Reading,
  cue: RegExp,
  accept: (span: Span) => boolean,
  options: { lower: boolean; wary: boolean },
): Named | null {
  for (const match of reading.open.matchAll(cue)) {
    let from = match.index + match[0].length;
    from += /^[\s:,"“«'-]{0,4}/.exec(reading.raw.slice(from, from + 4))?.[0].length ?? 0;
    from += ROLE.exec(reading.folded.slice(from, from + 50))?.[0].length ?? 0;
    const span = nameAt(reading.raw, from, untaken(reading, from), options);
    if (!span || !accept(span)) continue;
    const lower = /^\p{Ll}/u.test(reading.raw[span.start] ?? "");
    // Lower case after "contact …" needs a name that people have: "contact me", "the contact is urgent".
    if (lower && cue !== OWN && !isGivenName(reading.words(span))) continue;
    return named(reading, shortened(reading, span, match[0]));
  }
  return null;
}

/** "My name is John Stevens. Sorry, my name is spelled Jon Stephens": the last word counts where its own sentence corrects. */
function corrected(reading: Reading): Named | null {
  const cues = [...reading.open.matchAll(OWN)];
  const last = cues.at(-1);
  const first = cues[0];
  if (!first || !last || cues.length < 2) return null;
  const [one, other] = [first, last].map(({ index, 0: text }) => ({ start: index, end: index + text.length })) as [Span, Span];
  if (soundsLikeCorrection(reading, one) || !soundsLikeCorrection(reading, other)) return null;
  const span = nameAt(
    reading.raw,
    other.end + (/^[\s:,"“«'-]{0,4}/.exec(reading.raw.slice(other.end))?.[0].length ?? 0),
    untaken(reading, other.end),
    {
      lower: true,
      wary: true,
    },
  );
  return span ? named(reading, shortened(reading, span, last[0])) : null;
}

const WILL_BE_CONTACT =
  /\s(?:will be|is|shall be|sera|est|es|sera)\s(?:the|our|my|your|le|la|el|notre|mon|nuestr[oa]|mi|su)?\s?(?:main |primary |point of )?(?:contact|personne[- ]ressource|personne a contacter|contacto|persona de contacto)\b/;

/** "my clerk Lisa Wong will be the contact" */
function beforeCue(reading: Reading): Named | null {
  const cue = WILL_BE_CONTACT.exec(reading.open);
  if (!cue) return null;
  const from = Math.max(
    reading.sentenceOf({ start: cue.index, end: cue.index + 1 }).start,
    reading.open.lastIndexOf(",", cue.index) + 1,
    reading.open.lastIndexOf("\u0001", cue.index) + 1,
  );
  const lead = /^\s*(?:and |et |y )?/.exec(reading.folded.slice(from, cue.index))?.[0].length ?? 0;
  const role = ROLE.exec(reading.folded.slice(from + lead, cue.index + 1))?.[0].length ?? 0;
  const start = from + lead + role;
  const found = isWhollyName(reading.raw.slice(start, cue.index), true);
  if (!found) return null;
  const span = { start: start + found.start, end: start + found.end };
  return /^\p{Lu}/u.test(reading.words(span)) || isGivenName(reading.words(span)) ? named(reading, span) : null;
}

/** "ici Julie Tremblay de Lavery": in French, "de" after a full name leads to the firm. */
function shortened(reading: Reading, span: Span, cue: string): Span {
  if (!/ici|je |moi|nom|m'appelle/.test(cue)) return span;
  const text = reading.words(span);
  const cut = /^(\S+(?:\s\S+)+?)\s(?:de|du|chez)\s\p{Lu}[^ ]*$/u.exec(text);
  return cut?.[1] ? { start: span.start, end: span.start + cut[1].length } : span;
}

function introduced(reading: Reading, isAsked: boolean, explicit: boolean): Named | null {
  for (const match of reading.open.matchAll(WEAK)) {
    let from = match.index + match[0].length;
    from += /^[\s:,]{0,3}/.exec(reading.raw.slice(from, from + 3))?.[0].length ?? 0;
    const span = nameAt(reading.raw, from, untaken(reading, from), { lower: true, wary: true });
    if (!span) continue;
    const text = reading.words(span);
    const lower = /^\p{Ll}/u.test(text) && !/^(?:de|van|von|d['’])/.test(text);
    if (lower && !isGivenName(text)) continue;
    if (SAYS_LITTLE.test(match[0]) && explicit) continue;
    // "La mediiadora es Carmen Diaz" names somebody else, whoever it is.
    if (
      SAYS_LITTLE.test(match[0]) &&
      /(?:^|\s)(?:the|la|el|le|l'|les|los|las|our|my)\s?[a-z-]+\s$/.test(reading.before({ start: match.index, end: match.index }))
    )
      continue;
    if (SAYS_LITTLE.test(match[0]) && !isAsked && !(words(fold(text)).length >= 2 && isGivenName(text)) && match[0] !== "call me") continue;
    if (looksLikeFirm(text)) continue;
    const cut = shortened(reading, span, match[0]);
    if (!GOES_ON.test(reading.open.slice(cut.end, cut.end + 24))) continue;
    return named(reading, cut);
  }
  return null;
}

/** "From: Jane Roe <jane@…>" and "Jane Roe <jane@…>" */
function mailSender(reading: Reading): Named | null {
  const line = /(?:^|\n)\s?(?:from|de)\s?:\s?"?/.exec(reading.open);
  const from = line ? line.index + line[0].length : (/^\s*"?(?=[^\n<\u0001]{3,60}<\u0001)/.exec(reading.open)?.[0].length ?? -1);
  if (from < 0) return null;
  const span = nameAt(reading.raw, from, untaken(reading, from), { lower: false, wary: false });
  return span && words(reading.plain(span)).length >= 2 ? named(reading, span) : null;
}

/** "Jane Roe here", "Jane Roe, al habla", "Jane Roe from …" at the beginning of a sentence. */
function speaking(reading: Reading): Named | null {
  for (const sentence of reading.sentences) {
    const lead =
      /^(?:hi|hello|hey|bonjour|hola|allo|good (?:morning|afternoon)|buenos dias|buenas tardes)[\s,!.]+/.exec(reading.plain(sentence))?.[0]
        .length ?? 0;
    const span = nameAt(reading.raw, sentence.start + lead, untaken(reading, sentence.start + lead), { lower: false, wary: true });
    if (!span || words(reading.plain(span)).length < 2) continue;
    const rest = reading.open.slice(span.end, span.end + 20);
    if (
      HERE.test(rest) ||
      (isGivenName(reading.words(span)) && /^,?\s(?:from|with|at|of|chez|du|del|de|,)?\s?(?:the |cabinet |despacho )?\u0001/.test(rest))
    )
      return named(reading, span);
  }
  return null;
}

/** The answer to "what is your name?": the reply itself, or its first part that is a name. */
function answered(reading: Reading, asked: readonly DraftField[]): Named | null {
  const parts = partsOf(reading);
  const yes = beginsWithYes(reading.folded);
  for (const part of parts.slice(0, 8)) {
    let start = part.index;
    const lead = LEAD_IN.exec(fold(part[0].trimStart()))?.[0].length ?? 0;
    start += part[0].length - part[0].trimStart().length + lead;
    const end = Math.min(part.index + part[0].length, untaken(reading, start));
    const text = reading.raw
      .slice(start, end)
      .replace(/\s(?:at|and|my|et|y|e-?mail|phone)\s*$/i, "")
      .replace(/[.!]+$/, "");
    const found = isWhollyName(text, true);
    if (!found || looksLikeFirm(text)) continue;
    // "Usaremos nuestrs propia plataforma", "Cambio de planes"
    if (!isGivenName(text) && areMostlyCommon(words(fold(text)))) continue;
    // "Queremos dos monitores", where the rest is understood already: what is left of a sentence is no name.
    const cut = reading.raw.slice(end, part.index + part[0].length);
    // "Pardoon, there are four speakers", "Copies (paper), sp."
    if (words(fold(text)).length === 1 && words(reading.folded).length > 2 && !isGivenName(text)) {
      if (text.trim().length < 3 || wordMeantBy(fold(text.trim()), { language: null })) continue;
    }
    if (cut !== "" && PARTICLES.has(fold(text.trim()))) continue;
    if (cut !== "" && words(fold(text)).length === 1 && !isGivenName(text) && !/@|\+\d|\d{3}\)?[\s.-]\d{3}/.test(cut)) continue;
    // In lower case, beside other words, a name must be one that people have.
    if (!/\p{Lu}/u.test(text) && !isGivenName(text) && (yes || parts.filter((one) => /\p{L}/u.test(one.plain)).length > 1)) continue;
    // The first answer may be any name; further on, among several answers, a single word is not enough.
    if (asked[0] !== "contactName" && words(fold(text)).length < 2 && asked.length > 1) continue;
    const span = { start: start + found.start, end: start + found.end };
    return named(reading, saidAgain(reading, span) ?? span);
  }
  const lead = LEAD_IN.exec(reading.folded)?.[0].length ?? 0;
  const span = nameAt(reading.raw, lead, untaken(reading, lead), { lower: true, wary: true });
  if (!span) return null;
  const text = reading.words(span);
  const rest = reading.open.slice(span.end, span.end + 24);
  const said = words(fold(text));
  const known = isGivenName(text) || (/^\p{Lu}/u.test(text) && said.length >= 2 && !areMostlyCommon(said));
  return known && GOES_ON.test(rest) && !looksLikeFirm(text) ? named(reading, span) : null;
}

/** "Joanna.. joanna reid, sorry": a first name said alone, and at once again with the rest of the name. */
function saidAgain(reading: Reading, first: Span): Span | null {
  if (words(reading.plain(first)).length !== 1) return null;
  const gap = /^[\s.,…–—-]+/.exec(reading.open.slice(first.end))?.[0].length ?? 0;
  const start = first.end + gap;
  if (gap === 0 || !reading.plain({ start, end: start + 40 }).startsWith(`${reading.plain(first)} `)) return null;
  const again = nameAt(reading.raw, start, untaken(reading, start), { lower: true, wary: true });
  return again && words(reading.plain(again)).length > 1 ? again : null;
}

/** Items of the message: sentences, lines and what commas and dashes part. `plain` leaves out what is taken. */
function partsOf(reading: Reading): { 0: string; index: number; plain: string }[] {
  return reading.sentences.flatMap((sentence) =>
    [...reading.words(sentence).matchAll(/[^\n,;|\u2013\u2014]+/g)].map((part) => {
      const index = sentence.start + part.index;
      return { 0: part[0], index, plain: reading.open.slice(index, index + part[0].length) };
    }),
  );
}

/** A name among the items of a list that also has an address or a number: "mediation, Jane Roe, jane@…". */
function listed(reading: Reading): Named | null {
  if (!reading.open.includes("\u0001\u0001\u0001\u0001\u0001\u0001")) return null;
  for (const part of partsOf(reading)) {
    const end = Math.min(part.index + part[0].length, untaken(reading, part.index));
    const text = reading.raw.slice(part.index, end).replace(/[\s([<:–—-]+$/, "");
    const found = isWhollyName(text, true);
    if (found && words(fold(text)).length >= 2 && isGivenName(text.trim()) && !looksLikeFirm(text))
      return named(reading, { start: part.index + found.start, end: part.index + found.end });
  }
  return null;
}

/** "it's spelled Smyth": the word of the known name that it respells is replaced. */
function respelled(reading: Reading, known: string | undefined): Named | null {
  if (!known) return null;
  const cue =
    /(?:is |it's |its |actually )?(?:spelled|spelt|misspelled|s'ecrit|s'epelle|se escribe|se deletrea|last name is|surname is|nom de famille est|apellido es|(?<=(?:name|nom|nombre|apellido|it|that) )should be|^should be)(?: (?:as|as in|correctly|actually|plutot|en realidad|con))?\s?:?\s?/.exec(
      reading.folded,
    );
  if (!cue) return null;
  const from = cue.index + cue[0].length;
  const span = nameAt(reading.raw, from, untaken(reading, from), { lower: true, wary: false });
  if (!span) return null;
  const text = reading.words(span);
  const parts = known.split(" ");
  if (words(fold(text)).length > 1 || parts.length < 2) return null;
  const spelled = capitalised(text);
  const surname = /last name|surname|nom de famille|apellido/.test(cue[0]);
  const at = parts.findIndex((part) => isSlip(fold(part), fold(text), 3) || fold(part).slice(0, 3) === fold(text).slice(0, 3));
  const place = at >= 0 && !surname ? at : parts.length - 1;
  return { ...span, value: parts.map((part, index) => (index === place ? spelled : part)).join(" ") };
}
