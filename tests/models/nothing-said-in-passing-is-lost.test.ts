/** What strangers said in passing next to what a model has read: kept, in its field, or plainly none of the hearing's. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, remarksOf, talkAfter, value } from "./begun.ts";

type Row = [Locale, string, Answer];

describe("confidentiality", () => {
  test.each<[...Row, word: string]>([
    [
      "en",
      "The case is Larch v. Wood and please keep this confidential. We are six in the room.",
      { values: [value("styleOfCause", "Larch v. Wood"), value("mainRoomCapacity", "6", "six in the room")] },
      "confidential",
    ],
    ["en", "Confidential please: six of us.", { values: [value("mainRoomCapacity", "6", "six of us")] }, "Confidential"],
    [
      "fr",
      "L'intitulé est Roy et Tan, c'est confidentiel. Nous serons huit dans la salle.",
      { values: [value("styleOfCause", "Roy et Tan"), value("mainRoomCapacity", "8", "huit dans la salle")] },
      "confidentiel",
    ],
    ["fr", "Ce sera à huis clos, à huit dans la salle.", { values: [value("mainRoomCapacity", "8", "huit dans la salle")] }, "huis clos"],
    [
      "es",
      "La carátula es Paz contra Lira, y es confidencial. Seremos ocho en la sala.",
      { values: [value("styleOfCause", "Paz contra Lira"), value("mainRoomCapacity", "8", "ocho en la sala")] },
      "confidencial",
    ],
  ])("%s: %s", async (locale, message, answer, word) => {
    const { talk, text } = await talkAfter(locale, [message, answer]);
    expect(remarksOf(talk).join(" ")).toContain(word);
    expect(text).toContain(word);
  });
});

test.each<[...Row, word: string]>([
  [
    "en",
    "The case is Confidential Tire v. Wood and please keep this confidential. We are six in the room.",
    { values: [value("styleOfCause", "Confidential Tire v. Wood"), value("mainRoomCapacity", "6", "six in the room")] },
    "keep this confidential",
  ],
  [
    "fr",
    "L'intitulé est Confidentiel inc. c. Tan, c'est confidentiel. Nous serons huit dans la salle.",
    { values: [value("styleOfCause", "Confidentiel inc. c. Tan"), value("mainRoomCapacity", "8", "huit dans la salle")] },
    "c'est confidentiel",
  ],
  [
    "es",
    "La carátula es Confidencial SA contra Lira, y es confidencial. Seremos ocho en la sala.",
    { values: [value("styleOfCause", "Confidencial SA contra Lira"), value("mainRoomCapacity", "8", "ocho en la sala")] },
    "es confidencial",
  ],
])("%s: confidentiality is asked for next to another value with the same word: %s", async (locale, message, answer, words) => {
  const { talk, text } = await talkAfter(locale, [message, answer]);
  expect(remarksOf(talk).join(" ")).toContain(words);
  expect(text).toContain(words);
});

describe("thanks that hold a wish", () => {
  test.each<[Locale, string, words: string]>([
    ["en", "Six of us. Thank you for seating my client far from her ex-husband.", "far from her ex-husband"],
    ["en", "Six of us. Thanks for keeping the two families apart!", "families apart"],
    ["en", "Six of us. Thanks for keeping the press away.", "press away"],
    ["fr", "Nous serons six. Merci de garder les stores fermés pour ma cliente.", "stores fermés"],
    ["fr", "Nous serons six. Merci de ne pas les laisser se croiser.", "se croiser"],
    ["es", "Seremos seis. Gracias por sentar a mi clienta lejos de su exmarido.", "lejos de su exmarido"],
    ["es", "Seremos seis. Gracias por mantener lejos a la prensa.", "lejos a la prensa"],
  ])("%s: are kept: %s", async (locale, message, words) => {
    const [, few = "", thanks = ""] = /^(.*?)\. (.*)$/.exec(message) ?? [];
    const { talk, text } = await talkAfter(locale, [
      message,
      { values: [value("mainRoomCapacity", "6", few)], acts: [{ act: "thanks", quote: thanks }] },
    ]);
    const { specialRequirements = "", caseDescription = "" } = talk.values();
    expect([...remarksOf(talk), specialRequirements, caseDescription].join(" ")).toContain(words);
    expect(text).toContain(words);
  });

  test.each<Row>([
    [
      "en",
      "Six of us. Thanks so much for all your help, have a wonderful day!",
      { acts: [{ act: "thanks", quote: "Thanks so much for all your help, have a wonderful day!" }] },
    ],
    [
      "fr",
      "Nous serons six. Merci beaucoup de votre aide et bonne fin de journée!",
      { acts: [{ act: "thanks", quote: "Merci beaucoup de votre aide et bonne fin de journée!" }] },
    ],
    [
      "es",
      "Seremos seis. Mil gracias por toda su ayuda, que tengan buen día.",
      { acts: [{ act: "thanks", quote: "Mil gracias por toda su ayuda, que tengan buen día." }] },
    ],
  ])("%s: and plain thanks are none: %s", async (locale, message, answer) => {
    const { talk } = await talkAfter(locale, [message, answer]);
    expect(remarksOf(talk)).toEqual([]);
  });
});

describe("the language of the record", () => {
  test.each<[...Row, choice: string]>([
    [
      "en",
      "A court reporter, record in English only.",
      {
        values: [
          value("courtReportingRequired", "true", "A court reporter"),
          value("alternateLanguage", "english_only", "in English only"),
        ],
      },
      "english_only",
    ],
    [
      "fr",
      "Un sténographe francophone, et la transcription bilingue.",
      {
        values: [
          value("courtReportingRequired", "true", "Un sténographe"),
          value("alternateLanguage", "bilingual", "transcription bilingue"),
        ],
      },
      "bilingual",
    ],
    [
      "es",
      "Un taquígrafo que tome las actas en español.",
      { values: [value("courtReportingRequired", "true", "Un taquígrafo"), value("alternateLanguage", "spanish", "actas en español")] },
      "spanish",
    ],
    [
      "es",
      "Que la estenógrafa trabaje en inglés y francés.",
      { values: [value("courtReportingRequired", "true", "estenógrafa"), value("alternateLanguage", "bilingual", "en inglés y francés")] },
      "bilingual",
    ],
  ])("%s: %s", async (locale, message, answer, choice) => {
    const { talk } = await talkAfter(locale, [message, answer]);
    expect(talk.values()).toMatchObject({ courtReportingRequired: "true", alternateLanguage: choice });
  });
});

test.each<[...Row, style: string]>([
  [
    "en",
    "Style of cause is Re Smith (Estate), six in the room.",
    { values: [value("styleOfCause", "Re Smith (Estate)")] },
    "Re Smith (Estate)",
  ],
  [
    "fr",
    "L'intitulé : Succession Roy (mineurs)",
    { values: [value("styleOfCause", "Succession Roy (mineurs")] },
    "Succession Roy (mineurs)",
  ],
  [
    "es",
    "Carátula: «Paz c. Lira (en liquidación)»",
    { values: [value("styleOfCause", "Paz c. Lira (en liquidación)")] },
    "Paz c. Lira (en liquidación)",
  ],
])("%s: the bracket of a name is part of it: %s", async (locale, message, answer, style) => {
  const { talk } = await talkAfter(locale, [message, answer]);
  expect(talk.values().styleOfCause).toBe(style);
});

describe("a mail that is forwarded", () => {
  const MAIL = [
    "FYI see below, thanks so much for your help!",
    "",
    "---------- Forwarded message ---------",
    "From: Priya Nair <priya.nair@nairlaw.example>",
    "Date: Thu, Nov 19, 2026 at 4:12 PM",
    "Subject: Hearing room",
    "To: Colin Webb <colin@nairlaw.example>",
    "",
    "Colin, please get us a courtroom set-up for 8 people. Call 416-555-0177 with questions. File 22-8841.",
    "Best,",
    "Priya",
  ].join("\n");
  const ANSWER = {
    values: [
      value("roomSetup", "courtroom", "courtroom set-up"),
      value("mainRoomCapacity", "8", "8 people"),
      value("contactName", "Colin Webb"),
      value("contactEmail", "colin@nairlaw.example"),
      value("courtFileNumber", "22-8841", "File 22-8841"),
    ],
    people: [{ name: "Priya Nair", part: "counsel", quote: "Priya Nair" }],
    acts: [{ act: "thanks", quote: "thanks so much for your help!" }],
  };

  test("its frame is no remark, and the facts in it are noted", async () => {
    const { talk, text } = await talkAfter("en", [MAIL, ANSWER]);
    expect(talk.values()).toMatchObject({
      roomSetup: "courtroom",
      mainRoomCapacity: "8",
      courtFileNumber: "22-8841",
      preferredDate: "2027-03-09",
    });
    // Nobody in it becomes the visitor, not even to whom it was written.
    expect([talk.values().contactName, talk.values().contactEmail].join("")).toBe("");
    const remarks = remarksOf(talk);
    for (const kept of [
      "Call 416-555-0177 with questions.",
      "From: Priya Nair <priya.nair@nairlaw.example>",
      "To: Colin Webb <colin@nairlaw.example>",
    ])
      expect(remarks).toContain(kept);
    expect(remarks.join("\n")).not.toMatch(/Forwarded message|Date:|Subject:/);
    expect(text).not.toMatch(/already passed|4:12/);
    expect(talk.values().caseDescription ?? "").toBe("");
  });

  test.each<Row>([
    [
      "fr",
      "Bonjour, je vous transfère ceci, bonne journée.\n\n-----Message d'origine-----\nDe : Anne Gagnon <agagnon@glex.example>\nEnvoyé : 19 novembre 2026 16:12\nÀ : Luc Roy\nObjet : salle\n\nLuc, réserve en U pour 12 personnes.\nÀ bientôt,\nAnne",
      { values: [value("roomSetup", "u_shape", "en U"), value("mainRoomCapacity", "12", "12 personnes")] },
    ],
    [
      "es",
      "Hola, les reenvío lo de mi jefa. ¡Que tengan buen día!\n\n---- Mensaje reenviado ----\nDe: Rosa Lira <rlira@lira.example>\nPara: Iván Paz\nEnviado: jueves 19 de noviembre\nAsunto: sala\n\nIván, pide sala para 12 personas.\nSaludos,\nRosa",
      { values: [value("mainRoomCapacity", "12", "12 personas")] },
    ],
  ])("%s: its frame and its courtesies are none of the hearing's", async (locale, message, answer) => {
    const { talk, text } = await talkAfter(locale, [message, answer]);
    expect(talk.values()).toMatchObject({ mainRoomCapacity: "12", preferredDate: "2027-03-09" });
    expect(talk.values().caseDescription ?? "").toBe("");
    expect(remarksOf(talk).every((one) => /^De ?: /.test(one))).toBe(true);
    expect(text).not.toMatch(/Au revoir|Lo dejo aquí/);
  });

  test("small talk that a model takes for none of the hearing's is no remark, and a figure in it is one", async () => {
    const { talk } = await talkAfter("en", [
      "I've never booked anything like this so bear with me! My boss is away until suite 410 is painted. We'd like lunch for six.",
      {
        values: [value("catering", "lunch for six")],
        acts: [
          { act: "aside", quote: "I've never booked anything like this so bear with me!" },
          { act: "aside", quote: "My boss is away until suite 410 is painted." },
        ],
      },
    ]);
    expect(remarksOf(talk)).toEqual(["My boss is away until suite 410 is painted."]);
  });
});

describe("who books, before their name is known", () => {
  test.each<[...Row, shown: string]>([
    [
      "en",
      "In the room: me and my lawyer Joel Nakamura.",
      {
        people: [
          { self: true, part: "claimant", attends: "in_person", quote: "me" },
          { name: "Joel Nakamura", part: "counsel", attends: "in_person", quote: "my lawyer Joel Nakamura" },
        ],
      },
      "you (claimant), in the room",
    ],
    [
      "fr",
      "Je serai là, l'intimé.",
      { people: [{ self: true, part: "respondent", quote: "Je serai là, l'intimé" }] },
      "vous (partie défenderesse)",
    ],
    [
      "es",
      "Yo estaré, soy la demandada.",
      { people: [{ self: true, part: "respondent", quote: "Yo estaré, soy la demandada" }] },
      "usted (parte demandada)",
    ],
  ])("%s: %s", async (locale, message, answer, shown) => {
    const { talk, text } = await talkAfter(locale, [message, answer]);
    expect(text).toContain(shown);
    expect(talk.values().claimantName ?? talk.values().respondentName ?? "").toBe("");
  });
});

describe("what has no field of its own", () => {
  test("a WhatsApp number is the visitor's telephone, with how they want to be reached", async () => {
    const { talk } = await talkAfter("es", [
      "Mi WhatsApp es +52 55 5555 0199, por ahí mejor.",
      { values: [value("contactWhen", "Mi WhatsApp es +52 55 5555 0199, por ahí mejor")] },
    ]);
    expect(talk.values().contactPhone?.replace(/\D/g, "")).toBe("525555550199");
    expect(talk.values().contactWhen).toContain("WhatsApp");
  });

  test.each<Row>([
    [
      "en",
      "Our own file number is KL-77. Six of us.",
      { values: [value("courtFileNumber", "KL-77"), value("mainRoomCapacity", "6", "Six of us")] },
    ],
    [
      "fr",
      "Notre numéro interne est KL-77. Nous serons six.",
      { values: [value("courtFileNumber", "KL-77"), value("mainRoomCapacity", "6", "six")] },
    ],
    [
      "es",
      "El número interno es KL-77. Seremos seis.",
      { values: [value("courtFileNumber", "KL-77"), value("mainRoomCapacity", "6", "seis")] },
    ],
  ])("%s: one's own file number is no court's: %s", async (locale, message, answer) => {
    const { talk } = await talkAfter(locale, [message, answer]);
    expect(talk.values().courtFileNumber ?? "").toBe("");
    expect(talk.values().ownFileNumber).toBe("KL-77");
  });
});

test.each<[...Row, number: string]>([
  [
    "en",
    "Our in-house counsel asked me to book a hearing, court file CV-24-00712345.",
    { values: [value("courtFileNumber", "CV-24-00712345")] },
    "CV-24-00712345",
  ],
  [
    "en",
    "For my own peace of mind, the court file is CV-24-00712345.",
    { values: [value("courtFileNumber", "CV-24-00712345")] },
    "CV-24-00712345",
  ],
  [
    "en",
    "Our internal file number is KL-77 and the court file is CV-24-00712345.",
    { values: [value("courtFileNumber", "CV-24-00712345")] },
    "CV-24-00712345",
  ],
  [
    "fr",
    "Notre service interne réserve, dossier de cour 500-17-123456-241.",
    { values: [value("courtFileNumber", "500-17-123456-241")] },
    "500-17-123456-241",
  ],
  ["es", "El abogado interno pide la sala, expediente judicial 452/2026.", { values: [value("courtFileNumber", "452/2026")] }, "452/2026"],
])("%s: a court's number is its own whoever works in-house: %s", async (locale, message, answer, number) => {
  const { talk } = await talkAfter(locale, [message, answer]);
  expect(talk.values().courtFileNumber).toBe(number);
});

test.each<[...Row, part: string]>([
  ["en", "The talks keep going round in a circle.", {}, "in a circle"],
  ["fr", "Les négociations tournent en rond depuis deux ans.", {}, "en rond"],
  ["es", "Las negociaciones dan vueltas en círculo.", {}, "en círculo"],
])("%s: talks that go round set up no room: %s", async (locale, message, answer, words) => {
  const { talk } = await talkAfter(locale, [message, answer]);
  expect(talk.values().roomSetup ?? "").toBe("");
  expect(talk.values().specialRequirements ?? "").not.toContain(words);
});

test.each<Row>([
  ["en", "The chairs in a circle please.", {}],
  ["fr", "On mettrait les chaises en rond.", {}],
  ["es", "Las sillas en círculo, por favor.", {}],
])("%s: and chairs that are put so do: %s", async (locale, message, answer) => {
  const { talk } = await talkAfter(locale, [message, answer]);
  expect(talk.values().roomSetup).toBe("other");
});

test("more meanings than are asked about are kept and said to be", async () => {
  const words = ["the crayon package", "the amber bundle", "the velvet option", "the copper plan"];
  const { talk, text } = await talkAfter("en", [
    `Six of us. We take ${words[0]}. We take ${words[1]}. We take ${words[2]}. We take ${words[3]}.`,
    {
      values: [
        value("mainRoomCapacity", "6", "Six of us"),
        value("courtReportingRequired", "true", words[0]),
        value("needsLegalVideography", "true", words[1]),
        value("streamingRequired", "true", words[2]),
        value("secondCopy", "true", words[3]),
      ],
    },
  ]);
  const open = [JSON.stringify(talk.visitor.state.talk ?? {})];
  for (const one of words) expect([...open, ...remarksOf(talk), text].join(" "), one).toContain(one);
});

test("what a model takes words to do explains no number in them", async () => {
  const message = "Good morning, we will be 14 people in the room.";
  const { talk } = await talkAfter("en", [message, { acts: [{ act: "inform", quote: "14" }], questions: ["Good"] }]);
  expect(talk.values().mainRoomCapacity).toBe("14");
});
