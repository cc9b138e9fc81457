/** Who is turned away at the door: plain HTTP, other hosts, other sites' forms. */
import { describe, expect, test } from "vitest";
import { isForeignWrite, judgedWrite, otherSpelling, refusedMethod, refusedWrite, turnedAway } from "./front-door.ts";

const SITE = "https://hearings.ca";
const production = { ENVIRONMENT: "production", ORIGIN: SITE, AUTH_SECRET: "" };
const local = { ENVIRONMENT: "local", ORIGIN: "http://127.0.0.1:8787", AUTH_SECRET: "" };
const asked = (url: string, method = "GET", headers: Record<string, string> = {}) => new Request(url, { method, headers });

describe("in production", () => {
  test.each(["GET", "HEAD"])("%s by plain HTTP is sent on to TLS, with its path and query", (method) => {
    const answer = turnedAway(production, asked("http://hearings.ca/fr/roster?field=energy", method));
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get("Location")).toBe(`${SITE}/fr/roster?field=energy`);
    expect(answer?.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s by plain HTTP is refused", (method) => {
    const answer = turnedAway(production, asked("http://hearings.ca/api/bookings", method));
    expect(answer?.status).toBe(403);
    expect(answer?.headers.has("Location")).toBe(false);
  });

  test.each(["https://evil.example/reset", "https://www.hearings.ca/reset", "https://hearings.ca:8443/reset"])(
    "%s is another host: what reads is sent on to ours, what writes is refused",
    (url) => {
      const read = turnedAway(production, asked(url));
      expect(read?.status).toBe(308);
      expect(read?.headers.get("Location")).toBe(`${SITE}/reset`);
      expect(read?.headers.get("Strict-Transport-Security")).toMatch(/^max-age=63072000/);
      expect(turnedAway(production, asked(url, "POST"))?.status).toBe(421);
    },
  );

  test("a path is never taken for a host", () => {
    const answer = turnedAway(production, asked("http://hearings.ca//evil.example/x"));
    expect(new URL(answer?.headers.get("Location") ?? "").host).toBe("hearings.ca");
  });

  test("our own address goes on", () => {
    expect(turnedAway(production, asked(`${SITE}/book`))).toBeNull();
    expect(turnedAway(production, asked(`${SITE}/book`, "POST"))).toBeNull();
  });
});

test("a developer's machine has several names", () => {
  for (const url of ["http://127.0.0.1:8787/", "http://localhost:8787/", "http://laptop.lan/"])
    expect(turnedAway(local, asked(url, "POST"))).toBeNull();
});

describe("the method of a page", () => {
  test.each(["GET", "HEAD", "POST"])("%s goes on", (method) => {
    expect(refusedMethod(production, asked(`${SITE}/manage/x`, method))).toBeNull();
  });
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])("%s is refused, with what a page takes", async (method) => {
    const answer = refusedMethod(production, asked(`${SITE}/manage/x`, method));
    expect([answer?.status, answer?.headers.get("Allow"), await answer?.text()]).toEqual([
      405,
      "GET, HEAD, POST",
      "Nothing was done. A page takes GET, HEAD, POST.\n",
    ]);
  });
});

describe("an address in another spelling", () => {
  const KEY = "mGx7wq_-0123456789abcdefghijklmnopqrstuvwxy";

  test.each([
    [`/%72esume/${KEY}`, `/resume/${KEY}`],
    [`/%62ooking-confirmation/${KEY}?from=mail`, `/booking-confirmation/${KEY}?from=mail`],
    [`/fr/%72%65sume%2Edata`, "/fr/resume.data"],
    ["//evil.example/x", "/evil.example/x"],
    [`/fr//resume/${KEY}`, `/fr/resume/${KEY}`],
  ])("%s is sent on to the one spelling, and takes no write", (path, plain) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = otherSpelling(asked(SITE + path, method));
      expect([answer?.status, answer?.headers.get("Location"), answer?.headers.get("Referrer-Policy")]).toEqual([
        308,
        plain,
        "no-referrer",
      ]);
      expect(otherSpelling(asked(SITE + plain, method))).toBeNull();
    }
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(otherSpelling(asked(SITE + path, method))?.status).toBe(404);
  });

  test.each(["/", "/fr/book", `/resume/${KEY}`, "/search/caf%C3%A9", "/a%20b", "/x%2Fy", "/100%25", "/%E0%A4%A"])(
    "%s goes on as it is",
    (path) => {
      for (const method of ["GET", "POST"]) expect(otherSpelling(asked(SITE + path, method))).toBeNull();
    },
  );
});

describe("a write of another site's page", () => {
  const write = (headers: Record<string, string>, method = "POST") => asked(`${SITE}/fr/legacy-login`, method, headers);

  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: SITE },
    { Origin: "https://evil.example" },
    { Origin: "http://hearings.ca" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "not an origin" },
  ] as Record<string, string>[])("is known by %j", (headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(isForeignWrite(production, write(headers, method))).toBe(true);
    expect(isForeignWrite(production, write(headers, "GET"))).toBe(false);
  });

  test.each([
    {},
    { Origin: SITE },
    { Origin: SITE, "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    // A page that names itself to nobody (`Referrer-Policy: no-referrer`).
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  ] as Record<string, string>[])("is not %j", (headers) => {
    expect(isForeignWrite(production, write(headers))).toBe(false);
  });

  test("is none where the address holds a key that no other site knows, in browsers without `Sec-Fetch-Site`", () => {
    const posted = (headers: Record<string, string>) => asked(`${SITE}/fr/manage/s3cret`, "POST", headers);
    expect(isForeignWrite(production, posted({ Origin: "null" }))).toBe(false);
    expect(isForeignWrite(production, posted({ Origin: "null", "Sec-Fetch-Site": "cross-site" }))).toBe(true);
    expect(isForeignWrite(production, posted({ Origin: "https://evil.example" }))).toBe(true);
  });

  test.each([
    "/resume/s3cret",
    "/fr/resume/s3cret",
    "/resume/s3cret.data",
    // Anyone who sends a form there from elsewhere may have the key: of an invitation of their own.
    "/invitation/s3cret",
    "/fr/invitation/s3cret.data",
    "/reset-password/s3cret",
  ])("is any at %s that does not prove to be ours", (path) => {
    const posted = (headers: Record<string, string>) => isForeignWrite(production, asked(SITE + path, "POST", headers));
    for (const headers of [{}, { Origin: "null" }, { "Sec-Fetch-Site": "none" }, { Origin: "null", "Sec-Fetch-Site": "none" }])
      expect(posted(headers as Record<string, string>), JSON.stringify(headers)).toBe(true);
    for (const headers of [{ Origin: SITE }, { "Sec-Fetch-Site": "same-origin" }, { Origin: "null", "Sec-Fetch-Site": "same-origin" }])
      expect(posted(headers as Record<string, string>), JSON.stringify(headers)).toBe(false);
    expect(posted({ Origin: SITE, "Sec-Fetch-Site": "cross-site" })).toBe(true);
    expect(posted({ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" })).toBe(true);
  });

  test("is refused in words, and with TLS demanded", async () => {
    const answer = refusedWrite(production);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Nothing was done");
    expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=/);
  });
});

test("the Host that a request claims is an origin of ours only on a developer's machine", () => {
  const post = new Request("http://evil.example/login", { method: "POST", headers: { Origin: "http://evil.example" } });
  expect(isForeignWrite(production, post)).toBe(true);
  expect(isForeignWrite(local, post)).toBe(false);
});

test("a write without a name goes on with what it holds", async () => {
  const request = new Request(`${SITE}/manage/x`, { method: "POST", body: "a=1", headers: { Origin: "null", Cookie: "b=2" } });
  const passed = judgedWrite(request);
  expect(passed.headers.has("Origin")).toBe(false);
  expect(passed.headers.get("Cookie")).toBe("b=2");
  expect(await passed.text()).toBe("a=1");
});
