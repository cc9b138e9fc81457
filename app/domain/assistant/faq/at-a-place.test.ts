/** A question about something at a place of ours asks about the thing: where is not what. */
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { bestFaq } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";

/** What people say of a place, behind a question about something else. */
const PLACES: Readonly<Record<Locale, readonly string[]>> = {
  en: ["at your Toronto office", "in your Miami offices", "at your office in Montreal", "in your city centre office"],
  fr: [
    "à votre bureau de Toronto",
    "dans vos bureaux de Miami",
    "à votre établissement de Montréal",
    "dans votre bureau de la ville de Montréal",
  ],
  es: ["en su oficina de Toronto", "en sus oficinas de Miami", "en su sede de Montreal", "en la sucursal de la ciudad de Miami"],
};

const THINGS: readonly ({ id: string } & Readonly<Record<Locale, string>>)[] = [
  { id: "parking-and-transport", en: "Is there parking", fr: "Y a-t-il du stationnement", es: "¿Hay estacionamiento" },
  { id: "catering", en: "Do you serve lunch", fr: "Servez-vous le repas du midi", es: "¿Sirven almuerzo" },
  {
    id: "accessibility",
    en: "Is there wheelchair access",
    fr: "Y a-t-il un accès en fauteuil roulant",
    es: "¿Hay acceso en silla de ruedas",
  },
  { id: "opening-hours", en: "What are the opening hours", fr: "Quelles sont les heures d’ouverture", es: "¿Qué horario tienen" },
  { id: "rooms-and-capacity", en: "How many people fit", fr: "Combien de personnes peut-on accueillir", es: "¿Cuántas personas caben" },
  { id: "prices", en: "How much is a room", fr: "Combien coûte une salle", es: "¿Cuánto cuesta una sala" },
  { id: "payment", en: "Can I pay by credit card", fr: "Puis-je payer par carte de crédit", es: "¿Puedo pagar con tarjeta de crédito" },
  { id: "languages-and-interpretation", en: "Do you have interpreters", fr: "Avez-vous des interprètes", es: "¿Tienen intérpretes" },
  { id: "court-reporting", en: "Is there a court reporter", fr: "Y a-t-il un sténographe", es: "¿Hay taquígrafo" },
  {
    id: "equipment",
    en: "Are there monitors and a projector",
    fr: "Y a-t-il des écrans et un projecteur",
    es: "¿Hay pantallas y proyector",
  },
  {
    id: "hybrid-hearings",
    en: "Can I hold a hybrid hearing",
    fr: "Puis-je tenir une audience hybride",
    es: "¿Puedo tener una audiencia híbrida",
  },
  { id: "cancel-or-change", en: "Can I cancel a hearing", fr: "Puis-je annuler une audience", es: "¿Puedo cancelar una audiencia" },
  { id: "confidentiality", en: "Is everything confidential", fr: "Est-ce que tout est confidentiel", es: "¿Todo es confidencial" },
  { id: "durations", en: "How long is a half day", fr: "Combien de temps dure une demi-journée", es: "¿Cuánto dura medio día" },
  { id: "arbitrators", en: "Who are the arbitrators", fr: "Qui sont les arbitres", es: "¿Quiénes son los árbitros" },
];

describe.each(LOCALES)("in %s", (locale) => {
  it.each(THINGS.flatMap((thing) => PLACES[locale].map((place) => ({ id: thing.id, question: `${thing[locale]} ${place}?` }))))(
    "$question",
    ({ question, id }) => {
      expect(bestFaq(question, locale, FAQ_SEED)?.faq.id).toBe(id);
    },
  );
});

it.each([
  ["en", "Where are your offices?"],
  ["en", "Do you have an office in Boston?"],
  ["en", "What is the address of your Toronto office?"],
  ["en", "Which cities are you in?"],
  ["fr", "Où sont vos bureaux ?"],
  ["fr", "Avez-vous des bureaux à Québec ?"],
  ["fr", "Quelle est l’adresse de votre bureau de Toronto ?"],
  ["fr", "Dans quelles villes êtes-vous ?"],
  ["es", "¿Dónde están sus oficinas?"],
  ["es", "¿Tienen oficina en Bogotá?"],
  ["es", "¿Cuál es la dirección de su oficina de Toronto?"],
  ["es", "¿En qué ciudades están?"],
] as const)("who asks for nothing else asks where we are: %s, %s", (locale, question) => {
  expect(bestFaq(question, locale, FAQ_SEED)?.faq.id).toBe("locations");
});
