/** Reports: figures equal to the dashboards' for the same range, and for administrators alone. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { namedRanges } from "#app/domain/report/report.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { act } from "#tests/kit/case-writing.ts";
import { booking } from "#tests/kit/factories.ts";

const HOUR = 3_600_000;
const today = todayIn("America/Toronto", new Date());

async function seed() {
  const { id, as } = await caseOf();
  await caseOf({ status: "resolved" });
  const open = await caseOf({ status: "assigned" });
  const created = await env.DB.prepare("SELECT created_at AS at FROM cases WHERE id = ?").bind(id).first<{ at: number }>();
  const at = (hours: number) => new Date((created?.at ?? 0) + hours * HOUR);
  await act(as.admin, id, [{ type: "arbitrator_assigned", details: { arbitratorName: "Kofi Amber" } }], at(10));
  await act(as.admin, id, [{ type: "arbitrator_assigned", details: { arbitratorName: "Another" } }], at(99));
  const other = await env.DB.prepare("SELECT created_at AS at FROM cases WHERE id = ?").bind(open.id).first<{ at: number }>();
  await act(open.as.admin, open.id, [{ type: "arbitrator_assigned", details: {} }], new Date((other?.at ?? 0) + 20 * HOUR));
  await booking({ status: "pending" });
  await booking({ status: "confirmed", locationType: "virtual", location: null });
  await booking({ status: "cancelled" });
}

test("a report's figures are those of the dashboards, by status, office and month", async () => {
  await seed();
  const { client } = await asRole("admin");
  const { statistics, report, summary, dashboard } = await client.within(async (services) => ({
    statistics: await services.caseLists.statistics(),
    dashboard: await services.dashboards.admin(),
    report: await services.reports.make(namedRanges(today).this_month),
    summary: (await services.lists.overview({})).summary,
  }));
  expect(report.cases.byStatus).toEqual({
    created: statistics.pendingAssignment,
    assigned: statistics.assigned,
    in_progress: statistics.inProgress,
    resolved: statistics.resolved,
  });
  expect(report.cases.created).toBe(dashboard.statistics.totalCases);
  expect(report.cases.resolved).toBe(dashboard.statistics.resolvedThisMonth);
  expect(report.cases.resolved).toBe(1);
  expect(report.cases.months).toEqual([
    { month: today.slice(0, 7), byStatus: report.cases.byStatus, created: report.cases.created, resolved: report.cases.resolved },
  ]);
  expect(report.bookings.received).toBe(summary.total);
  expect(report.bookings.byStatus.confirmed).toBe(summary.confirmed);
  expect(report.bookings.offices.reduce((sum, office) => sum + office.received, 0)).toBe(summary.total);
  expect(report.bookings.offices.find(({ office }) => office === "virtual")?.byStatus.confirmed).toBe(1);
  // The first assignment counts: after 10 and after 20 hours.
  expect(report.cases.toAssignment).toEqual({ count: 2, median: 15 * HOUR, average: 15 * HOUR });
  expect(report.cases.toResolution.count).toBe(1);
});

test("what lies outside of a range is not in it", async () => {
  const { client } = await asRole("admin");
  const report = await client.within((services) => services.reports.make({ from: "2019-01-15", to: "2019-03-01" }));
  expect(report.cases).toMatchObject({ created: 0, resolved: 0, toAssignment: { count: 0, median: null, average: null } });
  expect(report.cases.months.map(({ month }) => month)).toEqual(["2019-01", "2019-02", "2019-03"]);
  expect(report.bookings).toMatchObject({ received: 0, offices: [] });
});

test("reports and dashboards are of their own role alone; others' look like what is not there", async () => {
  const pages = {
    admin: (client: ReturnType<typeof apiClient>) => client.within((services) => services.dashboards.admin()),
    arbitrator: (client: ReturnType<typeof apiClient>) => client.within((services) => services.dashboards.arbitrator()),
    party: (client: ReturnType<typeof apiClient>) => client.within((services) => services.dashboards.party()),
    report: (client: ReturnType<typeof apiClient>) => client.within((services) => services.reports.make({ from: today, to: today })),
  };
  for (const [name, open] of Object.entries(pages)) {
    await expect(open(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
    for (const role of ["admin", "arbitrator", "party"] as const) {
      const opened = open((await asRole(role)).client);
      if (role === name || (role === "admin" && name === "report")) await expect(opened).resolves.toBeDefined();
      else await expect(opened).rejects.toMatchObject({ code: "not_found" });
    }
  }
});

test("the dashboards show what is real: load and absences, questions that wait, cases of one's own", async () => {
  const { id, as, arbitrator, admin, partyA } = await caseOf();
  const asked = { case: id, arbitrator: arbitrator.id, admin: admin.id };
  await env.DB.prepare(
    "INSERT INTO case_disclosures (id, case_id, arbitrator_id, hits, hits_key, asked_by, asked_at) VALUES ('d-1', ?, ?, '[]', 'k', ?, 1)",
  )
    .bind(asked.case, asked.arbitrator, asked.admin)
    .run();
  await env.DB.prepare(
    "INSERT INTO arbitrator_absences (id, user_id, from_date, to_date, created_at) VALUES ('a-1', ?1, '2020-01-01', '2020-02-01', 1), ('a-2', ?1, '2020-01-01', '2999-01-01', 1)",
  )
    .bind(arbitrator.id)
    .run();
  const office = await as.admin.within((services) => services.dashboards.admin({ status: "in_progress" }));
  expect(office.arbitrators.find((person) => person.id === arbitrator.id)).toEqual({
    id: arbitrator.id,
    name: "Kofi Amber",
    openCases: 1,
    away: { from: "2020-01-01", until: "2999-01-01", now: true },
  });
  expect(office.cases.every(({ status }) => status === "in_progress")).toBe(true);
  expect(office).toMatchObject({ deadLetters: 0, queue: { open: expect.any(Number) } });
  const own = await as.arbitrator.within((services) => services.dashboards.arbitrator());
  expect(own.statistics).toMatchObject({ totalCases: 1, inProgress: 1, resolved: 0 });
  expect(own.owed).toContainEqual(expect.objectContaining({ kind: "disclosure", id: "d-1", caseId: id }));
  expect(own.cases.map((record) => record.id)).toEqual([id]);
  const party = await as.partyA.within((services) => services.dashboards.party());
  expect(party.cases.map((record) => record.partyA.firstName)).toEqual([partyA.firstName]);
  expect((await as.stranger.within((services) => services.dashboards.party())).cases).toEqual([]);
});
