import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { introductions, labels, sides } from "./names.ts";

test.each([
  ["My name is Ottoline van der Berg and I", '"name":"Ottoline van der Berg"'],
  ["je m'appelle Éloïse St-Onge, du cabinet", '"name":"Éloïse St-Onge"'],
  ["me llamo Rosa de la Rosa", '"name":"Rosa de la Rosa"'],
  ["je vous écris de la part de Tremblay Roy", '"firm":"Tremblay Roy"'],
  ["calling from Weiss, Okafor", '"firm":"Weiss"'],
])("“%s” introduces", (message, value) => {
  expect(foundBy(introductions, message).join()).toContain(value);
});

test.each(["I am late", "c'est bon", "soy nueva", "I'm British"])("“%s” introduces nobody", (message) => {
  expect(foundBy(introductions, message).join()).not.toContain("is:me");
});

test("a label names what follows it on its line", () => {
  expect(foundBy(labels, "Nom : Éloïse Roy\nCabinet : Roy et associés").join()).toBe(
    'label:me Éloïse Roy {"name":"Éloïse Roy"},label:firm Roy et associés {"firm":"Roy et associés"}',
  );
});

test("whose side the visitor is on", () => {
  expect(foundBy(sides, "nous représentons la défenderesse").join()).toContain("respondent");
});

test.each([
  ["I'm a clerk with Batra Lindqvist LLP and need rooms", "Batra Lindqvist LLP"],
  ["Je suis juriste à la Compagnie de Ciment Caraïbe S.A., bonjour", "Compagnie de Ciment Caraïbe S.A."],
  ["Hola, soy paralegal de Finkelstein Arocha, PA.", "Finkelstein Arocha, PA"],
])("“%s” says where the visitor works", (message, firm) => {
  expect(foundBy(introductions, message)).toContain(`is:at ${firm} {"firm":"${firm}"}`);
});

test.each(["I am in a dispute with Sunline Cargo LLC", "I'm counsel for the claimant, Kestrel Mining plc"])("“%s” does not", (message) => {
  expect(foundBy(introductions, message).join()).not.toContain("is:at");
});

test.each([
  "I spelled it wrong, it's Marlowe Grant. Otherwise yes.",
  "tout est beau à part le prénom de la cliente, c'est Ghyslaine Abasi pas Guylaine",
  "the mediator has changed, it's Roxane Leduc now",
  "call me Friday rather than tomorrow",
])("“%s” names somebody else", (message) => {
  expect(foundBy(introductions, message).join()).not.toContain("is:me");
});

test.each(["Hello, it's Marlowe Grant again", "Bonjour, c'est Ghyslaine Abasi", "c'est Ghyslaine Abasi"])(
  "“%s” is the visitor",
  (message) => {
    expect(foundBy(introductions, message).join()).toContain("is:me");
  },
);
