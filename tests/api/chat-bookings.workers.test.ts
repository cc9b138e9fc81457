/** What the assistant does with a booking that exists: for who made it in this conversation; everybody else is mailed a link, or nothing. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readButtonId } from "#app/domain/talk/press.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";

interface ChatAnswer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  summary: { hash: string } | null;
  buttons: { id: string; label: string }[];
  booking?: { id: string; bookingNumber: string };
}

const NOW = () => new Date("2026-11-23T15:00:00Z");
const visitor = () => apiClient({ clock: NOW, variables: { RATE_LIMITS: "off" } });

/** A conversation over HTTP, as a browser has it. */
class Talk {
  #sessionId: string | null = null;
  readonly client: ApiClient;
  last: ChatAnswer | null = null;

  constructor(client = visitor()) {
    this.client = client;
  }

  send(message: string, more: Record<string, unknown> = {}): Promise<Response> {
    return this.client.post("/api/ai/chat", { message, sessionId: this.#sessionId, ...more }, { "Sec-Fetch-Site": "same-origin" });
  }

  async say(message: string, more: Record<string, unknown> = {}): Promise<ChatAnswer> {
    const answer = await this.send(message, more);
    expect(answer.status).toBe(200);
    this.last = (await answer.json()) as ChatAnswer;
    this.#sessionId = this.last.sessionId;
    return this.last;
  }

  /** The id of the last answer's button for an option. */
  idOf(option: string): string {
    return this.last?.buttons.find(({ id }) => readButtonId(id).option === option)?.id ?? "";
  }

  press(id: string): Promise<ChatAnswer> {
    const button = this.last?.buttons.find((one) => readButtonId(one.id).option === id);
    expect(button, `${id} among ${JSON.stringify(this.last?.buttons)}`).toBeDefined();
    return this.say(button?.label ?? "", { press: button?.id });
  }
}

interface Stored {
  id: string;
  bookingNumber: string;
  status: string;
  day: string;
  version: number;
  start: string;
}

const stored = (number: string) =>
  env.DB.prepare(
    "SELECT id, booking_number AS bookingNumber, status, version, booking_date AS day, start_time AS start FROM bookings WHERE booking_number = ?",
  )
    .bind(number)
    .first<Stored>();
const mails = async (kind: string, recipient: string) =>
  (await env.DB.prepare("SELECT id FROM outbox WHERE kind = ? AND recipient = ?").bind(kind, recipient).all()).results.length;

/** A visitor whose request has just been sent. */
async function booked(email: string, also = ""): Promise<{ talk: Talk; number: string }> {
  const talk = new Talk();
  if (also) await talk.say(also);
  await talk.say("A mediation in Toronto on Tuesday 9 March 2027, 9:30 to 5, about 8 people in person.");
  const summed = await talk.say(
    `Ada Beaulieu, Beaulieu LLP, ${email}, 416-555-0155. It's a dispute between two shareholders about the valuation of a clinic.`,
  );
  expect(summed.summary).not.toBeNull();
  const { booking: made } = await talk.say("yes, please send it");
  expect(made?.bookingNumber).toMatch(/^CN-/);
  return { talk, number: made?.bookingNumber ?? "" };
}

describe("the booking of this conversation", () => {
  test("is told as it stands", async () => {
    const { talk, number } = await booked("status@beaulieu.example");
    const { response } = await talk.say("Is my booking confirmed?");
    expect(response).toContain(number);
    expect(response).toContain("March 9, 2027");
  });

  test("is cancelled after a yes, and not before", async () => {
    const { talk, number } = await booked("cancel@beaulieu.example");
    await talk.say("Please cancel my booking");
    expect((await stored(number))?.status).not.toBe("cancelled");
    const done = await talk.press("cancel_it");
    expect(done.response).toContain(`${number} is cancelled`);
    expect((await stored(number))?.status).toBe("cancelled");
    expect(await mails("booking_cancelled", "cancel@beaulieu.example")).toBe(1);
  });

  test("is moved after a yes, and only where the venue is open", async () => {
    const { talk, number } = await booked("move@beaulieu.example");
    await talk.say("I need to move my booking to March 12, 2027");
    expect((await stored(number))?.day).toBe("2027-03-09");
    const done = await talk.press("move");
    expect(done.response).toContain("March 12, 2027");
    expect(await stored(number)).toMatchObject({ day: "2027-03-12", start: "09:30" });
    // 14 March 2027 is a Sunday.
    await talk.say("I need to move my booking to March 14, 2027");
    const refused = await talk.press("move");
    expect(refused.response).toContain("nothing has changed");
    expect((await stored(number))?.day).toBe("2027-03-12");
  });

  test("is moved once by a button that is pressed twice, in a row or at once", async () => {
    const { talk, number } = await booked("twice@beaulieu.example");
    await talk.say("I need to move my booking to March 11, 2027");
    const older = talk.idOf("move");
    await talk.say("I need to move my booking to March 12, 2027");
    const press = talk.idOf("move");
    const answers = await Promise.all([talk.send("Move it", { press }), talk.send("Move it", { press })]);
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const again of [press, older, "move"]) {
      const { response } = await talk.say("Move it", { press: again });
      expect(response).toContain("no longer open");
      expect(response).toContain("March 12, 2027");
    }
    expect(await stored(number)).toMatchObject({ day: "2027-03-12", version: 2 });
  });

  test("is not cancelled or moved by a yes that was given for another state of it", async () => {
    const { talk, number } = await booked("since@beaulieu.example");
    const { client } = await asRole("admin");
    const id = (await stored(number))?.id ?? "";
    await talk.say("Please cancel my booking");
    const press = talk.idOf("cancel_it");
    expect((await client.patch(`/api/bookings/${id}`, { status: "confirmed" })).status).toBe(200);
    const asked = await talk.say("yes");
    expect(asked.response).toContain("has changed since");
    expect(asked.response).toContain("confirmed");
    expect((await stored(number))?.status).toBe("confirmed");
    // The button of the first question is one of the first question still.
    expect((await talk.say("Yes, cancel it", { press })).response).toContain("no longer open");
    expect((await stored(number))?.status).toBe("confirmed");
    await talk.press("cancel_it");
    expect((await stored(number))?.status).toBe("cancelled");
  });

  test("is not said to be moved to the day on which it is", async () => {
    const { talk, number } = await booked("same@beaulieu.example");
    await talk.say("I need to move my booking to March 9, 2027");
    const done = await talk.press("move");
    expect(done.response).not.toMatch(/is now on|Done/);
    expect(done.response).toContain(number);
  });

  test("takes words for staff, who call about them", async () => {
    const { talk, number } = await booked("words@beaulieu.example");
    await talk.say("I'd like to change my booking: we need a court reporter");
    const done = await talk.press("add_it");
    expect(done.response).toContain(number);
    const task = await env.DB.prepare("SELECT note FROM staff_tasks WHERE kind = 'change_request' AND booking_id = ?")
      .bind((await stored(number))?.id)
      .first<{ note: string }>();
    expect(task?.note).toContain("court reporter");
  });

  test("is mailed again to its own address", async () => {
    const { talk } = await booked("copy@beaulieu.example");
    expect(await mails("booking_received", "copy@beaulieu.example")).toBe(1);
    await talk.say("Could you send me another copy of the confirmation?");
    expect(await mails("booking_received", "copy@beaulieu.example")).toBe(2);
  });

  test("is nobody's any more once staff have revoked its links", async () => {
    const { talk, number } = await booked("revoked@beaulieu.example");
    await env.DB.prepare("UPDATE access_keys SET revoked_at = 1 WHERE subject_id = ?")
      .bind((await stored(number))?.id)
      .run();
    await talk.say("Please cancel my booking");
    expect(talk.last?.buttons.map(({ id }) => readButtonId(id).option)).not.toContain("cancel_it");
    await talk.say("yes");
    expect((await stored(number))?.status).not.toBe("cancelled");
    expect(await mails("booking_links", "revoked@beaulieu.example")).toBe(0);
  });

  test("is still what is talked of then: what is added to it, and a yes to that, make no second request", async () => {
    const { talk, number } = await booked("added@beaulieu.example");
    await env.DB.prepare("UPDATE access_keys SET revoked_at = 1 WHERE subject_id = ?")
      .bind((await stored(number))?.id)
      .run();
    for (const words of ["Also I need parking for two cars", "yes", "yes, please send it", "A screen too, and lunch for 8 people", "yes"])
      await talk.say(words);
    const made = await env.DB.prepare("SELECT count(*) AS n FROM bookings WHERE contact_email_key = ?")
      .bind("added@beaulieu.example")
      .first<{ n: number }>();
    expect(made?.n).toBe(1);
  });
});

test("staff see the remarks and the whole talk from the booking, and nobody else does", async () => {
  const { talk, number } = await booked("staff@beaulieu.example", "Our client will bring her guide dog, Rufus.");
  const { id } = (await stored(number)) ?? { id: "" };
  const { client } = await asRole("admin");
  const seen = await client.within(async ({ bookings, desk }) => {
    const record = await bookings.get(id);
    return { remarks: JSON.stringify(record.details), attachments: await desk.attachments(record) };
  });
  expect(seen.remarks).toContain("guide dog");
  expect(seen.attachments?.conversation).toMatch(/^[\w-]{22}$/);
  const file = await client.within(({ conversationDesk }) => conversationDesk.open(seen.attachments?.conversation ?? ""));
  expect(JSON.stringify(file)).toContain("guide dog");
  const record = await client.within(({ bookings }) => bookings.get(id));
  expect(await talk.client.within(({ desk }) => desk.attachments(record))).toBeNull();
});

describe("a booking that was made elsewhere", () => {
  beforeEach(() => env.DB.prepare("DELETE FROM outbox").run());

  test("is told, changed and cancelled for nobody: its own address is mailed a link, whoever asks", async () => {
    const held = await booking({ bookingContactEmail: "owner@stranger.example" });
    const talk = new Talk();
    const asked = await talk.say(`Please cancel my booking ${held.bookingNumber}`);
    expect(asked.response).not.toContain("stranger");
    const sent = await talk.press("yes");
    expect(await mails("booking_links", "owner@stranger.example")).toBe(1);
    const status = await new Talk().say(`Is my booking ${held.bookingNumber} confirmed?`);
    expect(status.response).not.toContain(`${held.bookingNumber}:`);
    expect(status.response).not.toMatch(/\bDate:/);
    expect((await stored(held.bookingNumber))?.status).not.toBe("cancelled");

    // The same is said of a number that does not exist, and nothing is mailed.
    const unknown = "CN-1234-5674";
    const other = new Talk();
    const askedOther = await other.say(`Please cancel my booking ${unknown}`);
    const sentOther = await other.press("yes");
    const plain = (text: string, number: string) => text.replaceAll(number, "NUMBER");
    expect(plain(askedOther.response, unknown)).toBe(plain(asked.response, held.bookingNumber));
    expect(plain(sentOther.response, unknown)).toBe(plain(sent.response, held.bookingNumber));
    const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE kind = 'booking_links'").all();
    expect(results).toHaveLength(1);
  });

  test("is not reached by who has made another one", async () => {
    const held = await booking({ bookingContactEmail: "victim@stranger.example" });
    const { talk } = await booked("thief@beaulieu.example");
    await talk.say(`Cancel booking ${held.bookingNumber}`);
    await talk.say("yes");
    expect((await stored(held.bookingNumber))?.status).not.toBe("cancelled");
  });

  test("is mailed no more links than are asked for elsewhere", async () => {
    const held = await booking({ bookingContactEmail: "busy@stranger.example" });
    const answers: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const talk = new Talk(apiClient({ clock: NOW, address: "2001:db8:beef::1" }));
      await talk.say(`Please cancel my booking ${held.bookingNumber}`);
      answers.push((await talk.press("yes")).response);
    }
    expect(answers.at(-1)).toContain("nothing has changed");
    expect(await mails("booking_links", "busy@stranger.example")).toBe(1);
  });
});

test("a conversation is deleted with its draft after a yes, and its booking stays", async () => {
  const talk = new Talk();
  const { sessionId } = await talk.say("A mediation in Toronto on Tuesday 9 March 2027. My name is Zelda Quill.");
  await talk.say("delete my data");
  const { draft } = await talk.press("forget");
  expect(draft).toEqual({});
  expect(await env.DB.prepare("SELECT id FROM chat_sessions WHERE id = ?").bind(sessionId).first()).toBeNull();
  const { results } = await env.DB.prepare("SELECT id FROM booking_drafts WHERE \"values\" LIKE '%Zelda Quill%'").all();
  expect(results).toEqual([]);
  expect((await talk.say("hello")).draft).not.toHaveProperty("contactName");
});

describe("buttons and cards", () => {
  test("a card's values are values of the draft", async () => {
    const talk = new Talk();
    await talk.say("An arbitration in person in Toronto");
    const typed = { contactName: "Ana Roe", contactEmail: "ana@roe.example", contactPhone: "416 555 0133" };
    const { draft } = await talk.say("Ana Roe, ana@roe.example, 416 555 0133", { typed });
    expect(draft).toMatchObject(typed);
  });

  test.each([
    ["a field that is none", { typed: { nonsense: "x" } }],
    ["a list that no card shows", { typed: { remarks: "x" } }],
    ["a list of the talk's own", { typed: { toFollow: "contactName" } }],
    ["a value that is no text", { typed: { contactName: 7 } }],
    ["a value beyond the limit", { typed: { caseDescription: "x".repeat(4001) } }],
    ["an id beyond the limit", { press: "x".repeat(1001) }],
  ])("%s is refused: 400", async (_name, more) => {
    const answer = await visitor().post("/api/ai/chat", { message: "this", ...more });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_input" });
  });

  test("an answer says what was noted, what is kept for staff, and which card may be filled", async () => {
    const answer = await visitor().post("/api/ai/chat", { message: "A mediation" });
    expect(await answer.json()).toMatchObject({
      noted: expect.arrayContaining([{ field: "proceedingType", part: "place", label: "Proceeding", text: "Mediation" }]),
      remarks: [],
      card: null,
    });
    const next = new Talk();
    await next.say("A mediation in Toronto on Tuesday 9 March 2027");
    expect(await next.say("In person")).toMatchObject({ card: { kind: "contact", fields: expect.arrayContaining(["contactEmail"]) } });
  });
});
