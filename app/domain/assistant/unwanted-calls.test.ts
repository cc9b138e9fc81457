import { expect, test } from "vitest";
import { refusesCalls } from "./unwanted-calls.ts";

const REFUSED = [
  "Do not call me, 416-555-0107 is for emergencies only.",
  "Please don't call me at 416 555 0107.",
  "Don't phone this number: 416 555 0107",
  "I'd prefer not being called.",
  "No phone calls please, 416 555 0107 is my assistant's.",
  "E-mail only.",
  "Ne m'appelez pas au 514 555-0107.",
  "Merci de ne pas m’appeler, écrivez-moi.",
  "Je ne veux pas qu'on m'appelle.",
  "Par courriel seulement.",
  "No me llamen al 305 555 0107.",
  "Prefiero que no me llamen.",
  "Sin llamadas, por favor.",
  "Solo por correo electrónico.",
];
test.each(REFUSED)("refuses a call: %s", (message) => expect(refusesCalls([message])).toBe(true));

const NOT_REFUSED = [
  "Please call me at 416 555 0107.",
  "Don't call me before 10 a.m.",
  "Don't call me Bob.",
  "No me llamo Ana, me llamo Eva.",
  "We do not call any witnesses.",
  "La partie ne fait pas appel.",
  "Ne m'appelez pas avant 10 h.",
  "The parties never called the loan.",
  "My email is ada@beaulieu.example",
];
test.each(NOT_REFUSED)("refuses none: %s", (message) => expect(refusesCalls([message])).toBe(false));

test("the latest word counts", () => {
  expect(refusesCalls(["Don't call me.", "416 555 0107"])).toBe(true);
  expect(refusesCalls(["Don't call me.", "On second thought, please call me at 416 555 0107."])).toBe(false);
  expect(refusesCalls(["416 555 0107"])).toBe(false);
});
