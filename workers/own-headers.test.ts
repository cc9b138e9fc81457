import { expect, test } from "vitest";
import { withHeaders } from "./own-headers.ts";

test("headers are set on the answer itself", async () => {
  const answer = Response.json({ made: "here" }, { status: 201 });
  const named = withHeaders(answer, (headers) => headers.set("Request-Id", "abc"));
  expect(named).toBe(answer);
  expect(named.headers.get("Request-Id")).toBe("abc");
  expect(await named.json()).toEqual({ made: "here" });
});

test("where its headers are not ours to write, on a copy", () => {
  const answer = Response.redirect("https://concord.example/elsewhere", 303);
  const named = withHeaders(answer, (headers) => headers.append("Set-Cookie", "a=b"));
  expect([named.status, named.headers.get("Location")]).toEqual([303, "https://concord.example/elsewhere"]);
  expect(named.headers.getSetCookie()).toEqual(["a=b"]);
});

test("what goes wrong for another reason is thrown", () => {
  const fail = () => {
    throw new RangeError("no");
  };
  expect(() => withHeaders(new Response(), fail)).toThrow(RangeError);
});
