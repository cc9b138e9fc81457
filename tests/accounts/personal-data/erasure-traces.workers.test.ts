/** What an erasure leaves in the history of a request that it cancels, and among the words that the search guesses from. */
import { env } from "cloudflare:workers";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { auditEntries, bookings } from "#app/db/schema/bookings.ts";
import { erasures } from "#app/db/schema/erasures.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { runErasure } from "#app/services/personal-data/run-erasure.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { contactOf, eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const bookingOf = async (id: string) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
const historyOf = (id: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "booking"), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.seq));

describe("a request that an erasure cancels", () => {
  test("has an entry of it in its own history, which follows the one before", async () => {
    const office = await eraser();
    const email = someAddress();
    const asked = await booking({ ...contactOf(email), status: "pending" });
    const first = await booking({ ...contactOf(email), status: "consultation_requested" });
    const done = await booking({ ...contactOf(email), status: "cancelled" });
    const values = { bookingContactFirm: "Ruiz Law" };
    expect((await office.client.put(`/api/bookings/${asked.id}`, { version: 1, values })).status).toBe(200);
    const [before] = await historyOf(asked.id);
    const { id } = (await (await office.erase(email)).json()) as { id: string };
    const [entry, former] = await historyOf(asked.id);
    expect(former).toEqual(before);
    expect(entry).toMatchObject({
      seq: (before?.seq ?? 0) + 1,
      previousHash: before?.hash,
      action: "status_changed",
      actorId: office.who.id,
      actorKind: "admin",
      changes: { from: "pending", to: "cancelled", erasure: id },
    });
    expect(await historyOf(first.id)).toMatchObject([
      { seq: 1, changes: { from: "consultation_requested", to: "cancelled", erasure: id } },
    ]);
    expect(await historyOf(done.id)).toEqual([]);
    expect([await bookingOf(asked.id), await bookingOf(first.id)]).toMatchObject([
      { status: "cancelled", bookingContactName: "(erased)" },
      { status: "cancelled", bookingContactName: "(erased)" },
    ]);
  });

  test("is not passed over where it came between two steps", async () => {
    const office = await eraser();
    const email = someAddress();
    const begun = await office.begin(email);
    let late: string | undefined;
    const racing = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
        return async (statements: never) => {
          const [row] = await db.select().from(erasures).where(eq(erasures.id, begun));
          // Requested after the look, before the step of the bookings is written.
          if (row?.step === 1 && !late) late = (await booking(contactOf(email))).id;
          return target.batch(statements);
        };
      },
    });
    expect(await runErasure(racing, env, begun, Date.now)).toBe(true);
    expect(await historyOf(late ?? "")).toMatchObject([{ changes: { to: "cancelled", erasure: begun } }]);
    expect(await bookingOf(late ?? "")).toMatchObject({ status: "cancelled", contactEmailKey: "(erased)" });
  });

  test("frees its rooms with its entry", async () => {
    const office = await eraser();
    const email = someAddress();
    const { id } = await booking({ ...contactOf(email), status: "pending" });
    const [room] = await env.DB.prepare("SELECT id FROM rooms LIMIT 1")
      .all<{ id: string }>()
      .then(({ results }) => results);
    await db.insert(roomHolds).values({
      id: newId(),
      bookingId: id,
      roomId: room?.id ?? "",
      part: "main",
      startsAt: 1e12,
      endsAt: 1e12 + 3_600_000,
      busyUntil: 1e12 + 3_600_000,
      createdAt: 1,
    } as never);
    await office.erase(email);
    expect(await db.$count(roomHolds, eq(roomHolds.bookingId, id))).toBe(0);
  });
});

describe("former names", () => {
  /** A word of letters alone that nothing else has. */
  const word = () =>
    `q${newId()
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "x")}`;
  const kept = (one: string) => env.DB.prepare("SELECT count(*) AS n FROM search_words WHERE word = ?1").bind(one).first("n");
  const spelled = (one: string) => env.DB.prepare("SELECT count(*) AS n FROM search_spellings WHERE word = ?1").bind(one).first("n");

  test("of a booking's contact and of an account leave the words that are searched", async () => {
    const office = await eraser();
    const [contact, firm, first, last, other] = [word(), word(), word(), word(), word()];
    const who = await person("party", { firstName: first, lastName: last, name: `${first} ${last}` });
    const own = await asUser(who);
    const { id } = await booking({
      ...contactOf(who.email),
      status: "confirmed",
      bookingDate: "2024-03-04",
      startsAt: 1,
      bookingContactName: contact,
      bookingContactFirm: firm,
    });
    const stranger = await booking({ bookingContactName: other });
    const values = { bookingContactName: "Ana Ruiz", bookingContactFirm: "Ruiz Law" };
    expect(await (await office.client.put(`/api/bookings/${id}`, { version: 1, values })).json()).toMatchObject({});
    expect(await bookingOf(id)).toMatchObject(values);
    await own.within(({ account }) => account.saveProfile({ firstName: "Ana", lastName: "Ruiz" }));
    for (const name of [contact, firm, first, last, other]) expect([await kept(name), name]).toEqual([1, name]);
    expect((await office.erase(who.email)).status).toBe(200);
    for (const name of [contact, firm, first, last]) expect([await kept(name), await spelled(name), name]).toEqual([0, 0, name]);
    // Guessed from a mistype, or in full: nothing is found by it.
    for (const name of [contact, first, `${contact.slice(0, -1)}q`]) {
      const answer = await office.client.get(`/api/search?q=${name}`);
      expect([answer.status, JSON.stringify(await answer.json()).includes(contact)]).toEqual([200, false]);
    }
    expect(await kept(other)).toBe(1);
    expect(await bookingOf(stranger.id)).toMatchObject({ bookingContactName: other });
  });

  test("that somebody else has stay", async () => {
    const office = await eraser();
    const [email, shared] = [someAddress(), word()];
    await booking({ ...contactOf(email), bookingContactName: shared });
    await booking({ bookingContactName: shared });
    expect((await office.erase(email)).status).toBe(200);
    expect(await kept(shared)).toBe(1);
  });
});
