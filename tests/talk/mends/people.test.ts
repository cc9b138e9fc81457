/** Another part, side or way of attending moves who is noted, and makes nobody twice. */
import { describe, expect, test } from "vitest";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { type Case, mended } from "./kit.ts";

const FIELDS = ["claimantName", "respondentName", "arbitratorName", "witnessName"] as const;

/** Everybody of that name, wherever they are noted. */
function held(values: Readonly<Record<string, string>>, name: string) {
  const listed = (JSON.parse(values.people || "[]") as PersonSaid[]).filter((one) => one.name?.includes(name));
  return [...listed, ...FIELDS.flatMap((field) => (values[field]?.includes(name) ? [{ field }] : []))];
}

const CASES: [Case[0], string, string, object][] = [
  ["en", "Ingrid Vale isn't a witness, she's the respondent.", "Ingrid Vale", { field: "respondentName" }],
  ["en", "Ingrid Vale is not a witness, she is counsel for the claimant", "Ingrid Vale", { part: "counsel", side: "claimant" }],
  ["en", "Daniel Osgood is counsel for the respondent", "Daniel Osgood", { part: "counsel", side: "respondent" }],
  ["en", "Daniel Osgood won't be in the room, he joins by video", "Daniel Osgood", { part: "counsel", attends: "remote" }],
  ["en", "Vale will attend by Zoom", "Ingrid Vale", { part: "witness", attends: "remote" }],
  ["fr", "Ingrid Valois n'est pas témoin, c'est l'avocate de la demanderesse", "Ingrid Valois", { part: "counsel", side: "claimant" }],
  ["fr", "Damien Roussel est l'avocat de la défenderesse", "Damien Roussel", { part: "counsel", side: "respondent" }],
  ["fr", "Ingrid Valois ne sera pas en salle, elle se connecte par vidéo", "Ingrid Valois", { part: "witness", attends: "remote" }],
  ["fr", "Ingrid Valois, c'est la défenderesse, pas un témoin", "Ingrid Valois", { field: "respondentName" }],
  ["es", "Ingrid Valle no es testigo, es la demandada", "Ingrid Valle", { field: "respondentName" }],
  ["es", "Daniel Osorio es abogado de la demandada", "Daniel Osorio", { part: "counsel", side: "respondent" }],
  ["es", "Daniel Osorio no está en la sala, va por video", "Daniel Osorio", { part: "counsel", attends: "remote" }],
  ["es", "Ingrid Valle se conecta por video", "Ingrid Valle", { part: "witness", attends: "remote" }],
];

describe("who is noted", () => {
  test.each(CASES)("%s: %s", async (locale, message, name, expected) => {
    const { talk, changed } = await mended(locale, message);
    expect(held(talk.values(), name)).toEqual([expect.objectContaining(expected)]);
    const others = Object.keys(changed).filter((field) => field !== "people" && !(FIELDS as readonly string[]).includes(field));
    expect(others.filter((field) => field !== "locationType")).toEqual([]);
    expect(talk.values().locationType).not.toBe("virtual");
  });

  test("another name is nobody's correction of the contact", async () => {
    const { changed } = await mended("en", "Sorry, correction: the mediator we picked is Ruth Garrow.");
    expect(changed.contactName).toBeUndefined();
  });
});
