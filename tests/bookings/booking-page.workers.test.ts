/** The page of one booking: how often it asks a far database, and that what nobody has said is not shown as known. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { farDatabase } from "#tests/kit/far/far-database.ts";

const PLACED = {
  status: "pending",
  locationType: "in_person",
  location: "arbitration_place_cayman",
  timeZone: "America/Cayman",
  bookingDate: "2027-03-15",
  startTime: "09:00",
  endTime: "16:00",
} as const;

/** As the Worker does: the page is expected, then who asks is found out, then its loader reads. */
async function waitsOf(client: ApiClient, id: string) {
  const { database, waits } = farDatabase(env.DB);
  const page = await apiClient({ database, cookie: client.cookies() }).within(async (services) => {
    services.expectPage(`/bookings/${id}`);
    await services.actor();
    return services.bookingPages.signedIn(id);
  });
  return { waits: waits(), page };
}

test("it asks a far database twice, for staff and for its client, the session counted", async () => {
  const { client: admin } = await asRole("admin");
  const client = await person("party");
  const { id } = await booking({ ...PLACED, createdByUser: client.id, bookingContactEmail: client.email, contactEmailKey: client.email });
  const ofStaff = await waitsOf(admin, id);
  expect([ofStaff.waits, ofStaff.page.booking.id, ofStaff.page.attachments?.proposals?.rooms.length]).toEqual([2, id, 8]);
  const own = await waitsOf(await asUser(client), id);
  expect([own.waits, own.page.booking.id, own.page.attachments]).toEqual([2, id, null]);
});

test("who may not see it is refused, whatever was read beside their session", async () => {
  const { id } = await booking(PLACED);
  const stranger = await asUser(await person("party"));
  await expect(waitsOf(stranger, id)).rejects.toMatchObject({ code: "not_found" });
  await expect(waitsOf(apiClient(), id)).rejects.toMatchObject({ code: "unauthenticated" });
});

describe("for how many people it is", () => {
  const read = async (details: Record<string, string>) => {
    const { client: admin } = await asRole("admin");
    const { id } = await booking({ ...PLACED, details });
    return admin.within(async ({ bookingPages, planner }) => {
      const page = await bookingPages.signedIn(id);
      const { waiting } = await planner.read("arbitration_place_cayman", ["2027-03-15"]);
      return {
        page: page.people,
        proposals: page.attachments?.proposals?.people,
        panel: (await bookingPages.panel(id))?.people,
        planner: waiting.find((one) => one.id === id)?.people,
        placing: (await planner.preview({ bookingId: id, roomId: null, on: null, days: null, time: null })).people,
      };
    });
  };

  test("is what a short form says as well as a detailed one", async () => {
    const said = { page: 12, proposals: 12, panel: 12, planner: 12, placing: 12 };
    expect(await read({ mainRoomCapacity: "12" })).toEqual(said);
    expect(await read({ mainRoomCapacity: "12", rulesVersion: "1" })).toEqual(said);
  });

  test("is null where nobody has said, and not one", async () => {
    expect(await read({})).toEqual({ page: null, proposals: null, panel: null, planner: null, placing: null });
  });
});
