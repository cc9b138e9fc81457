/**
 * Follows what it finds: every string of the shape of a key, an id or a number that somebody was served is tried, signed
 * out, at every address that takes a name. What is answered otherwise than to a string that names nothing is opened by it.
 */
import { unzipSync } from "fflate";
import { newId } from "#app/services/platform/ids.ts";
import { newToken } from "#app/services/platform/secret-links.ts";
import { type ApiClient, api, apiClient } from "#tests/kit/api.ts";
import { addresses, intentsOf, isPageAt, visit } from "./pages.ts";

/** The shapes of what names or opens something, each with one that nothing has. */
const SHAPES: readonly { of: RegExp; nothing: string }[] = [
  { of: /^[\w-]{22}$/, nothing: newId() },
  { of: /^[\w-]{43}$/, nothing: newToken() },
  { of: /^[\w-]{44}$/, nothing: newId() + newId() },
  { of: /^[0-9a-f]{32}$/, nothing: "0".repeat(32) },
  { of: /^[0-9a-f]{64}$/, nothing: "0".repeat(64) },
  { of: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, nothing: "00000000-0000-4000-8000-000000000000" },
  { of: /^CN-\d{4}-\d{4}$/, nothing: "CN-9999-9991" },
  // A signed name, as links were before keys had a table.
  { of: /^[\w-]{22}\.[\w-]+\.[\w-]{43}$/, nothing: `${newId()}.0.${newToken()}` },
];
const shapeOf = (text: string) => SHAPES.find(({ of }) => of.test(text));

/** What a text holds of these shapes; of an archive, what its files hold. */
export function stringsIn(text: string): Set<string> {
  // Calendars fold their lines, and mails' HTML writes a slash by its code.
  const words = text.replaceAll("\r\n ", "").split(/[^\w.-]+/);
  return new Set(
    words
      .flatMap((word) => [word, word.replace(/\.(?:ics|json|pdf|csv)?$/, ""), ...word.split("@")])
      .filter((word) => shapeOf(word) && !/^[a-z_-]+$/.test(word)),
  );
}

/** The texts in an archive, or nothing where it is none. */
export function zipText(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return "";
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`)
    .join("\n");
}

/** One address that takes a name, and what is answered there. */
export interface EntryPoint {
  name: string;
  answer(name: string): Promise<{ status: number; text: string }>;
}

/** `sessionId` in the body, by which clients without cookies go on. */
export const CHAT_DOOR = "POST /api/ai/chat sessionId";

const filled = (pattern: string, name: string) => pattern.replace(/:\w+|\*/g, name).replace(/^(\/feeds\/.*)$/, "$1.ics");

/** Every address of the pages and of the API with a name in it, looked at and written to by this client. */
export async function entryPointsOf(client: ApiClient): Promise<EntryPoint[]> {
  const english = addresses().filter(({ pattern }) => /[:*]/.test(pattern) && !/^\/(?:fr|es)\//.test(pattern) && pattern !== "/*");
  const pages = await Promise.all(
    english.map(async ({ pattern, file }) => {
      const intents = await intentsOf(file);
      // Of the portal one form is enough: nobody is heard there who is signed out (`permissions.workers.test.ts`).
      const posted = intents === null ? [] : file.startsWith("routes/portal/") ? [""] : ["", ...intents];
      // The same for every name: no address of ours is spelled like one.
      const kind = await isPageAt(filled(pattern, newId()));
      const at = (name: string, intent?: string) =>
        visit(
          client,
          filled(pattern, name),
          intent === undefined ? undefined : { intent, version: "1", words: "kwwords", reason: "kwreason" },
          kind,
        );
      const get: EntryPoint = { name: `GET ${pattern}`, answer: async (name) => said(await at(name)) };
      return [
        get,
        ...posted.map(
          (intent): EntryPoint => ({ name: `POST ${pattern} ${intent}`, answer: async (name) => said(await at(name, intent)) }),
        ),
      ];
    }),
  );
  const calls = [
    ...new Set(
      api.routes.filter(({ method, path }) => method !== "ALL" && /[:*]/.test(path)).map(({ method, path }) => `${method} ${path}`),
    ),
  ];
  const called = calls.map((call): EntryPoint => {
    const [method = "", path = ""] = call.split(" ");
    const init = method === "GET" ? {} : { method, ...bodyFor(path) };
    return {
      name: call,
      async answer(name) {
        const answer = await client.send(filled(path, name), init);
        return { status: answer.status, text: await answer.text() };
      },
    };
  });
  const submitted: EntryPoint = {
    name: "GET /public-booking?submitted=",
    answer: async (name) => said(await visit(client, `/public-booking?submitted=${name}`)),
  };
  return [...pages.flat(), ...called, submitted, talkEntryPoint()];
}

/**
 * A conversation goes on under its id: whether it did is in the answer, whose words are of no matter here.
 * Each try comes without a cookie: one that was given would shut the entryPoint to every other name.
 */
export function talkEntryPoint(): EntryPoint {
  return {
    name: CHAT_DOOR,
    async answer(name) {
      const client = apiClient({ variables: { RATE_LIMITS: "off" } });
      const answer = await client.post("/api/ai/chat", { message: "Where are you?", sessionId: name });
      const { sessionId } = await answer.json<{ sessionId?: string }>();
      return { status: answer.status, text: sessionId === name ? "goes on" : "another" };
    },
  };
}

/** Files where the address takes files, else JSON; from a page of ours. */
function bodyFor(path: string): { body: string | FormData; headers: Record<string, string> } {
  const Origin = "http://concord.example";
  if (!/\/(?:documents|picture|avatar)$/.test(path)) return { body: "{}", headers: { "Content-Type": "application/json", Origin } };
  const body = new FormData();
  for (const part of ["file", "document", "picture"]) body.set(part, new File(["%PDF-1.7\n"], "walk.pdf"));
  return { body, headers: { Origin } };
}

const said = ({ status, text, location }: { status: number; text: string; location: string | null }) => ({
  status,
  text: `${text}\n${location ?? ""}`,
});

/** Answers that were looked at, by their entry point: what was tried once is not tried again. */
const tried = new Map<EntryPoint, Map<string, boolean>>();

/** What opened: the string, and the entryPoint that answered it otherwise than to one that names nothing. */
export async function opened(
  strings: Iterable<string>,
  entryPoints: readonly EntryPoint[],
): Promise<{ string: string; entryPoint: string }[]> {
  const all = [...strings];
  const found: { string: string; entryPoint: string }[] = [];
  for (const entryPoint of entryPoints) {
    const before = tried.get(entryPoint) ?? new Map<string, boolean>();
    tried.set(entryPoint, before);
    const untried = all.filter((string) => !before.has(string));
    const toNothing = new Map<string, string>();
    for (const { nothing } of untried.length > 0 ? SHAPES : []) toNothing.set(nothing, told(await entryPoint.answer(nothing), nothing));
    for (const string of untried) {
      const nothing = shapeOf(string)?.nothing ?? "";
      before.set(string, told(await entryPoint.answer(string), string) !== toNothing.get(nothing));
    }
    for (const string of all) if (before.get(string)) found.push({ string, entryPoint: entryPoint.name });
  }
  return found;
}

/** An answer without the name that was asked for, and without what is new in every answer. */
function told({ status, text }: { status: number; text: string }, name: string): string {
  return `${status} ${text
    .replaceAll(encodeURIComponent(name), "")
    .replaceAll(name, "")
    .replace(/"(?:now|today)":"[^"]*"/g, "")}`;
}
