import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { normalized } from "./normalized.ts";

test("of a run of combining marks thirty are kept, so that no text takes the square of its length to be put in order", () => {
  const marks = "\u0301".repeat(15_500) + "\u0323".repeat(15_500);
  for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) {
    const short = normalized(`a${marks}b${marks}`, form);
    expect(short.match(/\p{M}/gu)?.length).toBeLessThanOrEqual(60);
    expect(short.endsWith("b") || /b\p{M}+$/u.test(short)).toBe(true);
  }
  expect(normalized(`\uFF76${"\uFF9E".repeat(1000)}`, "NFKC").length).toBeLessThan(40);
});

test.each(["Zoë Oñate", "e\u0301 a\u0323\u0302", "Ng\u0303uye\u0302\u0303n", "ﬁ", `a${"\u0300".repeat(30)}`])(
  "%s is what it was",
  (text) => {
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) expect(normalized(text, form)).toBe(text.normalize(form));
  },
);

/** Where marks are taken out before: nothing is left to be put in order. */
const WITHOUT_MARKS = ["domain/talk/people/same-person.ts", "understanding/text/fold.ts", "understanding/time/tokens.ts"];
/** Of what was normalized already. */
const AFTERWARDS = ["domain/case/conflicts/look-alikes.ts"];

test("nothing normalizes by itself", () => {
  const app = join(import.meta.dirname, "..");
  const files = ["app", "workers"].flatMap((folder) => {
    const root = join(app, "..", folder);
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [file, join(root, file)] as const);
  });
  const own = files.filter(([, path]) => /\.normalize\("NF/.test(readFileSync(path, "utf8"))).map(([file]) => file);
  expect(own.sort()).toEqual([...WITHOUT_MARKS, ...AFTERWARDS].sort());
});
