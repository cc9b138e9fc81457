/** A part of the request over the wire: its card is data, and what is typed into it is taken whole or refused with its fields. */
import { expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
interface Answer {
  sessionId: string;
  draft: Record<string, string>;
  card: {
    kind: string;
    part: string;
    fields: { name: string; label: string; value: string; error?: string }[];
    rows: { name: string; entries: Record<string, string>[] }[];
  } | null;
  buttons: { id: string }[];
}

function talk() {
  const client = apiClient({ variables: { RATE_LIMITS: "off" } });
  let sessionId: string | undefined;
  return async (message: string, more: Record<string, unknown> = {}) => {
    const response = await client.post("/api/ai/chat", { message, ...(sessionId ? { sessionId } : {}), ...more }, BROWSER);
    const answer = (await response.json()) as Answer;
    if (response.status === 200) sessionId = answer.sessionId;
    return { status: response.status, answer };
  };
}

test("a card is shown, filled, refused with what was typed, taken and undone", async () => {
  const say = talk();
  await say("A mediation in Toronto on March 9, 2027. I'm Ada Beaulieu, Beaulieu LLP, ada@beaulieu.example, 416-555-0155.");
  const { answer: shown } = await say("Edit", { press: "edit:contact" });
  expect(shown.card).toMatchObject({ kind: "edit", part: "contact" });
  expect(shown.card?.fields.map(({ name, value }) => [name, value])).toContainEqual(["contactName", "Ada Beaulieu"]);

  const { answer: refused } = await say("Saved", { card: "contact", typed: { contactFirm: "Elm LLP", contactEmail: "ada@" } });
  expect(refused.draft.contactFirm).toBe("Beaulieu LLP");
  expect(refused.card?.fields.find(({ name }) => name === "contactEmail")).toMatchObject({ value: "ada@", error: expect.any(String) });

  const { answer: taken } = await say("Saved", { card: "contact", typed: { contactFirm: "Elm LLP" } });
  expect(taken.draft.contactFirm).toBe("Elm LLP");
  const { answer: undone } = await say("Undo", { press: "undo" });
  expect(undone.draft.contactFirm).toBe("Beaulieu LLP");

  const { answer: people } = await say("Saved", {
    card: "people",
    typed: { people: JSON.stringify([{ name: "Bo Li", part: "witness" }]) },
  });
  expect(JSON.parse(people.draft.people ?? "[]")).toEqual([{ name: "Bo Li", part: "witness" }]);
});

test("names of no part and of no field are refused", async () => {
  const say = talk();
  await say("A mediation in Toronto, please.");
  expect((await say("Saved", { card: "everything", typed: {} })).status).toBe(400);
  expect((await say("Saved", { card: "contact", typed: { status: "confirmed" } })).status).toBe(400);
});
