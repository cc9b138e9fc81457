/** Services beside a room: asked for, put aside, or only spoken of. */
import { expect, test } from "vitest";
import { type Given, wholly } from "../testing.ts";

const SHOWCASE = {
  proceedingType: "mediation",
  locationType: "in_person_and_virtual",
  location: "arbitration_place_miami",
  preferredDate: "2027-03-16",
  startTime: "09:00",
  duration: "extended",
  endTime: "17:00",
  needsInterpretation: "true",
  courtReportingRequired: "true",
};

test.each([
  ["Hybrid mediation in Miami on 16 March 2027, 9 to 5, with a French interpreter and a court reporter", "French"],
  ["Médiation hybride à Miami le 16 mars 2027, de 9 h à 17 h, avec un interprète français et une sténographe", "français"],
  ["Mediación híbrida en Miami el 16 de marzo de 2027, de 9 a 17, con un intérprete de francés y una estenógrafa", "francés"],
])("%s is understood as a whole", (message, language) => {
  expect(wholly(message)).toEqual({ ...SHOWCASE, interpretationLanguage: language });
});

test.each([
  ["We need a court reporter", { courtReportingRequired: "true" }],
  ["a stenographer please", { courtReportingRequired: "true" }],
  ["We will need a Mandarin interpreter", { needsInterpretation: "true", interpretationLanguage: "Mandarin" }],
  [
    "simultaneous Spanish to English interpretation please",
    { needsInterpretation: "true", interpretationLanguage: "Spanish to English", interpretationType: "simultaneous" },
  ],
  ["an interpreter for Portuguese", { needsInterpretation: "true", interpretationLanguage: "Portuguese" }],
  ["Interpreter: yes, Mandarin", { needsInterpretation: "true", interpretationLanguage: "Mandarin" }],
  ["We need an ASL interpreter", { needsSignLanguage: "true" }],
  ["with a sign language interpreter", { needsSignLanguage: "true" }],
  ["We would like a videographer", { needsLegalVideography: "true" }],
  ["Please arrange live streaming", { streamingRequired: "true" }],
  ["with an evidence presentation specialist", { evidencePresentationSpecialist: "true" }],
  ["We need a document sharing platform", { needsDocumentPlatform: "true" }],
  ["We need breakout rooms", { needsBreakoutRooms: "true" }],
  ["a witness room, please", { needsAdditionalRooms: "true", additionalRoomTypes: "witness room" }],
  ["We need the 65 inch unit", { needsConferencingUnit: "true" }],
  ["and a second copy of the transcript", { secondCopy: "true" }],
  ["please include case management support", { caseManagementSupport: "true" }],
  ["Can we have a court reporter?", { courtReportingRequired: "true" }],
  ["Il nous faut une sténographe", { courtReportingRequired: "true" }],
  ["avec interprète espagnol", { needsInterpretation: "true", interpretationLanguage: "espagnol" }],
  ["Nous avons besoin d'un interprète vers l'anglais", { needsInterpretation: "true", interpretationLanguage: "anglais" }],
  ["interprétation simultanée svp", { needsInterpretation: "true", interpretationType: "simultaneous" }],
  ["Prévoir un interprète en langue des signes", { needsSignLanguage: "true" }],
  ["avec captation vidéo et diffusion en direct", { needsLegalVideography: "true", streamingRequired: "true" }],
  ["Il faudrait une plateforme documentaire", { needsDocumentPlatform: "true" }],
  ["avec des salles de caucus", { needsBreakoutRooms: "true" }],
  ["une deuxième copie de la transcription svp", { secondCopy: "true" }],
  ["un spécialiste de la présentation de la preuve", { evidencePresentationSpecialist: "true" }],
  ["Necesitamos una taquígrafa", { courtReportingRequired: "true" }],
  ["con intérprete de mandarín", { needsInterpretation: "true", interpretationLanguage: "mandarín" }],
  [
    "un intérprete simultáneo de inglés",
    { needsInterpretation: "true", interpretationLanguage: "inglés", interpretationType: "simultaneous" },
  ],
  ["con intérprete de lengua de señas", { needsSignLanguage: "true" }],
  ["Queremos transmisión en vivo y videógrafo", { streamingRequired: "true", needsLegalVideography: "true" }],
  ["una segunda copia, por favor", { secondCopy: "true" }],
  ["Necesitamos una plataforma de documentos", { needsDocumentPlatform: "true" }],
  ["con especialista en presentación de pruebas", { evidencePresentationSpecialist: "true" }],
])("%s", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

test.each([
  ["no court reporter", { courtReportingRequired: "false" }],
  ["We don't need an interpreter", { needsInterpretation: "false" }],
  ["without a videographer", { needsLegalVideography: "false" }],
  ["We won't need a court reporter or an interpreter", { courtReportingRequired: "false", needsInterpretation: "false" }],
  ["a court reporter is not needed", { courtReportingRequired: "false" }],
  ["Court reporter: no", { courtReportingRequired: "false" }],
  ["no breakout rooms", { needsBreakoutRooms: "false" }],
  ["sans interprète ni sténographe", { needsInterpretation: "false", courtReportingRequired: "false" }],
  ["Nous n'avons pas besoin d'interprète", { needsInterpretation: "false" }],
  ["pas de diffusion en direct", { streamingRequired: "false" }],
  ["No necesitamos intérprete", { needsInterpretation: "false" }],
  ["sin taquígrafo", { courtReportingRequired: "false" }],
  ["no hace falta estenógrafo", { courtReportingRequired: "false" }],
  [
    "no court reporter, but a French interpreter",
    { courtReportingRequired: "false", needsInterpretation: "true", interpretationLanguage: "French" },
  ],
])("%s is a no", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

const INTERPRETER: Given = { asked: ["needsInterpretation"] };
const TWO: Given = { asked: ["needsInterpretation", "needsSignLanguage"] };
test.each([
  ["yes", INTERPRETER, { needsInterpretation: "true" }],
  ["Oui, s'il vous plaît", INTERPRETER, { needsInterpretation: "true" }],
  ["sí", INTERPRETER, { needsInterpretation: "true" }],
  ["yes, French", INTERPRETER, { needsInterpretation: "true", interpretationLanguage: "French" }],
  ["no", INTERPRETER, { needsInterpretation: "false" }],
  ["non merci", INTERPRETER, { needsInterpretation: "false" }],
  ["no, gracias", INTERPRETER, { needsInterpretation: "false" }],
  ["no", TWO, { needsInterpretation: "false", needsSignLanguage: "false" }],
  ["both", TWO, { needsInterpretation: "true", needsSignLanguage: "true" }],
  ["yes", TWO, {}],
  ["I'm not sure yet", INTERPRETER, { needsInterpretation: null }],
  ["what does it cost?", INTERPRETER, {}],
] as [string, Given, Record<string, string | null>][])("%s answers for what was asked", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  "The interpreter was late, so we sued",
  "The dispute is about an interpreter's unpaid invoices",
  "Dispute over the interpretation of a supply contract",
  "Do you provide court reporters?",
  "Offrez-vous des interprètes ?",
  "¿Tienen servicio de estenografía?",
  "Le litige porte sur l'interprétation d'un bail",
  "La disputa trata de la interpretación de un contrato",
  "He was our interpreter for ten years",
  "What is case management support?",
  "We had a court reporter last time who lost the notes",
  "a case management conference",
])("%s asks for no service", (message) => {
  const fields = Object.keys(wholly(message));
  expect(fields.filter((field) => /^needs|Required$|secondCopy|Support$|interpretation/.test(field))).toEqual([]);
});

test.each([
  ["We need lunch, a French interpreter and a projector", "lunch; a projector"],
  ["with a French interpreter and vegetarian lunch", "vegetarian lunch"],
  ["Il nous faut un interprète espagnol et un repas casher", "un repas casher"],
  ["with a court reporter and an interpreter", undefined],
  ["con intérprete y estenógrafa", undefined],
])("%s keeps as a wish only what has no field", (message, wish) => {
  expect(wholly(message).specialRequirements).toBe(wish);
});

test("the fast form keeps services as wishes, as before", () => {
  expect(wholly("We will need a Mandarin interpreter", { form: "fast" })).toEqual({ specialRequirements: "a Mandarin interpreter" });
});

test.each([
  [
    "Need a stenographer, two interpreters (Punjabi and Hindi)",
    { courtReportingRequired: "true", needsInterpretation: "true", interpretationLanguage: "Punjabi and Hindi" },
  ],
  [
    "court reporter yes, interpreter no, videographer no",
    { courtReportingRequired: "true", needsInterpretation: "false", needsLegalVideography: "false" },
  ],
  ["no need for interpretation but we do want a videographer", { needsInterpretation: "false", needsLegalVideography: "true" }],
  [
    "Ni interprète ni vidéaste; sténographe oui",
    { needsInterpretation: "false", needsLegalVideography: "false", courtReportingRequired: "true" },
  ],
  ["It has to be streamed", { streamingRequired: "true" }],
  ["And the interpreter should be Portuguese, not Spanish", { needsInterpretation: "true", interpretationLanguage: "Portuguese" }],
])("%s, as people write", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});
