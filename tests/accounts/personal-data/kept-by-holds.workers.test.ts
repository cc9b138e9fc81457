/** What a hold of a person keeps though its row goes on: pictures that are replaced, and words that are emptied or written over. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { keptFiles, keptWords } from "#app/db/schema/legal-holds.ts";
import { user } from "#app/db/schema/people.ts";
import { sweepLeftFiles } from "#app/services/platform/files/left-files.server.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { draft, person } from "#tests/kit/factories.ts";
import { BARE_PNG, jpegWith } from "#tests/kit/pictures.ts";
import { sweepExpired } from "#tests/kit/sweep.ts";
import { eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const keyOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]?.pictureKey ?? "";
const isStored = async (key: string) => (await env.FILES.head(key)) !== null;
const later = () => new Date(Date.now() + 2 * 3_600_000);

test("a picture that is replaced or taken away stays in the store until the hold has ended", async () => {
  const office = await eraser();
  const { who, client } = await asRole("party", { email: someAddress() });
  const save = (name: string, bytes: Uint8Array<ArrayBuffer>) => client.within(({ account }) => account.savePicture({ name, bytes }));
  await save("me.png", BARE_PNG);
  const first = await keyOf(who.id);
  const hold = await office.hold("person", who.email.toUpperCase());
  await save("me.jpg", jpegWith());
  const second = await keyOf(who.id);
  await client.within(({ account }) => account.removePicture());
  await sweepLeftFiles(env, db, later);
  expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
  // Nobody sees it meanwhile.
  expect((await client.get(`/api/people/${who.id}/picture`)).status).toBe(404);
  await expect(env.DB.prepare("DELETE FROM left_files WHERE object_key = ?").bind(first).run()).rejects.toThrow();
  await office.lift(hold.id);
  await sweepLeftFiles(env, db, later);
  expect([await isStored(first), await isStored(second)]).toEqual([false, false]);
  expect(await db.select().from(keptFiles).where(eq(keptFiles.holdId, hold.id))).toEqual([]);
});

test("one of nobody who is held goes as ever, though somebody else is held", async () => {
  const office = await eraser();
  const hold = await office.hold("person", someAddress());
  const { who, client } = await asRole("party");
  await client.within(({ account }) => account.savePicture({ name: "me.png", bytes: BARE_PNG }));
  const key = await keyOf(who.id);
  await client.within(({ account }) => account.removePicture());
  expect(await isStored(key)).toBe(false);
  await office.lift(hold.id);
});

test("an erasure once the hold has ended takes the pictures of before along, and the words", async () => {
  const office = await eraser();
  const { who, client } = await asRole("party", { email: someAddress() });
  await client.within(({ account }) => account.savePicture({ name: "me.png", bytes: BARE_PNG }));
  const key = await keyOf(who.id);
  const own = await draft({ ownerId: who.id, values: said({ caseDescription: "kwerased words" }) });
  const hold = await office.hold("person", who.email);
  await client.within(({ account }) => account.removePicture());
  await db
    .update(bookingDrafts)
    .set({ values: said({}) })
    .where(eq(bookingDrafts.id, own.id));
  await office.lift(hold.id);
  expect(await isStored(key)).toBe(true);
  expect((await office.erase(who.email)).status).toBe(200);
  expect(await isStored(key)).toBe(false);
  expect(await db.select().from(keptWords).where(eq(keptWords.draftId, own.id))).toEqual([]);
});

const said = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, origin: "form" }])) as never;
const wordsOf = async (id: string) => (await db.select().from(keptWords).where(eq(keptWords.draftId, id))).map(({ values }) => values);

test("a request under way that is emptied or written over keeps what it said, until the hold has ended", async () => {
  const office = await eraser();
  const who = await person("party", { email: someAddress() });
  const own = await draft({ ownerId: who.id, values: said({ caseDescription: "The roof", contactName: "Ada" }), expiresAt: 1 });
  const its = eq(bookingDrafts.id, own.id);
  const write = (values: Record<string, string>) =>
    db
      .update(bookingDrafts)
      .set({ values: said(values) })
      .where(its);
  await write({ caseDescription: "The roof leaks", contactName: "Ada" });
  expect(await wordsOf(own.id)).toEqual([]);
  const hold = await office.hold("person", who.email);
  // Written on: nothing is lost.
  await write({ caseDescription: "The roof leaks badly", contactName: "Ada" });
  expect(await wordsOf(own.id)).toEqual([]);
  await write({ caseDescription: "x", contactName: "Ada" });
  await write({});
  expect(await wordsOf(own.id)).toMatchObject([
    { caseDescription: { value: "The roof leaks badly" }, contactName: { value: "Ada" } },
    { caseDescription: { value: "x" }, contactName: { value: "Ada" } },
  ]);
  await expect(db.delete(keptWords).where(eq(keptWords.draftId, own.id))).rejects.toThrow();
  await sweepExpired(db, Date.now());
  expect(await wordsOf(own.id)).toHaveLength(2);
  for (let n = 0; n < 60; n += 1) await write({ caseDescription: `${n} times` });
  expect(await wordsOf(own.id)).toHaveLength(50);
  await office.lift(hold.id);
  await sweepExpired(db, Date.now());
  expect(await wordsOf(own.id)).toEqual([]);
});

test("so does one that names a held address without an account, and one that goes on keeps no words after the hold", async () => {
  const office = await eraser();
  const email = someAddress();
  const own = await draft({ values: said({ contactEmail: email, notes: "kwheld" }) });
  const hold = await office.hold("person", email);
  const its = eq(bookingDrafts.id, own.id);
  await db
    .update(bookingDrafts)
    .set({ values: said({}) })
    .where(its);
  expect(await wordsOf(own.id)).toMatchObject([{ notes: { value: "kwheld" }, contactEmail: { value: email } }]);
  await office.lift(hold.id);
  await sweepExpired(db, Date.now());
  expect(await wordsOf(own.id)).toEqual([]);
  expect(await db.select().from(bookingDrafts).where(its)).toHaveLength(1);
});
