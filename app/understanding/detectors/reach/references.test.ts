import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { references } from "./references.ts";

test.each([
  ["Court file no. CV-26-00092217", "court_file", "CV-26-00092217"],
  ["dossier 500-17-123456-789", "court_file", "500-17-123456-789"],
  ["contrato 7741-B", "contract", "7741-B"],
  ["numéro de réservation : AB-2291", "booking", "AB-2291"],
])("“%s” holds one", (message, kind, number) => {
  expect(foundBy(references, message).join()).toContain(`{"kind":"${kind}","number":"${number}"}`);
});

test.each(["the file is thick", "in case of rain", "our matter"])("“%s” holds none", (message) => {
  expect(foundBy(references, message)).toEqual([]);
});
