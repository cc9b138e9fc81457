/** Free days, rooms and a hold of 48 hours by talking, with days, rooms and mails as they are in the database. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readButtonId } from "#app/domain/talk/press.ts";
import { apiClient } from "#tests/kit/api.ts";
import { mailedHoldKeyOf } from "#tests/kit/booking-keys.ts";
import { emptied } from "#tests/kit/visitor-holds.ts";
import type { ChatAnswer } from "#workers/chat/answer.ts";

/** The month that a card shows, where it shows one. */
const monthOn = (card: ChatAnswer["card"] | undefined) => (card && "month" in card ? card.month : undefined);

/** A Monday, ten o'clock in Toronto. */
const NOW = () => new Date("2026-11-23T15:00:00Z");
const PLAN = "A mediation in Toronto in person for 14 people, 9:30 to 4:30, about a late shipment of valves between two suppliers.";
const CONTACT = {
  contactName: "Priya Raman",
  contactEmail: "priya.raman@aldousfinch.example",
  contactPhone: "416-555-0182",
  caseDescription: "A dispute between two suppliers about a late shipment of valves.",
};

function visitor() {
  const client = apiClient({ clock: NOW, variables: { RATE_LIMITS: "off" } });
  let last: ChatAnswer | null = null;
  async function say(message: string, more: Record<string, unknown> = {}): Promise<ChatAnswer> {
    const response = await client.post("/api/ai/chat", { message, sessionId: last?.sessionId ?? null, locale: "en", ...more });
    expect(response.status).toBe(200);
    last = (await response.json()) as ChatAnswer;
    return last;
  }
  return { say, client };
}
const count = async (sql: string) => (await env.DB.prepare(sql).first<{ n: number }>())?.n;

beforeEach(emptied);

describe("the month of free days", () => {
  test("is data for who asks for it, by the people that are noted; days chosen on it are the answer", async () => {
    const { say } = visitor();
    await say(PLAN);
    const { card } = await say("What is free in November?");
    expect(card).toMatchObject({
      kind: "month",
      fields: ["preferredDate"],
      month: { venue: "arbitration_place_toronto", month: "2026-11" },
    });
    expect(monthOn(card)?.need.people).toBe(14);
    const byDate = new Map(monthOn(card)?.days.map((day) => [day.date, day]));
    expect(byDate.get("2026-11-28")?.state).toBe("closed");
    expect(byDate.get("2026-11-30")).toMatchObject({ state: "free", from: "09:30", until: "16:30" });
    const answered = await say("February 9 and 10", { typed: { preferredDate: "2027-02-09,2027-02-10" } });
    expect(answered.draft).toMatchObject({ consecutiveStartDate: "2027-02-09", consecutiveEndDate: "2027-02-10" });
  });

  test("of another month is shown to who asks for it, and shown again after a reload", async () => {
    const { say, client } = visitor();
    await say(PLAN);
    const { card, response } = await say("What is free in February?");
    expect(monthOn(card)?.month).toBe("2027-02");
    expect(response).toMatch(/Free in Toronto in February 2027: .*February 1/);
    const restored = (await (await client.get("/api/ai/chat")).json()) as { reply: { card: ChatAnswer["card"] } };
    expect(monthOn(restored.reply.card)?.days).toHaveLength(28);
  });

  test("takes no day that is closed without saying so, and none that is no day", async () => {
    const { say } = visitor();
    await say(PLAN);
    const { response } = await say("Saturday", { typed: { preferredDate: "2027-02-13" } });
    expect(response).toContain("closed in Toronto");
    const { draft } = await visitor().say("February 30", { typed: { preferredDate: "2027-02-30" } });
    expect(draft.preferredDate).toBeUndefined();
  });
});

describe("days that do not fit", () => {
  const options = ({ buttons }: ChatAnswer) => buttons.map(({ id }) => readButtonId(id).option);
  const pressed = (answer: ChatAnswer, wanted: string) => {
    const button = answer.buttons.find(({ id }) => readButtonId(id).option.startsWith(wanted));
    return { message: button?.label ?? "", more: { press: button?.id } };
  };

  test("on a holiday have other days and other cities as buttons, and a press takes it", async () => {
    const { say } = visitor();
    const answer = await say("A mediation in Toronto in person for 14 people on May 24, 2027, 9:30 to 4:30.");
    expect(answer.response).toContain("closed in Toronto");
    expect(options(answer)).toEqual(expect.arrayContaining(["near_2027-05-25", "arbitration_place_miami", "keep_days"]));
    const { message, more } = pressed(answer, "arbitration_place_miami");
    expect((await say(message, more)).draft).toMatchObject({ location: "arbitration_place_miami", preferredDate: "2027-05-24" });
  });

  test("at hours before opening have other hours of the same day", async () => {
    const { say } = visitor();
    const answer = await say("A mediation in Toronto in person for 14 people on May 25, 2027, 5 am to 10 am.");
    expect(options(answer).some((id) => id.startsWith("hours_"))).toBe(true);
    const { message, more } = pressed(answer, "hours_");
    const { draft } = await say(message, more);
    expect(draft).toMatchObject({ preferredDate: "2027-05-25" });
    expect(draft.startTime && draft.startTime >= "07:00").toBe(true);
  });

  test("of a set-up that no room has for so many say so, by the words of the forms", async () => {
    const { say } = visitor();
    const { response } = await say("A mediation in Grand Cayman in person for 38 people in a U-shape on May 25, 2027, 10 am to 4 pm.");
    expect(response).toContain("seats 38 people in that layout");
  });
});

test("rooms that suit are named with their seats, none as a promise", async () => {
  const { say } = visitor();
  await say(PLAN);
  const { response, draft } = await say("What rooms do you have for 14 in a U-shape?");
  expect(response).toMatch(/14 people \(U-shape\), these rooms in Toronto are suitable: .+ \(\d+ seats\)/);
  expect(response).toContain("settled when our staff confirm");
  expect(draft.mainRoomCapacity).toBe("14");
});

describe("a hold", () => {
  async function sent() {
    const talk = visitor();
    await talk.say(PLAN);
    await talk.say("February 9", { typed: { preferredDate: "2027-02-09" } });
    const shown = await talk.say("Priya Raman", { typed: CONTACT });
    const button = shown.buttons.find(({ id }) => id.startsWith("hold-send:"));
    expect(button).toBeDefined();
    const answer = await talk.say(button?.label ?? "", { press: button?.id });
    return { ...talk, answer };
  }

  test("is sent for with the request in one press: the link is mailed, and nothing is held or called held", async () => {
    const { answer, say } = await sent();
    expect(answer.booking?.bookingNumber).toBeTruthy();
    expect(answer.response).toMatch(/A link is on its way to p.*@/);
    expect(answer.response).toContain("until then nothing is held");
    expect(await count("SELECT count(*) AS n FROM outbox WHERE kind = 'booking_hold_link'")).toBe(1);
    expect(await count("SELECT count(*) AS n FROM room_holds")).toBe(0);
    expect((await say("Is it held?")).response).toContain("nothing is held yet");
  });

  test("that was placed by the link is said to be held, until when", async () => {
    const { answer, say, client } = await sent();
    const key = await mailedHoldKeyOf(answer.booking?.id ?? "");
    await client.within(({ visitorHolds }) => visitorHolds.placeByLink(key));
    const { response } = await say("Is the room on hold?");
    expect(response).toMatch(/A room is held for you until .*November 25/);
    expect(response).not.toContain("nothing is held");
  });

  test("of a stranger's number is not spoken of", async () => {
    const { answer } = await sent();
    const stranger = visitor();
    const { response } = await stranger.say(`Is the room held for ${answer.booking?.bookingNumber}?`);
    expect(response).not.toMatch(/is held|nothing is held/);
    expect(response).toContain("I can only open it for the person who booked it");
  });
});
