/** What an answer means for the row that was asked about. */
import { expect, test, vi } from "vitest";
import { ApiError } from "#app/api-client/request.ts";
import { chosenAll } from "#app/routes/portal/bookings/chosen-booking.ts";
import { type ChosenRow, MOST_ROWS, type RowOutcome, runAll } from "./run-all.ts";
import { resultOf } from "./use-bulk.ts";

const why = ({ status, code }: ApiError) => `${status} ${code}`;
const answered = (status: number, error = "") =>
  resultOf(async () => {
    throw new ApiError(status, error && JSON.stringify({ error }), "");
  }, why);

test("a row that is gone or was changed is refused by name; what was not answered may have been done; signed out ends it all", async () => {
  expect(await answered(404, "not_found")).toEqual({ kind: "refused", why: "404 not_found" });
  expect(await answered(409, "stale_version")).toEqual({ kind: "refused", why: "409 stale_version" });
  expect(await answered(503)).toEqual({ kind: "unanswered" });
  expect(await answered(401)).toEqual({ kind: "ended" });
  const broken = resultOf(async () => {
    throw new TypeError("Failed to fetch");
  }, why);
  expect(await broken).toEqual({ kind: "unanswered" });
  expect(await resultOf(async () => "Palmetto", why)).toEqual({ kind: "done", note: "Palmetto" });
});

test("of ten thousand rows each has its outcome, by its name, also where half of them are refused", async () => {
  const rows: ChosenRow[] = Array.from({ length: MOST_ROWS }, (_, at) => ({ id: `r${at}`, version: 1, name: `Row ${at}` }));
  const outcomes: RowOutcome[] = [];
  await runAll(rows, {
    act: ({ id }) => (Number(id.slice(1)) % 2 ? answered(409, "stale_version") : resultOf(async () => undefined, why)),
    onOutcome: (outcome) => outcomes.push(outcome),
    signal: new AbortController().signal,
  });
  expect(new Set(outcomes.map(({ row }) => row.name)).size).toBe(MOST_ROWS);
  expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(MOST_ROWS / 2);
  expect(outcomes.filter((outcome) => outcome.kind === "refused" && outcome.why === "409 stale_version")).toHaveLength(MOST_ROWS / 2);
});

test("all that match are chosen page by page; more than can be done at once are refused whole", async () => {
  const page = (at: number) =>
    Response.json(
      Array.from({ length: 500 }, (_, row) => ({ id: `b${at * 500 + row}`, version: 1, bookingNumber: "CN", bookingContactName: "A" })),
      { headers: { Link: `</api/bookings?at=${at + 1}>; rel="next"` } },
    );
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return page(asked.length - 1);
  });
  expect(await chosenAll({ search: '"*"', after: "2026-01-01~x" }, MOST_ROWS)).toBeNull();
  // The page that is one too many is the last that is asked for.
  expect(asked).toHaveLength(MOST_ROWS / 500 + 1);
  expect(asked[0]).toBe("/api/bookings?search=%22*%22&limit=500");
  vi.unstubAllGlobals();
});
