/** Law firms and organisations, by the form of company, by "& Associates", or by the words around them. */
import { fold } from "../fold.ts";
import { anyPhrase } from "../lexicon/lexicons.ts";
import { NOT_NAMES } from "../lexicon/not-names.ts";
import { overlaps, type Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { isGivenName } from "./name.ts";

/** Forms that law firms take; the others are as often a party's. */
const LAW_FORM =
  /(?<![a-z0-9]|\bin-)(?:l\.?l\.?p\.?|s\.?e\.?n\.?c\.?r\.?l\.?(?:,? ?s\.?r\.?l\.?)?|p\.?l\.?l\.?c\.?|(?:&|and|et|y)\s(?:associates|partners|associes|associees|asociados|socios|co\.?|cie|avocats|abogados)|law (?:group|firm|office|offices|corporation|chambers|professional corporation)|professional corporation|barristers(?: (?:and|&) solicitors)?|litigation|avocats?(?: inc\.?)?|avocates|notaires(?: inc\.?)?|abogados|legal (?:services|group)|legal|lawyers|law|attorneys(?: at law)?|s\.?c\.?)(?![a-z0-9])/g;
const COMPANY_FORM =
  /(?<![a-z0-9])(?:inc\.?|ltd\.?|ltee\.?|limited|corp\.?|corporation|l\.?l\.?c\.?|s\.a\.(?: de c\.?v\.?)?|s\.?a\.?s\.?|s\. ?de ?r\. ?l\.?(?: de c\.?v\.?)?|s\.?l\.?|p\.a\.|p\.c\.|gmbh|b\.v\.|plc|holdings|group|university|universite|association)(?![a-z0-9])/g;
/** "& Partners LLP", "Avocats s.e.n.c.r.l." */
const SECOND_FORM =
  /^,?\s(?:l\.?l\.?p\.?|l\.?l\.?c\.?|p\.?l\.?l\.?c\.?|inc\.?|ltd\.?|s\.?e\.?n\.?c\.?r\.?l\.?|s\.?r\.?l\.?|p\.c\.|p\.a\.|s\.?c\.?|s\.a\.|lawyers|barristers|professional corporation)(?![a-z0-9])/;
const FIRM_BEFORE =
  /(?<![a-z])(?:cabinet|etude|despacho|bufete|firma|estudio|law offices? of|chambers of)\s(?:juridico\s|d'avocats\s|de abogados\s)?/g;
const CUE = anyPhrase((lexicon) => lexicon.firmCues);
/** A company named so is a party to the case, not the visitor's firm. */
const PARTY =
  /(?:\b(?:against|between|versus|vs?\.?|contre|entre|contra|opposing|client|clients?|cliente|defendant|respondent|claimant|plaintiff|sued|suing|dispute|represent\w*|represento|demandeu\w+|defend\w+|demandad\w+|for our client|acting for|agissant pour|landlord|tenant|supplier|employer|contractor|owned by|acquired|sold|insurer|contract|contrat|contrato|and)\b[^.;\n]{0,30})$/;
const OWN =
  /\b(?:from|with|at|of|i'm|i am|firm|company|organi[sz]ation|chez|du|cabinet|etude|bureau|de|del|despacho|bufete|firma|empresa|trabajo|work|works|je suis|soy|nous sommes|somos|we are|(?:called|named|renamed|llama|appelle|denomina)|(?:firm|company|organi[sz]ation|employer|organisme|organisation|entreprise|societe|cabinet|empresa|despacho|bufete|firma|organizacion)\s?:|(?:firm|company|organi[sz]ation|employer|entreprise|societe|organisme|cabinet|empresa|despacho|bufete|firma|organizacion)\s(?:name\s)?(?:is|est|es))\s(?:(?:now|actually|maintenant|desormais|ahora|en fait)\s)?(?:the\s|la\s|le\s|law\s|firm\s|of\s|cabinet\s|bufete\s|despacho\s|firma\s)*$/;

/** More firms than this in one message are a list, not a visitor. */
const MOST_FIRMS = 16;

export interface FirmMention extends Span {
  /** Said to be the visitor's own, by words around it. */
  own: boolean;
}

/** "Étude Brisebois, avocats & médiateurs": what its people are is part of a firm's name. */
const PROFESSIONS =
  /^,\s(?:avocat|notaire|lawyer|barrister|solicitor|attorney|counsel|mediat|arbitr|abogad|notari)[a-z]*\s?(?:&|et|and|y)\s?(?:avocat|notaire|lawyer|barrister|solicitor|attorney|mediat|arbitr|abogad|notari|conseil|consult)[a-z]*(?![a-z])/;

/** Firms in what is still unread of the message. */
export function findFirms(reading: Reading): FirmMention[] {
  const found: FirmMention[] = [];
  const add = (bare: Span | null, own: boolean) => {
    const span = bare && {
      start: bare.start,
      end: bare.end + (PROFESSIONS.exec(reading.open.slice(bare.end, bare.end + 60))?.[0].length ?? 0),
    };
    if (span && span.end - span.start >= 2 && !found.some((other) => overlaps(other, span))) found.push({ ...span, own });
  };
  for (const match of [...reading.open.matchAll(LAW_FORM)].slice(0, MOST_FIRMS)) {
    const more = SECOND_FORM.exec(reading.open.slice(match.index + match[0].length, match.index + match[0].length + 24))?.[0].length ?? 0;
    const span = backwards(reading, match.index, match.index + match[0].length + more);
    if (!span) continue;
    const before = reading.before(span, 60);
    if (PARTY.test(before) && !OWN.test(before)) continue;
    // "Law", "Legal", "avocats" end a firm's name only with a capital.
    if (
      /^(?:law|legal|lawyers|litigation|avocate?s?|notaires|abogados|attorneys|barristers|s\.?c\.?)\b/.test(match[0]) &&
      !/^\p{Lu}/u.test(reading.raw[match.index] ?? "")
    )
      continue;
    add(span, OWN.test(before));
  }
  for (const match of [...reading.open.matchAll(COMPANY_FORM)].slice(0, MOST_FIRMS)) {
    // "Tidewater Holdings Inc."
    const more = SECOND_FORM.exec(reading.open.slice(match.index + match[0].length, match.index + match[0].length + 24))?.[0].length ?? 0;
    const span = backwards(reading, match.index, match.index + match[0].length + more);
    if (!span) continue;
    const before = reading.before(span, 60);
    const lineAlone = /^[\s|,·-]*$/.test(reading.plain({ start: reading.sentenceOf(span).start, end: span.start }));
    if (
      PARTY.test(before)
        ? !/\b(?:firm|cabinet|despacho|bufete|i'm with|i am with|je suis chez|trabajo en|work (?:at|for))\b[^.]{0,12}$/.test(before)
        : !OWN.test(before) && !lineAlone
    )
      continue;
    add(span, OWN.test(before));
  }
  for (const match of reading.open.matchAll(FIRM_BEFORE)) {
    const own = /(?:du|de l'|del|de la|au|chez|el|mi|mon|notre|nuestro|my|from|with|at|the)\s?$/.test(
      reading.before({ start: match.index, end: match.index }, 12),
    );
    const span = forwards(reading, match.index + match[0].length);
    if (span)
      add(
        {
          start: own || /cabinet|despacho|bufete|firma|etude|estudio/.test(match[0]) ? (own ? span.start : match.index) : match.index,
          end: span.end,
        },
        true,
      );
  }
  for (const match of reading.open.matchAll(CUE)) {
    const weak = /^(?:it's|somos|nous sommes|we are|i'm|i am|im|despacho|bufete|cabinet|etude)/.test(match[0]);
    const cueEnd = match.index + match[0].length;
    const span = forwards(reading, cueEnd, !weak);
    // "Asistente de Suresh Iyer, el abogado que…": whom somebody assists.
    if (span && /^asist|^assist|^adjoint/.test(match[0]) && A_LAWYER.test(reading.after(span, 30)) && !looksLikeFirm(reading.words(span)))
      continue;
    if (span && !(weak && !looksLikeFirm(reading.words(span)) && !/(?:with|from|at)$/.test(match[0]))) add(span, true);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** After somebody's name: a lawyer, who is assisted. */
const A_LAWYER =
  /^,?\s(?:(?:who|qui|que|quien)\s(?:is|est|es)\s)?(?:the |our |le |la |l'|el |nuestr[oa] )?(?:ordering )?(?:counsel|lawyer|attorney|partner|avocate?|associee?|abogad[oa]|soci[oa])(?![a-z])/;
/** "Clinique juridique du Nord": small words within a firm's name. */
const CONNECTOR = /^(?:&|and|et|y|e|de|of|the|la|du|del|des|van|von|der|juridiques?|juridic[oa]s?|communautaires?|notariales?)$/;

/** From a form of company back over the words of the name. */
function backwards(reading: Reading, formStart: number, end: number): Span | null {
  const line = Math.max(reading.open.lastIndexOf("\n", formStart - 1) + 1, reading.open.lastIndexOf("\u0001", formStart - 1) + 1);
  const head = reading.raw.slice(line, formStart);
  const tokens = [...head.matchAll(/[\p{L}\d][\p{L}\p{M}\d'’.\-‑]*|&|,|[^\s\p{L}\d&,]/gu)].map((match) => ({
    text: match[0],
    start: line + match.index,
  }));
  let start = formStart;
  let named = 0;
  for (let at = tokens.length - 1; at >= 0 && named < 7; at--) {
    const token = tokens[at];
    if (!token) break;
    const plain = fold(token.text);
    const capital = /^[\p{Lu}\d]/u.test(token.text);
    if (token.text === ",") {
      // "Smith, Roe & Co. LLP" is one name; in "Jane Roe, Smith LLP" the comma parts the person from the firm.
      const rest = reading.raw.slice(token.start, end);
      const previous = tokens[at - 1];
      const beforePrevious = tokens[at - 2];
      const single =
        previous &&
        /^\p{Lu}/u.test(previous.text) &&
        (!beforePrevious || beforePrevious.text === "," || !/^\p{Lu}/u.test(beforePrevious.text));
      const joined = /&|\b(?:and|et|y)\b/.test(rest) || /^,\s*(?:s\.?e\.?n|l\.?l\.?p|p\.?c|p\.?a|inc|ltd|s\.)/i.test(rest);
      if (!joined || (!single && !/^,\s*(?:s\.?e\.?n|l\.?l\.?p|p\.?c|p\.?a|inc|ltd|s\.)/i.test(rest))) break;
      continue;
    }
    if (token.text === "&") {
      start = token.start;
      continue;
    }
    if (/^[^\p{L}\d]/u.test(token.text)) break;
    if (/[\p{L}\d]{4,}\.$/u.test(token.text)) break;
    if (CONNECTOR.test(plain) && !capital) {
      const previous = tokens[at - 1];
      // A preposition that introduces the firm is not part of it.
      if (
        !previous ||
        !/^[\p{Lu}]/u.test(previous.text) ||
        (/^(?:de|del|du|of|la)$/.test(plain) && named > 0 && followsPerson(tokens, at)) ||
        (/^(?:de|del|du|of|la)$/.test(plain) && named > 0 && !/&|and|et|y/.test(previous.text) && !isJoined(tokens, at))
      )
        break;
      continue;
    }
    if (!capital) {
      if (NOT_NAMES.has(plain) || plain.length < 2 || /^\p{Lu}/u.test(reading.raw[start] ?? "") === true) break;
      if (/^(?:from|with|at|of|firm|by|de|del|du|chez|cabinet|despacho|bufete|my|is|est|es)$/.test(plain)) break;
    }
    if (
      NOT_NAMES.has(plain) &&
      !/^(?:law|legal|general|good|best|toronto|montreal|miami|ottawa|cayman|arbitration|mediation|canadian|american|quebec|ontario|florida|may|justice|smart|free|new|great|co|conference|hearing|claim|case|employment|litigation)$/.test(
        plain,
      )
    )
      break;
    start = token.start;
    named++;
  }
  if (named === 0) return null;
  const form = reading.folded.slice(formStart, end);
  // The full stop belongs to "Inc." and "s.e.n.c.r.l."; after "LLP" it ends the sentence.
  const stop = form.endsWith(".") && !/(?:^|[\s,])(?:inc|ltd|ltee|corp|(?:&|and|et|y)\s?(?:co|cie))\.$/.test(form) && !/\.[^.]/.test(form);
  return { start, end: stop ? end - 1 : end };
}

/** "I'm Robert Hale of …", "Julie Roy du cabinet …": what comes before the preposition is a person. */
function followsPerson(tokens: readonly { text: string }[], at: number): boolean {
  let first = at;
  while (first > 0 && /^\p{Lu}/u.test(tokens[first - 1]?.text ?? "") && !/['’]m$/.test(tokens[first - 1]?.text ?? "")) first--;
  if (at - first < 2) return false;
  const before = fold(
    tokens
      .slice(Math.max(0, first - 3), first)
      .map((token) => token.text)
      .join(" "),
  );
  return (
    isGivenName(tokens[first]?.text ?? "") || /(?:i'm|i am|im|this is|name is|je suis|m'appelle|ici|c'est|soy|llamo|habla)$/.test(before)
  );
}

function isJoined(tokens: readonly { text: string }[], at: number): boolean {
  return tokens.slice(at + 1).some((token) => /^(?:&|and|et|y)$/i.test(token.text));
}

/** The name that follows a cue: capitalised words, joined by "&", "and", "et", "y". */
function forwards(reading: Reading, from: number, strict = true): Span | null {
  const until = reading.sentenceOf({ start: from, end: from + 1 }).end;
  const pattern = /[ \t]*([\p{L}\d][\p{L}\p{M}\d'’.\-‑]*|&|,(?=\s[\p{Lu}][\p{L}'’-]*(?:\s&|\sand\s|\set\s|\sy\s|,)))/uy;
  let at = from;
  let start = -1;
  let end = -1;
  for (let count = 0; count < 9; count++) {
    pattern.lastIndex = at;
    const match = pattern.exec(reading.raw);
    const token = match?.[1];
    if (!match || !token || pattern.lastIndex > until || reading.open[pattern.lastIndex - 1] === "\u0001") break;
    const plain = fold(token).replace(/\.$/, "");
    const capital = /^[\p{Lu}]/u.test(token);
    if (token === "&" || token === "," || (CONNECTOR.test(plain) && !capital)) {
      if (start < 0 && !/^(?:the|la|el|le)$/.test(plain)) break;
      at = pattern.lastIndex;
      continue;
    }
    if (
      !capital ||
      (start < 0 &&
        NOT_NAMES.has(plain) &&
        strict &&
        /^(?:a|an|the|i|we|toronto|montreal|ottawa|miami|cayman|not|urgent|here)$/.test(plain))
    )
      break;
    if (
      start < 0 &&
      /^(?:toronto|montreal|ottawa|miami|cayman|grand|george|mexico|vancouver|calgary|quebec|ontario|monday|tuesday|wednesday|thursday|friday|zoom|teams|home|court)$/.test(
        plain,
      ) &&
      !/(?:\p{L})/u.test(reading.raw.slice(pattern.lastIndex, pattern.lastIndex + 2).trim())
    )
      break;
    if (start < 0) start = match.index + match[0].length - token.length;
    end = pattern.lastIndex;
    at = pattern.lastIndex;
    if (token.endsWith(".") && token.length > 3 && !/^(?:inc|ltd|corp|ltee)$/.test(plain)) {
      end--;
      break;
    }
  }
  return start >= 0 && end > start ? { start, end } : null;
}

/** True for what can only be an organisation: it has a company's form or a firm's words. */
export function looksLikeFirm(text: string): boolean {
  const plain = fold(text);
  return (
    plain.search(LAW_FORM) >= 0 || plain.search(COMPANY_FORM) >= 0 || /\b(?:cabinet|etude|despacho|bufete|firma|chambers|&)\b|&/.test(plain)
  );
}

/** As typed; a firm all in lower case gets its capitals and its form in the usual letters. */
export function firmCapitals(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim();
  if (clean !== clean.toLowerCase()) return clean;
  return clean
    .split(" ")
    .map((word, index) => {
      if (/^(?:l\.?l\.?p\.?|l\.?l\.?c\.?|p\.?l\.?l\.?c\.?|s\.?a\.?|p\.?c\.?|p\.?a\.?)$/.test(word)) return word.toUpperCase();
      if (index > 0 && /^(?:and|et|y|de|of|la|du|del|&|s\.?e\.?n\.?c\.?r\.?l\.?)$/.test(word)) return word;
      return word.replace(/(^|[-‑])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
    })
    .join(" ");
}
