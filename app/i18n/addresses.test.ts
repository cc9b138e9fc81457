import fc from "fast-check";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { hasLocalePrefix, sameOriginPath } from "./addresses.ts";

describe("the signed-in area follows its reader's language, not its addresses'", () => {
  const portal = routes.find(({ file }) => file === "routes/portal/layout.tsx")?.children ?? [];

  test.each(portal.map(({ path }) => `/${path}`))("%s has no language prefix", (path) => {
    expect(portal.length).toBeGreaterThan(10);
    expect(hasLocalePrefix(path)).toBe(false);
  });

  test("and the site's pages have one", () => {
    for (const path of ["/", "/public", "/book", "/reserve"]) expect(hasLocalePrefix(path)).toBe(true);
  });
});

describe("a path to return to after signing in", () => {
  test.each(["/bookings", "/fr/reserve?form=open#form", "/bookings/abc?x=//y"])("%s is one of ours", (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  test.each([
    "//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example/phish",
    "/%2e//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/api",
    "/api/logout",
    "/./api/logout",
    "/\tx",
    "",
    null,
  ])("%s is not", (path) => {
    expect(sameOriginPath(path)).toBeNull();
  });

  test("whatever it gives stays on this site", () => {
    const part = fc.constantFrom("/", "//", ".", "..", "%2e", "%2F", "\\", "evil.example", "a", "?", "#", "@", ":", "api");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = sameOriginPath(`/${parts.join("")}`);
        if (path === null) return;
        expect(path.startsWith("//")).toBe(false);
        expect(new URL(path, "https://concord.example").origin).toBe("https://concord.example");
      }),
      { numRuns: 5000 },
    );
  });
});

test.each(["/notices", "/cases/abc/notices", "/cases/abc", "/settings"])(
  "%s is in the reader's own language, not in its address's",
  (path) => {
    expect(hasLocalePrefix(path)).toBe(false);
  },
);
