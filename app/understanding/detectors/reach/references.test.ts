import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { references } from "./references.ts";

test.each([
  ["Court file no. CV-26-00092217", "court_file", "CV-26-00092217"],
  ["dossier 500-17-123456-789", "court_file", "500-17-123456-789"],
  ["contrato 7741-B", "contract", "7741-B"],
  ["numéro de réservation : AB-2291", "booking", "AB-2291"],
  ["our contract number is 2024-77", "contract", "2024-77"],
  ["The contract no. is C-2024/77.", "contract", "C-2024/77"],
  ["contract no. 2024-77", "contract", "2024-77"],
  ["the number of our contract is 2024-77", "contract", "2024-77"],
  ["notre numéro de contrat est le 2024-77", "contract", "2024-77"],
  ["le numéro du contrat est 2024-77", "contract", "2024-77"],
  ["el número de nuestro contrato es el 2024-77", "contract", "2024-77"],
  ["change the contract number to 2231-08", "contract", "2231-08"],
  ["cambie el número de contrato por 2231-08", "contract", "2231-08"],
  ["my booking number is AB-2291", "booking", "AB-2291"],
  ["our file number is: 500-17-123456-789", "court_file", "500-17-123456-789"],
])("“%s” holds one", (message, kind, number) => {
  expect(foundBy(references, message).join()).toContain(`{"kind":"${kind}","number":"${number}"}`);
});

test.each([
  "the file is thick",
  "in case of rain",
  "our matter",
  "the contract is 12 pages long",
  "le contrat est 100 % confidentiel",
  "el contrato es 2023",
  "We have a contract. 2024 was good.",
])("“%s” holds none", (message) => {
  expect(foundBy(references, message)).toEqual([]);
});
