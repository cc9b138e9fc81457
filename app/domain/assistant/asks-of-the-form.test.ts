/** "Why?", the express way, the detailed form; what is changed and what is refused by its name. */
import { expect, test } from "vitest";
import { interpret } from "./interpret.ts";
import { actsOf, CONTEXT, type Given, wholly } from "./testing.ts";

const WHOLE: Given = { form: "detailed", asked: ["respondentFirm"], values: { proceedingType: "arbitration", locationType: "in_person" } };
const read = (message: string, given: Given = WHOLE) => interpret(message, { ...CONTEXT, ...given });

test.each([
  ["why do you need that?", []],
  ["Why do you ask?", []],
  ["why?", []],
  ["Why do you need the court file number?", ["courtFileNumber"]],
  ["why is the respondent's firm required?", ["respondentFirm"]],
  ["What do you need the witness name for?", ["witnessName"]],
  ["Why do you need my phone number?", ["contactPhone"]],
  ["pourquoi ?", []],
  ["Pourquoi avez-vous besoin du cabinet du défendeur ?", ["respondentFirm"]],
  ["Pourquoi la durée est-elle obligatoire ?", ["duration"]],
  ["À quoi ça sert ?", []],
  ["¿por qué lo necesita?", []],
  ["¿Por qué necesitan el número de expediente?", ["courtFileNumber"]],
  ["¿Para qué sirve?", []],
])("%s asks why", (message, fields) => {
  const { acts, whyOf, questions, fields: found } = read(message);
  expect(acts).toContain("why");
  expect(whyOf).toEqual(fields);
  expect(questions).toEqual([]);
  expect(found).toEqual([]);
});

test.each(["That's why we sued", "The reason why is unclear", "Porque necesito una sala", "Voilà pourquoi nous avons poursuivi"])(
  "%s does not",
  (message) => {
    expect(read(message).acts).not.toContain("why");
  },
);

test("in the fast form, why is a question like any other", () => {
  const { acts, questions } = read("Why do you need my phone number?", {});
  expect(acts).toEqual(expect.arrayContaining(["why", "question"]));
  expect(questions).toEqual(["Why do you need my phone number?"]);
});

test.each([
  "just have someone call me",
  "Can't someone just call me?",
  "the express way please",
  "Express",
  "I don't want to fill all this in",
  "I don't have time to answer all these questions",
  "too many questions",
  "version express svp",
  "Qu'on me rappelle, c'est trop long",
  "je n'ai pas le temps de tout remplir",
  "que me llamen y ya",
  "no quiero llenar todo esto",
  "la versión exprés, por favor",
])("%s wants the express way, in the detailed form alone", (message) => {
  expect(actsOf(message, WHOLE)).toContain("express");
  expect(actsOf(message, WHOLE)).not.toContain("human");
  expect(actsOf(message)).not.toContain("express");
});

test.each([
  "I'd like to speak to a human",
  "What is the express form?",
  "The contract has an express warranty",
  "livraison express de la marchandise",
])("%s does not", (message) => {
  expect(actsOf(message, WHOLE)).not.toContain("express");
});

test.each([
  "the detailed form",
  "I'd like to order the whole hearing now",
  "Can I fill in the full form instead?",
  "formulaire détaillé",
  "J'aimerais réserver l'audience au complet",
  "formulario detallado",
  "Quiero reservar la audiencia completa",
])("%s wants the detailed form", (message) => {
  expect(actsOf(message)).toContain("detailed");
});

test.each(["What is the detailed form?", "not the detailed form", "a detailed contract", "The whole hearing was recorded"])(
  "%s does not",
  (message) => {
    expect(actsOf(message)).not.toContain("detailed");
  },
);

test.each([
  ["change the respondent's firm", ["respondentFirm"]],
  ["I want to change the duration", ["duration"]],
  ["le numéro de dossier de la cour est mauvais", ["courtFileNumber"]],
  ["cambiar la plataforma", ["platformPreference"]],
])("%s", (message, fields) => {
  expect(read(message, { ...WHOLE, asked: [] }).toChange).toEqual(fields);
});

test("the date of several days is theirs", () => {
  const values = { bookingType: "consecutive", consecutiveStartDate: "2027-03-16", consecutiveEndDate: "2027-03-18" };
  expect(read("change the date", { form: "detailed", values }).toChange).toEqual(["consecutiveStartDate", "consecutiveEndDate"]);
});

test.each([
  ["I don't know yet", ["contractNumber"], { contractNumber: null }],
  ["skip", ["witnessDetails"], { witnessDetails: null }],
  ["je ne sais pas encore", ["arbitratorName"], { arbitratorName: null }],
  ["no sé", ["arbitrationAuthority"], { arbitrationAuthority: null }],
  ["we have no contract number", [], { contractNumber: null }],
  ["no court file number yet", [], { courtFileNumber: null }],
  ["sans numéro de contrat", [], { contractNumber: null }],
  ["I don't know yet", ["styleOfCause"], {}],
] as [string, Given["asked"] & object, Record<string, null>][])("%s declines what is optional", (message, asked, fields) => {
  expect(wholly(message, { ...WHOLE, asked })).toEqual(fields);
});
