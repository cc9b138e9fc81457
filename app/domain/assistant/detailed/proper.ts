/** Who is named at a place: a person, an organisation, or a person of an organisation. */
import { looksLikeFirm } from "../contact/firm.ts";
import { capitalised, isGivenName, nameAt } from "../contact/name.ts";
import { fold, words } from "../fold.ts";
import { NOT_NAMES, TITLES } from "../lexicon/not-names.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";

export interface Named extends Span {
  value: string;
}

const TOKEN = /[ \t\u00a0]*([\p{L}\d][\p{L}\p{M}\d'’.\-‑]*|&)/uy;
const JOINS = /^(?:&|and|et|y|e|of|de|la|les|los|du|del|des|d'|the|van|von|der)$/;
/** Forms of company that are written small, and may follow a comma. */
const FORM =
  /^,?\s?(?:(?:inc|ltd|corp|co|l\.l\.p|s\.e\.n\.c\.r\.l|s\.r\.l|s\.a|s\. ?de ?r\.l|de c\.v|s\.c|p\.c)\.?|ltee|llp|llc|senc|sencrl|srl|sa|de cv|sc|pc)(?![a-z0-9]|-[a-z])/;
/** What begins the name of a public body or the like, which goes on with "of" or "de". */
const BODY =
  /^(?:the |la |le |l'|el )?(?:city|town|municipality|county|region|ministry|minister|government|university|college|bank|board|commission|council|union|hospital|estate|office|society|church|attorney general|crown|ville|municipalite|ministere|gouvernement|universite|banque|commission|conseil|syndicat|hopital|succession|societe|procureure? general|fabrique|ciudad|municipio|ministerio|gobierno|universidad|banco|comision|consejo|sindicato|hospital|sucesion|sociedad|procuraduria|royaume|republic|republique|republica|state|province|etat|estado|provincia)(?![a-z])/;
/** Words that end the name of an organisation and that no person is called by. */
const COMPANY =
  /(?<=[a-z0-9&] )(?:co|cie|company|compagnie|compania|trust|authority|autorite|autoridad|enterprises|entreprises|industries|industrias|partners|groupe|grupo|services|servicios|systems|solutions|logistics|holdings|foundation|fondation|fundacion|society|societe|sociedad|club|freight|shipping|airlines|energy|energie|energia|bank|banque|banco|insurance|assurances?|seguros|media|centre|center|centro|institute|institut|instituto)\.?$/;
/** Words after which a name is a firm's even where its form does not say so. */
const PARTED = /\s(?:of|from|at|with|chez|de|du|del)\s(?:the |la |le |l')?/g;

/** Capitalised words from `from` on, joined by "&", "of", "de"…; forms of company belong to them. */
export function properAt(reading: Reading, from: number, until: number): Span | null {
  let at = from;
  let start = -1;
  let end = -1;
  for (let count = 0; count < 14; count++) {
    const form = end >= 0 ? FORM.exec(reading.folded.slice(end, Math.min(until, end + 24))) : null;
    if (form) {
      end += form[0].length;
      at = end;
      // The name ends with its form, unless another form or a partner follows.
      if (!FORM.test(reading.folded.slice(end, end + 24)) && !/^,?\s(?:&|and|et|y)\s/.test(reading.folded.slice(end, end + 6))) break;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(reading.raw);
    const token = match?.[1];
    if (!match || !token || TOKEN.lastIndex > until || reading.open[TOKEN.lastIndex - 1] === "\u0001") break;
    const plain = fold(token);
    if (/^[\p{Lu}\d]|^[dl]['’]\p{Lu}/u.test(token)) {
      if (start < 0 && /^\d/.test(token) && !/^\d{5,}$|^\d+-?\d+$/.test(token)) break;
      if (start >= 0 && /^(?:and|et|y)$/.test(plain)) break;
      if (start < 0) start = match.index + match[0].length - token.length;
      end = TOKEN.lastIndex;
      at = end;
      // A full stop ends the sentence, but for an initial or a form of company.
      if (token.endsWith(".") && !/^(?:\p{L}|inc|ltd|ltee|corp|st|ste|co|jr|sr|dr|mr|mrs|ms|me|hon|(?:\p{L}\.)+\p{L})\.$/u.test(plain)) {
        end--;
        break;
      }
    } else if (start >= 0 && JOINS.test(plain)) {
      // "Acme Inc. and we…", "Roe & Poe": a name goes on after "and" only into what is a firm's.
      if (/^(?:and|et|y|e)$/.test(plain) && !isFirmAhead(reading, plain, TOKEN.lastIndex, until)) break;
      at = TOKEN.lastIndex;
    } else break;
  }
  if (start < 0) return null;
  const text = reading.raw
    .slice(start, end)
    .replace(/['’]s$/i, "")
    .replace(/[-'’]+$/, "");
  return text.replace(/[^\p{L}\d]/gu, "").length >= 2 ? { start, end: start + text.length } : null;
}

/** Whether the capitalised words that follow have a company's form: "Roe and Poe LLP". */
function isFirmAhead(reading: Reading, join: string, from: number, until: number): boolean {
  const ahead = /^\s*(?:\p{Lu}[\p{L}\p{M}'’.\-‑]*\s?|&\s?){1,5}(?:inc\.?|ltée|ltd\.?|s\.e\.n\.c\.r\.l\.?)?/u.exec(
    reading.raw.slice(from, Math.min(until, from + 60)),
  );
  return ahead !== null && looksLikeFirm(`${join} ${ahead[0].trim()}`);
}

export interface Party {
  person: Named | null;
  /** An organisation named instead of a person, or after one ("Jane Roe of Roe LLP"). */
  organisation: Named | null;
  end: number;
}

/** Who is named right at `from`; `sure` where a word that introduces a name stands before, so that small letters do. */
export function partyAt(reading: Reading, from: number, until: number, sure: boolean): Party | null {
  const run = properAt(reading, skipped(reading, from), until);
  if (run) {
    const text = reading.words(run);
    const plain = reading.plain(run);
    const split = parted(text);
    if (split) {
      const person = nameAt(reading.raw, run.start, run.start + split.head, { lower: false, wary: true });
      if (person)
        return {
          person: { ...person, value: capitalised(reading.words(person)) },
          organisation: { start: run.start + split.tail, end: run.end, value: text.slice(split.tail) },
          end: run.end,
        };
    }
    if (looksLikeFirm(text) || BODY.test(plain) || COMPANY.test(plain)) {
      // A bare "Group" or "Law" names nobody.
      return words(plain).length > 1 ? { person: null, organisation: { ...run, value: text }, end: run.end } : null;
    }
  }
  const person = nameAt(reading.raw, from, until, { lower: sure, wary: true });
  if (!person) return null;
  const text = reading.words(person);
  const lower = /^\p{Ll}/u.test(text) && !/^(?:(?:de|van|von)\s|d['’])/.test(text);
  if (lower && !(isGivenName(text) && words(fold(text)).length > 1)) return null;
  return { person: { ...person, value: capitalised(text) }, organisation: null, end: person.end };
}

/** Past titles, which are no part of a name: "Me Julie Roy", "Dr. X". */
function skipped(reading: Reading, from: number): number {
  const lead = /^[\s\u00a0]*(\p{L}+)\.?\s+(?=\p{Lu})/u.exec(reading.raw.slice(from, from + 24));
  return lead?.[1] && TITLES.has(fold(lead[1])) ? from + lead[0].length : from;
}

/** Where a run of capitals is a person and then an organisation: "Ana Ruiz de Ruiz SC", "Jane Roe of Osler". */
function parted(text: string): { head: number; tail: number } | null {
  for (const match of fold(text).matchAll(PARTED)) {
    const head = text.slice(0, match.index);
    const tail = text.slice(match.index + match[0].length);
    const people = words(fold(head)).length >= 2 && !looksLikeFirm(head) && !BODY.test(fold(head));
    const firm = looksLikeFirm(tail) || (/^\s(?:of|from|at|with|chez)\s/.test(match[0]) && /^\p{Lu}/u.test(tail));
    if (people && firm && isPerson(head)) return { head: match.index, tail: match.index + match[0].length };
  }
  return null;
}

function isPerson(text: string): boolean {
  return isGivenName(text) || !words(fold(text)).some((word) => NOT_NAMES.has(word) && !TITLES.has(word));
}

/** A firm that follows "of", "chez", "represented by": what looks like one, or any capitalised name. */
export function firmAt(reading: Reading, from: number, until: number, anyName: boolean): Named | null {
  const run = properAt(reading, skipped(reading, from), until);
  if (!run) return null;
  const text = reading.words(run);
  const plain = reading.plain(run);
  if (looksLikeFirm(text)) return words(plain).length > 1 || plain.length > 4 ? { ...run, value: text } : null;
  return anyName && !words(plain).every((word) => NOT_NAMES.has(word)) ? { ...run, value: text } : null;
}
