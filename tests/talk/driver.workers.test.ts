/** The talk over the real use cases: what one request leaves in the database, the next one goes on with. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createServices } from "#app/services/create-services.server.ts";
import { talkTurn } from "#workers/chat/talk/driver.ts";

/** A client without cookies, which holds its conversation by the unguessable id. */
async function say(message: string, sessionId: string | null) {
  const services = createServices(env, {
    request: new Request("http://concord.example/api/ai/chat", { headers: { "CF-Connecting-IP": "2001:db8:f7::1" } }),
    clock: () => new Date("2026-11-23T15:00:00Z"),
    waitUntil: () => undefined,
  });
  const conversation = await services.conversations.open({ sessionId, message, locale: "en", confirm: null, browser: false, form: null });
  const turn = await talkTurn(conversation, {}, { model: null });
  await conversation.finish({ text: turn.text, provider: "guided" });
  return { turn, sessionId: conversation.sessionId, booking: conversation.booking };
}

test("a draft, its summary and the yes to it come through the database", async () => {
  const first = await say("A mediation in Toronto on Tuesday 9 February 2027, 9:30 to 5, about 14 people in person.", null);
  const contact = await say("", first.sessionId).then(({ sessionId }) =>
    say("Name: Priya Raman\nFirm: Aldous & Finch LLP\nE-mail: priya.raman@aldousfinch.ca\nPhone: 416-555-0182", sessionId),
  );
  expect(contact.turn.state.values.contactEmail?.value).toBe("priya.raman@aldousfinch.ca");
  const story = await say("A dispute between two suppliers about a late shipment of valves", contact.sessionId);
  expect(story.turn.summary).not.toBeNull();
  const sent = await say("yes please", story.sessionId);
  expect(sent.booking?.bookingNumber).toBeTruthy();
  expect(sent.turn.text).toContain(sent.booking?.bookingNumber);
});

test("a request for a closed day is refused with its reason, and other days are offered", async () => {
  const first = await say("A mediation in Ottawa on Saturday 23 January 2027, 10 to 2, 5 people in person.", null);
  const kept = await say("Keep my days", first.sessionId);
  const contact = await say("Name: Tara Wills\nE-mail: tara@wills.example\nPhone: 613-555-0172", kept.sessionId);
  const story = await say("A dispute about two vans that were sold twice", contact.sessionId);
  expect(story.turn.summary).not.toBeNull();
  const refused = await say("yes please", story.sessionId);
  expect(refused.booking).toBeNull();
  expect(refused.turn.text).toContain("closed in Ottawa on Saturday, January 23, 2027");
  const [other] = refused.turn.buttons;
  await say(other?.label ?? "", refused.sessionId);
  const sent = await say("yes", refused.sessionId);
  expect(sent.booking?.bookingNumber).toBeTruthy();
});
