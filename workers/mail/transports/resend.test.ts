import { expect, test, vi } from "vitest";
import { MailFailure, type MailMessage } from "#app/domain/mail/message.ts";
import { resendTransport } from "./resend.ts";

const MESSAGE: MailMessage = {
  messageId: "abc@concord.example",
  from: { name: "Concord", address: "info@concord.example" },
  to: { name: 'Ada "A" Beaulieu', address: "ada@beaulieu.example" },
  replyTo: { name: null, address: "info@concord.example" },
  subject: "Confirmée",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  locale: "fr",
  attachments: [{ filename: "CN-1.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR é" }],
};

const answering = (status: number, body: unknown = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));

test("what is sent twice carries the same key and the same Message-ID", async () => {
  const call = answering(200, { id: "1" });
  const transport = resendTransport("re_secret", call);
  await transport.send(MESSAGE);
  await transport.send(MESSAGE);
  const sent = call.mock.calls.map(([, init]) => ({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) }));
  expect(sent).toHaveLength(2);
  for (const { headers, body } of sent) {
    expect(headers.get("Idempotency-Key")).toBe("abc@concord.example");
    expect(headers.get("Authorization")).toBe("Bearer re_secret");
    expect(body).toMatchObject({
      from: '"Concord" <info@concord.example>',
      to: ['"Ada \\"A\\" Beaulieu" <ada@beaulieu.example>'],
      reply_to: "info@concord.example",
      headers: { "Message-ID": "<abc@concord.example>", "Auto-Submitted": "auto-generated", "Content-Language": "fr" },
    });
    expect(Buffer.from(body.attachments[0].content, "base64").toString()).toBe("BEGIN:VCALENDAR é");
  }
});

test.each([
  [401, {}, "not_configured", false],
  [403, {}, "not_configured", false],
  [409, { name: "concurrent_idempotent_requests" }, "refused", false],
  [422, { name: "validation_error" }, "refused", true],
  [429, {}, "throttled", false],
  [503, {}, "unreachable", false],
])("%i %j is %s, for good: %s", async (status, body, reason, permanent) => {
  const failure = await resendTransport("re_secret", answering(status, body))
    .send(MESSAGE)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailFailure);
  expect(failure).toMatchObject({ reason, permanent });
  expect(String((failure as MailFailure).message)).not.toContain("re_secret");
});

test("the same key with words written anew since was sent before", async () => {
  await resendTransport("re_secret", answering(409, { name: "invalid_idempotent_request" })).send(MESSAGE);
});

test("no answer is a service that cannot be reached", async () => {
  const call = vi.fn<typeof fetch>(async () => {
    throw new TypeError("network");
  });
  await expect(resendTransport("re_secret", call).send(MESSAGE)).rejects.toMatchObject({ reason: "unreachable" });
});
