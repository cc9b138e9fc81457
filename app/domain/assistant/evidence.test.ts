import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSpoken } from "./evidence.ts";

const messages = ["Hi, this is Maître Élise D’Amours-Roy, elise@cabinet.example, 514 555-0123.", "A lease dispute with our landlord."];
const spoken = (field: Parameters<typeof isSpoken>[0]["field"], value: string, evidence: string) =>
  isSpoken({ field, value, evidence }, messages);

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

  it("never takes words that stand in no message", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        fc.pre(!messages.some((message) => message.toLowerCase().includes(words.trim().toLowerCase())));
        expect(spoken("caseDescription", words, words)).toBe(false);
      }),
    );
  });
});
