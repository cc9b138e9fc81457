/** The simulated visitor of the detailed form, before an assistant of paper. */
import { describe, expect, it } from "vitest";
import { type DetailedGoal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import type { Chat, Reply } from "./client.ts";
import { holdGoal, MAX_TURNS_DETAILED } from "./dialogue.ts";
import { loadGoals } from "./load.ts";
import { answersTo } from "./phrases.ts";
import type { Form } from "./schema.ts";
import { scoreGoal } from "./score.ts";

const goals = loadGoals().filter(isDetailed);
const goalOf = (id: string) => goals.find((goal) => goal.id === id) as DetailedGoal;

/** Asks for these fields, two a turn; then shows a summary, then books. */
function paperAssistant(fields: readonly string[], answers: Partial<Reply> = {}) {
  const heard: { message: string; page: Form | undefined }[] = [];
  const open = [...fields];
  const chat: Chat = {
    async send(message, page) {
      heard.push({ message, page });
      const question = message.endsWith("?") || /rempl|fill|call me|rappeler/.test(message);
      if (heard.length > 1 && !question) open.splice(0, 2);
      const summary = open.length === 0;
      const booked = summary && /^(yes|oui|sí)/i.test(message) && heard.length > 2;
      return {
        status: 200,
        response: question ? "So that we know." : "Next, please.",
        sessionId: "s",
        draft: {},
        missing: [...open],
        locale: "en",
        form: "detailed",
        booking: booked ? { id: "1" } : null,
        summary: summary && !booked,
        shown: [],
        sources: [],
        milliseconds: 1,
        ...answers,
      };
    },
  };
  return { chat, heard };
}

describe("holdGoal of a detailed goal", () => {
  it("says the page's form once, with the first message", async () => {
    const { chat, heard } = paperAssistant(["contactName", "contactFirm", "contactEmail", "contactPhone"]);
    const { booking, unanswered } = await holdGoal(goalOf("cross-examination-virtual"), "en", chat);
    expect(booking).toEqual({ id: "1" });
    expect(unanswered).toEqual([]);
    expect(heard.map(({ page }) => page)).toEqual(["detailed", ...heard.slice(1).map(() => undefined)]);
  });

  it("begins on the fast page where the goal does, and goes on to the other page in the middle", async () => {
    const { chat, heard } = paperAssistant(["claimantName", "claimantFirm"]);
    await holdGoal(goalOf("fast-page-then-book-page"), "en", chat);
    expect(heard.slice(0, 2).map(({ page }) => page)).toEqual([undefined, "detailed"]);
  });

  it("asks in the middle, and notes whether it was answered", async () => {
    const fields = ["contactName", "contactFirm", "contactEmail", "contactPhone", "claimantName", "claimantFirm"];
    const why = goalOf("why-in-the-middle");
    const { chat, heard } = paperAssistant(fields);
    const conversation = await holdGoal(why, "en", chat);
    expect(heard.map(({ message }) => message).indexOf("Why do you need that?")).toBe(3);
    expect(conversation.unanswered).toEqual([]);
    const silent = await holdGoal(why, "en", paperAssistant(fields, { response: "Next, please." }).chat);
    expect(silent.unanswered).toMatchObject([{ asked: "Why do you need that?", heard: "Next, please." }]);
    expect(scoreGoal(why, "en", silent, null).failures.map(({ kind }) => kind)).toContain("unanswered");
  });

  it("gives up on an assistant that never understands, later than on a fast one", async () => {
    const { chat, heard } = paperAssistant(Array.from({ length: 99 }, () => "contactName"));
    const { stopped } = await holdGoal(goalOf("typos-and-hurry"), "fr", chat);
    expect(heard).toHaveLength(MAX_TURNS_DETAILED);
    expect(stopped).toContain("still missing");
  });
});

describe("answersTo", () => {
  const goal = goalOf("hybrid-mediation-miami-one-line");

  it("says in one breath what belongs together", () => {
    for (const locale of ["en", "fr", "es"] as const) {
      const [pair, ...more] = answersTo(goal, locale, ["respondentName", "respondentFirm", "styleOfCause"], 2);
      expect(more).toEqual([]);
      expect(pair).toContain("Lumen Glass Inc.");
      expect(pair).toContain("Vance Whitaker LLP");
    }
  });

  it("says whose it is where it is not the first thing in the message", () => {
    expect(answersTo(goal, "en", ["styleOfCause", "respondentName"], 2)[1]).toBe("The respondent is Lumen Glass Inc.");
    expect(answersTo(goal, "es", ["styleOfCause", "claimantFirm"], 2)[1]).toBe("La parte demandante está representada por Ortiz Hale LLP");
  });

  it("answers no more than it is asked for, and nothing that it does not know", () => {
    expect(answersTo(goal, "en", ["styleOfCause", "startTime", "endTime"], 1)).toHaveLength(1);
    expect(answersTo(goal, "en", ["witnessName", "unheard-of"], 2)).toEqual([]);
  });

  it("keeps an ampersand in a firm's name", () => {
    const opposing = goalOf("mediation-opposing-counsel");
    expect(answersTo(opposing, "en", ["respondentName", "respondentFirm"], 2).join()).toContain("Roe & Poe LLP");
  });
});
