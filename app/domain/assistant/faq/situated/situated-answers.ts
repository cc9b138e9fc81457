/** Answers that depend on who asks: what holds only once a request is sent, who gets in touch and how, what is at the venue of the request. */
import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Venue } from "#app/domain/venue/venues.ts";
import { typeset } from "../figures.ts";
import type { Situation } from "./situation.ts";
import { facilityAnswer } from "./venue-facilities.ts";

/** What the FAQ with this id answers in this situation; null where its own answer says all there is. */
export function situatedAnswer(faqId: string, question: string, situation: Situation, locale: Locale): string | null {
  if (OF_CONTACT.has(faqId) && WHO.test(question)) return contactAnswer(question, situation, locale);
  if (faqId === "after-submitting") return contactAnswer(question, situation, locale);
  return situation.venue ? facilityAnswer(faqId, situation.venue, question, locale) : null;
}

/** Answers that are found for "who will call me?". */
const OF_CONTACT: ReadonlySet<string> = new Set([
  "after-submitting",
  "response-time",
  "talk-to-a-person",
  "languages-and-interpretation",
  "cancel-or-change",
]);
/** Who of ours gets in touch, and not how we are reached. */
const WHO =
  /(?<!\p{L})(?:who(?:['’]s| is| will|s)?|qui(?: est-ce qui)?(?: va)?|qui[ée]n(?:es)?)(?!\p{L})[^.;?!]{0,40}(?:call|text|write|contact|confirm|reach|appel|écri|contact|joind|llam|escrib|comunic)/iu;
const LANGUAGE =
  /(?<!\p{L})(?:languages?|speaks?|langues?|parlent?|idiomas?|hablan?|habl[ae]|spanish|french|english|espa[ñn]ol|franç?ais|francés|anglais|inglés|ingles)(?!\p{L})/iu;

/** What happens once it is sent, or from now on; in which language, where that is asked. */
function contactAnswer(question: string, { venue, sent, way, isWaySaid }: Situation, locale: Locale): string {
  const words = WORDS[locale];
  const team = venue ? words.teamIn(venue.city[locale]) : words.team;
  const touch = words.touch[isWaySaid ? channelOf(way) : "touch"];
  const said = sent ? words.sent(team, touch) : words.unsent(team, touch);
  return typeset(
    LANGUAGE.test(question) ? `${said} ${words.language(venue ? (DESKS[venue.code]?.[locale] ?? null) : null)}` : said,
    locale,
  );
}

type Channel = "mail" | "text" | "whatsapp" | "call" | "touch";
function channelOf({ by, through }: ContactWay): Channel {
  if (by === "message") return through ?? "text";
  return by === "mail" ? "mail" : by === "phone" ? "call" : "touch";
}

interface ContactWords {
  team: string;
  teamIn: (city: string) => string;
  touch: Readonly<Record<Channel, string>>;
  unsent: (team: string, touch: string) => string;
  sent: (team: string, touch: string) => string;
  /** `desk`: the languages of the venue; null where none are published. */
  language: (desk: string | null) => string;
}

const WORDS: Readonly<Record<Locale, ContactWords>> = {
  en: {
    team: "our team",
    teamIn: (city) => `our ${city} team`,
    touch: {
      mail: "writes to you by e-mail",
      text: "writes to you by text message",
      whatsapp: "writes to you on WhatsApp",
      call: "calls you",
      touch: "gets in touch with you",
    },
    unsent: (team, touch) =>
      `Nothing is sent until you confirm the summary. You then get a reference number, and ${team} ${touch} to settle the details and the quote; the booking is confirmed only after that.`,
    sent: (team, touch) =>
      `${team.charAt(0).toUpperCase()}${team.slice(1)} ${touch} to settle the details and the quote, and the booking is confirmed only after that.`,
    language: (desk) => `${desk ? `They work ${desk}. ` : ""}Tell me which language you would like, and I note it for the team.`,
  },
  fr: {
    team: "notre équipe",
    teamIn: (city) => `notre équipe de ${city}`,
    touch: {
      mail: "vous écrit par courriel",
      text: "vous écrit par message texte",
      whatsapp: "vous écrit par WhatsApp",
      call: "vous appelle",
      touch: "communique avec vous",
    },
    unsent: (team, touch) =>
      `Rien n’est transmis avant que vous ne confirmiez le résumé. Vous recevez alors un numéro de référence, et ${team} ${touch} pour régler les détails et la soumission ; la réservation n’est confirmée qu’ensuite.`,
    sent: (team, touch) =>
      `${team.charAt(0).toUpperCase()}${team.slice(1)} ${touch} pour régler les détails et la soumission ; la réservation n’est confirmée qu’ensuite.`,
    language: (desk) =>
      `${desk ? `On y travaille ${desk}. ` : ""}Dites-moi dans quelle langue vous préférez une réponse, et je le note pour l’équipe.`,
  },
  es: {
    team: "nuestro equipo",
    teamIn: (city) => `nuestro equipo de ${city}`,
    touch: {
      mail: "le escribe por correo electrónico",
      text: "le escribe por mensaje de texto",
      whatsapp: "le escribe por WhatsApp",
      call: "le llama",
      touch: "se comunica con usted",
    },
    unsent: (team, touch) =>
      `No se envía nada hasta que usted confirme el resumen. Entonces recibe un número de referencia, y ${team} ${touch} para acordar los detalles y la cotización; la reserva queda confirmada solo después.`,
    sent: (team, touch) =>
      `${team.charAt(0).toUpperCase()}${team.slice(1)} ${touch} para acordar los detalles y la cotización; la reserva queda confirmada solo después.`,
    language: (desk) => `${desk ? `Allí se atiende ${desk}. ` : ""}Dígame en qué idioma prefiere la respuesta y lo anoto para el equipo.`,
  },
};

/** The languages of the desks, as the page of each city has them. */
const DESKS: Readonly<Partial<Record<Venue["code"], Readonly<Record<Locale, string>>>>> = {
  TOR: { en: "in English", fr: "en anglais", es: "en inglés" },
  MTL: { en: "in French and English", fr: "en français et en anglais", es: "en francés e inglés" },
  MIA: { en: "in several languages", fr: "en plusieurs langues", es: "en varios idiomas" },
  CAY: { en: "in English", fr: "en anglais", es: "en inglés" },
};
