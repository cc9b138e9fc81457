/** What strangers do to the end of a talk, in each language: send with an addition, ask for its state, cancel with the reason, switch the language. */

import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

const WORDS = {
  en: {
    opening:
      "Mediation in Toronto on February 9, 2027, 10 to 4. I'm Ana Roe of Roe LLP, ana@roe.example, 416 555 0133. It's about a late delivery of valves.",
    send: "Perfect, send it. Also we will need parking",
    condition: "Send it once Ana has agreed",
    changed: "yes but make it 11 to 4",
    nothing: "nope, nothing else, go ahead",
    status: "did it go through?",
    copy: "can you send me a copy?",
    add: "please add Mr. Okafor to the attendees",
    move: "can you move it to February 16?",
    cancel: "we need to cancel",
    reason: "yes, the case settled",
    later: "they signed last night",
    cancelled: "is cancelled",
  },
  fr: {
    opening:
      "Médiation à Montréal le 9 février 2027 de 10 h à 16 h. Je suis Ana Roe du cabinet Roe, ana@roe.example, 514 555-0133. Il s'agit d'une livraison tardive de valves.",
    send: "Parfait, envoyez-la. Il nous faudra aussi du stationnement",
    condition: "Envoyez-la dès que Ana aura accepté",
    changed: "oui mais plutôt de 11 h à 16 h",
    nothing: "non, rien d'autre, allez-y",
    status: "est-ce que c'est passé?",
    copy: "pouvez-vous m'envoyer une copie?",
    add: "il faudrait ajouter un interprète espagnol",
    move: "pouvez-vous la déplacer au 16 février?",
    cancel: "on doit annuler",
    reason: "oui, le dossier est réglé",
    later: "ils ont signé hier soir",
    cancelled: "est annulée",
  },
  es: {
    opening:
      "Mediación en Miami el 9 de febrero de 2027 de 10:00 a 16:00. Me llamo Ana Roe, del despacho Roe, ana@roe.example, 305 555 0133. Se trata de una entrega tardía de válvulas.",
    send: "Perfecto, envíela. También vamos a necesitar estacionamiento",
    condition: "Envíela en cuanto Ana esté de acuerdo",
    changed: "sí pero mejor de 11:00 a 16:00",
    nothing: "no, nada más, adelante",
    status: "¿ya quedó?",
    copy: "¿me puede mandar una copia?",
    add: "hay que agregar un intérprete de francés",
    move: "¿puede cambiarla al 16 de febrero?",
    cancel: "hay que cancelar",
    reason: "sí, llegaron a un acuerdo",
    later: "firmaron anoche",
    cancelled: "está cancelada",
  },
} as const satisfies Record<Locale, Record<string, string>>;

const LOCALES = Object.keys(WORDS) as Locale[];

/** A talk at its first summary: the matter is said once more where it was not read. */
async function summed(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  let turn = await talk.say(WORDS[locale].opening);
  for (const id of ["yes", "contact"]) {
    if (turn.summary) break;
    if (id === "yes" && turn.buttons.some((one) => readButtonId(one.id).option === id)) turn = await talk.press(id);
    else
      turn = await talk.say("", {
        typed: { contactName: "Ana Roe", contactEmail: "ana@roe.example", contactPhone: "+1 416 555 0133", caseDescription: "valves" },
      });
  }
  expect(turn.summary, turn.text).not.toBeNull();
  return talk;
}

describe.each(LOCALES)("in %s", (locale) => {
  const words = WORDS[locale];

  test("the opening is answered in one sentence, and a window says no more than that", async () => {
    const talk = new MemoryTalk(locale, NOW);
    const { text, textBesideChips, chips } = await talk.say(words.opening);
    expect(textBesideChips).toContain(locale === "fr" ? "une médiation" : locale === "es" ? "una mediación" : "a mediation");
    expect(textBesideChips.length).toBeLessThan(text.length);
    // What a window shows as chips, a door without one reads in the words.
    for (const { text: value, field } of chips) if (field.startsWith("contact")) expect(text).toContain(value);
  });

  test("an order to send with an addition sends what was shown, and staff have the addition word for word", async () => {
    const talk = await summed(locale);
    const turn = await talk.say(words.send);
    expect(talk.isBooked, turn.text).toBe(true);
    expect(talk.passed).toEqual([words.send]);
    expect(talk.values().specialRequirements ?? "").toBe("");
  });

  test("an order with a condition sends nothing", async () => {
    const talk = await summed(locale);
    await talk.say(words.condition);
    expect(talk.isBooked).toBe(false);
  });

  test("a yes with a change sends nothing, and shows the request as it is now", async () => {
    const talk = await summed(locale);
    const turn = await talk.say(words.changed);
    expect(talk.isBooked).toBe(false);
    expect(turn.summary).not.toBeNull();
    expect(talk.values().startTime).toBe("11:00");
    expect(turn.buttons.some(({ id }) => id.startsWith("send:"))).toBe(true);
  });

  test("a no that only says that nothing is missing, and an order, send", async () => {
    const talk = await summed(locale);
    await talk.say(words.nothing);
    expect(talk.isBooked).toBe(true);
  });

  test("after the booking: its state, a copy, a note, another day, the end with its reason", async () => {
    const talk = await summed(locale);
    expect((await talk.say(words.status)).decision.say.map(({ kind }) => kind)).toContain("not_sent");
    await talk.press(talk.visitor.state.talk?.offered.find(({ id }) => id.startsWith("send:"))?.id ?? "");
    expect(talk.isBooked).toBe(true);
    const kinds = async (message: string) => (await talk.say(message)).decision.say.map(({ kind }) => kind);
    expect(await kinds(words.status)).toEqual(["status"]);
    expect((await talk.say(words.copy)).decision.commands).toMatchObject([{ kind: "copy" }]);
    await talk.say(words.add);
    await talk.press("add_it");
    expect(talk.passed).toEqual([words.add]);
    await talk.say(words.move);
    expect((await talk.press("move")).decision.commands).toMatchObject([{ kind: "move", date: "2027-02-16" }]);
    await talk.say(words.cancel);
    const done = await talk.say(words.reason);
    expect(done.decision.commands).toMatchObject([{ kind: "cancel", reason: words.reason }]);
    expect(talk.cancelled).toEqual([words.reason]);
    expect(await kinds(words.later)).toEqual(["heard"]);
    expect((await talk.say(words.status)).text).toContain(words.cancelled);
  });
});

describe("the language", () => {
  test.each([
    ["en", "Julie Tremblay, Tremblay Gagnon, jtremblay@tg.example", "en"],
    ["fr", "John Smith, Smith & Co LLP, john@smith.example", "fr"],
    ["en", "a “force majeure” dispute", "en"],
    ["en", "merci", "en"],
    ["fr", "ok", "fr"],
    ["en", "Bonjour, je cherche une salle à Montréal", "fr"],
    ["fr", "hi, I need a room for an arbitration in Toronto", "en"],
    ["en", "Hola", "es"],
    ["en", "no gracias", "es"],
    ["es", "can we continue in English please", "en"],
  ] as const)("%s: “%s” is answered in %s", async (locale, message, answered) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message);
    expect(talk.visitor.locale).toBe(answered);
  });
});

test("two questions that have one answer have it once, and two answers say which is whose", async () => {
  const talk = new MemoryTalk("en", NOW);
  const { text } = await talk.say("Do you have wheelchair access and is there parking?");
  expect(text).toContain("“is there parking?”");
  expect((await talk.say("are you a robot?")).text).toContain("automated assistant");
});
