/**
 * Bare answers: "Jane Roe, Roe & Poe LLP" to who is on the other side, "12" to how many, "yes" to a service. Never a
 * question, a refusal or small talk, and never more than what was asked just now.
 */
import { DETAILED_FIELDS } from "#app/domain/booking/detailed-fields.ts";
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";
import { isFastField } from "#app/domain/booking/fast-values.ts";
import { isUnmistakableYes } from "../confirmation.ts";
import { findEmails } from "../contact/email.ts";
import { findPhones } from "../contact/phone.ts";
import { findDates } from "../dates/find-dates.ts";
import { fold, words } from "../fold.ts";
import { anyPhrase, phrasesOf } from "../lexicon/lexicons.ts";
import { occurs, type Span, wholly } from "../phrases.ts";
import { wholeRefusal } from "../refusals.ts";
import { findTimes } from "../times.ts";
import { accept } from "./accept.ts";
import { isClosed, isFound, lazy, put, type Whole } from "./found.ts";
import { FACETS, type Facets } from "./lexicon/roles.ts";
import { detailsAt, type Person } from "./person.ts";
import { firmAt, type Named, partyAt } from "./proper.ts";

const ACTS = lazy(() =>
  anyPhrase(({ acts }) => [
    ...(acts.human ?? []),
    ...(acts.summary ?? []),
    ...(acts.start_over ?? []),
    ...(acts.undo ?? []),
    ...(acts.who_are_you ?? []),
    ...(acts.unchanged ?? []),
    ...(acts.why ?? []),
    ...(acts.express ?? []),
    ...(acts.detailed ?? []),
    ...(acts.legal_advice ?? []),
  ]),
);
const SMALL_TALK = lazy(() =>
  wholly(phrasesOf(({ acts }) => [...(acts.greeting ?? []), ...(acts.thanks ?? []), ...(acts.farewell ?? [])])),
);
const LEAD_IN =
  /^[\s"“«]*(?:(?:yes|yeah|yep|sure|ok|okay|well|so|of course|oui|si|claro|bon|bien sur|bueno|actually|sorry|perdon|pardon|it's|it is|its|that's|that is|that would be|they are|they're|she is|he is|there (?:are|will be)|it's called|c'est|ce sera|ce sont|il y a|il y en a|on sera|nous serons|es|sera|seria|son|seremos|se llama|hay|habra|the name is|name:?|make it|in|en|at|au|a la|en el|en la|about|around|environ|unos|unas|for|pour|para)(?:[\s,:-]+)){1,3}/;
const BOTH = /^\W*(?:both|yes,? both|all|les deux|toutes les deux|ambos|ambas|los dos|las dos)\W*$/;
const NEITHER =
  /^\W*(?:neither|none|no,? neither|ni l'une? ni l'autre|aucun des deux|ninguno de los dos|ninguna de las dos|ni uno ni otro)\b/;
const PEOPLE: ReadonlySet<string> = new Set(["name", "firm", "email", "phone"]);

export function readAnswers(whole: Whole): void {
  const { reading, context } = whole;
  ownFirm(whole);
  const open = context.asked.filter((field) => !isFastField(field) && !isFound(whole, field)).slice(0, 4);
  if (open.length === 0 || isNoAnswer(whole)) return;
  const flags = open.filter((field) => kindOf(field) === "flag");
  if (flags.length > 0) answeredFlags(whole, flags);
  if (wholeRefusal(reading)) {
    answeredByNone(whole, open);
    return;
  }
  if (isUnmistakableYes(reading.raw, context.locale)) return;
  // One answer names one person; several roles share their fields.
  Object.values(FACETS).some((facets) => answeredPerson(whole, facets, open));
  answeredLines(
    whole,
    open.filter((field) => kindOf(field) !== "flag" && !isFound(whole, field)),
  );
}

const SELF =
  /(?<![a-z])(self-? ?represented|unrepresented|representing (?:myself|ourselves)|non representee?s?|me represente seule?|sans avocate?|sin abogad[oa]|me represento (?:yo mism[oa]|sol[oa]))(?![a-z])/;

/** The visitor's own firm, which the whole request cannot do without: "self-represented" answers for it. */
function ownFirm(whole: Whole): void {
  const self = whole.context.asked.includes("contactFirm") ? SELF.exec(whole.reading.folded) : null;
  if (!self?.[1]) return;
  const span = { start: self.index, end: self.index + self[1].length };
  put(whole, "contactFirm", whole.reading.words(span), span);
}

const kindOf = (field: DraftField) => DETAILED_FIELDS[detailedFieldOf(field)].is.kind;

function isNoAnswer(whole: Whole): boolean {
  const { reading } = whole;
  const text = reading.folded.trim();
  if (text === "" || reading.raw.includes("?") || isClosed(whole, { start: 0, end: reading.raw.length })) return true;
  if (occurs(ACTS(), text) && words(text).length <= 24) return true;
  return text.split(/[,.!\n]+/).every((part) => part.trim() === "" || SMALL_TALK().test(part.trim()));
}

function answeredFlags(whole: Whole, flags: readonly DraftField[]): void {
  const { reading } = whole;
  const span = trimmed(whole);
  const many = flags.length > 1;
  const value = BOTH.test(reading.folded)
    ? "true"
    : NEITHER.test(reading.folded)
      ? "false"
      : accept(whole, flags[0] as DraftField, reading.words(span))?.value;
  // "Yes" to two services says not which; "no" is no to both.
  if (!value || (many && value === "true" && !BOTH.test(reading.folded))) return;
  if (/\bnot (?:sure|yet|certain)|no (?:lo )?se\b|pas (?:sur|encore|certain)|aun no|todavia no/.test(reading.folded)) return;
  for (const field of flags) put(whole, field, value, span);
  // "Yes, French."
  const language =
    value === "true" && flags.includes("needsInterpretation")
      ? accept(
          whole,
          "interpretationLanguage",
          reading.raw.replace(/^\s*\p{L}+/u, (yes) => " ".repeat(yes.length)),
        )
      : null;
  if (language && language.end - language.start < reading.raw.length) put(whole, "interpretationLanguage", language.value, language);
}

/** "None" to how many is none; to any other question it declines (`refusals.ts`). */
function answeredByNone(whole: Whole, open: readonly DraftField[]): void {
  const none = /^\W*(?:none|no|nope|zero|aucune?|non|rien|ningun[oa]?|cero|nada)(?![a-z])/.test(whole.reading.folded);
  if (!none) return;
  for (const field of open)
    if (kindOf(field) === "count" && field !== "mainRoomCapacity" && field !== "numberOfSpeakers") put(whole, field, "0", trimmed(whole));
}

function trimmed(whole: Whole): Span {
  const { raw } = whole.reading;
  return { start: raw.length - raw.trimStart().length, end: raw.trimEnd().length };
}

/** True when somebody, or a way to reach them, was read. */
function answeredPerson(whole: Whole, facets: Facets, open: readonly DraftField[]): boolean {
  const { reading } = whole;
  const wanted = (Object.entries(facets) as [keyof Facets, DraftField][]).filter(
    ([facet, field]) => PEOPLE.has(facet) && open.includes(field),
  );
  if (wanted.length === 0) return false;
  const mentions = { emails: findEmails(reading.raw), phones: findPhones(reading.open, reading.folded) };
  const lead = LEAD_IN.exec(reading.folded)?.[0].length ?? /^\s*/.exec(reading.raw)?.[0].length ?? 0;
  const asksName = open.includes(facets.name);
  let person: Person = { start: lead, end: lead, name: null, firm: null, email: null, phone: null, actsFor: null };
  const party = asksName ? partyAt(reading, lead, reading.raw.length, true) : null;
  if (party) {
    const name = party.person ?? party.organisation;
    person = detailsAt(
      reading,
      { ...person, end: party.end, name, firm: party.person ? party.organisation : null },
      reading.raw.length,
      mentions,
      facets.name === "witnessName" ? "several" : null,
    );
    const rest = reading.folded.slice(person.end).replace(/[\s.,;!)]+$/, "");
    // A name and then a sentence: the name is the answer only where it stands by itself.
    if (rest !== "" && !/^[\s.,;!)\n-]/.test(reading.raw.slice(person.end))) return false;
    if (!person.firm && facets.firm && open.includes(facets.firm))
      person = isOwnFirm(whole, name) ? { ...person, name: null, firm: name } : withFirm(whole, person);
    if (party.person && words(party.person.value).length === 1 && words(reading.folded).length > 4) return false;
  } else if (mentions.emails.length + mentions.phones.length > 0) {
    person.email = mentions.emails[0] ?? null;
    person.phone = mentions.phones[0] ?? null;
    person.end = Math.max(person.email?.end ?? 0, person.phone?.end ?? 0);
  }
  let read = false;
  for (const [field, one] of [
    [facets.name, person.name],
    [facets.firm, person.firm],
    [facets.email, person.email],
    [facets.phone, person.phone],
  ] as const) {
    if (!field || !one) continue;
    if ("ok" in one && !one.ok) {
      if (open.includes(field))
        whole.invalid.push({ field, evidence: reading.typed(one), code: field.endsWith("Email") ? "email_required" : "phone_required" });
    } else put(whole, field, one.value, one);
    whole.answered.push({ start: one.start, end: one.end });
    reading.take(one);
    read = true;
  }
  return read;
}

/** The visitor's own law firm, where a party's name and its firm were asked: it acts for that party. A company's own lawyer is of the party. */
function isOwnFirm(whole: Whole, named: Named | null): boolean {
  const own = whole.context.values.contactFirm;
  return own !== undefined && named !== null && fold(named.value) === fold(own) && OF_LAWYERS.test(fold(own));
}
const OF_LAWYERS =
  /&|\b(?:llp|pllc|s\.?e\.?n\.?c\.?r\.?l|s\.?c|law|legal|lawyers?|litigation|attorneys?|barristers?|solicitors?|chambers|partners|associates|avocate?s?|notaires?|abogad[oa]s|asociados|socios|cabinet|etude|bufete|despacho)(?![a-z])/;

/** "Jane Roe, Osler": what follows the comma is the firm that was asked, whatever its form. */
function withFirm(whole: Whole, person: Person): Person {
  const { reading } = whole;
  const gap = /^(?:,\s|\s-\s|\n\s*|\s(?:from|of|at|with|chez|du|de|del)\s)/.exec(reading.folded.slice(person.end));
  if (!gap) return person;
  const from = person.end + gap[0].length;
  const firm = firmAt(reading, from, reading.raw.length, true);
  if (firm && /^\s*(?:$|[.,;\n])/.test(reading.raw.slice(firm.end))) return { ...person, firm, end: firm.end };
  const part = /^[^,\n;]+/.exec(reading.raw.slice(from))?.[0] ?? "";
  const said = accept(whole, "claimantFirm", part.trim());
  if (!said) return person;
  const start = from + part.length - part.trimStart().length + said.start;
  return { ...person, firm: { value: said.value, start, end: start + (said.end - said.start) }, end: from + part.length };
}

/** A line that is a day or an hour answers another question. */
function saysWhen(text: string, today: string): boolean {
  const plain = fold(text);
  const said = [...findDates(plain, { today }), ...findTimes(plain)].reduce((length, { start, end }) => length + end - start, 0);
  return said > plain.length / 2;
}

/** What is left of the message, part by part, to what is left of the question. */
function answeredLines(whole: Whole, open: readonly DraftField[]): void {
  const { reading, context } = whole;
  if (open.length === 0) return;
  const told = open.find((field) => kindOf(field) === "text");
  const all = trimmed(whole);
  if (told && open.length === 1) {
    const said = accept(whole, told, reading.words(all));
    if (said) put(whole, told, said.value, all);
    if (said) whole.answered.push(all);
    return;
  }
  const free = open.filter((field) => kindOf(field) !== "text");
  const lead = LEAD_IN.exec(reading.folded)?.[0].length ?? 0;
  const lines = reading.raw.trim().includes("\n");
  const several = !lines && (free.length > 1 || reading.open.includes("\u0001"));
  const parts = [...reading.raw.slice(lead).matchAll(several ? /[^\n;,]+/g : /[^\n]+/g)]
    .map((match) => {
      const blank = match[0].length - match[0].trimStart().length;
      return { start: lead + match.index + blank, text: match[0].trim() };
    })
    .filter(
      ({ start, text }) =>
        text !== "" && !reading.open.slice(start, start + text.length).includes("\u0001") && !saysWhen(text, context.today),
    );
  let unread = false;
  for (const [index, part] of parts.entries()) {
    const span = { start: part.start, end: part.start + part.text.length };
    for (const field of open) {
      if (isFound(whole, field)) continue;
      const kind = kindOf(field);
      if (kind === "choice" || kind === "choices" || kind === "time" || kind === "date" || kind === "dates" || kind === "counsel") continue;
      // A line answered in a longer message would be anything said: it stands alone, or in its part of a list.
      if ((kind === "line" || kind === "name" || kind === "firm") && parts.length > Math.max(free.length, 1) && !lines) continue;
      // Of "member services, Acme LLP" the first part can't be read: the second still answers the second question.
      if (unread && (kind === "name" || kind === "firm") && parts.length === free.length && field !== free[index]) continue;
      const said = accept(whole, field, part.text);
      if (!said) continue;
      const at = { start: part.start + said.start, end: part.start + said.end };
      put(whole, field, said.value, at);
      whole.answered.push(span);
      reading.take(span);
      break;
    }
    unread ||= !reading.open.slice(span.start, span.end).includes("\u0001");
  }
}
