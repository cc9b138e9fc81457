import { expect, test } from "vitest";
import { withoutHidden } from "./hidden-characters.ts";

test.each([
  ["con\u200Bfirmed", "confirmed"],
  ["Lim\u202Efdp.exe", "Limfdp.exe"],
  ["\u2066a\u2069\u200E\u200F\u061Cb", "ab"],
  ["a\u00ADb\u2060c\uFEFFd", "abcd"],
  ["Grace \u{E0049}\u{E0067}\u{E006E}\u{E007F}Lim", "Grace Lim"],
  ["red\u001B[31m!\u0007\u009B", "red!"],
  ["L\u200Di\u200Cm", "Lim"],
  ["a\u2028b\u0000c\u115Fd\u3164e", "abcde"],
])("%j is %j", (text, seen) => expect(withoutHidden(text)).toBe(seen));

test.each(["Zoë Ĝ’Oñate — “ok”, 12\u202F% \u00A0…", "a\tb\r\nc", "👩‍⚖️👨🏽‍💻❤️", "می‌خواهم", "क्‍ष", "e\u0301"])("%j stays", (text) =>
  expect(withoutHidden(text)).toBe(text),
);
