import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { PUBLIC_PAGES, profilePage, publicPage } from "./public-pages.ts";

/** Addresses without a prefix that the route table says, of the pages that everybody may read. */
function publicPaths(): string[] {
  const all = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
  const site = (routes as RouteConfigEntry[]).filter((entry) => /^routes\/(documents|site)\/(form-)?layout/.test(entry.file));
  return all(site)
    .filter((entry) => entry.id?.endsWith(":en"))
    .map((entry) => `/${entry.path ?? ""}`);
}

describe("the pages whose views are counted", () => {
  it("are all public pages of the route table but those that belong to one visitor", () => {
    const uncounted = publicPaths().filter((path) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
      return !PUBLIC_PAGES.some((page) => pattern.test(page));
    });
    expect(uncounted).toEqual([
      // Steps of signing in.
      "/legacy-login/code",
      "/forgotten-password",
      "/reset-password/:token",
      "/invitation/:token",
      "/first-administrator/:token",
      // Counted where a profile is published.
      "/roster/:slug",
      "/booking-confirmation/:id",
      "/begin-again",
      "/resume/:token",
      "/manage/:token",
      "/hold/:token",
    ]);
  });

  it("are all in the route table", () => {
    const patterns = publicPaths().map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
    expect(PUBLIC_PAGES.filter((page) => !patterns.some((pattern) => pattern.test(page)))).toEqual([]);
  });

  it("are known by their address, a slash at the end or not", () => {
    expect(publicPage("/")).toBe("/");
    expect(publicPage("/locations/toronto/")).toBe("/locations/toronto");
    const others = [
      "",
      "//",
      "contact",
      "/Contact",
      "/locations/atlantis",
      "/roster/nobody",
      "/bookings",
      "/admin/inquiries",
      "/fr/contact",
    ];
    expect(others.filter((path) => publicPage(path) !== null)).toEqual([]);
  });

  it("may be a profile's of the roster, in the one spelling that it has", () => {
    expect(profilePage("/roster/kofi-amberleigh/")).toBe("kofi-amberleigh");
    for (const path of [
      "/roster",
      "/roster/",
      "/roster/Kofi",
      "/roster/k%6Ffi",
      "/roster/a/b",
      "/roster/-a",
      "/roster/a--b",
      "/fr/roster/a",
    ])
      expect(profilePage(path)).toBeNull();
  });
});
