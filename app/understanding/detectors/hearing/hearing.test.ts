import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { splits } from "./costs.ts";
import { formats, kinds, meals, needs, services, urgencies } from "./hearing.ts";
import { premises } from "./premises.ts";
import { rooms } from "./rooms.ts";

test.each([
  [kinds, "an examination for discovery", "examination_or_related"],
  [kinds, "arbitrage de grief", "arbitration"],
  [kinds, "audiencia de conciliación", "mediation"],
  [formats, "tout en visioconférence", "virtual"],
  [formats, "modalidad híbrida", "hybrid"],
  [formats, "face to face", "in_person"],
  [rooms, "three breakout rooms", '"rooms":3'],
  [rooms, "deux salles de caucus", '"rooms":2'],
  [rooms, "mesa en u", "u_shape"],
  [services, "a Spanish interpreter", '"language":"Spanish"'],
  [services, "un interprète en créole", '"language":"Haitian Creole"'],
  [services, "taquígrafo", "courtReportingRequired"],
  [services, "ASL", "needsSignLanguage"],
  [services, "webdiffusion", "streamingRequired"],
  [urgencies, "there is no rush", "standard"],
  [urgencies, "lo antes posible", "urgent"],
  [splits, "moitié-moitié", "50_50"],
  [splits, "half each", "50_50"],
  [needs, "a whiteboard and a kettle", "need kettle"],
  [meals, "Lunch for everybody each day please.", '"detail":"Lunch for everybody each day"'],
  [meals, "a printer and a gluten-free lunch for two", '"detail":"a gluten-free lunch for two"'],
  [meals, "sandwiches and coffee for ten", '"detail":"sandwiches and coffee for ten"'],
  [rooms, "two breakout rooms for the parties and one for the tribunal", '"rooms":3'],
  [rooms, "one room per side plus the main room", '"rooms":2'],
  [rooms, "une salle de caucus par camp", '"rooms":2'],
  [rooms, "prévoyez une pièce pour chacun", '"rooms":2'],
  [rooms, "Salles annexes : 3", '"rooms":3'],
  [services, "elle parle espagnol, donc interprète", '"language":"Spanish"'],
  [rooms, "a hearing room and a small room", '"rooms":1'],
  [rooms, "we'll want breakout rooms", "needsBreakoutRooms"],
  [services, "two interpreters (Spanish and Portuguese)", '"language":"Spanish, Portuguese"'],
  [services, "affichage des documents sur écran", "evidencePresentationSpecialist"],
  [urgencies, "This isn't urgent.", "standard"],
  [urgencies, "rien d'urgent", "standard"],
  [urgencies, "no, it's urgent", '"urgent"'],
  [
    premises,
    "We can host at our own office, 200 Bay Street, Suite 1400, we need a reporter.",
    '"our own office, 200 Bay Street, Suite 1400"',
  ],
  [premises, "On peut tenir ça dans nos bureaux au 1250 René-Lévesque", '"nos bureaux au 1250 René-Lévesque"'],
  [premises, "La haremos en nuestra oficina, Brickell Avenue 1200, piso 4; solo", '"nuestra oficina, Brickell Avenue 1200, piso 4"'],
] as const)("%o reads “%s”", (detector, message, expected) => {
  expect(foundBy(detector, message).join()).toContain(expected);
});

test("a language that is named elsewhere is not the interpreter's", () => {
  expect(foundBy(services, "an interpreter, please. The contract is in Spanish").join()).not.toContain("Spanish");
});

test.each([
  [rooms, "we just want a quiet room with a table"],
  [rooms, "une petite salle tranquille"],
  [meals, "we break for lunch from 12 to 1"],
  [premises, "our office is in Halifax"],
  [premises, "please call our office, 200 Bay Street"],
  [formats, "we need a Zoom host"],
] as const)("%o reads no value in “%s”", (detector, message) => {
  expect(foundBy(detector, message).join()).not.toContain("{");
});
