import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { hearingLanguages } from "./hearing-language.ts";

test.each([
  ["All in English, no interpreter.", "English"],
  ["He needs a Punjabi interpreter (just for that afternoon, the rest is in English).", "English"],
  ["It's all in French.", "French"],
  ["The hearing will be held in Spanish.", "Spanish"],
  ["We need a two-day hearing in English and French in Montreal.", "English, French"],
  ["The hearing on March 3 will be in French.", "French"],
  ["Language of the hearing: French", "French"],
  ["The language of the arbitration is English.", "English"],
  ["We'll proceed in French.", "French"],
  ["It is a bilingual hearing.", "bilingual"],
  ["Tout se passe en français, pas d'interprète.", "French"],
  ["L'audience se tiendra en anglais.", "English"],
  ["La médiation sera en français et en anglais.", "French, English"],
  ["Le tout en français.", "French"],
  ["Langue de l'audience : français", "French"],
  ["Ce sera une audience bilingue.", "bilingue"],
  ["Todo será en español.", "Spanish"],
  ["La audiencia del 3 de marzo será en inglés.", "English"],
  ["El arbitraje se llevará a cabo en español.", "Spanish"],
  ["Idioma de la audiencia: inglés", "English"],
  ["una mediación en español en Miami", "Spanish"],
])("“%s” says it", (message, language) => {
  expect(foundBy(hearingLanguages, message).join()).toContain(`{"kind":"hearingLanguage","detail":"${language}"}`);
});

test.each([
  "I speak French.",
  "The interpreter is for French.",
  "We need an interpreter, all in French and English.",
  "Please write to me in English.",
  "Send me everything in English.",
  "The documents are all in French.",
  "The mediation agreement is in English.",
  "The record is in French.",
  "Can the hearing be in French?",
  "in French",
  "The hearing is not in English.",
  "The hearing will be in English or French.",
  "The witness testifies in Spanish at the hearing.",
  "a hearing in English law",
  "Je parle français.",
  "L'interprète est pour le français.",
  "Écrivez-moi en français, s'il vous plaît.",
  "Toutes les pièces sont en français.",
  "Envoyez-moi tout en français.",
  "Le témoin dépose en anglais.",
  "Parlez-vous anglais ?",
  "français",
  "Hablo francés.",
  "El intérprete es de inglés.",
  "Escríbame en español, por favor.",
  "Mándeme todo en español.",
  "Los documentos están en inglés.",
  "en español",
])("“%s” does not", (message) => {
  expect(foundBy(hearingLanguages, message)).toEqual([]);
});
