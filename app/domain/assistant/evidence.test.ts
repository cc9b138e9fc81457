import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DraftField } from "../booking/draft-fields.ts";
import { isSpoken } from "./evidence.ts";

const messages = ["Hi, this is Maître Élise D’Amours-Roy, elise@cabinet.example, 514 555-0123.", "A lease dispute with our landlord."];
const spoken = (field: Parameters<typeof isSpoken>[0]["field"], value: string, evidence: string) =>
  isSpoken({ field, value, evidence }, messages);

const loose = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['\u2018\u2019\u02BC]/g, "")
    .replace(/\s+/g, " ")
    .trim();

describe("evidence", () => {
  it("takes values whose words were said", () => {
    expect(spoken("contactName", "Élise D'Amours-Roy", "Maître Élise D’Amours-Roy")).toBe(true);
    expect(spoken("contactEmail", "elise@cabinet.example", "elise@cabinet.example")).toBe(true);
    expect(spoken("contactPhone", "+1 514 555 0123", "514 555-0123")).toBe(true);
    expect(spoken("caseDescription", "A lease dispute with our landlord", "A lease dispute with our landlord")).toBe(true);
  });

  it("refuses invented values, invented words and empty evidence", () => {
    expect(spoken("contactName", "John Smith", "Maître Élise D’Amours-Roy")).toBe(false);
    expect(spoken("contactEmail", "info@cabinet.example", "elise@cabinet.example")).toBe(false);
    expect(spoken("contactPhone", "+1 514 555 0199", "514 555-0123")).toBe(false);
    expect(spoken("caseDescription", "A dispute about unpaid rent", "A lease dispute with our landlord")).toBe(false);
    expect(spoken("proceedingType", "mediation", "we want a mediation")).toBe(false);
    expect(spoken("proceedingType", "mediation", " ")).toBe(false);
  });

  it("takes an address said aloud, and no other letters than were said", () => {
    const heard = ["You can write to jane dot roe at example dot com", "o a marc arroba bufete punto mx", "sam [at] north (dot) law"];
    const email = (value: string, evidence: string) => isSpoken({ field: "contactEmail", value, evidence }, heard);
    expect(email("jane.roe@example.com", "jane dot roe at example dot com")).toBe(true);
    expect(email("jane.roe@example.com", "write to jane dot roe at example dot com")).toBe(true);
    expect(email("marc@bufete.mx", "marc arroba bufete punto mx")).toBe(true);
    expect(email("sam@north.law", "sam [at] north (dot) law")).toBe(true);
    expect(email("joan.roe@example.com", "jane dot roe at example dot com")).toBe(false);
    expect(email("ane.roe@example.com", "write to jane dot roe at example dot com")).toBe(false);
    expect(email("jane.roe@example.com.evil.org", "jane dot roe at example dot com")).toBe(false);
    expect(email("jane@example.com", "jane dot roe at example dot com")).toBe(false);
  });

  it("lets a correction keep words of the name so far, and brings in none of its own", () => {
    const heard = ["it's spelled Smyth", "mon nom s'écrit Gagné"];
    const name = (value: string, evidence: string, known?: string) => isSpoken({ field: "contactName", value, evidence }, heard, known);
    expect(name("Jane Smyth", "Smyth", "Jane Smith")).toBe(true);
    expect(name("Paul Gagné", "Gagné", "Paul Gagner")).toBe(true);
    expect(name("Jane Smyth", "Smyth")).toBe(false);
    expect(name("Joan Smyth", "Smyth", "Jane Smith")).toBe(false);
    expect(name("Jane Smith", "Smyth", "Jane Smith")).toBe(false);
    expect(name("Jane Smythe", "Smyth", "Jane Smith")).toBe(false);
  });

  it("lets special requirements go on after what is held, in words that were said", () => {
    const heard = ["and step-free access too"];
    const wish = (value: string, known?: string) =>
      isSpoken({ field: "specialRequirements", value, evidence: "step-free access" }, heard, known);
    expect(wish("an interpreter; step-free access", "an interpreter")).toBe(true);
    expect(wish("an interpreter; step-free access")).toBe(false);
    expect(wish("an interpreter; a projector", "an interpreter")).toBe(false);
    expect(wish("an interpreter", "an interpreter")).toBe(false);
  });

  it("takes the free text of the whole request only as it was said, and reads choices, counts, days and hours in words that were", () => {
    const heard = [
      "The respondent is Northgate Ltd of Leeds, jo@north.example, +44 20 7946 0958, file CV-24-17; 20 people, 9 to 5, on Zoom",
    ];
    const said = (field: DraftField, value: string, evidence: string) => isSpoken({ field, value, evidence }, heard);
    expect(said("respondentName", "Northgate Ltd", "Northgate Ltd of Leeds")).toBe(true);
    expect(said("respondentName", "Southgate Ltd", "Northgate Ltd of Leeds")).toBe(false);
    expect(said("respondentFirm", "Blake Osei LLP", "Northgate Ltd of Leeds")).toBe(false);
    expect(said("courtFileNumber", "CV-24-17", "file CV-24-17")).toBe(true);
    expect(said("courtFileNumber", "CV-24-18", "file CV-24-17")).toBe(false);
    expect(said("claimantEmail", "jo@north.example", "jo@north.example")).toBe(true);
    expect(said("claimantEmail", "jo@south.example", "jo@north.example")).toBe(false);
    expect(said("mediatorPhone", "+44 20 7946 0958", "+44 20 7946 0958")).toBe(true);
    expect(said("mediatorPhone", "+44 20 7946 0959", "+44 20 7946 0958")).toBe(false);
    expect(said("witnessDetails", "speaks Spanish", "of Leeds")).toBe(false);
    expect(said("mainRoomCapacity", "20", "20 people")).toBe(true);
    expect(said("endTime", "17:00", "9 to 5")).toBe(true);
    expect(said("platformPreference", "zoom", "on Zoom")).toBe(true);
    expect(said("platformPreference", "teams", "on Teams")).toBe(false);
    expect(said("streamingRequired", "true", "")).toBe(false);
  });

  it("takes further counsel only as they were said, beside those listed before", () => {
    const heard = ["Also copy Ana Ruiz of Ruiz SC, ana@ruiz.example, 416 555 0142, acting for the claimant"];
    const entry = { name: "Ana Ruiz", firm: "Ruiz SC", email: "ana@ruiz.example", phone: "+1 416 555 0142", actsFor: "the claimant" };
    const before = { name: "Ben Ochoa", firm: "", email: "", phone: "", actsFor: "" };
    const listed = (entries: unknown[], known?: unknown[]) =>
      isSpoken(
        { field: "additionalCounselList", value: JSON.stringify(entries), evidence: heard[0] ?? "" },
        heard,
        known && JSON.stringify(known),
      );
    expect(listed([entry])).toBe(true);
    expect(listed([before, entry], [before])).toBe(true);
    expect(listed([before, entry])).toBe(false);
    for (const wrong of [
      { name: "Ana Roe" },
      { firm: "Roe SC" },
      { email: "ana@roe.example" },
      { phone: "+1 416 555 0143" },
      { actsFor: "us" },
    ])
      expect(listed([{ ...entry, ...wrong }])).toBe(false);
    expect(isSpoken({ field: "additionalCounselList", value: "Ana Ruiz", evidence: "Ana Ruiz" }, heard)).toBe(false);
  });

  it("takes wishes with something else between them, in their order", () => {
    const heard = ["We need lunch, a French interpreter and a projector"];
    const wish = (value: string) => isSpoken({ field: "specialRequirements", value, evidence: heard[0] ?? "" }, heard);
    expect(wish("lunch; a projector")).toBe(true);
    expect(wish("a projector; lunch")).toBe(false);
    expect(wish("lunch; a screen")).toBe(false);
  });

  it("takes only words of the evidence and of the name so far, whatever they are", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (value, evidence, known) => {
        if (!isSpoken({ field: "contactName", value, evidence }, [evidence], known)) return;
        const plain = (text: string) =>
          text
            .normalize("NFD")
            .toLowerCase()
            .replace(/[^\p{L}\p{N}@]/gu, "");
        const from = plain(evidence) + plain(known);
        expect([...plain(value)].every((letter) => from.includes(letter))).toBe(true);
      }),
    );
  });

  it("never takes words that stand in no message", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        // What differs from a message in its quotation marks, case or blanks alone does stand in it.
        fc.pre(!messages.some((message) => loose(message).includes(loose(words))));
        expect(spoken("caseDescription", words, words)).toBe(false);
      }),
    );
  });
});
