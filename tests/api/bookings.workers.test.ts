import { beforeAll, describe, expect, test } from "vitest";
import { type BookingRecord, bookingRecordSchema } from "#app/domain/booking/office/record.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";

let admin: ApiClient;
let owner: ApiClient;
let byEmail: ApiClient;
let unverified: ApiClient;
let stranger: ApiClient;
let made: { id: string };
let mailed: { id: string };
let foreign: { id: string };

beforeAll(async () => {
  admin = (await asRole("admin")).client;
  const author = await person("party", { email: "author@people.example" });
  owner = await asUser(author);
  byEmail = await asUser(await person("party", { email: "Contact@People.example" }));
  unverified = await asUser(await person("party", { email: "unverified@people.example", emailVerified: false }));
  stranger = (await asRole("arbitrator")).client;
  made = await booking({ createdByUser: author.id, bookingDate: "2027-03-02" });
  mailed = await booking({
    bookingContactEmail: "contact@people.example",
    contactEmailKey: "contact@people.example",
    bookingDate: "2027-03-01",
  });
  foreign = await booking({ contactEmailKey: "unverified@people.example", bookingDate: null });
  await booking({ bookingDate: "2027-03-03", deletedAt: Date.now() });
});

const listed = async (client: ApiClient, query = "") => {
  const answer = await client.get(`/api/bookings${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BookingRecord[];
};

describe("the list", () => {
  test("an administrator sees every booking that is not deleted, by date, undated first", async () => {
    expect((await listed(admin)).map((record) => record.id)).toEqual([foreign.id, mailed.id, made.id]);
  });

  test("others see what they made or what names their verified e-mail", async () => {
    expect((await listed(owner)).map((record) => record.id)).toEqual([made.id]);
    expect((await listed(byEmail)).map((record) => record.id)).toEqual([mailed.id]);
    expect(await listed(unverified)).toEqual([]);
    expect(await listed(stranger)).toEqual([]);
  });

  test("a visitor is not told anything", async () => {
    expect((await apiClient().get("/api/bookings")).status).toBe(401);
  });

  test("records are those of the record schema", async () => {
    for (const record of await listed(admin)) expect(bookingRecordSchema.strict().parse(record)).toEqual(record);
  });

  test("pages follow each other without a gap or a repetition", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/api/bookings?limit=1";
    while (path && seen.length < 10) {
      const answer: Response = await admin.get(path);
      for (const record of (await answer.json()) as BookingRecord[]) seen.push(record.id);
      const next: string | undefined = /after=([^>&]+)/.exec(answer.headers.get("Link") ?? "")?.[1];
      path = next && `/api/bookings?limit=1&after=${next}`;
    }
    expect(seen).toEqual([foreign.id, mailed.id, made.id]);
  });

  test.each(["nonsense", "2027-99-99~", "' OR 1=1 --"])("a cursor that we did not give (%s): 400", async (after) => {
    expect((await admin.get(`/api/bookings?after=${encodeURIComponent(after)}`)).status).toBe(400);
  });
});

describe("one booking", () => {
  test("is read by administrators, by who made it and by its contact", async () => {
    expect((await admin.get(`/api/bookings/${made.id}`)).status).toBe(200);
    expect((await owner.get(`/api/bookings/${made.id}`)).status).toBe(200);
    expect((await byEmail.get(`/api/bookings/${mailed.id}`)).status).toBe(200);
  });

  test("somebody else's answers as one that does not exist", async () => {
    const others = await stranger.get(`/api/bookings/${made.id}`);
    const missing = await stranger.get("/api/bookings/does-not-exist");
    expect([others.status, missing.status]).toEqual([404, 404]);
    expect(await others.text()).toBe(await missing.text());
    expect((await unverified.get(`/api/bookings/${foreign.id}`)).status).toBe(404);
  });

  test("a visitor is asked to sign in, whether it exists or not", async () => {
    const [known, missing] = [await apiClient().get(`/api/bookings/${made.id}`), await apiClient().get("/api/bookings/does-not-exist")];
    expect([known.status, missing.status]).toEqual([401, 401]);
    expect(await known.text()).toBe(await missing.text());
  });

  test("answers are private and never guessed at by a browser", async () => {
    const answer = await admin.get(`/api/bookings/${made.id}`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
