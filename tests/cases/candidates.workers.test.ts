/** What our office sees of each arbitrator before it chooses one for a case. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { hearingsOfAll } from "#app/db/cases/candidates.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { caseBookings, casePeople } from "#app/db/schema/cases.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { businessDayIn } from "#tests/kit/payloads.ts";

const db = connect(env.DB);
const [FIRST, SECOND] = [businessDayIn(40), businessDayIn(60)];
const PROFILE = {
  ...{ name: "Ines Tal", role: "arbitrator", since: "2001", fields: ["energy"], languages: ["en", "fr"] },
  ...{ seats: ["arbitration_place_toronto"], "title-en": "Arbitrator", "biography-en": "Hears energy disputes." },
};

async function heard(caseId: string, admin: string, change: Parameters<typeof booking>[0]) {
  const row = await booking({ status: "confirmed", startTime: "10:00", duration: "half_day", ...change });
  await db.insert(caseBookings).values({ caseId, bookingId: row.id, linkedBy: admin, linkedAt: Date.now() });
}

async function begun(names: { title: string; partyB: string }) {
  const lastName = `Quill${newId()
    .replace(/[^a-z]/gi, "")
    .slice(0, 6)
    .toLowerCase()}`;
  const { client } = await asRole("party", { firstName: "Ana", lastName });
  const { id } = await client.within(({ cases }) =>
    cases.create({ title: names.title, description: "Ten characters.", partyB: { name: names.partyB } }),
  );
  return { id, client, claimant: `Ana ${lastName}` };
}

const candidateOf = async (admin: ApiClient, caseId: string, id: string) => {
  const { candidates, ...hearing } = await admin.within(({ assignments }) => assignments.candidatesFor(caseId));
  return { candidate: candidates.find((one) => one.id === id), hearing };
};

test("languages, days and names are compared with the case's own, and nothing is asked or written", async () => {
  const [admin, arbitrator] = await Promise.all([asRole("admin"), asRole("arbitrator", { firstName: "Ines", lastName: "Tal" })]);
  const { id, claimant } = await begun({ title: "Alba v. Zephyr", partyB: "Zephyr Holdings Inc." });
  await heard(id, admin.who.id, { bookingDate: FIRST, details: { hearingLanguage: "Spanish, English" } });
  await heard(id, admin.who.id, { bookingDate: SECOND });
  const before = await candidateOf(admin.client, id, arbitrator.who.id);
  expect(before.hearing).toEqual({ languages: ["Spanish", "English"], hearingDays: [FIRST, SECOND].sort(), isWhole: true });
  expect(before.candidate).toMatchObject({ profile: null, missingLanguages: [], awayOn: [], busyOn: [], conflicts: [], openCases: 0 });

  const entries = () => env.DB.prepare("SELECT count(*) AS n FROM case_entries WHERE case_id = ?").bind(id).first<{ n: number }>();
  const written = await entries();
  await arbitrator.client.within(async ({ profiles, interests }) => {
    await profiles.saveOwn(0, PROFILE);
    await interests.declare({ name: "ZEPHYR HOLDINGS" });
    await interests.addAbsence({ from: FIRST, to: FIRST });
  });
  // Another case of theirs, in whose hearing the same client is named, on the second day.
  const other = await begun({ title: "Other v. Other", partyB: "Somebody Else" });
  await db.insert(casePeople).values({
    ...{ id: newId(), caseId: other.id, userId: arbitrator.who.id, name: "Ines Tal", email: arbitrator.who.email },
    ...{ capacity: "arbitrator", side: null, seat: "presiding", state: "active", createdAt: Date.now() },
  });
  await heard(other.id, admin.who.id, { bookingDate: SECOND, details: { claimantName: claimant } });
  const { candidate } = await candidateOf(admin.client, id, arbitrator.who.id);
  expect(candidate).toMatchObject({
    profile: { fields: ["energy"], languages: ["en", "fr"] },
    missingLanguages: ["Spanish"],
    awayOn: [FIRST],
    busyOn: [{ date: SECOND }],
  });
  expect(candidate?.conflicts).toEqual(
    expect.arrayContaining([
      { name: "Zephyr Holdings Inc.", source: "interest", met: "ZEPHYR HOLDINGS", caseNumber: null },
      { name: claimant, source: "past_case", met: claimant, caseNumber: candidate?.busyOn[0]?.caseNumber },
    ]),
  );
  expect(await entries()).toEqual(written);
  // What the check asks at the choice is what was seen before it.
  expect(await admin.client.within(({ assignments }) => assignments.assign(id, { arbitratorId: arbitrator.who.id }))).toEqual({
    outcome: "asked",
  });
});

test("a cancelled hearing keeps nobody busy, and a case that was declined tells of nobody", async () => {
  const [admin, arbitrator] = await Promise.all([asRole("admin"), asRole("arbitrator")]);
  const { id } = await begun({ title: "Alba v. Stone", partyB: "Quarry Stone" });
  await heard(id, admin.who.id, { bookingDate: FIRST });
  const other = await begun({ title: "Quarry v. Other", partyB: "Quarry Stone" });
  await db.insert(casePeople).values({
    ...{ id: newId(), caseId: other.id, userId: arbitrator.who.id, name: "Who Declined", email: arbitrator.who.email },
    ...{ capacity: "arbitrator", side: null, seat: "presiding", state: "declined", createdAt: Date.now() },
  });
  await heard(other.id, admin.who.id, { bookingDate: FIRST, status: "cancelled" });
  const { candidate } = await candidateOf(admin.client, id, arbitrator.who.id);
  expect(candidate).toMatchObject({ busyOn: [], conflicts: [] });
});

test("is the office's alone", async () => {
  const { id, client } = await begun({ title: "Alba v. Stone", partyB: "Bruno Stone" });
  const arbitrator = await asRole("arbitrator");
  for (const one of [client, arbitrator.client])
    await expect(one.within(({ assignments }) => assignments.candidatesFor(id))).rejects.toMatchObject({ code: "not_found" });
  const admin = await asRole("admin");
  await expect(admin.client.within(({ assignments }) => assignments.candidatesFor("missing"))).rejects.toMatchObject({ code: "not_found" });
});

test("of their other hearings no more is read than names and days, of several days too", async () => {
  const [admin, arbitrator] = await Promise.all([asRole("admin"), asRole("arbitrator", { firstName: "Ines", lastName: "Tal" })]);
  const { id } = await begun({ title: "Alba v. Zephyr", partyB: "Zephyr Holdings Inc." });
  await heard(id, admin.who.id, { bookingDate: SECOND });
  const other = await begun({ title: "Other v. Other", partyB: "Somebody Else" });
  await db.insert(casePeople).values({
    ...{ id: newId(), caseId: other.id, userId: arbitrator.who.id, name: "Ines Tal", email: arbitrator.who.email },
    ...{ capacity: "arbitrator", side: null, seat: "presiding", state: "active", createdAt: Date.now() },
  });
  const several = [FIRST, SECOND].map((date) => ({ date, startTime: "10:00", duration: "half_day", endTime: null }));
  await heard(other.id, admin.who.id, {
    bookingDate: FIRST,
    caseDescription: "kwlong ".repeat(100),
    notes: "kwnotes",
    details: {
      bookingType: "non-consecutive",
      bookingDates: JSON.stringify(several),
      respondentFirm: "Zephyr Holdings Inc.",
      fileNumbers: "kwdetail",
    },
  });
  const read = await hearingsOfAll(db, [arbitrator.who.id], id);
  expect(read).toHaveLength(1);
  expect(JSON.stringify(read)).not.toMatch(/kwlong|kwnotes|kwdetail/);
  const { candidate } = await candidateOf(admin.client, id, arbitrator.who.id);
  expect(candidate?.busyOn).toMatchObject([{ date: SECOND }]);
  expect(candidate?.conflicts).toMatchObject([{ name: "Zephyr Holdings Inc.", source: "past_case" }]);
});
