import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
