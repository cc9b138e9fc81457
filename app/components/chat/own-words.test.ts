import { afterEach, expect, test, vi } from "vitest";
import { keepWords, keptWords } from "./own-words.ts";

const KEY = "concord-chat-written";

function browser(cookie: string) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const document = { cookie };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "http:" });
  return { document, kept };
}

afterEach(() => vi.unstubAllGlobals());

test("words are given back while nobody else has come, as after signing in over them", () => {
  const { document } = browser("");
  expect(keepWords(KEY, "A mediation in May")).toBe(true);
  document.cookie = "concord-left=.hashOfWhoSignedIn";
  expect(keptWords(KEY)).toBe("A mediation in May");
});

test("who comes in another's place is given none of their words, and they are gone", () => {
  const { document, kept } = browser("concord-left=first.hash");
  keepWords(KEY, "We would settle at four million");
  document.cookie = "concord-left=second.other";
  expect(keptWords(KEY)).toBeNull();
  expect(kept.size).toBe(0);
});

test("words that an earlier program kept without a name are nobody's", () => {
  const { kept } = browser("");
  kept.set(KEY, '{"text":"We would settle","isSent":false}');
  expect([keptWords(KEY), kept.size]).toEqual([null, 0]);
});

test("where the browser keeps nothing, nothing is kept", () => {
  vi.stubGlobal("document", { cookie: "" });
  expect([keepWords(KEY, "words"), keptWords(KEY)]).toEqual([false, null]);
});
