/** Office and client write to each other about a booking: who may, by which door, what is mailed, and who reads what. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { checkTemplate, fillTemplate, PLACEHOLDERS, unknownPlaceholders } from "#app/domain/booking/office/message-template.ts";
import { readVideoLink } from "#app/domain/booking/office/video-link.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});

const LINK = "https://meet.example/j/7731?pwd=quiet";
const request = (change: Partial<BookingRow> = {}) =>
  booking({ status: "pending", bookingDate: "2027-03-15", startTime: "09:00", endTime: "16:00", duration: "full_day", ...change });
const visitor = () => apiClient({ variables: { RATE_LIMITS: "off" } });
const write = async (id: string, text: string, formKey = newId()) => {
  const token = await keyOf(id, "manage");
  return visitor().within(({ thread }) => thread.write(token, { text, formKey }));
};
const send = (id: string, text: string, more: { version?: number; formKey?: string } = {}) =>
  admin.within(({ thread }) => thread.send(id, { text, version: 1, formKey: newId(), ...more }));
const entries = (id: string) => admin.within(({ thread }) => thread.of(id));
const mails = async (id: string) =>
  (
    await env.DB.prepare("SELECT kind FROM outbox WHERE payload->>'bookingId' = ? ORDER BY created_at, rowid")
      .bind(id)
      .all<{ kind: string }>()
  ).results.map(({ kind }) => kind);
const confirm = (id: string) => admin.patch(`/api/bookings/${id}`, { status: "confirmed" });
const captured = async (subject: string) =>
  (await env.DB.prepare("SELECT raw, parts FROM captured_mails WHERE subject LIKE ?")
    .bind(`%${subject}%`)
    .first<{ raw: string; parts: string }>()) ?? {
    raw: "",
    parts: "",
  };

describe("a message of the client's", () => {
  test("waits in the thread until staff answer, and the office is told", async () => {
    const { id } = await request();
    await write(id, "May we bring a projector?");
    expect(await entries(id)).toMatchObject([{ kind: "message", sender: "client", text: "May we bring a projector?", waiting: true }]);
    expect(await mails(id)).toEqual(["booking_message_staff"]);
    expect((await admin.within(({ thread }) => thread.waiting())).map(({ bookingId }) => bookingId)).toContain(id);
    await send(id, "You may; one is in the room.");
    expect(await entries(id)).toMatchObject([
      { sender: "client", waiting: false },
      { sender: "staff", text: "You may; one is in the room.", mail: { state: "waiting" } },
    ]);
    expect((await admin.within(({ thread }) => thread.waiting())).map(({ bookingId }) => bookingId)).not.toContain(id);
  });

  test("pressed twice, also at once, it is one; empty it is refused, and an unknown link opens nothing", async () => {
    const { id } = await request();
    await Promise.all([write(id, "Only once.", "form"), write(id, "Only once.", "form")]);
    await write(id, "Only once.", "form");
    expect(await entries(id)).toHaveLength(1);
    await expect(write(id, "  \n ")).rejects.toMatchObject({ issues: [{ field: "message", code: "message_empty" }] });
    await expect(write(id, "x".repeat(5001))).rejects.toMatchObject({ issues: [{ field: "message", code: "too_long" }] });
    await expect(visitor().within(({ thread }) => thread.write("unknown", { text: "Hello", formKey: "" }))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("loses no words: others in the same form are a message of their own, and what nobody sees is left out", async () => {
    const { id } = await request();
    await write(id, "We come with twelve.", "form");
    await write(id, "We come with twenty.", "form");
    await write(id, "\u0000\u202Eseen\u200B");
    expect(await entries(id)).toMatchObject([{ text: "We come with twelve." }, { text: "We come with twenty." }, { text: "seen" }]);
    await expect(write(id, "\u0000\u200B")).rejects.toMatchObject({ issues: [{ field: "message", code: "message_empty" }] });
  });

  test("that needs no answer waits no longer", async () => {
    const { id } = await request();
    await write(id, "Thank you.");
    await admin.within(({ thread }) => thread.settle(id));
    expect(await entries(id)).toMatchObject([{ sender: "client", waiting: false }]);
  });
});

describe("a message of staff's", () => {
  test("leaves as a mail in the client's language, with the link to answer by; the client reads it on the page of the link", async () => {
    const { id, bookingNumber } = await request({ locale: "fr" });
    await send(id, "La salle est prête.\nElle est au 3e.\n\nÀ demain.");
    await deliverMail(env);
    const { parts } = await captured(bookingNumber);
    expect(parts).toContain("La salle est prête.");
    expect(parts).toContain("À demain.");
    expect(parts).toContain("/fr/manage/");
    expect(parts).toContain("?do=write");
    expect(await entries(id)).toMatchObject([{ sender: "staff", mail: { state: "delivered" } }]);
    expect(await visitor().within(({ thread }) => thread.messages(id))).toMatchObject([{ sender: "staff" }]);
  });

  test("pressed twice it is sent once", async () => {
    const { id } = await request();
    await Promise.all([send(id, "Once.", { formKey: "one" }), send(id, "Once.", { formKey: "one" })]);
    await send(id, "Once.", { formKey: "one" });
    expect(await mails(id)).toEqual(["booking_message"]);
    await send(id, "\u0000Twice.", { formKey: "one" });
    expect(await mails(id)).toEqual(["booking_message", "booking_message"]);
  });

  test("is not sent over a change that its writer has not seen, nor with a placeholder left", async () => {
    const { id } = await request({ locationType: "virtual", location: null });
    await confirm(id);
    await expect(send(id, "Please choose a day.")).rejects.toMatchObject({
      code: "stale_version",
      detail: { booking: { status: "confirmed" } },
    });
    expect(await mails(id)).toEqual(["booking_confirmed"]);
    await expect(send(id, "Room {{room}}", { version: 2 })).rejects.toMatchObject({ issues: [{ code: "placeholder_left" }] });
    await send(id, "Seen, and sent.", { version: 2 });
    expect(await mails(id)).toEqual(["booking_confirmed", "booking_message"]);
  });

  test("is shown as its mail before it is sent, and nothing leaves by that", async () => {
    const { id, bookingNumber } = await request({ locale: "es" });
    const preview = await admin.within(({ thread }) => thread.preview(id, "La sala está lista."));
    expect(preview).toMatchObject({ locale: "es", to: "samuel@okoye.example" });
    expect(preview.subject).toContain(bookingNumber);
    expect(preview.lines).toContain("La sala está lista.");
    expect(await mails(id)).toEqual([]);
  });
});

test("the thread holds talk, mails, wishes, calls and notes in order of time, and nobody but staff reads it", async () => {
  const { id } = await request();
  await confirm(id);
  await admin.within(({ notes }) => notes.add(id, "\u0000They settle, perhaps.", newId(), "call"));
  await write(id, "We come with twelve.");
  expect((await entries(id)).map(({ kind }) => kind)).toEqual(["mail", "note", "message"]);
  expect((await entries(id))[1]).toMatchObject({ note: { kind: "call", text: "They settle, perhaps." } });
  for (const role of ["party", "arbitrator"] as const) {
    const { client } = await asRole(role);
    const refused = { code: "not_found" };
    await expect(client.within(({ thread }) => thread.of(id))).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.waiting())).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.videoLink(id))).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.preview(id, "Hello"))).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.send(id, { text: "Hello", version: 2, formKey: "" }))).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.settle(id))).rejects.toMatchObject(refused);
    await expect(client.within(({ thread }) => thread.setVideoLink(id, LINK))).rejects.toMatchObject(refused);
    await expect(client.within(({ templates }) => templates.list())).rejects.toMatchObject(refused);
  }
  await expect(visitor().within(({ thread }) => thread.of(id))).rejects.toMatchObject({ code: "unauthenticated" });
});

describe("the video room", () => {
  test("is by https alone, is told with the confirmation and never before, and stands in no record, history or calendar", async () => {
    const { id, bookingNumber } = await request({ locationType: "virtual", location: null });
    for (const wrong of ["http://meet.example/j", "javascript:alert(1)", "meet.example", "https://user:secret@meet.example/", "https://"])
      await expect(admin.within(({ thread }) => thread.setVideoLink(id, wrong))).rejects.toMatchObject({
        issues: [{ field: "videoLink", code: "video_link_invalid" }],
      });
    await admin.within(({ thread }) => thread.setVideoLink(id, ` ${LINK} `));
    expect(await visitor().within(({ thread }) => thread.arrival(id))).toBeNull();
    await confirm(id);
    expect(await visitor().within(({ thread }) => thread.arrival(id))).toMatchObject({ videoLink: LINK });
    await deliverMail(env);
    const { raw, parts } = await captured(bookingNumber);
    expect(parts).toContain(LINK);
    const calendar = await visitor().within(async ({ bookings }) => bookings.calendar(await keyOf(id, "calendar")));
    for (const place of [
      calendar.text,
      await (await admin.get(`/api/bookings/${id}`)).text(),
      await (await admin.get("/api/bookings")).text(),
    ])
      expect(place).not.toContain("7731");
    expect(raw.length).toBeGreaterThan(0);
    const history = await env.DB.prepare("SELECT changes FROM audit_entries WHERE subject_id = ?").bind(id).all<{ changes: string }>();
    expect(JSON.stringify(history.results)).toContain("meet.example");
    expect(JSON.stringify(history.results)).not.toContain("7731");
  });

  test("that is entered after the confirmation is mailed by itself; taken out it is told nowhere", async () => {
    const { id } = await request({ locationType: "virtual", location: null });
    await confirm(id);
    await admin.within(({ thread }) => thread.setVideoLink(id, LINK));
    await admin.within(({ thread }) => thread.setVideoLink(id, LINK));
    expect(await mails(id)).toEqual(["booking_confirmed", "booking_video_link"]);
    await admin.within(({ thread }) => thread.setVideoLink(id, ""));
    expect(await visitor().within(({ thread }) => thread.arrival(id))).toMatchObject({ videoLink: null });
  });

  test("that somebody has changed meanwhile is not written over unseen", async () => {
    const { id } = await request({ locationType: "virtual", location: null });
    const set = (link: string, shown: string | null) => admin.within(({ thread }) => thread.setVideoLink(id, link, shown));
    await set(LINK, "");
    await expect(set("https://meet.example/other", "")).rejects.toMatchObject({ code: "conflict" });
    expect(await admin.within(({ thread }) => thread.videoLink(id))).toBe(LINK);
    await set("https://meet.example/other", LINK);
    expect(await admin.within(({ thread }) => thread.videoLink(id))).toBe("https://meet.example/other");
  });

  test("any text is read as an https address or not at all", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ validSchemes: ["http", "ftp", "https"] })), (typed) => {
        const link = readVideoLink(typed);
        expect(link === null || new URL(link).protocol === "https:").toBe(true);
      }),
    );
  });
});

test("a confirmed booking tells its room, address and way", async () => {
  const { id } = await request();
  await confirm(id);
  const arrival = await visitor().within(({ thread }) => thread.arrival(id));
  expect(arrival?.rooms).toHaveLength(1);
  expect(arrival).toMatchObject({ venue: "arbitration_place_toronto", videoLink: null });
  expect(arrival?.address).toBeTruthy();
});

describe("templates", () => {
  const texts = { en: "Dear {{name}}: room {{ room }}, {{when}}.", fr: "Salle {{room}}.", es: "" };
  test("are kept by language, filled with what the booking says in its language, and changed by one at a time", async () => {
    const { id } = await admin.within(({ templates }) => templates.save({ id: null, version: 0, name: "The way", texts }));
    const { id: bookingId } = await request({ locale: "fr" });
    await confirm(bookingId);
    const filled = (await admin.within(({ thread }) => thread.templates(bookingId))).find((one) => one.id === id);
    expect(filled?.text).toMatch(/^Salle .+\.$/);
    expect(filled?.text).not.toContain("{{");
    const spanish = await request({ locale: "es" });
    expect((await admin.within(({ thread }) => thread.templates(spanish.id))).find((one) => one.id === id)).toMatchObject({ text: null });
    const change = (version: number) => admin.within(({ templates }) => templates.save({ id, version, name: "The way in", texts }));
    await change(1);
    await expect(change(1)).rejects.toMatchObject({ code: "stale_version", detail: { version: 2 } });
    const unseen = { id: null, version: 0, name: "\u0000", texts: { en: "\u0000", fr: "", es: "" } };
    await expect(admin.within(({ templates }) => templates.save(unseen))).rejects.toMatchObject({ code: "invalid_input" });
    // Who removes it has seen what it says now.
    await expect(admin.within(({ templates }) => templates.remove(id, 1))).rejects.toMatchObject({
      code: "stale_version",
      detail: { version: 2 },
    });
    await admin.within(({ templates }) => templates.remove(id, 2));
    await expect(change(2)).rejects.toMatchObject({ code: "not_found" });
  });

  test("name what is wrong with them", () => {
    const check = (change: Partial<typeof texts>, name = "Way") => checkTemplate({ name, texts: { ...texts, ...change } });
    expect(check({})).toMatchObject({ ok: true, template: { texts: { en: texts.en, fr: texts.fr } } });
    expect(check({ fr: "Salle {{salle}}" })).toMatchObject({ issues: [{ field: "text-fr", code: "placeholder_unknown" }] });
    expect(check({}, " ")).toMatchObject({ issues: [{ field: "name", code: "template_name_required" }] });
    expect(check({ en: "", fr: "" })).toMatchObject({ issues: [{ code: "template_text_required" }] });
    expect(unknownPlaceholders("{{name}} {{nome}} {{ {{room}}")).toEqual(["{{nome}}", "{{"]);
  });

  test("what the booking does not say stays to be seen, whatever the text", () => {
    const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, name === "room" ? "" : "said"])) as Record<
      (typeof PLACEHOLDERS)[number],
      string
    >;
    expect(fillTemplate("{{name}} in {{room}}", values)).toBe("said in {{room}}");
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/\{\{|\}\}/.test(text)) expect(fillTemplate(text, values)).toBe(text);
      }),
    );
  });
});
