/** Three talks, in each language: a booking in three messages, a change of mind, and what comes after the booking. */
import type { Locale } from "#app/domain/locale.ts";
import type { Understanding } from "#app/understanding/contract.ts";
import { act, days, reading, said, states, when } from "./play.ts";

/** A message as it was typed, and what was read in it. */
export interface Line {
  typed: string;
  said: Understanding;
}

const QUOTES = {
  en: {
    open: "Hi, three-day hybrid arbitration in Toronto from March 8 at 9:30, 22 people, a Tagalog interpreter, three witnesses join from Vancouver. Is there parking?",
    person: "Dana Whitfield, Whitfield Crane LLP, dana@wc.example, 416 555 0199",
    story: "our client's turbine was delivered eight months late",
    yes: "yes please",
    days: "March 8",
    hour: "9:30",
    length: "three-day",
    witnesses: "three witnesses join from Vancouver",
    interpreter: "a Tagalog interpreter",
    parking: "Is there parking?",
    language: "Tagalog",
    other: "the 19th also works",
    saturday: "actually Saturday the 13th",
    no: "no, nothing else",
    back: "undo that",
    change: "please move it to March 22",
    add: "Mr. Roy needs a wheelchair ramp",
    cancel: "cancel my booking",
  },
  fr: {
    open: "Bonjour, arbitrage hybride de trois jours à Toronto dès le 8 mars à 9 h 30, 22 personnes, interprète vers le tagalog, trois témoins de Vancouver. Y a-t-il du stationnement ?",
    person: "Dana Whitfield, Whitfield Crane, dana@wc.example, 416 555-0199",
    story: "la turbine de notre cliente a été livrée huit mois en retard",
    yes: "oui, s’il vous plaît",
    days: "le 8 mars",
    hour: "9 h 30",
    length: "trois jours",
    witnesses: "trois témoins de Vancouver",
    interpreter: "interprète vers le tagalog",
    parking: "Y a-t-il du stationnement ?",
    language: "tagalog",
    other: "le 19 irait aussi",
    saturday: "finalement le samedi 13",
    no: "non, rien d’autre",
    back: "annulez cela",
    change: "déplacez-la au 22 mars",
    add: "M. Roy a besoin d’une rampe",
    cancel: "annulez ma réservation",
  },
  es: {
    open: "Hola, arbitraje híbrido de tres días en Toronto desde el 8 de marzo a las 9:30, 22 personas, intérprete de tagalo, tres testigos desde Vancouver. ¿Hay estacionamiento?",
    person: "Dana Whitfield, Whitfield Crane, dana@wc.example, 416 555 0199",
    story: "la turbina de nuestra clienta llegó ocho meses tarde",
    yes: "sí, por favor",
    days: "el 8 de marzo",
    hour: "a las 9:30",
    length: "tres días",
    witnesses: "tres testigos desde Vancouver",
    interpreter: "intérprete de tagalo",
    parking: "¿Hay estacionamiento?",
    language: "tagalo",
    other: "el 19 también sirve",
    saturday: "mejor el sábado 13",
    no: "no, nada más",
    back: "deshaga eso",
    change: "muévala al 22 de marzo",
    add: "el Sr. Roy necesita una rampa",
    cancel: "cancele mi reserva",
  },
} as const;

function parts(language: Locale) {
  const q = QUOTES[language];
  const line = (typed: string, more: Partial<Understanding>): Line => ({ typed, said: said({ language, ...more }) });
  const yes = line(q.yes, { acts: [act("confirm")] });
  const contact = line(q.person, {
    statements: [
      states("name", { name: "Dana Whitfield" }, "Dana Whitfield"),
      states("firm", { firm: language === "en" ? "Whitfield Crane LLP" : "Whitfield Crane" }, "Whitfield Crane"),
      states("email", { address: "dana@wc.example" }, "dana@wc.example"),
      states("phone", { number: "+14165550199" }, "416 555 0199"),
    ],
  });
  const open = line(q.open, {
    acts: [act("greeting"), act("question")],
    statements: [
      states("proceeding", { type: "arbitration" }, "arbitration"),
      states("format", { type: "hybrid" }, "hybrid"),
      states("venue", { location: "arbitration_place_toronto" }, "Toronto"),
      when({ ...days(["2027-03-08", "2027-03-08"]), clock: { at: "09:30" } }, `${q.days} ${q.hour}`),
      when({ length: { min: 3, max: 3, unit: "d" } }, q.length),
      states("headcount", { least: 22, most: 22 }, "22"),
      states("service", { kind: "needsInterpretation", language: q.language }, q.interpreter),
      states("person", { part: "witness", count: 3, attends: "remote", place: "Vancouver", zone: "America/Vancouver" }, q.witnesses),
    ],
    questions: [{ at: { start: -9, end: -8 }, quote: q.parking }],
  });
  const story = line(q.story, { statements: [states("story", { text: q.story }, q.story)] });
  return { q, line, yes, contact, open, story };
}

export const DIALOGUES: Readonly<Record<string, (language: Locale) => Line[]>> = {
  "a booking in four messages": (language) => {
    const { open, contact, story, yes } = parts(language);
    return [open, contact, story, yes];
  },
  "a change of mind": (language) => {
    const { q, line, yes, open } = parts(language);
    return [
      open,
      line(q.other, { statements: [when(days(["2027-03-19", "2027-03-19"]), q.other)] }),
      line("", { acts: [act("skip")] }),
      line(q.saturday, { statements: [when(days(["2027-03-13", "2027-03-13"]), q.saturday, "corrects")] }),
      line(q.back, { acts: [act("undo")] }),
      line("?", {
        statements: [
          states(
            "when",
            {
              ...reading([], "03/04"),
              options: [[days(["2027-03-04", "2027-03-04"])], [days(["2027-04-03", "2027-04-03"])]],
              value: null,
              doubts: ["ambiguous"],
            },
            "03/04",
          ),
        ],
      }),
      yes,
    ];
  },
  "after the booking": (language) => {
    const { q, line, yes, contact, open, story } = parts(language);
    return [
      open,
      contact,
      story,
      yes,
      line(q.change, { acts: [act("change")], statements: [when(days(["2027-03-22", "2027-03-22"]), q.change)] }),
      yes,
      line(q.add, { statements: [states("need", { text: q.add }, q.add)] }),
      yes,
      line(q.cancel, { acts: [act("cancel")] }),
      yes,
    ];
  },
};
