/**
 * Services, each a yes or a no: "with a French interpreter and a court reporter", "sans sténographe". A service that is
 * only spoken of ("the interpreter was late") is none; one that is put aside is a no.
 */
import { words } from "../fold.ts";
import { anyPhrase } from "../lexicon/lexicons.ts";
import { anyOf, longest, occurs, type Span, spansOf } from "../phrases.ts";
import { isAsked, isClosed, lazy, put, type Whole } from "./found.ts";
import { LANGUAGE_NAMES, SERVICE_WORDS, SERVICES, type Service } from "./lexicon/services.ts";

/** Phrase by phrase, since the languages share words and the longest reading is the right one. */
const PATTERNS = lazy(() =>
  SERVICES.flatMap((service) => SERVICE_WORDS[service].map((phrase): [Service, RegExp] => [service, anyOf([phrase])])),
);
const LANGUAGE = lazy(() => new RegExp(`(?<![a-z])(?:${LANGUAGE_NAMES})(?![a-z])`, "g"));
/** "Interpreter: yes, Mandarin", "an interpreter (Mandarin)". */
const BESIDE = lazy(
  () =>
    new RegExp(
      `^(?:(?:\\s?:\\s?(?:yes|oui|si))?\\s?[,:(-]\\s?|\\s(?:should|must|will|has to|needs to) (?:be|speak) |\\s(?:is|speaks) |\\s(?:devrait|doit) (?:etre|parler) |\\s(?:est|parle) |\\s(?:debe|tiene que) (?:ser|hablar) |\\s(?:es|habla) )(?:in |en |for |to |de |into )?((?:${LANGUAGE_NAMES})(?:(?:,\\s|\\s(?:and|et|y|or|ou|o)\\s)(?:${LANGUAGE_NAMES}))*)(?![a-z])`,
    ),
);
/** A first look, so that most messages are done at once. */
const HINT =
  /interpr|translat|traduc|sign|senas|asl|lsq|report|stenog|estenog|taquig|relator|video|stream|cast|diffus|transmis|transmit|retrans|evidence|exhibit|document|technic|tecnic|operat|specialist|especialist|preuve|pieces|pruebas|evidencia|platform|plateforme|plataforma|binder|bundle|cartable|break|caucus|rooms?|salles?|salas?|conferenc|inch|pouces|pulgadas|6[05]|cop(?:y|ies)|copie|copia|exemplaire|management|gestion/;

const NEED_NEGATED =
  /(?:\b(?:no|not|without|never|nor|neither|skip|sans|pas|aucune?|ni|sin|ningun[oa]?|tampoco)|n't|\bcannot)\s(?:(?:need(?:ed|ing)?|requir(?:e|ed|ing)|want|any|an?|the|for|of|to|have|having|be|book|necessary|besoin|necessaire|requis|avoir|voulons|de|du|des|un|une|la|le|les|l'|necesit\w+|requer\w+|requier\w+|hace|hacen|falta|queremos|quiero|una?|el|los|las|mas|services?|servicios?)\s|d'){0,5}$/;
const NEGATED_AFTER =
  /^\s?(?:(?:is|are|will|would)? ?(?:not|n't) (?:be )?(?:needed|required|necessary|wanted)|(?:isn't|aren't|won't be) (?:needed|required|necessary)|n(?:'est|e sera|e sont) pas (?:necessaires?|requis(?:e|es)?)|no (?:es|son|sera) (?:necesari[oa]s?|requerid[oa]s?)|no (?:hace|hacen) falta|:\s?(?:no|non|none|false)(?![a-z])|\s(?:no|non)(?=\s*(?:$|[,.;!]))|\?\s?(?:no|non)(?![a-z]))/;
const WANTED_AFTER =
  /^\s?(?:(?:is|are|will be|would be) (?:also )?(?:needed|required|necessary)|(?:est|sont|sera|seront) (?:aussi |egalement )?(?:necessaires?|requis(?:e|es)?)|(?:es|son|sera|seran) (?:tambien )?(?:necesari[oa]s?|requerid[oa]s?)|(?:should|must) (?:be|speak)|(?:has|needs) to (?:be|speak)|(?:devrait|doit) (?:etre|parler)|(?:debe|tiene que) (?:ser|hablar)|please|svp|s'il vous plait|por favor|:\s?(?:yes|oui|si|true)(?![a-z])|\s(?:yes|oui|si)(?=\s*(?:$|[,.;!])))/;
const OR = /^[\s,]*(?:or|nor|ni|ou|o|and|et|y)\s(?:(?:any|an?|the|no|de|d'|du|des|un|une|una|sin|sans|pas de|pas d')\s?)*$/;
/** What a wish opens with, wherever in the sentence. */
const WISH =
  /\b(?:with|need\w*|requir\w+|want\w*|would like|'d like|like|includ\w+|plus|add|arrang\w+|provid\w+|book|order|have|use|please|also|there (?:will|should|must) be|(?:has|have) to be|must be|doit etre|debe ser|tiene que|avec|besoin|faut|faudra|faudrait|prevoir|prevoyez|inclu\w+|ajout\w+|voudr\w+|voulons|aimer\w+|souhait\w+|aussi|egalement|aurons|aurait|reserv\w+|commander|con|necesit\w+|requer\w+|requier\w+|quer\w+|quier\w+|quisier\w+|agreg\w+|anad\w+|habra|tambien|solicit\w+|prevean|hace falta|hara falta|ademas)\b|n'ou[bl]+i/g;
const ABOUT = anyPhrase((lexicon) => lexicon.descriptionCues);
const OVER =
  /\b(?:had|hired|fired|paid|sued|owed|late|was|were|refused|never showed|avait|etait|etaient|engage|congedie|tenia|contrato|despidio|era|fue|fueron|estaba)\b/;
const ITEM_BEFORE =
  /(?:^|[,;:(\n•*+/]|\s-|\b(?:and|plus|but|et|mais|y|e|pero|sino|&|yes|oui|si))\s*(?:(?:an?|the|one|some|une?|des|le|la|les|l'|una?|el|los|las|d'|\d{1,2}|two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\s?)*$/;
const ITEM_AFTER =
  /^\s*(?:$|[,;.!)\n•]|(?:and|plus|et|y|please|svp|por favor|too|as well|aussi|tambien|for|pour|para|on|with|avec|con|le|el|\u0001)(?![a-z]))/;

interface ServiceFound extends Span {
  service: Service;
  value: "true" | "false";
}

export function readServices(whole: Whole): void {
  const { reading } = whole;
  readLanguageAlone(whole);
  if (!HINT.test(reading.open)) return;
  const found: ServiceFound[] = [];
  const spoken = PATTERNS().flatMap(([service, pattern]) => spansOf(pattern, reading.open).map((span) => ({ ...span, service })));
  for (const { service, ...span } of longest(spoken)) {
    if (isClosed(whole, span)) continue;
    const value = said(whole, service, span, found);
    if (value) found.push({ ...span, service, value });
    else whole.aside.push(span);
  }
  for (const one of found) {
    reading.take(one);
    whole.seen.push({ start: one.start, end: one.end });
  }
  for (const service of SERVICES) {
    const of = found.filter((one) => one.service === service);
    const one = whole.correcting ? of[of.length - 1] : of[0];
    if (!one) continue;
    put(whole, service, one.value, one);
    if (one.value === "true") particulars(whole, one);
  }
}

/** "No, Portuguese", of a language that is known. */
const ALONE = lazy(
  () =>
    new RegExp(`^(?:no|non|not|sorry|pardon|perdon)[\\s,:]+(?:(?:to|into|from|in|en|du|de|le|el|al|au)\\s)?(${LANGUAGE_NAMES})[\\s.!]*$`),
);

function readLanguageAlone(whole: Whole): void {
  const { reading, context } = whole;
  const name = context.values.interpretationLanguage ? ALONE().exec(reading.folded)?.[1] : undefined;
  if (!name) return;
  const start = reading.folded.lastIndexOf(name);
  const span = { start, end: start + name.length };
  put(whole, "interpretationLanguage", reading.words(span), span);
}

function said(whole: Whole, service: Service, span: Span, found: readonly ServiceFound[]): "true" | "false" | null {
  const { reading } = whole;
  const sentence = reading.sentenceOf(span);
  const head = reading.folded.slice(sentence.start, span.start);
  const after = reading.folded.slice(span.end, sentence.end);
  // The article may be part of the phrase: the no stands before it.
  if (NEED_NEGATED.test(head) || NEGATED_AFTER.test(after)) return "false";
  const previous = found.find((one) => one.end <= span.start && OR.test(reading.folded.slice(one.end, span.start)));
  if (previous) return previous.value;
  if (isAsked(whole, service) && words(reading.folded).length <= 10) return "true";
  if (WANTED_AFTER.test(after)) return "true";
  const clause = lastClause(head);
  if (OVER.test(clause) || OVER.test(after.slice(0, 20))) return null;
  if (ITEM_BEFORE.test(head) && ITEM_AFTER.test(after) && !isTold(head)) return "true";
  if (!isTold(head) && hasWish(head)) return "true";
  // "Simultaneous interpretation from Spanish" is ordered, whatever is said after it.
  if (service === "needsInterpretation" && /simultan|consecutiv/.test(reading.plain(span)) && !isTold(head)) return "true";
  return words(reading.plain(sentence)).length <= 5 && !/['’]s\b/.test(after.slice(0, 3)) && !isTold(head) ? "true" : null;
}

function lastClause(head: string): string {
  return head.split(/[;:.]|,\s(?=(?:and |but |et |mais |y |pero )?(?:we|i|nous|je|on|please|necesit|quer))/).pop() ?? head;
}

function hasWish(head: string): boolean {
  return occurs(WISH, head);
}

/** "The dispute is about…": what follows is the story until a wish begins after it. */
function isTold(head: string): boolean {
  const cues = spansOf(ABOUT, head);
  const cue = cues[cues.length - 1];
  if (!cue || /\b(?:for|pour|para|over|of|de|por)\b/.test(head.slice(cue.start, cue.end)))
    return /\b(?:dispute|litige|disputa|controversia|differend|claim|lawsuit|poursuite|demanda)\b[^,;]{0,40}$/.test(head);
  return !/\b(?:with|need|want|require|book|avec besoin|besoin|faut|con|necesit)/.test(head.slice(cue.end).replace(/^.{0,3}/, ""));
}

/** What is said of the service itself: the language, how it is interpreted. */
function particulars(whole: Whole, one: ServiceFound): void {
  const { reading } = whole;
  const plain = reading.plain(one);
  if (one.service === "needsInterpretation") {
    const names = spansOf(LANGUAGE(), plain);
    const first = names[0];
    const last = names[names.length - 1];
    const beside = first ? null : BESIDE().exec(reading.folded.slice(one.end, one.end + 40));
    if (beside?.[1]) {
      const start = one.end + beside[0].length - beside[1].length;
      const span = { start, end: start + beside[1].length };
      put(whole, "interpretationLanguage", reading.words(span), span);
    }
    if (first && last) {
      const span = { start: one.start + first.start, end: one.start + last.end };
      put(whole, "interpretationLanguage", reading.words(span), span);
    }
    const type = /simultan/.test(plain) ? "simultaneous" : /consecutiv/.test(plain) ? "consecutive" : null;
    if (type) put(whole, "interpretationType", type, one);
  }
  if (
    one.service === "needsAdditionalRooms" &&
    /witness|waiting|counsel|client|quiet|prep|green|temoin|attente|avocat|espera|testigo|abogado|part(?:y|ies)/.test(plain)
  )
    put(whole, "additionalRoomTypes", reading.words(one), one);
}
