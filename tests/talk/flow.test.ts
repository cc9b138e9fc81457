/** The flow of a talk: who asks sees what is noted, a part that is named is replaced, calls come as they are wanted, and remarks are no scraps. */
import { describe, expect, test } from "vitest";
import { decide } from "#app/domain/talk/decide.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { said, states, WORLD } from "./play.ts";

const WORDS = {
  en: {
    plan: "Mediation in Ottawa on April 21, 2027, 10 to 4, for 7 people. It's about a fence between two gardens.",
    who: "Lena Frost, Frost Legal, lena@frostlegal.ca, 613-555-0119",
    all: "could you show me what you have noted before I send it?",
    day: "what day have you put down?",
    still: "is it still in Ottawa?",
    label: "Matter: boundary wall, Elm Street",
    order: 'the matter should only say "Wall and hedge"',
    closing: "We remain, dear Sir, yours faithfully",
    mail: "please email me, dont phone",
    hour: "Call me after 5 pm, not before.",
    signs: "we need a sign language interpreter",
    noSigns: "sorry, we don't use sign language, only captions on the screen",
    send: "yes, send it",
    sent: "show me my request",
    half: "half a day",
  },
  fr: {
    plan: "Médiation à Ottawa le 21 avril 2027, de 10 h à 16 h, pour 7 personnes. C'est au sujet d'une clôture entre deux jardins.",
    who: "Léa Frossard, Frossard Légal, lea@frossard.ca, 613-555-0119",
    all: "pourriez-vous m'afficher ce que vous avez noté avant l'envoi ?",
    day: "c'est quoi la date que vous avez là ?",
    still: "c'est toujours à Ottawa ?",
    label: "Affaire : mur mitoyen, rue des Ormes",
    order: "Veuillez effacer le champ Affaire et y inscrire : « Mur et haie ».",
    closing: "Veuillez recevoir, Madame, Monsieur, l'assurance de ma considération distinguée.",
    mail: "écrivez-moi par courriel svp, pas d'appels",
    hour: "Rappelez-moi après 17 h, pas avant.",
    signs: "il nous faut un interprète en langue des signes",
    noSigns: "pardon, nous n'utilisons pas la langue des signes, seulement des sous-titres à l'écran",
    send: "oui, transmettez",
    sent: "montrez-moi ma demande",
    half: "une demi-journée",
  },
  es: {
    plan: "Mediación en Ottawa el 21 de abril de 2027, de 10 a 16 horas, para 7 personas. Se trata de una cerca entre dos jardines.",
    who: "Elena Frías, Frías Legal, elena@frias.mx, 613-555-0119",
    all: "¿me puede mostrar lo que tienen anotado antes de enviarla?",
    day: "¿qué día han puesto?",
    still: "¿sigue siendo en Ottawa?",
    label: "Asunto: muro medianero, calle Olmos",
    order: "Borre el asunto y ponga: «Muro y seto».",
    closing: "Sin otro particular, reciba un cordial saludo.",
    mail: "prefiero que me escriban por correo, no me llamen",
    hour: "Llámenme después de las 17 h, no antes.",
    signs: "necesitamos intérprete de lengua de señas",
    noSigns: "perdón, no usamos lengua de señas, solo subtítulos en la pantalla",
    send: "sí, envíela",
    sent: "muéstreme mi solicitud",
    half: "medio día",
  },
} as const;
type Locale = keyof typeof WORDS;
const opened = (locale: Locale) => new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
async function ready(locale: Locale): Promise<MemoryTalk> {
  const talk = opened(locale);
  await talk.say(WORDS[locale].plan);
  await talk.say(WORDS[locale].who);
  return talk;
}
const kindsOf = ({ spoken }: Awaited<ReturnType<MemoryTalk["say"]>>) => spoken.map(({ kind }) => kind);

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  const words = WORDS[locale];

  test("who asks sees the whole request, as often as it is asked", async () => {
    const talk = await ready(locale);
    for (let times = 0; times < 3; times += 1) {
      const turn = await talk.say(words.all);
      expect(kindsOf(turn)).toEqual(["summary"]);
      expect(turn.text).toContain("Ottawa");
    }
    expect(talk.values().remarks ?? "").toBe("");
  });

  test("while something is missing the request is shown as far as it goes, and the question goes on", async () => {
    const talk = opened(locale);
    await talk.say(words.plan);
    const turn = await talk.say(words.all);
    expect(kindsOf(turn)).toContain("shown");
    expect(turn.text).toContain("Ottawa");
  });

  test("who asks for one part sees that part, and nothing is looked up or noted", async () => {
    const talk = await ready(locale);
    const before = talk.values();
    const day = await talk.say(words.day);
    expect(kindsOf(day)).toEqual(["shown"]);
    expect(day.text).toContain("2027");
    const city = await talk.say(words.still);
    expect(kindsOf(city)).toEqual(["shown"]);
    expect(city.text).toContain("Ottawa");
    expect(talk.values()).toEqual(before);
  });

  test("what was sent is shown, under its number", async () => {
    const talk = await ready(locale);
    await talk.say(words.send);
    const turn = await talk.say(words.sent);
    expect(kindsOf(turn)).toContain("shown");
    expect(turn.text).toContain("CN-");
  });

  test("a part that is named with a new value has that value alone", async () => {
    const talk = await ready(locale);
    const [, label] = words.label.split(/\s?:\s/);
    await talk.say(words.label);
    expect(talk.values().caseDescription).toBe(label);
    await talk.say(words.order);
    expect(talk.values().caseDescription).toMatch(/^(?:Wall and hedge|Mur et haie|Muro y seto)$/);
  });

  test("a formula that closes a letter is neither matter nor remark", async () => {
    const talk = opened(locale);
    await talk.say(`${words.plan}\n\n${words.closing}\n\n${words.who}`);
    expect(talk.values().caseDescription).not.toContain(words.closing.slice(0, 20));
    expect(talk.values().remarks ?? "").not.toContain(words.closing.slice(0, 20));
  });

  test("who wants mail is promised no call", async () => {
    const talk = await ready(locale);
    const turn = await talk.say(words.mail);
    expect(kindsOf(turn)).toContain("no_calls");
    expect(talk.values().contactBy).toBe("no_calls");
    expect(talk.values().remarks ?? "").toBe("");
    const sent = await talk.say(words.send);
    expect(sent.spoken.find(({ kind }) => kind === "booked")?.text).toMatch(/won’t call|ne vous appellera pas|no le llamará/);
  });

  test("an hour for the call is none of the hearing's, and is said again at the end", async () => {
    const talk = await ready(locale);
    const { startTime } = talk.values();
    await talk.say(words.hour);
    expect(talk.values().startTime).toBe(startTime);
    const sent = await talk.say(words.send);
    expect(sent.spoken.find(({ kind }) => kind === "booked")?.text).toMatch(/after 5 pm|après 17 h|después de las 17 h/);
  });

  test("captions are no sign language, and a service that is refused comes off", async () => {
    const talk = await ready(locale);
    await talk.say(words.signs);
    await talk.say(words.noSigns);
    const values = talk.values();
    expect(values.needsSignLanguage).toBe("false");
    expect(values.specialRequirements).toMatch(/captions|sous-titres|subtítulos/);
  });

  test("half a day is a length, and no way of holding a hearing", async () => {
    const talk = opened(locale);
    await talk.say(`${words.plan} ${words.half}`);
    expect(talk.values().locationType).toBe("in_person");
  });
});

test("two days are no hybrid hearing", async () => {
  const talk = opened("fr");
  await talk.say("Arbitrage à Montréal les 12 et 13 mai 2027 de 9 h à 16 h, sténographe les deux jours");
  expect(talk.values().locationType).toBe("in_person");
});

test("some in the room of a hybrid hearing change nothing, and nothing is asked", async () => {
  const talk = opened("en");
  await talk.say("Hybrid arbitration in Miami, May 11 and 12, 2027, 9:30 to 5");
  const turn = await talk.say("There will be 11 of us in the room");
  expect(kindsOf(turn)).not.toContain("point");
  expect(talk.values()).toMatchObject({ locationType: "in_person_and_virtual", mainRoomCapacity: "11" });
});

test("that something was said before is no remark", async () => {
  const talk = await ready("en");
  const turn = await talk.say("I just told you! Lunch for everyone.");
  expect(kindsOf(turn)).not.toContain("remarked");
  expect(talk.values().catering).toContain("Lunch");
});

test("a sentence without a mark that says a value asks nothing", async () => {
  const talk = await ready("es");
  const turn = await talk.say("sí vamos a querer almuerzo para todos");
  expect(kindsOf(turn)).not.toContain("answer");
  expect(talk.values().catering).toContain("almuerzo");
});

test("a way of holding it that takes the city out is asked first", () => {
  const held = (value: string) => ({ value, origin: "assistant" as const, evidence: value });
  const values = {
    proceedingType: held("arbitration"),
    location: held("arbitration_place_miami"),
    locationType: held("in_person_and_virtual"),
  };
  const state: TalkState = { ...NEW_TALK, form: "detailed", values };
  const { next } = decide(state, said({ statements: [states("format", { type: "virtual" }, "make it virtual", "corrects")] }), WORLD);
  expect(next.points.map(({ kind }) => kind)).toEqual(["city_format"]);
  expect(next.values).toMatchObject({ location: { value: values.location.value }, locationType: { value: values.locationType.value } });
});
