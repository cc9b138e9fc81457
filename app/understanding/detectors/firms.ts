/** Names of firms by their form: "… LLP", « Cabinet … », "… & Associates"; and "X v. Y". */
import { once } from "../text/once.ts";
import { type Cue, cueBook, cuesIn } from "./cues.ts";
import { type Finding, isCapital, type Text } from "./finding.ts";
import { type Run, runAt, runsIn } from "./runs.ts";
import { FIRM_FORMS_EN } from "./words/who.en.ts";
import { FIRM_FORMS_ES } from "./words/who.es.ts";
import { FIRM_FORMS_FR } from "./words/who.fr.ts";

const FORMS = cueBook(FIRM_FORMS_EN, FIRM_FORMS_FR, FIRM_FORMS_ES);
const VERSUS = /^(?:v|vs|c|contre|contra|against)\.?$/i;
/** Before "of" and a firm of lawyers a single name may stand: "Ada of Beaulieu LLP"; "Heart of Gold Inc" is one name. */
const LAW_FORMS = /\b(?:llp|pllc|law|lawyers|legal|barristers|solicitors|attorneys|p\.?c)\.?$/i;
const COMPANY_FORMS = /^(?:s\.?a|s\.?l|s\.?c|s\.?r\.?l|inc|llc|llp|ltd|l\.?p|p\.?c|p\.?a|c\.?a|gmbh|corp)\b/i;
const ABBREVIATED = /\b(?:inc|ltd|corp|co|ltée|s\.?e\.?n\.?c|l\.?p|p\.?c|s\.a|s\.l|s\.c)$/i;
/** Forms that stand before the names of partners. */
const PARTNERSHIP = /^(?:scp|selarl|cabinet|[ée]tude|despacho|bufete|estudio|firma|messrs)$/i;
/** "In Toronto, Ortega & Stein": no partner. */
const IN = /^(?:in|à|en|at|from|depuis|desde)$/i;
/** Lower-case forms that follow a name without a capital. */
const SMALL_FORMS =
  /^(?:s\.?e\.?n\.?c|avocat|notaire|abogad|y asoc|et assoc|& assoc|inc|llp|plc|llc|corp|ltd|lt[ée]e|law|y c[ií]a|& c[ií]a)/i;

export const firms = once(({ message, tokens, pieces, asked }: Text): Finding[] => {
  const cues = cuesIn(FORMS, pieces);
  return runsIn(tokens, true).flatMap((single): Finding[] => {
    const run = withPartners(tokens, single);
    const from = tokens[run.first]?.start ?? 0;
    const to = tokens[run.last]?.end ?? from;
    const within = cues.find(
      (cue) => cue.start >= from && cue.end <= to && (cue.end === to || cue.means === "start") && run.last > run.first,
    );
    const next = cues.find(
      (cue) => cue.start > to && cue.start - to <= 2 && isFormAfter(message.slice(to, cue.start), message.slice(cue.start, cue.end)),
    );
    const isOfSeveral = run.first < single.first && message.slice(from, to).includes("&");
    const isNoName = run.first === run.last && ARTICLE.test(tokens[run.first]?.text ?? "");
    if ((!within && !next && !isOfSeveral) || isNoName) return [];
    const end = stopped(message, next ? next.end : (lastForm(message, cues, from, to) ?? to));
    const isLabelled = /^firma\s/i.test(message.slice(from, end));
    const start = isLabelled
      ? from + "firma ".length
      : within?.means === "start" && within.start > from
        ? within.start
        : afterPerson(tokens, run, message.slice(from, end), from);
    const firm = message.slice(start, end);
    return [{ kind: "firm", start, end, said: { slot: "firm", value: { firm }, score: asked === "firm" ? 0.8 : 0.4 } }];
  });
});

/** Where a firm whose name ends here ends with its form: "whitcombe attorneys"; the same place where none follows. */
export function formEnd({ message, pieces }: Text, end: number): number {
  const form = cuesIn(FORMS, pieces).find((cue) => cue.means === "end" && cue.start - end === 1);
  return form && LAW_TAIL.test(message.slice(form.start, form.end)) && message[end] === " " ? form.end : end;
}
const LAW_TAIL =
  /^(?:llp|pllc|inc|ltd|ltée|attorneys|lawyers|solicitors|barristers|legal|law|chambers|(?:and|&|et|y) asso|avocat|notaires|abogad|notarios)/iu;

/** "Yupanqui, Rossi & Tanaka", « SCP Mbaye, Sarr & Associés »: surnames before the commas; a full name before one is a person. */
function withPartners(tokens: Text["tokens"], run: Run): Run {
  const isMany = /^(?:&|and|et|y)$/i.test(tokens[run.first + 1]?.text ?? "");
  let { first } = run;
  while (isMany && tokens[first - 1]?.text === "," && isCapital(tokens[first - 2])) {
    const opener = tokens[first - 3];
    if (isCapital(opener) && PARTNERSHIP.test(opener?.text ?? "")) return { ...run, first: first - 3 };
    const isSurname = opener?.kind === "word" ? !isCapital(opener) && !IN.test(opener.text) : opener?.text === ",";
    if (!isSurname || tokens[first - 2]?.opensLine) break;
    first -= 2;
  }
  return { ...run, first };
}

/** "… inc." keeps its stop. */
const stopped = (message: string, end: number): number => (message[end] === "." && ABBREVIATED.test(message.slice(0, end)) ? end + 1 : end);

/** Where a name goes on into the next sentence it ends with its form: "Puertos Unidos S.A. Agradeceré". */
function lastForm(message: string, cues: readonly Cue[], from: number, to: number): number | undefined {
  return cues.findLast(({ means, start, end }) => means === "end" && start > from && end < to && message[end - 1] === ".")?.end;
}

/** "roy avocats", "Puertos Unidos, S.A.". */
const isFormAfter = (gap: string, form: string): boolean =>
  gap === ", " ? COMPANY_FORMS.test(form) : !gap.includes("\n") && SMALL_FORMS.test(form);

/** « Le notaire » opens a sentence and names no firm. */
const ARTICLE = /^(?:the|an?|le|la|les|el|los|las|une?|una|mon|ma|mi|my|our|notre|su|son|sa)$/i;
const isOf = (word: string) => word === "of";

/** These begin a name that goes on after its "of". */
const PUBLIC = /^(?:bank|city|town|university|ministry|department|office|law|board|county|province|ville|syndicat|chamber)/i;
const BODIES = /^(?:bufete|cabinet|despacho|estudio|étude|gr[ou]+p|banco|banque|hijos|compa[gñ]|soci|coop|centr|conse)/i;

/** "Annie Lavoie de Roy Gendron avocats": before a particle between two full names is a person. */
function afterPerson(tokens: Text["tokens"], run: Run, words: string, from: number): number {
  if (PUBLIC.test(words) || BODIES.test(words)) return from;
  const least = LAW_FORMS.test(words) && !/s$/.test(tokens[run.first]?.text ?? "") ? run.first : run.first + 1;
  const links = tokens
    .slice(least + 1, run.last)
    .findIndex(({ text }, place) => (/^de$/.test(text) ? least + 1 + place > run.first + 1 : isOf(text)));
  const next = links < 0 ? undefined : tokens[least + 2 + links];
  return next && isCapital(next) ? next.start : from;
}

/** "Inc." and its like end a name: with a full stop what follows is another sentence. */
const COMPANY = /^(?:inc|lt[dée]{1,3}|llc|llp|corp|co|plc|gmbh|s\.?a\.?s?|s\.?e\.?n\.?c)\.?$/i;
/** Before the first name of a style: "Matter of Ruiz v. …". */
const OF_STYLE = /^(?:re|matter|case|in|the|affaire|asunto|caso|dossier|of|de)$/i;

/** "Harmattan Pictures v. Goldcoast Streaming". */
export const stylesOfCause = once(({ message, tokens }: Text): Finding[] => {
  const runs = new Map(runsIn(tokens, true).map((run) => [run.last, run]));
  return tokens.flatMap((token, at): Finding[] => {
    if (token.kind !== "word" || !VERSUS.test(token.text) || !isCapital(tokens[at + 1])) return [];
    const left = runs.get(at - 1) ?? (COMPANY.test(tokens[at - 1]?.text ?? "") ? runs.get(at - 2) : undefined);
    const right = runAt(tokens, at + 1, true);
    if (!left || !right) return [];
    return [styleOf(message, tokens, left, right)];
  });
});

function styleOf(message: string, tokens: Text["tokens"], left: Run, right: Run): Finding {
  let { first } = left;
  while (first < left.last && OF_STYLE.test(tokens[first]?.text ?? "")) first++;
  const forms = tokens.slice(right.first + 1, right.last + 2).findIndex((token) => COMPANY.test(token.text));
  const form = forms < 0 ? -1 : right.first + 1 + forms;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[form < 0 ? right.last : form]?.end ?? start;
  return { kind: "style", start, end, said: { slot: "styleOfCause", value: { text: message.slice(start, end) }, score: 0.85 } };
}
