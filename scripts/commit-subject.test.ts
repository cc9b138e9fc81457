import { expect, test } from "vitest";
import { subjectFault } from "./commit-subject.mjs";

test.each(["cases: a challenge is decided once", "talk, office: moves of several days", "Merge branch 'main' into house"])(
  "“%s” is a subject",
  (subject) => expect(subjectFault(subject)).toBeNull(),
);

test.each([
  ["Fixed stuff", "write it as `area: what changed`"],
  ["cases:", "write it as `area: what changed`"],
  [`cases: ${"x".repeat(66)}`, "73 characters, at most 72"],
])("“%s” is none", (subject, fault) => expect(subjectFault(subject)).toBe(fault));
