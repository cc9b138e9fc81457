import { expect, it } from "vitest";
import { replyLink } from "./reply.ts";

it("names the reference in the subject", () => {
  expect(replyLink({ email: "ada@beaulieu.example", reference: "Q-4829-1736" })).toBe(
    "mailto:ada@beaulieu.example?subject=Re%3A%20Concord%20Q-4829-1736",
  );
});

it("lets no address write headers of its own", () => {
  expect(replyLink({ email: "a?bcc=all&x@beaulieu.example", reference: "Q-1" })).toBe(
    "mailto:a%3Fbcc%3Dall%26x@beaulieu.example?subject=Re%3A%20Concord%20Q-1",
  );
});
