import { expect, test } from "vitest";
import { readableRow } from "./readable-row.ts";

test("instants are ISO 8601, JSON is what it says, and other columns are left out", () => {
  const row = { created_at: 1_795_000_000_000, call_by: null, at: 1_795_000_000_000, turns: 3, details: '{"a":"1"}', token: "secret" };
  expect(readableRow(row, ["created_at", "call_by", "at", "turns", "details"])).toEqual({
    created_at: "2026-11-18T11:06:40.000Z",
    call_by: null,
    at: "2026-11-18T11:06:40.000Z",
    turns: 3,
    details: { a: "1" },
  });
});

test("words that begin like JSON stay words, and a count is no instant", () => {
  expect(readableRow({ text: "[sic] as he wrote", used_at: 12 }, ["text", "used_at"])).toEqual({ text: "[sic] as he wrote", used_at: 12 });
});
