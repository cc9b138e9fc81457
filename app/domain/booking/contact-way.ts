/** How our office reaches the contact of a booking: what the confirmation, its mail, the assistant and staff's tasks say alike. */

import { fold } from "#app/domain/assistant/fold.ts";
import { refusesCalls } from "#app/domain/assistant/unwanted-calls.ts";
import { normalized } from "#app/domain/normalized.ts";
import type { BookingRecord } from "./office/record.ts";

export interface ContactWay {
  /** `message` is a text message or WhatsApp, `any` whichever suits: they named several. */
  by: "mail" | "message" | "phone" | "any";
  /** Of a message: through what. */
  through: "text" | "whatsapp" | null;
  /** They asked for no calls; who prefers e-mail has not. */
  refusesCalls: boolean;
  /** When and how else, in their words; null where they have not said. */
  when: string | null;
  /** Their words say more than by which way: no hour of ours may stand against them. */
  hasTime: boolean;
  /** They name an hour, a day or a part of one: when to be reached, and not only how. */
  saysWhen: boolean;
}

/** What a request says besides of how somebody is reached. */
export interface ContactNeeds {
  caseDescription?: unknown;
  specialRequirements?: unknown;
  contactName?: unknown;
  people?: unknown;
}

const WHATSAPP = /\bwhats ?app\b|\b[wg]u?asap\b/;
const TEXT = /\btext(?:s|ed|ing)?(?:-moi)?\b|\btextez\b|\bsms\b|\btextos?\b|\bmensajes?\b(?! de voz)|\bmessages? textes?\b/;
const MAIL = /\be-?mails?\b|\bcourriels?\b|\bcorreos?\b|\bmails?\b/;
const PHONE = /\b(?:tele)?phones?\b|\bcalls?\b|\bcalling\b|\bring\b|\btelephon\w*|\btelefon\w*|\br?appel\w*|\bllam\w*/;
/** Words of no way before its name. */
const DENIED =
  /\b(?:no|not|don'?t|never|without|instead of|rather than|pas|pas de|pas d'|jamais|sans|plutot que|ne pas|sin|nunca|en vez de)\s+(?:\S+\s+)?$|\b(?:n'|ne m'|ne me |ne nous )$/;
/** What a phrase of ways alone is made of besides their names. */
const BESIDE =
  /^(?:please|pls|reach|contact|me|us|i|i'd|we|by|via|through|on|over|at|my|the|a|an|with|only|just|no|not|don't|dont|do|never|send|write|prefer|preferred|preferably|rather|or|and|to|is|best|is best|it's|that|way|rather|than|instead|of|please,|if|possible|address|number|thanks|thank|you|mobile|cell|s'il|vous|plait|svp|merci|joindre|par|me|moi|nous|mon|ma|mes|le|la|les|un|une|de|du|des|au|aux|pas|ne|seulement|uniquement|plutot|que|je|prefere|et|ou|ecrire|ecrivez|ecrivez-moi|envoyer|envoyez|envoyez-moi|por|favor|contactar|contactarme|contacteme|contactenme|mi|mis|solo|solamente|unicamente|sin|prefiero|preferiblemente|y|o|escribir|escribame|escribanme|escribirme|enviar|enviarme|envieme|el|electronico|telefono|telephonique|telephoniques|telefonicas?|message|messages|messagerie|gracias|texte|textes|mejor|al|en|ser|contactado|contactada|puede|pueden|por)$/;
/** A number by itself is a telephone's. */
const HOUR = /\b\d{1,2}(?::\d\d| ?h ?\d{0,2}\b| ?[ap]\.?m\b| ?o'?clock\b)/;
/** Parts of a day, weekdays, and what bounds a time; also in the plural. */
const TIMES: ReadonlySet<string> = new Set(
  [
    "noon midday midnight lunchtime o'clock morning afternoon evening night weekend weekday today tonight tomorrow anytime",
    "monday tuesday wednesday thursday friday saturday sunday before after until till hour later once when",
    "midi matin matinee apres-midi soir soiree nuit journee demain aujourd'hui avant apres partir heure quand",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "mediodia manana tarde noche hoy semana dia antes despues hasta hora cuando lunes martes miercoles jueves viernes sabado domingo",
  ].flatMap((words) => words.split(" ")),
);
const saysTime = (words: string): boolean =>
  HOUR.test(words) || (words.match(/[\p{L}'-]+/gu) ?? []).some((word) => TIMES.has(word) || TIMES.has(word.replace(/s$/, "")));
/** Said of oneself: "I'm hard of hearing", « je suis sourde », "soy sorda". */
const OWN_HEARING =
  /\b(?:i am|i'?m|im|as i am)\b[^.;!?]{0,20}\b(?:deaf|hard of hearing|hearing[ -]impaired)\b|\bje suis\b[^.;!?]{0,20}\b(?:sourde?|malentendante?)\b|\b(?:soy|yo soy)\b[^.;!?]{0,20}\b(?:sord[ao]|hipoacusic[ao])\b|\bi (?:can'?t|cannot|do not|don'?t) hear\b|\bj'entends mal\b|\bno oigo\b/;
const HEARING = /\b(?:deaf|hard of hearing|hearing[ -]impaired|sourde?|malentendante?|sord[ao]|hipoacusic[ao])\b/;

/** From the fields of a draft or a booking, as they are stored. */
export function contactWayOf(contactBy: unknown, contactWhen: unknown, needs: ContactNeeds = {}): ContactWay {
  const when = typeof contactWhen === "string" && contactWhen !== "" ? contactWhen : null;
  const words = when === null ? "" : foldedWords(when);
  const besides = [needs.caseDescription, needs.specialRequirements].filter((one) => typeof one === "string");
  const isRefused = contactBy === "no_calls" || (contactBy !== "phone" && refusesCalls(when === null ? [] : [when], besides));
  const through = names(words, WHATSAPP) ? "whatsapp" : names(words, TEXT) ? "text" : null;
  const by = wayOf(isRefused ? "no_calls" : contactBy, words, through, needs);
  return {
    by,
    through: by === "message" ? through : null,
    refusesCalls: isRefused,
    when,
    hasTime: words !== "" && saysMore(words),
    saysWhen: saysTime(words),
  };
}

/** True where their own words name the ways: "by phone" next to them would say another thing than "WhatsApp or a call". */
export function isWayInWords(contactBy: unknown, contactWhen: unknown): boolean {
  const { by } = contactWayOf(contactBy, contactWhen);
  return contactBy === "phone" && (by === "any" || by === "message");
}

/** The same from a booking as one who opens it reads it. */
export function contactWayOfBooking(
  booking: Pick<BookingRecord, "details" | "caseDescription" | "specialRequirements" | "bookingContactName">,
): ContactWay {
  const { details, caseDescription, specialRequirements, bookingContactName } = booking;
  return contactWayOf(details?.contactBy, details?.contactWhen, {
    caseDescription,
    specialRequirements,
    contactName: bookingContactName,
    people: details?.people,
  });
}

/** What is said of it where the contact's own words are not to be shown. */
export const withoutWords = (way: ContactWay): ContactWay => ({ ...way, when: null });

/** Small letters without accents; apostrophes as they are typed on a keyboard. */
const foldedWords = (text: string): string => fold(normalized(text, "NFC")).replaceAll("’", "'").trim();

function wayOf(contactBy: unknown, words: string, through: ContactWay["through"], needs: ContactNeeds): ContactWay["by"] {
  const isMailed = contactBy === "email" || names(words, MAIL);
  const isCalled = contactBy === "phone" || (names(words, PHONE) && contactBy !== "no_calls");
  if (through !== null && contactBy === "no_calls") return "message";
  if (through !== null && contactBy !== "email") return isMailed || (names(words, PHONE) && contactBy !== "no_calls") ? "any" : "message";
  if (contactBy === "email" || contactBy === "no_calls") return "mail";
  if (isMailed && contactBy !== "phone") return isCalled ? "any" : "mail";
  return contactBy !== "phone" && hearsBadly(needs) ? "mail" : "phone";
}

/** True where a way is named, and not in order to refuse it. */
function names(words: string, way: RegExp): boolean {
  return [...words.matchAll(new RegExp(way, "g"))].some(({ index }) => !DENIED.test(words.slice(0, index)));
}

/** True where something is left once the ways and the words around them are taken away: an hour, a day, a condition. */
function saysMore(words: string): boolean {
  const left = [WHATSAPP, TEXT, MAIL, PHONE].reduce((rest, way) => rest.replaceAll(new RegExp(way, "g"), " "), words);
  return left.split(/[\s,.;:!()“”"«»/]+/).some((word) => word !== "" && /[\p{L}\d]/u.test(word) && !BESIDE.test(word));
}

/** True where the contact says that they hear badly, of themselves or in the list of those who take part. */
function hearsBadly({ specialRequirements, contactName, people }: ContactNeeds): boolean {
  if (typeof specialRequirements === "string" && OWN_HEARING.test(foldedWords(specialRequirements))) return true;
  if (typeof contactName !== "string" || contactName === "" || !Array.isArray(people)) return false;
  const own = foldedWords(contactName);
  return people.some(
    (one: { name?: unknown; access?: unknown }) =>
      typeof one.name === "string" &&
      foldedWords(one.name) === own &&
      typeof one.access === "string" &&
      HEARING.test(foldedWords(one.access)),
  );
}
