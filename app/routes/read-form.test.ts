/** What a page's action reads of what is posted to it. */
import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const posted = (body: string | null, type?: string) => {
  const request = new Request("http://concord.example/manage/key", { method: "POST", body });
  request.headers.delete("Content-Type");
  if (type) request.headers.set("Content-Type", type);
  return request;
};
const refusalOf = (request: Request) =>
  readForm(request).then(
    () => null,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );

test.each(["application/x-www-form-urlencoded", "application/x-www-form-urlencoded;charset=UTF-8", "Application/X-WWW-Form-URLEncoded"])(
  "%s is a form",
  async (type) => {
    expect((await readForm(posted("intent=ask&words=One%0D%0Atwo", type))).get("words")).toBe("One\ntwo");
  },
);

test("nothing at all is an empty form", async () => {
  expect([...(await readForm(posted(null)))]).toEqual([]);
  expect([...(await readForm(posted(null, "application/json")))]).toEqual([]);
});

test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded-not", undefined])(
  "a body of type %s is refused, and not read as an empty form",
  async (type) => {
    expect(await refusalOf(posted('{"intent":"cancel"}', type))).toBe(415);
  },
);
