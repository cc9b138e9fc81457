/** The visitor who reads, before summaries on paper. */
import { describe, expect, it } from "vitest";
import type { Reply } from "./client.ts";
import { newConversation } from "./dialogue.ts";
import { loadGoals } from "./load.ts";
import { objection } from "./reader.ts";
import { plainAnswer } from "./reticent.ts";
import type { FastGoal } from "./schema.ts";

const goal = loadGoals().find(({ id }) => id === "correct-urgency-and-firm") as FastGoal;
const { expected } = goal;
const RIGHT = {
  proceedingType: expected.proceedingType,
  locationType: expected.locationType,
  contactName: expected.contactName,
  contactFirm: expected.contactFirm,
  contactEmail: expected.contactEmail,
  contactPhone: expected.contactPhone,
  urgencyLevel: "standard",
};

function showing(draft: Record<string, unknown>, shown = Object.keys(draft)) {
  const last = { draft, shown } as unknown as Reply;
  return { ...newConversation("2027-01-20"), last };
}

describe("a visitor who reads the summary", () => {
  it("says what is wrong in it, in their language", () => {
    const wrong = showing({ ...RIGHT, contactName: "Usaremos Nuestra Plataforma" });
    expect(objection(goal, "es", wrong)).toBe(`No, me llamo ${expected.contactName}`);
    expect(objection(goal, "fr", showing({ ...RIGHT, contactFirm: "Del Despacho" }))).toBe(
      `Non, Je suis du cabinet ${expected.contactFirm}`,
    );
  });

  it("cannot object to what is not shown", () => {
    const draft = { ...RIGHT, contactName: "Usaremos Nuestra Plataforma" };
    expect(objection(goal, "en", showing(draft, ["proceedingType"]))).toBeNull();
  });

  it("has nothing to say before any summary", () => {
    expect(objection(goal, "en", newConversation("2027-01-20"))).toBeNull();
  });
});

describe("plainAnswer", () => {
  const { contactFirm } = expected;
  it("names the firm when that is asked, once", () => {
    expect(plainAnswer(goal, "en", "Which firm are you with?", [])).toBe(`I'm with ${contactFirm}`);
    expect(plainAnswer(goal, "en", "Which firm are you with?", [`Peter Novak, ${contactFirm}`])).toBeNull();
    expect(plainAnswer(goal, "en", "Noted: a firm. Your e-mail?", [])).toBeNull();
  });

  it("names the goal's city when that is asked", () => {
    const inMiami = loadGoals().find((one) => one.expected.location === "arbitration_place_miami");
    expect(plainAnswer(inMiami as FastGoal, "fr", "Dans quelle ville ?", [])).toBe("À Miami");
    expect(plainAnswer(goal, "fr", "Dans quelle ville ?", [])).toBeNull();
  });
});
