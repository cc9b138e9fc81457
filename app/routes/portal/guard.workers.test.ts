/** Who gets into the signed-in area, and what the others are shown instead. */
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "#app/context.ts";
import { type ApiClient, apiClient, type ClientOptions } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { guard } from "./guard.ts";

/** What becomes of a request of this client for a page: "in", a redirect's address, or a status with its data. */
async function at(client: ApiClient, path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const url = new URL(path, "http://concord.example");
    const args = { request: new Request(url, { headers }), context, url, params: {}, pattern: "" };
    try {
      await guard(args as unknown as Parameters<typeof guard>[0], async () => new Response());
      return "in";
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get("Location");
      const { init, data } = thrown as { init: { status: number }; data: unknown };
      return [init.status, data];
    }
  });
}

const signedIn = async (role: string, options: ClientOptions = {}) => asUser(await person(role), options);
const REQUIRED = { variables: { REQUIRE_SECOND_FACTOR: "admin,arbitrator" } } as const;

test.each(["admin", "arbitrator", "party"])("a person with the role %s gets in", async (role) => {
  expect(await at(await signedIn(role), "/settings")).toBe("in");
});

test("a visitor is sent to sign in and back, or told on an open page", async () => {
  expect(await at(apiClient(), "/users?role=party")).toBe("/api/login?returnTo=%2Fusers%3Frole%3Dparty");
  expect(await at(apiClient(), "/users", { "Sec-Fetch-Dest": "empty" })).toEqual([401, null]);
});

test.each(["/bookings", "/users", "/settings", "/settings/second-factor", "/admin/queue"])(
  "a person whose role nobody knows is told whom to ask, at %s too, and sees nothing else",
  async (path) => {
    const told = [403, { firstName: "Ada", lastName: "Beaulieu", email: expect.stringContaining("@") }];
    expect(await at(await signedIn("observer"), path)).toEqual(told);
  },
);

test("where a role asks for a second factor, its page comes before every other", async () => {
  for (const role of ["admin", "arbitrator"]) {
    const client = await signedIn(role, REQUIRED);
    expect(await at(client, "/bookings")).toBe("/settings/second-factor");
    expect(await at(client, "/settings")).toBe("/settings/second-factor");
    expect(await at(client, "/settings/second-factor")).toBe("in");
  }
  expect(await at(await signedIn("party", REQUIRED), "/bookings")).toBe("in");
});
