/** Links that open nothing: tries are counted by network, but no page of another site has a browser use up its network's budget. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { loader as invitation } from "#app/routes/documents/invitation/route.tsx";
import { loader as reset } from "#app/routes/documents/reset-password/route.tsx";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";

const counted = async () => (await env.DB.prepare("SELECT count(*) AS n FROM guesses WHERE key LIKE 'link:%'").first<{ n: number }>())?.n;

async function look(client: ApiClient, loader: (args: never) => Promise<unknown>, headers: Record<string, string>): Promise<unknown> {
  return client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(i18nContext, await createPageI18n("en"));
    context.set(localeContext, "en");
    const request = new Request("http://concord.example/x", { headers });
    return loader({ request, params: { token: crypto.randomUUID() }, context } as never);
  });
}

test.each([
  ["an invitation", invitation],
  ["a reset", reset],
] as const)("%s that is unknown counts only where a person opened it from here", async (_, loader) => {
  const before = (await counted()) ?? 0;
  const client = apiClient();
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-User": "?1" },
    { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none", "Sec-Purpose": "prefetch" },
  ];
  for (const headers of foreign) expect(await look(client, loader, headers)).toMatchObject({ init: { status: 404 } });
  expect(await counted()).toBe(before);
  await look(client, loader, { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" });
  expect(await counted()).toBe(before + 1);
});

test("whose link is right is let in, whatever others of their network have tried", async () => {
  const who = await person("party", { password: "a good long passphrase" });
  const client = apiClient({ clock: () => new Date() });
  await client.within((services) => services.passwordResets.ask(who.email));
  const tried = (token: string) => client.within((services) => services.passwordResets.use(token, "another good long passphrase"));
  let refused: unknown = null;
  for (let count = 0; count < 40 && refused === null; count += 1)
    await tried("x".repeat(43)).catch((error: { code: string }) => {
      if (error.code !== "conflict") refused = error.code;
    });
  expect(refused).toBe("too_many_requests");
  expect(await tried(await linkTo(who.email, "reset-password"))).toContain("concord.device=");
});
