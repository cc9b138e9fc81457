/**
 * Whether text that is given as a name is one. A name is shown to others and appears in mails: what is an address, a link, a
 * telephone number or a sentence is refused, so that nobody uses us to pass a message on. In doubt it is a name.
 */
import { normalized } from "#app/domain/normalized.ts";
import { looked } from "./case/conflicts/look-alikes.ts";
import { PROVIDER } from "./provider.ts";
import { VENUES } from "./venue/venues.ts";

/** Words of the longest name; parties such as the Crown are named at length. */
const MOST_WORDS = { person: 10, firm: 20 } as const;
export type NameOf = keyof typeof MOST_WORDS;

/** Longest name; the Crown as a party, or a firm with all its partners, needs more than a person. */
export const MOST_CHARACTERS = { person: 100, firm: 200 } as const;

/** Begins an encoded word (RFC 2047), which mail programs read as other letters. */
const ENCODED_WORD = /=\?/;
/** Begins an element, a comment or a closing tag of HTML; "A < B" does not. */
const MARKUP = /<[\p{L}/!?]/u;
/** Begins a formula in a table's cell. */
const FORMULA = /^[=+@|]/;
/** What a template fills: a name that holds it would never be filled. */
const PLACEHOLDER = /\{\{|\}\}/;
const LINK = /@|:\/\/|\bhttps?\b|\bhxxps?\b|\bwww\d?\.|\bmailto:|\btel:/i;
/** A legal form, as a word without full stops: after one a domain is the name of a company ("Booking.com B.V."). */
export const LEGAL_FORM =
  /^(?:inc|incorporated|ltd|limited|llc|llp|lp|corp|corporation|co|company|plc|gmbh|ag|ab|as|sa|sas|sarl|srl|spa|bv|nv|pty|ulc|enr|ltee|ltée|senc|gp|canada|group|holdings?|international|services|technologies)$/i;
/** Labels with full stops between, the last of them letters, and a path. */
const DOMAIN =
  /(?<![\p{L}\p{M}\p{Nd}])[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]*(?:\.[\p{L}\p{M}\p{Nd}-]+)*\.(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)(\/\S*)?/giu;
/** Ends of domains that are no continuation of an abbreviation either. */
const WELL_KNOWN_END =
  /\.(?:com|net|org|info|biz|io|co|ai|app|dev|xyz|top|site|online|shop|club|link|click|live|me|tv|cc|ru|cn|tk|ml|ga|cf|gq|ca|us|uk|fr|es|mx|de|eu|example|test)$/iu;
/** A full stop that was set apart, or put in brackets, so that it looks like none: "evil [.] com". */
const APART = /[\p{L}\p{Nd}](?:\s+\.\s*|\s*[[({<]\s*\.\s*[\])}>]\s*)\p{L}{2,}/u;
/** A domain in words: "evil dot com slash pay". */
const SPOKEN =
  /[\p{L}\p{Nd}][\s)\]}>([{<]+(?:dot|point|punto)[\s)\]}>([{<]+(?:com|net|org|info|biz|io|xyz|app|online|site|link|click|shop|bank|ca|us|uk|eu|fr|es|mx|nl|de)(?!\p{L})/iu;

/** "evil com": what ends a domain, set apart by a space; no name ends so. */
const ENDS_AS_DOMAIN = { person: /\s(?:com|net|org|biz|xyz|info)$/iu, firm: /(?:^|\s)[\p{Ll}\d-]+\s(?:com|net|org|biz|xyz)$/u } as const;
/** Dots that stand higher, in place of a full stop: "evil·com"; in "Paral·lel" nothing ends a domain. */
const RAISED = /(?<=[\p{L}\p{Nd}])[·•‧∙⋅・](?=\p{L})/gu;
/** Strokes that only look like a slash, between letters: "goo⁄gl". */
const FALSE_SLASH = /[\p{L}\p{Nd}][⁄∕⧸╱][\p{L}\p{Nd}]/u;
/** Pictures, but for the signs of marks. */
const PICTURE = /(?![©®™])\p{Extended_Pictographic}/u;
/** One word of many letters and digits: an address of a wallet, a code. */
const CODE = /(?<!\S)(?=\S*\d\S*\d\S*\d)(?=\S*[a-z])[a-z\d]{20,}(?!\S)/iu;

/** Companies that are registered by a number: "9123-4567 Québec inc.", "1234567 Ontario Inc." */
const NUMBERED =
  /^\d{4}-?\d{3,4}\s+(?:(?:ontario|qu[eé]bec|canada|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|yukon|b\.?\s?c\.?|british columbia|p\.?e\.?i\.?|nwt)\b|b\.c\.)/i;
const DIGIT_RUN = /\p{Nd}(?:(?:[\s()./|~·•_*\p{Pd}]|,(?!\s))*\p{Nd}){6,}/u;

/** Abbreviations and initials after which a name goes on. */
const ABBREVIATION =
  /^(?:\p{L}|(?:\p{L}\.)+\p{L}?|dr|dre|mr|mrs|ms|mme|mlle|prof|hon|rev|fr|sr|sra|srta|jr|st|ste|mt|mtre|mult|ad|lic|ing|arq|abg|dra|don|capt|col|gen|maj|sgt|lt|cmdr|pres|gov|sen|rep|messrs|mlles|esq|ltd|lte|ltée|ltda|inc|corp|co|cie|cía|cia|bros|assoc|assn|univ|dept|div|intl|int|nat|natl|mfg|dist|svcs|gov't|govt|no|vs|v|al|et|aux|ass|soc|coop|enr|plc|llc|llp|gmbh|reg|mgmt|med|ph|dipl|mag|sté|ets|éts|fils|hnos|pty|bhd|sdn|tbk|kft|pt|cv|ab|ag|mc|mac|wm|chas|geo|jos|thos|robt|jas|benj|alex|edw|fred|saml|danl)$/iu;

/** Words of messages, which no name has several of. */
const MESSAGE_WORDS = new Set(
  (
    "you your yours please click here was were has have been will would must this that's closed blocked suspended expired account verify " +
    "confirm password wire funds elsewhere escrow deposit bitcoin wallet urgent now immediately pay payment invoice won win winner prize free call see visit reply send transfer overdue owe " +
    "virez virement fonds ailleurs vous votre vos veuillez cliquez ici été sera doit compte fermé bloqué mot passe urgent maintenant payez facture gagné appelez voir répondez " +
    "transfiera fondos usted su sus haga clic aquí ha sido está cuenta cerrada bloqueada contraseña urgente ahora pague factura ganado llame vea responda"
  ).split(" "),
);
/** Those that speak to the reader. */
const ADDRESSING = new Set("you your yours please click veuillez votre vos vous cliquez usted haga clic aquí".split(" "));

const LINE_BREAK = /\S[ \t]*[\r\n\u0085\u2028\u2029]\s*\S/;

/** Whether text has a line break within, which cleaning would hide. */
export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text.trim());

/** True of text that can be somebody's name (`person`) or that of a firm, a party or a body (`firm`); also of empty text. */
export function isNameLike(text: string, of: NameOf): boolean {
  const name = normalized(text, "NFC").trim();
  if (name.length > MOST_CHARACTERS[of] || hasLineBreak(name)) return false;
  return wordsOf(name).length <= MOST_WORDS[of] && !saysMore(name, of);
}

/** Whether a first and a last name that are names each are one together: half a message is in neither, and it is not our own. */
export function areNamesTogether(firstName: string, lastName: string): boolean {
  const name = normalized(`${firstName} ${lastName}`, "NFC").trim();
  return !saysMore(name, "person") && !isOfHouse(name);
}

const wordsOf = (name: string) => name.split(/\s+/u).filter(Boolean);

/** Letters, digits and signs as everybody reads them and as browsers take them in an address. */
const folded = (name: string) => normalized(name, "NFKC").replace(/[。․]/gu, ".").replace(/[⁄∕]/gu, "/");

const lookedWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(looked),
  );

/** The house and its offices, in our languages: a name of nothing else is taken for ours. */
const OF_HOUSE = lookedWords(
  `${PROVIDER.name} ${PROVIDER.legalName} hearing hearings venue venues management manager billing the our a case cases office offices official administrator administrators admin administration arbitrator arbitrators arbitral tribunal support team ` +
    "secretariat registry registrar clerk staff helpdesk help desk service services bureau le la les greffe greffier administrateur administratrice arbitre tribunal équipe soutien " +
    "dossier secrétariat personnel el los oficina administrador administradora árbitro árbitra arbitro equipo soporte secretaría secretaria caso del de du des of and et y",
);
/** What is ours next to the house's own name alone: people bear some of these. */
const NEXT_TO_HOUSE = lookedWords(
  `s legal law accounts finance payments booking bookings international global group canada ${VENUES.flatMap(({ city }) => Object.values(city)).join(" ")}`,
);
const HOUSE = looked(PROVIDER.name);

/** Whether a name is that of our house or of an office of ours, as it looks: who bears it would speak for us. */
const isOfHouse = (name: string): boolean => {
  const words = wordsOf(name).map((word) => looked(word.replace(/[^\p{L}\p{M}\p{N}]/gu, "")));
  if (words.length > 1 && words.every((word) => word === "" || OF_HOUSE.has(word))) return true;
  const joined = words.join("");
  return joined.includes(HOUSE) && joined.length > HOUSE.length && isMadeOf(joined, [OF_HOUSE, NEXT_TO_HOUSE]);
};

/** Whether text is words of these sets and nothing else, wherever its spaces are. */
function isMadeOf(text: string, sets: readonly ReadonlySet<string>[]): boolean {
  const ends = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (!ends.has(from)) continue;
    for (const words of sets) for (const word of words) if (text.startsWith(word, from)) ends.add(from + word.length);
  }
  return ends.has(text.length);
}

/** Whether a name says what no name does, as it is written or as it is read. */
function saysMore(name: string, of: NameOf): boolean {
  const read = folded(name);
  const looksOdd = FALSE_SLASH.test(name) || PICTURE.test(name) || CODE.test(read) || ENDS_AS_DOMAIN[of].test(read);
  const isAddress =
    looksOdd ||
    ENCODED_WORD.test(read) ||
    PLACEHOLDER.test(read) ||
    MARKUP.test(read) ||
    FORMULA.test(read) ||
    namesRaisedDomain(read) ||
    LINK.test(read) ||
    APART.test(read) ||
    SPOKEN.test(read) ||
    namesDomain(read, of) ||
    holdsNumber(read, of);
  return isAddress || [name, read].some((text) => isSentence(wordsOf(text)) || isMessage(wordsOf(text)));
}

/** "J.P.Morgan", "Dr.Lee", "1.FC": what is before the last full stop is abbreviated or counted. */
function isAbbreviated(found: string, of: NameOf): boolean {
  const labels = found.split(".").slice(0, -1);
  return labels.every((label) => ABBREVIATION.test(label) || (of === "firm" && /^\p{Nd}+$/u.test(label)));
}

/** A domain whose full stops stand higher, with a well-known end or a path. */
function namesRaisedDomain(name: string): boolean {
  const lowered = name.replace(RAISED, ".");
  return lowered !== name && [...lowered.matchAll(DOMAIN)].some(({ 0: found, 1: path }) => path || WELL_KNOWN_END.test(found));
}

function namesDomain(name: string, of: NameOf): boolean {
  return [...name.matchAll(DOMAIN)].some(({ 0: found, 1: path, index }) => {
    if (path) return true;
    if (!WELL_KNOWN_END.test(found) && isAbbreviated(found, of)) return false;
    if (of === "person") return true;
    const next = name
      .slice(index + found.length)
      .match(/^,?\s+([\p{L}.]+)/u)?.[1]
      ?.replaceAll(".", "");
    return index > 0 || (next !== undefined && !LEGAL_FORM.test(next)) || (next === undefined && !/^\p{Lu}/u.test(found));
  });
}

function holdsNumber(name: string, of: NameOf): boolean {
  const rest = of === "firm" ? name.replace(NUMBERED, "") : name;
  // A letter that represents a digit: "514555 O199".
  const counted = rest.replace(/\S*\p{Nd}\S*/gu, (word) => word.replace(/[OoОо]/gu, "0").replace(/[lI|]/gu, "1"));
  return DIGIT_RUN.test(counted);
}

const isLegalForm = (word: string) => LEGAL_FORM.test(word.replaceAll(/[.,]/g, ""));

/** A full stop, a colon or an exclamation after a word, and another word after it. */
function isSentence(words: readonly string[]): boolean {
  return words.slice(0, -1).some((word, at) => {
    const next = words[at + 1] ?? "";
    if (!/^[\p{L}\d"'«(¡¿]/u.test(next)) return false;
    if (/[:;…。！？]$/u.test(word)) return !/^(?:c\/o|re:)$/iu.test(word) || words.length > 6;
    if (/[!?]$/u.test(word)) return !isLegalForm(next) && !isLegalForm(words.at(-1) ?? "");
    return /\p{L}\.$/u.test(word) && !ABBREVIATION.test(word.replace(/^[("'«]+/u, "").slice(0, -1));
  });
}

function isMessage(words: readonly string[]): boolean {
  const found = new Set(words.map((word) => word.toLowerCase().replace(/[^\p{L}]+/gu, "")).filter((word) => MESSAGE_WORDS.has(word)));
  const addresses = [...found].some((word) => ADDRESSING.has(word));
  return found.size >= 3 || (found.size === 2 && addresses);
}
