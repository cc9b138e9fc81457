/** What the case is about, in the visitor's own words: a part of the message, never a paraphrase. */
import { fold, words } from "./fold.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { NOT_NAMES } from "./lexicon/not-names.ts";
import { occurs, overlaps, type Span } from "./phrases.ts";
import type { Reading } from "./reading.ts";
import { withoutTail } from "./tail.ts";

const CUE = anyPhrase((lexicon) => lexicon.descriptionCues);
const OPENING = new RegExp(`^(?:${anyPhrase((lexicon) => lexicon.descriptionOpenings).source.replaceAll("(?![a-z0-9])", "")})`);
const DISPUTE = anyPhrase((lexicon) => lexicon.disputeNouns);
/** A sentence with more cues than this is no sentence. */
const MOST_CUES = 12;
/** Cues after which no word of dispute is needed. */
const SURE =
  /^(?:(?:it's|it is|its|this is|that's|it was|case is|matter is|dispute is|hearing is|we are|it's all) (?:all )?(?:about|regarding|concerning|over)|(?:il |ca )?s'agit|il s'agit|(?:ca|cela|c'est|qui|le dossier|l'affaire) (?:concerne|concernant|porte sur)|c'est (?:a propos|au sujet)|(?:se |esto se )?trata|(?:es|el caso es|el asunto es|la disputa es) (?:sobre|acerca|por|relacionad)|.*:$)/;
const NOT_A_MATTER =
  /^\s*(?:the|my|our|your|a|an|le|la|les|mon|ma|votre|vos|el|mi|su|sus|un|une|una)?\s?(?:booking|reservation|reserva|hours|heures|horario|date|dates|fecha|price|pricing|prix|precio|fees|cost|parking|you|your|this|that|it|me|\d+ (?:people|persons|personnes|personas|hours|heures|horas|minutes|days))\b/;
/** Who is not there, or looks something up, tells nothing yet: "One moment, I have to look that up." */
const ASIDE =
  /(?<![a-z])(?:(?:one|just a|wait a|give me a|hang on a|hold on a) (?:moment|minute|min|second|sec)|hold on|hang on|(?:i|we) (?:have|need) to (?:look|check|find|ask)|(?:i'll|let me|i will) (?:look|check|find|ask|see)|what (?:did|do|were) you ask(?:ing)?|i was (?:on the phone|away|out)|(?:un|une) (?:instant|moment|minute|seconde)|attendez|il faut que je (?:verifie|regarde|cherche|demande)|je (?:dois|vais) (?:verifier|regarder|chercher|demander)|j'etais (?:au telephone|absente?)|que (?:demandiez|disiez)[- ]vous|un (?:momento|segundo|minuto)|espere|tengo que (?:revisar|buscar|ver|preguntar|consultar)|(?:voy a|dejeme) (?:revisar|buscar|ver|preguntar)|estaba (?:al telefono|fuera)|que me (?:preguntaba|decia))(?![a-z])/;
const LEAD_IN =
  /^(?:(?:well|so|ok|okay|sure|yes|hi|hello|oui|bonjour|alors|eh bien|si|hola|bueno|pues|um|uh|basically|essentially|in short|en gros|en resume|basicamente)[\s,.:!-]+){1,3}/;
const FILLER = /^(?:none|the|a|an|of|and|to|it|is|le|la|de|et|el|y|un|une|una|en|in|on|at|by|i|we|my|our)$/;
const GREETING =
  /^(?:hello|hi|hey|bonjour|bonsoir|hola|good (?:morning|afternoon|evening)|buenos dias|buenas tardes|dear|cher|chere|estimad[oa]s?|allo|greetings|to whom it may concern|salut)\b[^.!?\n]{0,40}$/;
/** About the conversation, not about the case. */
const META =
  /\b(?:already (?:told|said|gave|mentioned|sent|explained)|deja (?:dit|donne|mentionne|envoye|explique)|ya (?:te |le |se |lo |les )*(?:dije|di|mencione|explique|envie)|see above|as above|voir (?:ci-dessus|plus haut)|ver arriba|don't understand|do not understand|what do you mean|comprends pas|no entiendo|(?:stop|quit) asking|how does this work|let's continue|continuons|continuemos)\b/;
/** Slips and courtesies: "Oops, wrong address", "juste la réservation, svp". */
const CHATTER =
  /^\s*(?:oops|whoops|oups|uy|ups|my (?:mistake|bad|apologies)|sorry|pardon|perdon|desolee?|error mio|erreur de ma part|all right|alright)\b/;
const ONLY_THE_BOOKING =
  /^\s*(?:just|only|simply|juste|seulement|simplement|uniquement|solo|solamente|unicamente|nada mas)\s(?:(?:the|a|my|our|la|le|une?|ma|notre|el|una?|mi|nuestra)\s)?(?:booking|reservation|hearing|appointment|audience|rendez-vous|reserva|audiencia|cita)\b[^.!?\n]{0,30}[.!]?\s*$/;
const OF_THE_CONTACT =
  /\b(?:e-?mail|courriel|correo|phone|telephone|telefono|cell|number|numero|address|adresse|direccion|name|nom|nombre|reach|call|joindre|appeler|llamar|typed?|tape|escribi|typo|autocorrect)\b/;
/** "Urgent because…" tells of the case; "not urgent after all" does not. */
const REASON = /\b(?:because|since|as the|due to|car|parce qu|puisque|a cause|porque|ya que|puesto que|debido)/;
const REQUEST =
  /\b(?:book|booking|reserve|schedule|arrange|need|want|would like|i'd like|we'd like|looking|prefer|available|please|reserver|voudrais|voudrions|aimerais|aimerions|souhait\w+|besoin|reservar|necesit\w+|quisiera\w*|quiero|queremos|agendar|gustaria|contact|reach|call|email|confirm|let me know|look forward|attached|reply)\b/;

/** Little words that may come before a question ("also, …") and still leave the whole sentence one. */
const MOSTLY = 14;

export interface DescriptionHints {
  asked: boolean;
  /** Whether it is the only or the first thing that was asked. */
  askedFirst: boolean;
  known: boolean;
  correcting: boolean;
  /** Places of other facts, questions and the signature. */
  facts: readonly Span[];
  /** Places of names, addresses and numbers. */
  contacts: readonly Span[];
  /** Where it is said how soon the hearing must be. */
  urgency: Span | null;
  closed: readonly Span[];
  /** Places of proceedings and cities. */
  booking: readonly Span[];
  /** Places of what was understood as fields of the whole request: a firm called "Claims Group" tells of no claim. */
  understood: readonly Span[];
}

/** The description, or null. Never shorter than ten characters. */
export function findDescription(reading: Reading, hints: DescriptionHints): Span | null {
  const sentences = reading.sentences.filter(
    (sentence) => !hints.closed.some((span) => overlaps(span, sentence) && span.start <= sentence.start + MOSTLY),
  );
  if (!hints.asked && hints.known && !hints.correcting) return null;
  const cued = afterCue(reading, sentences, hints);
  if (cued) return cued;
  if (hints.asked) return answered(reading, sentences, hints);
  if (hints.known) return null;
  const telling = sentences.filter(
    (sentence) => !hints.understood.some((span) => overlaps(span, sentence)) || tellsMore(reading, sentence, hints.understood),
  );
  return told(reading, telling, hints) ?? inPassing(reading, telling, hints);
}

/** Whether a word of dispute is left in the sentence beside what was understood otherwise. */
function tellsMore(reading: Reading, sentence: Span, understood: readonly Span[]): boolean {
  let text = reading.plain(sentence);
  for (const span of understood) {
    const from = Math.max(0, span.start - sentence.start);
    const to = Math.min(text.length, span.end - sentence.start);
    if (to > from) text = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
  }
  return occurs(DISPUTE, text);
}

function long(span: Span): boolean {
  return span.end - span.start >= 10;
}

function afterCue(reading: Reading, sentences: readonly Span[], hints: DescriptionHints): Span | null {
  let best: Span | null = null;
  for (const sentence of sentences) {
    for (const match of [...reading.plain(sentence).matchAll(CUE)].slice(0, MOST_CUES)) {
      let start = sentence.start + match.index + match[0].length;
      start += /^[\s:,"“«-]*/.exec(reading.raw.slice(start, start + 6))?.[0].length ?? 0;
      if (start >= sentence.end) continue;
      // "The style of cause is Re Holloway Estate": that "re" is part of what was understood.
      const cue = sentence.start + match.index;
      if (hints.understood.some((one) => one.start < cue && one.end >= start)) continue;
      const end = closedAt(hints, start, sentence.end);
      const sure = SURE.test(match[0]);
      const line = Math.max(sentence.start, reading.raw.lastIndexOf("\n", cue) + 1);
      if (!sure && isMatter(reading, { start: line, end: cue }, hints)) start = line;
      const span = withoutTail(reading, { start, end }, hints.facts);
      const text = reading.plain(span);
      if (!long(span) || words(text).length < 2 || NOT_A_MATTER.test(text)) continue;
      if (hints.known && !sure) continue;
      if (!sure && !occurs(DISPUTE, text)) continue;
      // A sure cue later in the sentence says it better ("a dispute with X; it's about unpaid rent").
      if (!best || (sure && !hints.asked)) best = widened(reading, sentence, span, sentences, hints);
      if (sure) return best;
      break;
    }
    if (best) break;
  }
  return best;
}

/** "A recorded call between two brokers [about a mortgage]": what stands before the cue is of the matter too. */
function isMatter(reading: Reading, head: Span, hints: DescriptionHints): boolean {
  const text = reading.plain(head).trim();
  // "A recorded call" is no wish for one.
  const wish = text.replace(/\b(?:recorded|phone|telephone|conference|video|taped) calls?\b/g, "");
  if (!NOUN_PHRASE.test(text) || REQUEST.test(wish) || OPENING.test(text) || NOT_A_MATTER.test(text) || OF_THE_HEARING.test(text))
    return false;
  return ![...hints.facts, ...hints.contacts, ...hints.understood, ...hints.booking].some((span) => overlaps(span, head));
}

const OF_THE_HEARING = /\b(?:hearing|case|matter|file|audience|dossier|affaire|cause|audiencia|caso|asunto|expediente)\b/;
const NOUN_PHRASE =
  /^(?:an?|the|our|my|their|some|two|several|une?|deux|des|la|les?|l['’]|notre|nos|mon|ma|mes|un|una|unos|unas|dos|el|los|las|nuestr[oa]s?|mis?)\s?[a-z]/;

/** Following sentences that go on telling, when the visitor was asked to tell. */
function widened(reading: Reading, sentence: Span, span: Span, sentences: readonly Span[], hints: DescriptionHints): Span {
  if (!hints.asked || span.end < sentence.end - 2) return span;
  let end = span.end;
  for (const next of sentences) {
    if (next.start < sentence.end || !isTelling(reading, next, hints)) continue;
    if (reading.raw.slice(end, next.start).trim().length > 2) break;
    end = next.end;
  }
  return { start: span.start, end };
}

function closedAt(hints: DescriptionHints, start: number, end: number): number {
  const closed = hints.closed.find((span) => span.start > start && span.start < end);
  return closed ? closed.start : end;
}

/** Words that are neither a fact nor grammar. */
function contentWords(reading: Reading, span: Span, facts: readonly Span[]): number {
  let text = reading.plain(span);
  for (const fact of facts) {
    if (!overlaps(fact, span)) continue;
    const from = Math.max(0, fact.start - span.start);
    const to = Math.min(text.length, fact.end - span.start);
    text = text.slice(0, from) + " ".repeat(Math.max(0, to - from)) + text.slice(to);
  }
  return words(text).filter((word) => !FILLER.test(word) && !/^\d+$/.test(word)).length;
}

/** A slip that is owned up to: with the fact that it is about, or in a few words. */
function isChatter(reading: Reading, sentence: Span, hints: DescriptionHints): boolean {
  const text = reading.plain(sentence);
  return CHATTER.test(text) && (words(text).length <= 8 || hints.facts.some((fact) => overlaps(fact, sentence)));
}

function isTelling(reading: Reading, sentence: Span, hints: DescriptionHints): boolean {
  const text = reading.plain(sentence);
  if (META.test(text) || isChatter(reading, sentence, hints) || ONLY_THE_BOOKING.test(text)) return false;
  if (hints.urgency && overlaps(hints.urgency, sentence) && !REASON.test(text) && !occurs(DISPUTE, text)) return false;
  if (hints.contacts.some((span) => overlaps(span, sentence)) && OF_THE_CONTACT.test(text) && !occurs(DISPUTE, text)) return false;
  if (GREETING.test(text) || /^(?:thanks|thank you|merci|gracias|regards|best)\b[^.!?]{0,25}$/.test(text)) return false;
  if (hints.facts.some((fact) => overlaps(fact, sentence)) && !occurs(DISPUTE, text))
    return contentWords(reading, sentence, hints.facts) >= 4 && !REQUEST.test(text);
  return contentWords(reading, sentence, hints.facts) >= 2 || occurs(DISPUTE, text);
}

function answered(reading: Reading, sentences: readonly Span[], hints: DescriptionHints): Span | null {
  if (words(reading.folded).length <= 14 && ASIDE.test(reading.folded)) return null;
  let run: Span | null = null;
  let best: Span | null = null;
  for (const sentence of sentences) {
    if (!isTelling(reading, sentence, hints)) {
      run = null;
      continue;
    }
    run = run ? { start: run.start, end: sentence.end } : { ...sentence };
    if (!best || run.end - run.start > best.end - best.start) best = run;
  }
  if (!best) return null;
  const text = reading.plain(best);
  const lead = LEAD_IN.exec(text)?.[0].length ?? 0;
  const span = withoutTail(reading, { start: best.start + lead, end: best.end }, hints.facts);
  // The visitor's own full stop stays where the whole sentence is taken.
  const end = /^[.!]$/.test(reading.raw.slice(span.end, best.end)) ? best.end : span.end;
  const whole = { start: span.start, end };
  const meaningful = words(reading.plain(whole)).some(
    (word) => word.length > 3 && (!NOT_NAMES.has(word) || /dispute|lease|contract|breach|litige|bail/.test(word)),
  );
  return long(whole) && meaningful && words(reading.plain(whole)).length >= 2 ? whole : null;
}

/** A sentence that tells the story: "The dispute concerns…", or the one with most words of dispute in a longer message. */
function told(reading: Reading, sentences: readonly Span[], hints: DescriptionHints): Span | null {
  for (const sentence of sentences) {
    const text = reading.plain(sentence);
    const opening = OPENING.exec(text);
    if (!opening || words(text).length < 5) continue;
    if (
      !occurs(
        DISPUTE,
        text.slice(
          /\b(?:dispute|claim|litige|differend|disputa|controversia|reclamation|claimant|demandeur|demandante|landlord|tenant|contractor|locateur|locataire|arrendador|inquilin[oa]|employer|employee)\b/.test(
            opening[0],
          )
            ? 0
            : opening[0].length,
        ),
      )
    )
      continue;
    if (/\b(?:is|are|est|es) (?:urgent|virtual|in person|scheduled|presencial|en personne)/.test(text)) continue;
    const span = withoutTail(reading, sentence, hints.facts);
    if (REQUEST.test(reading.plain(span))) continue;
    if (long(span) && words(reading.plain(span)).length >= 4)
      return { start: sentence.start, end: /^[.!]?$/.test(reading.raw.slice(span.end, sentence.end)) ? sentence.end : span.end };
  }
  if (reading.sentences.length < 2) return null;
  let best: { span: Span; score: number } | null = null;
  for (const sentence of sentences) {
    const text = reading.plain(sentence);
    const score = text.match(DISPUTE)?.length ?? 0;
    if (score === 0 || words(text).length < 4 || REQUEST.test(text) || GREETING.test(text)) continue;
    if (!best || score > best.score) best = { span: sentence, score };
  }
  if (!best) return null;
  const span = withoutTail(reading, best.span, hints.facts);
  return long(span) ? span : null;
}

/** An item of a list that names a dispute: "mediation, lease dispute, Toronto". */
function inPassing(reading: Reading, sentences: readonly Span[], hints: DescriptionHints): Span | null {
  for (const sentence of sentences) {
    for (const part of reading.words(sentence).matchAll(/[^,;|–—]+/g)) {
      const lead = part[0].length - part[0].trimStart().length;
      const start = sentence.start + part.index + lead;
      const span = { start, end: start + part[0].trim().replace(/[.!]+$/, "").length };
      const text = fold(reading.words(span));
      if (!occurs(DISPUTE, text) || !long(span) || words(text).length > 12 || REQUEST.test(text)) continue;
      if (hints.facts.some((fact) => overlaps(fact, span))) continue;
      return span;
    }
  }
  return null;
}
