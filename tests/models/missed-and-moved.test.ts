/** Corrections and additions that a model has read right: what is missing is wanted, and what is moved leaves nothing behind. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

type Answer = Record<string, unknown>;
const value = (field: string, words: string, quote = words, role = "states") => ({ field, value: words, quote, role });
const edit = (handle: string, does: string, quote: string, words?: string) => ({ handle, does, quote, ...(words ? { value: words } : {}) });

async function heard(locale: Locale, ...turns: (readonly [message: string, answer: Answer])[]) {
  const talk = new MemoryTalk(locale, NOW);
  let text = "";
  for (const [message, answer] of turns) ({ text } = await talk.say(message, {}, { values: [], ...answer }));
  return { values: talk.values(), text };
}
const DAY: Readonly<Record<Locale, readonly [string, Answer]>> = {
  en: [
    "A mediation in Toronto on Thursday, April 22, 2027, from 10 to 6.",
    { values: [value("proceedingType", "mediation", "A mediation"), value("preferredDate", "2027-04-22", "Thursday, April 22, 2027")] },
  ],
  fr: [
    "Une médiation à Montréal le jeudi 22 avril 2027, de 10 h à 18 h.",
    { values: [value("proceedingType", "mediation", "Une médiation"), value("preferredDate", "2027-04-22", "le jeudi 22 avril 2027")] },
  ],
  es: [
    "Una mediación en Miami el jueves 22 de abril de 2027, de 10:00 a 18:00.",
    {
      values: [
        value("proceedingType", "mediation", "Una mediación"),
        value("preferredDate", "2027-04-22", "el jueves 22 de abril de 2027"),
      ],
    },
  ],
};

test.each([
  [
    "fr",
    "Et vous n'avez pas pris le café et le repas du midi (une personne sans gluten).",
    "vous n'avez pas pris",
    "le café et le repas du midi (une personne sans gluten)",
  ],
  [
    "en",
    "And you have not put down coffee and lunch (one of us eats no gluten).",
    "you have not put down",
    "coffee and lunch (one of us eats no gluten)",
  ],
  ["es", "Y no anotaron el café y el almuerzo (una persona sin gluten).", "no anotaron", "el café y el almuerzo (una persona sin gluten)"],
] as [Locale, string, string, string][])(
  "a meal that is missing is wanted, and nothing is ruled out (%s)",
  async (locale, message, lead, meal) => {
    const { values, text } = await heard(locale, DAY[locale], [
      message,
      { values: [value("catering", meal)], acts: [{ act: "correct", quote: `${lead} ${meal.split(" (")[0]}` }] },
    ]);
    expect(values.catering).toBe(meal);
    expect(values.remarks).toBeUndefined();
    expect(text).not.toMatch(/\?$/);
  },
);

test.each([
  ["fr", "Café et repas du midi, avec une personne qui mange sans gluten."],
  ["en", "Coffee and lunch at noon, one of us without gluten."],
  ["es", "Café y almuerzo al mediodía, una persona sin gluten."],
] as [Locale, string][])("the hour of a meal is none of the hearing, and a diet rules out no meal (%s)", async (locale, message) => {
  const meal = message.slice(0, -1);
  const { values } = await heard(locale, DAY[locale], [message, { values: [value("catering", meal)] }]);
  expect(values).toMatchObject({ catering: meal, startTime: "10:00", endTime: "18:00" });
  expect(values.remarks).toBeUndefined();
});

test("a meal that nobody wants stays unwanted, whatever a model makes of it", async () => {
  const { values } = await heard("en", DAY.en, ["We need no lunch.", { values: [value("catering", "lunch")] }]);
  expect(values.catering).toBeUndefined();
});

test.each([
  [
    "fr",
    "pour le repas, il faut ajouter : une personne mange sans gluten",
    "café et repas",
    "une personne mange sans gluten",
    "Café et repas, s'il vous plaît.",
    "Café et repas",
  ],
  [
    "en",
    "for lunch please add: one person eats no gluten",
    "coffee and lunch",
    "one person eats no gluten",
    "coffee and lunch please.",
    "coffee and lunch",
  ],
] as [Locale, string, string, string, string, string][])(
  "what is added to a meal leaves the rest of it (%s)",
  async (locale, message, held, more, first, meal) => {
    const { values } = await heard(
      locale,
      DAY[locale],
      [first, { values: [value("catering", meal)] }],
      [`${message}.`, { edits: [edit("catering", "replace", message, `${held}, ${more}`)] }],
    );
    expect(values.catering?.toLowerCase()).toContain(held);
    expect(values.catering).toContain(more);
  },
);

test.each([
  ["fr", "finalement le jeudi ne marche plus pour l'assureur, mettez plutôt le mercredi 21 avril.", "mettez plutôt le mercredi 21 avril"],
  ["en", "the Thursday no longer works for us, make it Wednesday, April 21 instead.", "make it Wednesday, April 21 instead"],
  ["es", "el jueves ya no nos sirve, mejor pónganlo el miércoles 21 de abril.", "mejor pónganlo el miércoles 21 de abril"],
] as [Locale, string, string][])("a day that is moved rules out no weekday (%s)", async (locale, message, quote) => {
  const { values } = await heard(locale, DAY[locale], [message, { edits: [edit("day1", "replace", quote, "2027-04-21")] }]);
  expect([values.preferredDate, values.ruledOutDays]).toEqual(["2027-04-21", undefined]);
});

test("a weekday that was never ruled out is taken back by its handle, and another one stays", async () => {
  const said = "je n'ai pas dit tout jeudi : seulement les vendredis sont exclus.";
  const { values, text } = await heard(
    "fr",
    ["Une médiation à Montréal le mercredi 21 avril 2027.", {}],
    ["Jamais un jeudi. Jamais un vendredi.", {}],
    [
      said,
      {
        edits: [
          edit("ruled_out1", "remove", "je n'ai pas dit tout jeudi"),
          edit("ruled_out2", "keep", "seulement les vendredis sont exclus"),
        ],
        acts: [{ act: "correct", quote: "je n'ai pas dit tout jeudi" }],
      },
    ],
  );
  expect(values.ruledOutDays).toBe('[{"weekday":5}]');
  expect(text).not.toContain("Je ne vois pas clairement");
});

test("a corrected second choice takes the place of the old one", async () => {
  const { values } = await heard(
    "en",
    DAY.en,
    [
      "Second choice is Monday, April 26.",
      { values: [value("preferredDate", "2027-04-26", "Second choice is Monday, April 26", "backup")] },
    ],
    [
      "oh wait that is a holiday for us. make second choice tue apr 27.",
      { edits: [edit("other_day1", "replace", "make second choice tue apr 27", "2027-04-27")] },
    ],
  );
  expect(values.alternativeDays).toBe('[{"date":"2027-04-27"}]');
});

test("other shares take the place of the half and half that was noted", async () => {
  const { values, text } = await heard(
    "en",
    DAY.en,
    ["we pay half, they pay half.", { values: [value("financialResponsibility", "50_50", "we pay half, they pay half")] }],
    [
      "actually Gil should pay all of it not half.",
      {
        values: [value("costsInWords", "Gil should pay all of it")],
        edits: [edit("financialResponsibility", "replace", "Gil should pay all of it not half", "other")],
      },
    ],
  );
  expect(values).toMatchObject({ financialResponsibility: "other", costsInWords: "Gil should pay all of it" });
  expect(text).not.toContain("I’m not sure");
});

test("shares that no choice names are another choice, in the words that the model has cut out", async () => {
  const { values } = await heard("es", DAY.es, [
    "Los costos: 60% la demandante y 40% la demandada.",
    {
      values: [
        value("financialResponsibility", "other", "60% la demandante y 40% la demandada"),
        value("costsInWords", "60% la demandante y 40% la demandada"),
      ],
    },
  ]);
  expect(values).toMatchObject({ financialResponsibility: "other", costsInWords: "60% la demandante y 40% la demandada" });
});

test("who was missing and is noted now is not asked about", async () => {
  const { values, text } = await heard("en", DAY.en, [
    "Also I don't see Berit Holmqvist in there, she's claimant's counsel.",
    {
      people: [{ name: "Berit Holmqvist", part: "counsel", side: "claimant", quote: "Berit Holmqvist in there, she's claimant's counsel" }],
      acts: [{ act: "correct", quote: "I don't see Berit Holmqvist in there" }],
    },
  ]);
  expect(values.people).toContain("Berit Holmqvist");
  expect(text).not.toContain("I’m not sure");
});

test("what was asked and is said once more in other words is answered", async () => {
  const { values, text } = await heard(
    "en",
    [
      "An arbitration in Toronto on April 22, 2027. The arbitrator is Mr. Otis Renfrew.",
      {
        values: [
          value("proceedingType", "arbitration", "An arbitration"),
          value("arbitrationProceedingType", "arbitration", "An arbitration"),
          value("adjudicationType", "sole_arbitrator", "The arbitrator is Mr. Otis Renfrew"),
        ],
        people: [{ name: "Mr. Otis Renfrew", part: "neutral", quote: "The arbitrator is Mr. Otis Renfrew" }],
      },
    ],
    ["And Renfrew sits alone.", { values: [value("adjudicationType", "sole_arbitrator", "Renfrew sits alone")] }],
  );
  expect(values.adjudicationType).toBe("sole_arbitrator");
  expect(text).not.toContain("is that Who adjudicates");
});

test.each([
  ["en", "Reach me by e-mail, not before 10 am.", "not before 10 am"],
  ["es", "Mi celular es +56 2 5550 0144; contáctenme por WhatsApp.", "por WhatsApp"],
] as [Locale, string, string][])(
  "when and how we call are the words that say so, and no whole sentence (%s)",
  async (locale, message, when) => {
    const { values } = await heard(locale, DAY[locale], [message, { values: [value("contactWhen", when)] }]);
    expect(values.contactWhen).toBe(when);
  },
);

test("two questions in one sentence are answered one by one", async () => {
  const { text } = await heard("fr", DAY.fr, [
    "Pouvez-vous me dire s'il y a du stationnement chez vous et si on peut rester plus tard que 18 h si ça s'étire?",
    { questions: ["Pouvez-vous me dire s'il y a du stationnement chez vous et si on peut rester plus tard que 18 h si ça s'étire?"] },
  ]);
  expect(text).toContain("places de stationnement");
});

test("an order to note something is no remark, and a reason comes with what it is the reason of", async () => {
  const spanish = await heard("es", DAY.es, [
    "Falta que el estenógrafo trabaje en español. Póngalo en requisitos especiales por favor.",
    { values: [value("specialRequirements", "que el estenógrafo trabaje en español")] },
  ]);
  expect(spanish.values.remarks ?? "").not.toContain("Póngalo");
  const english = await heard("en", DAY.en, [
    "Not May 3-7, that's our spring break.",
    { values: [value("preferredDate", "2027-05-03..2027-05-07", "Not May 3-7", "not")] },
  ]);
  expect(english.values.remarks ?? "").not.toMatch(/"that's our spring break/);
});
