import fc from "fast-check";
import { expect, test } from "vitest";
import { checkView, viewQuery } from "./check-view.ts";
import { isWholeList, VIEW_LISTS } from "./saved-view.ts";

test("a filter is kept as the list reads it: in one order, without pages and without what is not the list's", () => {
  const typed = new URLSearchParams("venue=toronto&status=pending&after=2026-01-01~x&limit=7&row=9&do=subscribe&<b>=1");
  expect(viewQuery("bookings", typed)).toBe("status=pending&venue=arbitration_place_toronto&when=upcoming");
  expect(viewQuery("cases", new URLSearchParams("status=created&venue=toronto&after=9"))).toBe("status=created");
});

test("whatever an address holds, reading a kept filter again changes nothing, and it fits its column", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VIEW_LISTS),
      fc.dictionary(
        fc.constantFrom("search", "status", "venue", "from", "to", "when", "sort", "after", "x"),
        fc.string({ unit: "grapheme" }),
      ),
      (list, values) => {
        const query = viewQuery(list, new URLSearchParams(values));
        expect(viewQuery(list, new URLSearchParams(query))).toBe(query);
        expect(query).not.toMatch(/after=|before=|limit=/);
      },
    ),
  );
});

test("a view has a name and chooses something", () => {
  for (const list of VIEW_LISTS) expect(isWholeList(list, viewQuery(list, new URLSearchParams()))).toBe(true);
  const fields = (list: "bookings" | "cases", name: string, query: string) => {
    const checked = checkView(list, { name, query, shared: false });
    return checked.ok ? checked.view : checked.issues.map(({ field, code }) => `${field} ${code}`);
  };
  expect(fields("bookings", " \n ", "when=upcoming")).toEqual(["name view_name_required", "query view_of_everything"]);
  expect(fields("bookings", "\u0000\u202E", "status=pending")).toEqual(["name view_name_required"]);
  expect(fields("bookings", "To\u0000 \u202Ecall", "status=pending")).toMatchObject({ name: "To call" });
  expect(fields("bookings", "x".repeat(61), "status=pending")).toEqual(["name too_long"]);
  expect(fields("cases", "  Without \n anyone ", "status=created")).toEqual({
    name: "Without anyone",
    query: "status=created",
    shared: false,
  });
});
