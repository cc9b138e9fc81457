/** First pages by what is due: each count is that of the list that it opens. */
import { describe, expect, test } from "vitest";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";

describe("the office's first page", () => {
  test("counts today's hearings, what waits and who has written, as their lists do", async () => {
    const { client: admin } = await asRole("admin");
    const today = todayIn(HEAD_OFFICE.zone, new Date());
    const { due: before } = await admin.within(({ dashboards }) => dashboards.admin());
    const { id } = await booking({ status: "confirmed", bookingDate: today, startTime: "09:00" });
    const asked = await booking({ status: "pending" });
    const token = await keyOf(asked.id, "manage");
    await apiClient({ variables: { RATE_LIMITS: "off" } }).within(({ thread }) => thread.write(token, { text: "Hello", formKey: newId() }));
    const { due } = await admin.within(({ dashboards }) => dashboards.admin());
    expect(due.hearings.bookings.map((one) => one.id)).toContain(id);
    const listed = await admin.within(({ lists }) => lists.list({ status: "confirmed", from: today, to: today }));
    expect(due.hearings.bookings.length).toBe(listed.bookings.length);
    expect(due.pending).toBe(before.pending + 1);
    expect(due.messages).toBe(before.messages + 1);
    expect(due.messages).toBe((await admin.within(({ thread }) => thread.waiting())).length);
  });

  test("names the holds that end within a day", async () => {
    const { client: admin } = await asRole("admin");
    const { id, version } = await booking({
      status: "pending",
      bookingDate: "2027-03-15",
      startTime: "09:00",
      location: "arbitration_place_cayman",
    });
    await admin.within(({ holds }) => holds.hold(id, { roomId: null, hours: 24, version }));
    const { due } = await admin.within(({ dashboards }) => dashboards.admin());
    expect(due.holds.map((one) => one.id)).toContain(id);
  });
});

test("an arbitrator and a party are told what they owe, and nobody of the other role", async () => {
  const arbitrator = (await asRole("arbitrator")).client;
  const party = (await asRole("party")).client;
  expect(await arbitrator.within(({ dashboards }) => dashboards.arbitrator())).toMatchObject({
    invitations: [],
    deadlines: [],
    disclosures: [],
  });
  expect(await party.within(({ dashboards }) => dashboards.party())).toMatchObject({ invitations: [], deadlines: [] });
  await expect(party.within(({ dashboards }) => dashboards.admin())).rejects.toMatchObject({ code: "not_found" });
});
