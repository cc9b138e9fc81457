/** Text comes in as whole characters: half of one (a lone surrogate) can be said in JSON alone, and is hashed as something else than is shown. */
import { expect, test } from "vitest";
import { readForm } from "#app/routes/read-form.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

test("a message with half a character is stored as it is shown", async () => {
  const { id, as } = await caseOf();
  const body = String.raw`{"content":"half \ud83d, whole \ud83d\ude00, turned \ude00\ud83d, spelt \\ud83d"}`;
  const path = `/api/cases/${id}/messages`;
  const answer = await as.partyA.send(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const shown = "half \ufffd, whole 😀, turned \ufffd\ufffd, spelt \\ud83d";
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ content: shown })]);
  const [message] = await (await as.partyB.get(path)).json<{ content: string }[]>();
  expect(message?.content).toBe(shown);
});

test("a form has no way to say half a character", async () => {
  const request = new Request("http://concord.example/", {
    method: "POST",
    body: "text=half+%ED%A0%BD",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect((await readForm(request)).get("text")?.isWellFormed()).toBe(true);
});

test("a form beyond its size is answered and written to the log as that", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = `text=${"a".repeat(300_000)}`;
  const refused = await readForm(new Request("http://concord.example/", { method: "POST", body, headers })).catch((error) => error);
  expect(refused.init).toEqual({ status: 413, statusText: "Content Too Large" });
});
