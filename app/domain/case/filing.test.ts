import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSeenByAll, newMessageSchema, shownAudience } from "./filing.ts";
import { type CaseRelation, maySee } from "./permissions.ts";
import type { StoredAudience } from "./vocabulary.ts";

const CHOSEN: readonly StoredAudience[] = ["everyone", "side_a", "side_b", "arbitrator"];
const relations: readonly CaseRelation[] = [
  { kind: "administrator" },
  { kind: "arbitrator", accepted: true, presides: true },
  { kind: "arbitrator", accepted: false, presides: true },
  { kind: "member", side: "a", capacity: "party" },
  { kind: "member", side: "b", capacity: "counsel" },
];
const item = fc.record({ audience: fc.constantFrom(...CHOSEN), authorId: fc.constantFrom("one", "two") });

test("what may be attached is seen by everybody who sees the message", () => {
  fc.assert(
    fc.property(
      item,
      item,
      fc.constantFrom(...relations),
      fc.constantFrom("one", "two", "three"),
      (document, message, relation, reader) => {
        if (!isSeenByAll(document, message) || !maySee(relation, message, reader)) return;
        expect(maySee(relation, document, reader)).toBe(true);
      },
    ),
  );
});

test("and what may not be attached would be hidden from somebody", () => {
  fc.assert(
    fc.property(item, item, (document, message) => {
      if (isSeenByAll(document, message)) return;
      const hidden = relations.some((relation) =>
        ["one", "two"].some((reader) => maySee(relation, message, reader) && !maySee(relation, document, reader)),
      );
      expect(hidden).toBe(true);
    }),
  );
});

describe("a message", () => {
  test.each(["", "   ", "\n\t", "\u200B\u00A0\u2003", "\u202E"])("of nothing to read (%j) is not sent", (content) => {
    expect(newMessageSchema.safeParse({ content }).error?.issues[0]?.message).toBe("case_message_empty");
  });

  test.each(["x", "é", "🙂", "  a\nb  "])("of %j is", (content) => {
    expect(newMessageSchema.safeParse({ content }).data?.content).toBe(content.trim());
  });

  test("is at most ten thousand characters, and has no unknown fields", () => {
    expect(newMessageSchema.safeParse({ content: "x".repeat(10_000) }).success).toBe(true);
    expect(newMessageSchema.safeParse({ content: "x".repeat(10_001) }).error?.issues[0]?.message).toBe("too_long");
    expect(newMessageSchema.safeParse({ content: "x", senderId: "other" }).success).toBe(false);
  });
});

test("no reader is told which side a side is", () => {
  expect(CHOSEN.map(shownAudience)).toEqual(["everyone", "side", "side", "arbitrator"]);
});
