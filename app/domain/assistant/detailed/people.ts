/**
 * The people of the case by their role: "opposing counsel is Jane Roe of Roe & Poe LLP, jane@roe.example". Who is
 * named so is never the visitor: the words are taken before the visitor's own name, firm and address are looked for.
 */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { type EmailMention, findEmails } from "../contact/email.ts";
import { isWhollyName } from "../contact/name.ts";
import { findPhones, type PhoneMention } from "../contact/phone.ts";
import { anyOf, longest, type Mention, occurs, type Span, spansOf } from "../phrases.ts";
import { isPutAside } from "../put-aside.ts";
import type { Reading } from "../reading.ts";
import { addCounsel } from "./counsel.ts";
import { isClosed, lazy, put, type Whole } from "./found.ts";
import { FACETS, type Facets, IS_COUNSEL, IS_PARTY, ROLE_WORDS, type Role } from "./lexicon/roles.ts";
import { detailsAt, type Person } from "./person.ts";
import { firmAt, partyAt } from "./proper.ts";
import { visitorsSide } from "./sides.ts";

const ROLES = lazy(() => (Object.keys(ROLE_WORDS) as Role[]).map((role): [Role, RegExp] => [role, anyOf(ROLE_WORDS[role])]));
const ANY_ROLE = lazy(() => anyOf(Object.values(ROLE_WORDS).flat()));

/** What leads from a role to who has it. The first group is there where a word says so ("is", ":"). */
const LINK =
  /^(?:'s?)?\)?(?:\s\((?:s|es|e)\))?(?:\s(?:name|nom|nombre|here|ici|aqui))?\s?((?:is|are|was|were|will be|shall be|should be|to be|named|called|est|sont|etait|etaient|fut|sera|seront|s'appelle|nommee?|nomme|devrait etre|es|son|era|eran|fue|fueron|seran|se llama|llamad[oa]|debe ser|:|=|-)(?:\s(?:named|called|to be|nommee?))?\s?|,\s)?(?:now |actually |maintenant |plutot |ahora )?(?:(?:our client|my client|notre cliente?|mon client|ma cliente|mi cliente|nuestr[oa] cliente),?\s)?(?:the |le |la |l'|el )?/;
/** "Jane Roe is the mediator", "Jane Roe (mediator)", "Jane Roe acts for the respondent". */
const BACKLINK =
  /(?:\s(?:is|will be|est|sera|es)|,|\s\(|\s-|\sas|\scomme|\scomo|\s(?:acts?|agira|appears?|agit|actua) (?:as|for|comme|pour|por|como)|\s(?:represents|represente|representa)|\srepresenting|\s(?:for|pour|por)(?= (?:the|le|la|l'|el)))\s?(?:the |an? |our |le |la |l'|un |une |notre |el |una |nuestr[oa] |al |a la )?$/;
const ACTS_FOR =
  /(?:acts? for|appears? for|agit pour|actua por|represents|represente|representa|representing)\s?(?:the |le |la |l'|el |al |a la |a )?$/;
const FOR_WHOM =
  /(?:acting for|acts? for|appearing for|on behalf of|counsel (?:for|to)|for|agissant pour|agit pour|pour|representant|qui represente|au nom d[eu]|actuando por|actua por|por|representa|en representacion de(?:l| la)?)\s?(?:the |le |la |l'|el |al |a la )?$/;
const SPEAKER = /(?:^|[\s,.!])(?:i'm|i am|im|my name is|this is|je suis|je m'appelle|mon nom est|ici|soy|me llamo|mi nombre es|habla)\s/;
const FIRM_AFTER = /^(?:'s|s'|')?\s(?:law )?firm(?: name)?\s?(?:is|are|will be|:)?\s?/;
const FIRM_BEFORE =
  /(?:cabinet|etude|firme|despacho|bufete|firma|(?:law )?firm|nom du cabinet)\s(?:de la|de l'|du|des|de|del|of the|for the|of)\s?(?:la |le )?$/;
/** "The claimant is represented by Smith LLP": the firm, and no name. */
const REPRESENTED =
  /^(?:'s?)?\s(?:now |maintenant |desormais |ahora )?(?:(?:is|are|will be|est|sont|sera|es|son|esta)\s)?(?:now |maintenant |desormais |ahora )?(?:being )?(?:represented by|acted for by|represente(?:e)?s? (?:maintenant )?par|representad[oa]s? (?:ahora )?por)\s(?:(?:us|nous|nosotr[oa]s),\s)?(?:the |le |el |la )?(?:law )?(?:firm (?:of )?|cabinet |despacho |bufete |firma )?/;
/** "Ordering counsel is with Brandvold & Iyer". */
const WORKS_AT =
  /^\s(?:is|works|practi[sc]es|est|travaille|exerce|es|esta|trabaja|ejerce)\s(?:with|at|from|of|for|chez|au|du|del?|en|con|para)\s(?:the |le |la |el |l')?(?:law )?(?:firm (?:of )?|cabinet |despacho |bufete |firma )?/;
const SELF =
  /^(?:'s?)?[\s,:(-]*(?:(?:is|are|will be|est|sera|es|esta|firm is|cabinet)\s)?(?:[:-]\s)?(?:currently |actuellement )?(self-? ?represented|unrepresented|not represented|non representee?|se represente seule?|sans avocate?|sin abogad[oa]|sin representacion|no (?:tiene|cuenta con) (?:abogad[oa]|representacion)|por (?:su )?(?:propia )?cuenta propia)(?![a-z])/;

export interface Mentions {
  emails: readonly EmailMention[];
  phones: readonly PhoneMention[];
}

interface Cue extends Mention<Role> {
  until: number;
}

export function readPeople(whole: Whole): void {
  const { reading } = whole;
  if (!occurs(ANY_ROLE(), reading.folded)) return;
  const mentions = { emails: findEmails(reading.raw), phones: findPhones(reading.open, reading.folded) };
  for (const cue of cuesOf(reading)) {
    whole.roles.push({ start: cue.start, end: cue.end });
    if (isClosed(whole, cue) || isPutAside(reading, cue)) continue;
    const person = personOf(whole, cue, mentions);
    if (person) keep(whole, cue, person, mentions);
  }
}

function cuesOf(reading: Reading): Cue[] {
  const found = ROLES().flatMap(([value, pattern]) => spansOf(pattern, reading.open).map((span) => ({ ...span, value })));
  const all = longest(found);
  // "Co-counsel Ana Ruiz, acting for the claimant": the claimant is part of what is said of her.
  const cues = all.filter((cue, index) => !(all[index - 1]?.value === "additionalCounsel" && FOR_WHOM.test(reading.before(cue, 30))));
  return cues.map((cue, index) => ({ ...cue, until: blockEnd(reading, cue, cues[index + 1]?.start) }));
}

/** A person's particulars end with the next role; lines go on only below a heading ("Respondent:"). */
function blockEnd(reading: Reading, cue: Span, next: number | undefined): number {
  const rest = reading.folded.slice(cue.end);
  const heading =
    /^(?:'s?)?(?: name)?\s?:/.test(rest) &&
    /(?:^|\n)\s*[-•*]?\s*(?:the |le |la |l'|el )?$/.test(reading.folded.slice(Math.max(0, cue.start - 12), cue.start));
  const stop = heading ? rest.search(/\n\s*\n|\n[^\n:]{2,40}:/) : rest.indexOf("\n");
  const end = stop < 0 ? reading.raw.length : cue.end + stop;
  return next === undefined ? end : Math.min(end, next);
}

/** Who has the role, read after it or before it. */
function personOf(whole: Whole, cue: Cue, mentions: Mentions): Person | null {
  const { reading } = whole;
  const rest = reading.folded.slice(cue.end, cue.until);
  const counsel = IS_COUNSEL.has(cue.value);
  const self = SELF.exec(rest);
  if (self?.[1]) {
    const start = cue.end + self[0].length - self[1].length;
    const span = { start, end: start + self[1].length };
    return { ...EMPTY, start: cue.start, end: span.end, firm: { ...span, value: reading.words(span) } };
  }
  const represented = REPRESENTED.exec(rest)?.[0].length ?? 0;
  if (represented > 0) return detailsAt(reading, { ...EMPTY, start: cue.start, end: cue.end + represented }, cue.until, mentions, "firm");
  const ofFirm =
    FIRM_AFTER.exec(rest)?.[0].length ??
    (FIRM_BEFORE.test(reading.before(cue, 30)) ? (/^\s?(?:est|es|is|:)?\s?/.exec(rest)?.[0].length ?? 0) : -1);
  if (ofFirm >= 0) return detailsAt(reading, { ...EMPTY, start: cue.start, end: cue.end + ofFirm }, cue.until, mentions, "firm");

  const works = counsel ? WORKS_AT.exec(rest) : null;
  if (works && firmAt(reading, cue.end + works[0].length, cue.until, false))
    return detailsAt(reading, { ...EMPTY, start: cue.start, end: cue.end + works[0].length }, cue.until, mentions, "firm");

  const link = LINK.exec(rest);
  const from = cue.end + (link?.[0].length ?? 0);
  const said = link?.[1] !== undefined;
  const party = partyAt(reading, from, cue.until, said && link?.[1]?.trim() !== ",");
  if (party && (said || party.organisation || /\S\s\S/.test(party.person?.value ?? "") || cue.value === "additionalCounsel")) {
    const start: Person = { ...EMPTY, start: cue.start, end: party.end };
    if (party.person) start.name = party.person;
    if (party.organisation) {
      // "Counsel for the plaintiff, Maple Foods Inc.": the party in apposition, and no firm.
      const apposed = SIDE_COUNSEL.has(cue.value) && (!said || link?.[1]?.trim() === ",");
      if (apposed && !party.person) start.name = party.organisation;
      else if (party.person || counsel) start.firm = party.organisation;
      else if (IS_PARTY.has(cue.value)) start.name = party.organisation;
      else return null;
    }
    return detailsAt(reading, start, cue.until, mentions, cue.value === "witness" ? "several" : null);
  }
  const before = cue.value === "additionalCounsel" ? null : namedBefore(reading, cue);
  if (before) return detailsAt(reading, { ...before, end: cue.end }, cue.until, mentions, null);
  // An address or a number right after the role, or after its facet ("the mediator's e-mail is …").
  return detailsAt(reading, { ...EMPTY, start: cue.start, end: cue.end + (/^'s?/.exec(rest)?.[0].length ?? 0) }, cue.until, mentions, null);
}

const SOLE = /\b(?:sole|single|uniques?|unic[oa]s?)\b/;
const SIDE_COUNSEL: ReadonlySet<Role> = new Set(["claimantCounsel", "respondentCounsel"]);

const EMPTY: Person = { start: 0, end: 0, name: null, firm: null, email: null, phone: null, actsFor: null };

/** "Jane Roe of Roe LLP is opposing counsel": from the clause before the role; never the visitor ("I'm Jane Roe, counsel for…"). */
function namedBefore(reading: Reading, cue: Cue): Person | null {
  const head = reading.before(cue, 120);
  const link = BACKLINK.exec(head);
  if (!link || SPEAKER.test(head.slice(0, link.index))) return null;
  const clauseEnd = cue.start - head.length + link.index;
  const clause = head.slice(0, link.index);
  const base = clauseEnd - clause.length;
  // From the longest run of words that is a name (and its firm) and nothing else.
  for (const match of clause.matchAll(/(?:^|[\s,;:(])(?=\S)/g)) {
    const start = base + match.index + match[0].length;
    if (!/^\p{Lu}/u.test(reading.raw[start] ?? "")) continue;
    const party = partyAt(reading, start, clauseEnd, false);
    if (!party || reading.folded.slice(party.end, clauseEnd).trim().replace(/^,/, "") !== "") continue;
    if (party.person && !isWhollyName(party.person.value, false)) continue;
    if (!party.person && !IS_PARTY.has(cue.value)) return null;
    if (party.person && !/\s/.test(party.person.value)) return null;
    return { ...EMPTY, start, end: party.end, name: party.person ?? party.organisation, firm: party.person ? party.organisation : null };
  }
  return null;
}

function keep(whole: Whole, cue: Cue, person: Person, mentions: Mentions): void {
  const { reading } = whole;
  if (cue.value === "additionalCounsel") {
    if (!addCounsel(whole, person)) return;
    person.end = moreCounsel(whole, person.end, cue.until, mentions);
  } else {
    const facets = facetsOf(whole, cue);
    const given: [DraftField | undefined, Mention<string> | null][] = [
      [facets.name, person.name],
      [facets.firm, person.firm],
    ];
    let kept = false;
    for (const [field, named] of given) if (field && named) kept = put(whole, field, named.value, named) || kept;
    for (const [field, reached] of [
      [facets.email, person.email],
      [facets.phone, person.phone],
    ] as const) {
      if (!reached) continue;
      kept = true;
      if (!field) continue;
      if (reached.ok) put(whole, field, reached.value, reached);
      else
        whole.invalid.push({
          field,
          evidence: reading.typed(reached),
          code: field.endsWith("Email") ? "email_required" : "phone_required",
        });
    }
    if (!kept) return;
    // "The sole arbitrator is Colm Devereux" says both.
    if (cue.value === "arbitrator" && SOLE.test(reading.plain(cue))) put(whole, "adjudicationType", "sole_arbitrator", cue);
  }
  const span = { start: Math.min(cue.start, person.start), end: Math.max(cue.end, person.end) };
  whole.seen.push(span);
  reading.take(span);
}

/** "…, and Sam Otis of Otis Law": who is listed after the first; gives where the list ends. */
function moreCounsel(whole: Whole, from: number, until: number, mentions: Mentions): number {
  const { reading } = whole;
  let end = from;
  for (let turns = 0; turns < 6; turns++) {
    const join = /^(?:[,;]\s?(?:and |et |y |as well as |ainsi que )?|\s(?:and|et|y|as well as|ainsi que)\s)/.exec(
      reading.folded.slice(end, until),
    );
    const party = join ? partyAt(reading, end + join[0].length, until, false) : null;
    if (!party?.person || !/\s/.test(party.person.value)) break;
    const one: Person = { ...EMPTY, start: party.person.start, end: party.end, name: party.person, firm: party.organisation };
    const next = detailsAt(reading, one, until, mentions, null);
    if (!next.firm && !next.email && !next.phone) break;
    addCounsel(whole, next);
    end = next.end;
  }
  return end;
}

function facetsOf(whole: Whole, cue: Cue): Facets {
  const { value: role } = cue;
  if (role === "opposing" || role === "opposingParty") return visitorsSide(whole) === "respondent" ? FACETS.claimant : FACETS.respondent;
  if (role === "claimant" || role === "respondent") {
    // "Jane Roe acts for the respondent" names its counsel, in the same fields.
    if (ACTS_FOR.test(whole.reading.before(cue, 30))) return FACETS[role];
  }
  return FACETS[role as keyof typeof FACETS];
}
