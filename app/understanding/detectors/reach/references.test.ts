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
  ["our ref BC/2291/TE", "own", "BC/2291/TE"],
  ["Our file: 2024-118", "own", "2024-118"],
  ["Our matter number is TG-4471, court file CV-26-00092217", "own", "TG-4471"],
  ["Our matter number is TG-4471, court file CV-26-00092217", "court_file", "CV-26-00092217"],
  ["our court file no. 22-8841", "court_file", "22-8841"],
  ["The internal number is KL-77", "own", "KL-77"],
  ["Notre dossier : MED-2027-041", "own", "MED-2027-041"],
  ["N/Réf. : 4471-2", "own", "4471-2"],
  ["notre numéro interne est KL-77", "own", "KL-77"],
  ["Notre dossier de cour : 22-8841", "court_file", "22-8841"],
  ["Notre dossier 22-8841 de la Cour supérieure", "court_file", "22-8841"],
  ["nuestro expediente interno es el 452/2026", "own", "452/2026"],
  ["Nuestra referencia: MX-2027/12", "own", "MX-2027/12"],
  ["nuestro expediente 452/2026 del juzgado tercero", "court_file", "452/2026"],
  ["su expediente 452/2026", "court_file", "452/2026"],
])("“%s” holds one", (message, kind, number) => {
  expect(foundBy(references, message).join()).toContain(`{"kind":"${kind}","number":"${number}"}`);
});

test.each([
  "the file is thick",
  "in case of rain",
  "our file is 12 pages long",
  "our matter",
  "the contract is 12 pages long",
  "le contrat est 100 % confidentiel",
  "el contrato es 2023",
  "We have a contract. 2024 was good.",
])("“%s” holds none", (message) => {
  expect(foundBy(references, message)).toEqual([]);
});
