/** What the matter is called, its numbers, before whom it is, recordings, other places; labels and bare lines. */
import { expect, test } from "vitest";
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { type Given, wholly } from "../testing.ts";

const of = (proceedingType: string): Given => ({ values: { proceedingType } });

test.each([
  ["Smith v. Jones", {}, { styleOfCause: "Smith v. Jones" }],
  ["The style of cause is Tremblay c. Gagnon et al.", {}, { styleOfCause: "Tremblay c. Gagnon et al." }],
  ["It's Acme Inc. v. Northgate Ltd", {}, { styleOfCause: "Acme Inc. v. Northgate Ltd" }],
  ["Smith vs Jones", {}, { styleOfCause: "Smith vs Jones" }],
  ["L'affaire Tremblay c. Ville de Laval", {}, { styleOfCause: "Tremblay c. Ville de Laval" }],
  ["Intitulé : Roy contre Gagné", {}, { styleOfCause: "Roy contre Gagné" }],
  ["Pérez contra Gómez", {}, { styleOfCause: "Pérez contra Gómez" }],
  ["Carátula: Pérez contra Gómez", {}, { styleOfCause: "Pérez contra Gómez" }],
  ["Re Estate of Ana Ruiz", { asked: ["styleOfCause"] }, { styleOfCause: "Re Estate of Ana Ruiz" }],
  ["court file number CV-24-00012345-00CL", {}, { courtFileNumber: "CV-24-00012345-00CL" }],
  ["Court file no. CV-24-1234", {}, { courtFileNumber: "CV-24-1234" }],
  ["dossier de cour no 500-11-012345-678", {}, { courtFileNumber: "500-11-012345-678" }],
  ["expediente número 1234/2026", {}, { courtFileNumber: "1234/2026" }],
  ["CV-24-00012345", { asked: ["courtFileNumber"] }, { courtFileNumber: "CV-24-00012345" }],
  ["contract number AB-2231", {}, { contractNumber: "AB-2231" }],
  ["numéro de contrat : 2231-B", {}, { contractNumber: "2231-B" }],
  ["contrato número 77/2025", {}, { contractNumber: "77/2025" }],
  ["under the ICC rules", of("arbitration"), { arbitrationAuthority: "ICC rules" }],
  ["administered by ADRIC", of("arbitration"), { arbitrationAuthority: "ADRIC" }],
  ["devant la Chambre de commerce internationale", of("arbitration"), { arbitrationAuthority: "Chambre de commerce internationale" }],
  ["ante la Cámara de Comercio Internacional", of("arbitration"), { arbitrationAuthority: "Cámara de Comercio Internacional" }],
  ["before the Ontario Labour Relations Board", of("hearing_board"), { adjudicatingBody: "Ontario Labour Relations Board" }],
  ["devant le Tribunal administratif du travail", of("hearing_board"), { adjudicatingBody: "Tribunal administratif du travail" }],
  [
    "devant la Commission des relations de travail\nSur Teams",
    { values: { proceedingType: "hearing_board", locationType: "virtual" } },
    { adjudicatingBody: "Commission des relations de travail", platformPreference: "teams" },
  ],
  ["ante la Junta de Conciliación", of("hearing_board"), { adjudicatingBody: "Junta de Conciliación" }],
  ["at the Toronto courthouse", of("court_trial"), { trialCourtLocation: "Toronto courthouse" }],
  ["au palais de justice de Montréal", of("court_trial"), { trialCourtLocation: "palais de justice de Montréal" }],
  ["330 University Avenue, Toronto", { asked: ["trialCourtLocation"] }, { trialCourtLocation: "330 University Avenue, Toronto" }],
] as [string, Given, Record<string, string>][])("%s", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  [
    "a 90 minute audio file in French with two speakers",
    { mediaType: "audio_file", lengthOfMedia: "90 minute", languageOfAudio: "French", numberOfSpeakers: "2" },
  ],
  [
    "un enregistrement audio de 2 h 15, en français, 3 intervenants",
    { mediaType: "audio_file", lengthOfMedia: "2 h 15", languageOfAudio: "français", numberOfSpeakers: "3" },
  ],
  ["La grabación está en español y dura 45 minutos", { lengthOfMedia: "45 minutos", languageOfAudio: "español" }],
  ["It's in English, about two hours", { lengthOfMedia: "about two hours", languageOfAudio: "English" }],
])("%s is what the recording is like", (message, fields) => {
  expect(wholly(message, of("audio_transcription"))).toMatchObject(fields);
});

test.each([
  ["transcript of the discovery hearing", "discovery hearing"],
  ["transcription de l'arbitrage", "arbitrage"],
  ["transcripción del juicio", "juicio"],
])("%s names the past proceeding", (message, type) => {
  expect(wholly(message, of("past_proceeding_transcript_order")).typeOfProceeding).toBe(type);
});

test.each([
  [
    "The hearing will be at Hotel Bonaventure, 900 De La Gauchetière Street West, Montreal",
    {
      location: "alternate",
      alternateLocationName: "Hotel Bonaventure",
      alternateLocationAddress: "900 De La Gauchetière Street West, Montreal",
    },
  ],
  ["at our offices, 100 King Street West, Toronto", { location: "alternate", alternateLocationAddress: "100 King Street West, Toronto" }],
  ["L'audience se tiendra à l'Hôtel Bonaventure", { location: "alternate", alternateLocationName: "Hôtel Bonaventure" }],
  ["La audiencia será en el Hotel Fiesta", { location: "alternate", alternateLocationName: "Hotel Fiesta" }],
])("%s is another place", (message, fields) => {
  expect(wholly(message)).toMatchObject(fields);
});

test.each([
  [
    "Style of cause: Smith v. Jones\nCourt file no.: CV-24-1234\nDuration: full day\nPlatform: Zoom\nInterpretation: yes\nNumber of people: 12",
    {
      styleOfCause: "Smith v. Jones",
      courtFileNumber: "CV-24-1234",
      duration: "full_day",
      platformPreference: "zoom",
      needsInterpretation: "true",
      mainRoomCapacity: "12",
    },
  ],
  [
    "Intitulé de la cause : Roy c. Gagné\nDurée : journée complète\nNombre de personnes : 12\nFormat de la transcription : papier",
    { styleOfCause: "Roy c. Gagné", duration: "full_day", mainRoomCapacity: "12", transcriptFormat: "hard_copy" },
  ],
  [
    "Carátula del caso: Pérez contra Gómez\nNúmero de personas: 12\nPlazo de entrega: 2 días",
    { styleOfCause: "Pérez contra Gómez", mainRoomCapacity: "12", transcriptDelivery: "2_days" },
  ],
])("%s: labels lead to their values", (message, fields) => {
  expect(wholly(message)).toMatchObject(fields);
});

test.each([
  ["French", ["interpretationLanguage"], { interpretationLanguage: "French" }],
  ["du mandarin", ["interpretationLanguage"], { interpretationLanguage: "mandarin" }],
  ["al francés", ["interpretationLanguage"], { interpretationLanguage: "francés" }],
  ["a week-long inquiry", ["typeOfProceeding"], { typeOfProceeding: "a week-long inquiry" }],
  ["two for each firm", ["monitorAssignment"], { monitorAssignment: "two for each firm" }],
  ["6 people each", ["breakoutRoomCapacities"], { breakoutRoomCapacities: "6 people each" }],
  ["une salle d'attente", ["additionalRoomTypes"], { additionalRoomTypes: "salle d'attente" }],
  ["90 minutes", ["lengthOfMedia"], { lengthOfMedia: "90 minutes" }],
  ["2 h 15", ["lengthOfMedia"], { lengthOfMedia: "2 h 15" }],
  ["Smith v. Jones, CV-24-1234", ["styleOfCause", "courtFileNumber"], { styleOfCause: "Smith v. Jones", courtFileNumber: "CV-24-1234" }],
  ["She is 80 and needs breaks", ["witnessDetails"], { witnessDetails: "She is 80 and needs breaks" }],
] as [string, DraftField[], Record<string, string>][])("%s answers %s", (message, asked, fields) => {
  expect(wholly(message, { asked })).toMatchObject(fields);
});

test.each([
  ["Smith sued Jones over a contract", {}],
  ["We have a contract of 12 months with 3 suppliers", {}],
  ["The tenant is against the landlord, contre toute attente", {}],
  ["The file is large", {}],
  ["My phone number is 416 555 0142", {}],
  ["ok", { asked: ["styleOfCause"] }],
  ["what does that mean?", { asked: ["styleOfCause"] }],
  ["hello", { asked: ["styleOfCause"] }],
  ["I don't know", { asked: ["courtFileNumber"] }],
  ["I want to talk to a person", { asked: ["styleOfCause"] }],
  ["you are useless", { asked: ["trialCourtLocation"] }],
  ["Make it 24 people", { asked: ["styleOfCause"] }],
  ["thank you", { asked: ["typeOfProceeding"] }],
  ["Can you explain?", { asked: ["typeOfProceeding"] }],
] as [string, Given][])("%s names no matter", (message, given) => {
  const named = Object.entries(wholly(message, given)).filter(
    ([field, value]) => value !== null && /style|Number|Type$|Location|typeOf/.test(field),
  );
  expect(named).toEqual([]);
});
