/** What follows a name: the firm, an address, a number, for whom they act. */
import type { EmailMention } from "../contact/email.ts";
import { isGivenName } from "../contact/name.ts";
import type { PhoneMention } from "../contact/phone.ts";
import type { Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import type { Mentions } from "./people.ts";
import { firmAt, type Named, partyAt } from "./proper.ts";

export interface Person extends Span {
  name: Named | null;
  firm: Named | null;
  email: EmailMention | null;
  phone: PhoneMention | null;
  /** Whom further counsel act for, as said. */
  actsFor: Named | null;
}

const GAP =
  /^(?:[\s,;()<>|-]|\.(?=\s+(?:her|his|their|son|sa|leur|ses|su|sus)\s)|(?:and|et|y)\s(?=(?:her|his|their|son|sa|leur|su|e-?mail|courriel|correo|phone|tel|telephone|telefono|\+?\d|[\w.+-]+@)))*/;
const REACHED =
  /^(?:(?:her|his|their|its|son|sa|leur|su|the|adresse|direccion|e-?mail|courriel|mail|correo(?: electronico)?|address|tel|telephone|phone|cell(?:phone|ulaire)?|mobile|direct|telefono|celular|movil|number|numero|reachable|can be reached|reach (?:her|him|them)|joignable|localizable|is|est|es|at|on|au|a l'|al|en|el|n[o°])[\s:.]*|[:]\s?){0,7}/;
const AT_FIRM =
  /^(?:(?:,|-|\()?\s?(?:of|from|at|with|chez|du cabinet|de chez|de l'etude|du bureau|del despacho|del bufete|de la firma|c\/o|firm:?|cabinet\s?:?|despacho\s?:?|bufete\s?:?)\s(?:the )?(?:law )?(?:firm (?:of )?|cabinet )?|(?:,|-|\()?\s?(?:who (?:is|are) |(?:qui )?est |(?:que )?esta |is |es )?(?:represented by|counsel(?:led)? by|represente(?:e)?s? par|representad[oa]s? por|whose (?:counsel|lawyers?|firm) (?:is|are)|dont l'avocate? est|cuy[oa] abogad[oa] es|(?:y |et |and )?(?:(?:la|lo|le|les) representan?|(?:la|le|les) represente(?:nt)?)|(?:and |et |y )?(?:their|its|his|her|son|sa|leur|su|sus) (?:counsel|lawyers?|attorneys?|firm|avocate?|cabinet|abogad[oa]s?|despacho) (?:is|are|est|sont|es|son)(?: de| from| of| du)?)\s(?:the )?(?:law )?(?:firm (?:of )?|le cabinet |el despacho |el bufete )?)/;
/** Between a name and a firm that shows itself to be one. */
const BESIDE = /^(?:,\s(?:de |du |del |d'|of |from )?|\s\(|\s-\s|\n|\s(?:de|du|del)\s)(?:le cabinet |cabinet |despacho |el despacho )?/;
const ACTING =
  /^(?:,|\s\(|\s-|\s)?\s?(?:(?:who is |qui est |is )?acting for|who (?:acts|appears) for|appearing for|on behalf of|(?:co-?)?counsel (?:for|to)|agissant pour|qui agit pour|qui represente|representant|au nom d[eu]|que actua por|actuando por|que representa a(?:l| la)?|en representacion de(?:l| la)?|abogad[oa] de(?:l| la)?|avocate? d[eu](?: la| l')?|for(?= (?:the )?(?:claimant|respondent|plaintiff|defendant|applicant|third|intervener))|pour(?= (?:le |la |l')(?:demand|defend|requer|intime|mis|tiers))|por (?=(?:la |el )?(?:parte|demand|actor|tercer)))\s?/;
const MORE_NAMES = /^(?:,\s(?:and |et |y )?|\s(?:and|et|y)\s)/;

/** `person` with what follows at its end, up to `until`. "firm": an organisation comes first; "several": more names may. */
export function detailsAt(reading: Reading, person: Person, until: number, mentions: Mentions, first: "firm" | "several" | null): Person {
  const read: Person = { ...person };
  if (first === "firm") {
    const firm = firmAt(reading, read.end, until, true);
    if (firm) {
      read.firm = firm;
      read.end = firm.end;
    }
  }
  for (let turns = 0; turns < 8; turns++) {
    const before = read.end;
    if (first === "several") nextName(reading, read, until);
    contact(read, mentions) || atFirm(reading, read, until) || acting(reading, read, until);
    if (read.end === before) break;
  }
  // The bracket that was opened belongs to what was read.
  if (reading.raw[read.end] === ")" && reading.raw.slice(read.start, read.end).includes("(")) read.end++;
  return read;

  function contact(one: Person, { emails, phones }: Mentions): boolean {
    const gap = GAP.exec(reading.folded.slice(one.end, until))?.[0].length ?? 0;
    const label = REACHED.exec(reading.folded.slice(one.end + gap, until))?.[0].length ?? 0;
    const at = one.end + gap + label;
    const starts = (span: Span) => span.start >= one.end + gap && span.start <= at && span.end <= until;
    const email = emails.find(starts);
    const phone = phones.find(starts);
    if (email && !one.email) {
      one.email = email;
      one.end = email.end;
      return true;
    }
    if (phone && !one.phone) {
      one.phone = phone;
      one.end = phone.end;
      return true;
    }
    return false;
  }
}

function atFirm(reading: Reading, one: Person, until: number): boolean {
  if (one.firm) return false;
  const rest = reading.folded.slice(one.end, until);
  const self =
    /^[\s,(-]*(?:who is |qui est |and is |et est |y esta )?(self-? ?represented|unrepresented|non representee?|se representant seule?|sans avocate?|sin abogad[oa])(?![a-z])/.exec(
      rest,
    );
  if (self?.[1]) {
    const start = one.end + self[0].length - self[1].length;
    one.firm = { start, end: start + self[1].length, value: reading.raw.slice(start, start + self[1].length) };
    one.end = one.firm.end;
    return true;
  }
  const lead = rest.startsWith(" ") ? 1 : 0;
  const cue = AT_FIRM.exec(rest.slice(lead));
  if (cue) {
    const from = one.end + lead + cue[0].length;
    const party = /repres|counsel|avocat|abogad|lawyer/.test(cue[0]) ? partyAt(reading, from, until, false) : null;
    // "represented by Jane Roe of Roe LLP": the firm is the one that represents.
    if (party?.person && !party.organisation && isGivenName(party.person.value)) {
      const after = detailsAt(reading, { ...one, name: party.person, end: party.end }, until, NO_MENTIONS, null);
      // "Me Anne Roy de Roy Tremblay": two names after the preposition are a firm's, one is part of hers.
      const inName = after.firm ? null : /^\S+ \S+ (?:de|du|del) (?=\p{Lu}\S+ \p{Lu})/u.exec(reading.words(party.person));
      if (inName) {
        const start = party.person.start + inName[0].length;
        one.firm = { start, end: party.person.end, value: reading.raw.slice(start, party.person.end) };
        one.end = party.end;
        return true;
      }
      const of = after.firm ? null : /^,?\s(?:of|from|at|de|du|del|chez)\s/.exec(reading.folded.slice(party.end, until));
      const firm = of ? firmAt(reading, party.end + of[0].length, until, true) : after.firm;
      one.firm = firm;
      one.end = firm && of ? firm.end : after.end;
      return true;
    }
    const firm = party?.organisation ?? firmAt(reading, from, until, true);
    if (firm) {
      one.firm = firm;
      one.end = firm.end;
      return true;
    }
  }
  const beside = BESIDE.exec(rest);
  const firm = beside ? firmAt(reading, one.end + beside[0].length, until, false) : null;
  if (!firm) return false;
  one.firm = firm;
  one.end = firm.end;
  return true;
}

const NO_MENTIONS: Mentions = { emails: [], phones: [] };

function acting(reading: Reading, one: Person, until: number): boolean {
  if (one.actsFor) return false;
  const cue = ACTING.exec(reading.folded.slice(one.end, until));
  if (!cue) return false;
  const start = one.end + cue[0].length;
  const rest = reading.raw.slice(start, until);
  const text = (
    /^[^,.;()\n]{2,80}?(?=\s(?:and|et|y|at|on|with|in|please|avec|con|le|el)\s|[,;()\n]|\.(?:\s|$)|$)/iu.exec(rest)?.[0] ?? ""
  ).trimEnd();
  if (text.length < 2) return false;
  one.actsFor = { start, end: start + text.length, value: text };
  one.end = one.actsFor.end;
  return true;
}

function nextName(reading: Reading, one: Person, until: number): void {
  const more = one.name ? MORE_NAMES.exec(reading.folded.slice(one.end, until)) : null;
  const next = more ? partyAt(reading, one.end + more[0].length, until, false)?.person : null;
  if (!one.name || !next || !/\s/.test(next.value)) return;
  one.name = { start: one.name.start, end: next.end, value: reading.raw.slice(one.name.start, next.end) };
  one.end = next.end;
}
