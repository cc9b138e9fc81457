/** The settings shape the assistant: its greeting. */
import { afterEach, expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";

const set = async (key: string, value: string, locale?: string) => {
  const { client } = await asRole("admin");
  expect((await client.put("/api/ai/config", { key, value, ...(locale ? { locale } : {}) })).status).toBe(200);
};

afterEach(async () => {
  for (const locale of ["en", "fr", "es"]) await set("welcome_message", "", locale);
  await set("booking_instructions", "");
  await set("ai_personality", "");
});

test("the greeting is the staff's, in the language of the page and of the conversation", async () => {
  await set("welcome_message", "Bienvenue dans notre maison.", "fr");
  const client = apiClient({ variables: { RATE_LIMITS: "off" } });
  expect(await (await client.get("/api/ai/chat?locale=fr")).json()).toMatchObject({ welcome: "Bienvenue dans notre maison." });
  expect(await (await client.get("/api/ai/chat?locale=es")).json()).toMatchObject({ welcome: null });
  const hello = async (message: string, locale: string) =>
    (await (await client.post("/api/ai/chat", { message, locale })).json()) as { response: string };
  expect((await hello("Bonjour", "fr")).response).toMatch(/^Bienvenue dans notre maison\./);
  expect((await apiClient({ variables: { RATE_LIMITS: "off" } }).post("/api/ai/chat", { message: "Hello", locale: "en" })).status).toBe(
    200,
  );
});
