import { expect, test } from "vitest";
import { readsOn } from "./correspondent.ts";

test.each([
  ["ana@roy.example", "ana@roy.example", true],
  ["ana@roy.example", "Ana+Court@Roy.example", true],
  // A colleague takes over.
  ["ben@roy.example", "ana@roy.example", true],
  ["ben@other.example", "ana@roy.example", false],
  // Another house under one registry or one parent is not known to be the same.
  ["ben@paris.roy.example", "ana@roy.example", false],
  // Anybody has a mailbox there.
  ["ben@gmail.com", "ana@gmail.com", false],
  ["a.n.a@gmail.com", "ana@gmail.com", true],
  ["ben@videotron.ca", "ana@videotron.ca", false],
  ["ana@roy.example", null, false],
])("%s reads on what was said with %s: %s", (present, then, reads) => {
  expect(readsOn(present, then)).toBe(reads);
});
