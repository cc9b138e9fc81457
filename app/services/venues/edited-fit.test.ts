/** Who may go against the rule of fit with a reason: staff, and nobody else who is signed in. */
import { expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { ROLES } from "#app/domain/people/roles.ts";
import type { FitChecks } from "./check-fit.server.ts";
import { createEditedFit } from "./edited-fit.server.ts";

const [before, after] = [
  { id: "before", details: {} },
  { id: "after", details: {} },
] as unknown as BookingRow[];
const fits = {
  check: async (row: unknown) => ({ reasons: row === after ? [{ code: "outside_hours", date: "2027-03-08" }] : [] }),
  alternatives: async () => ({ rooms: [], hours: [], fitting: [], runs: [], moves: [], days: [], venues: [] }),
} as unknown as FitChecks;

test.each(ROLES)("%s", async (role) => {
  const who = { kind: "user", id: "someone", role } as unknown as Actor;
  const judged = createEditedFit(fits).judge(before as BookingRow, after as BookingRow, who, "They open for us.");
  if (role === "admin") expect(await judged).toMatchObject({ overrideReason: "They open for us." });
  else await expect(judged).rejects.toMatchObject({ code: "invalid_input" });
});
