import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { firms, stylesOfCause } from "./firms.ts";

test.each([
  ["we're Okoro Barnes LLP, downtown", "Okoro Barnes LLP"],
  ["Bérubé Roy s.e.n.c.r.l. ici", "Bérubé Roy s.e.n.c.r.l."],
  ["soy del Bufete Luna y Asociados", "Bufete Luna y Asociados"],
  ["Law Office of Ann Lee", "Law Office of Ann Lee"],
  ["Smith & Associates", "Smith & Associates"],
  ["Maya Ortiz, Grant, Lee & Moss LLP, maya@glm.com", "Grant, Lee & Moss LLP"],
  ["Julie Roy, SCP Mbaye, Sarr & Associés, Dakar", "SCP Mbaye, Sarr & Associés"],
  ["del estudio Yupanqui, Rossi & Tanaka (Lima)", "Yupanqui, Rossi & Tanaka"],
])("“%s” holds a firm", (message, firm) => {
  expect(foundBy(firms, message).join()).toContain(`"firm":"${firm}`);
});

test.each(["the firm is late", "we pay the bank", "Toronto is fine", "Le notaire a signé", "El abogado no viene"])(
  "“%s” holds none",
  (message) => {
    expect(foundBy(firms, message)).toEqual([]);
  },
);

test.each(["Harmattan Pictures v. Goldcoast Streaming", "Tremblay c. Roy", "Luna contra Banco Sol"])(
  "“%s” is a style of cause",
  (message) => {
    expect(foundBy(stylesOfCause, message).join()).toContain(`"text":"${message}"`);
  },
);

test.each([
  ["Matter of Ruiz v. Gulf Coast Marine Inc., court file 1", "Ruiz v. Gulf Coast Marine Inc."],
  ["Nordwind AS v. Caribbean Bulk Carriers Ltd. Grand Cayman, 12 July", "Nordwind AS v. Caribbean Bulk Carriers Ltd."],
  ["dossier, Gestion Talbec inc. c. Ville de Sainte-Aurélie, une demande", "Gestion Talbec inc. c. Ville de Sainte-Aurélie"],
  ["Tremblay c. Constructions Boréal inc.", "Tremblay c. Constructions Boréal inc."],
])("the style of cause in “%s”", (message, style) => {
  expect(foundBy(stylesOfCause, message).join()).toContain(`"text":"${style}"`);
});
