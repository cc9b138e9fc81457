/** The confirmation page says which hold there is, and offers no other one. */
import { beforeEach, describe, expect, test } from "vitest";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { emptied, place, request, visitor } from "#tests/kit/visitor-holds.ts";

beforeEach(emptied);

const OFFER = "Hold the room for 48 hours";
const read = async (id: string) => pageText(visitor(), confirmationPage, { id: await keyOf(id, "confirmation") });

describe("the confirmation of a request", () => {
  test("offers a hold while there is none", async () => {
    const { id } = await request();
    expect(await read(id)).toContain(OFFER);
  });

  test("whose link was asked for says that it is in the mail and until when, and offers it no more", async () => {
    const { id } = await request();
    const key = await keyOf(id, "confirmation");
    expect(await visitor().within(({ visitorHolds }) => visitorHolds.ask(key))).toBe("sent");
    const text = await read(id);
    expect(text).not.toContain(OFFER);
    expect(text).toContain("The link that holds the room is in your mail");
    expect(text).toContain("Open it by Wednesday, February 3 at 10:00 a.m. EST");
    expect(text).toContain("Send the link again");
    expect(text).toContain("no room is held");
  });

  test("that holds a room says so, until when, and offers none", async () => {
    const { id } = await request();
    const key = await keyOf(id, "confirmation");
    await visitor().within(({ visitorHolds }) => visitorHolds.ask(key));
    await place(id);
    const text = await read(id);
    expect(text).not.toContain(OFFER);
    expect(text).not.toContain("no room is held");
    expect(text).not.toContain("in your mail");
    expect(text).toContain("A room is held for you until Wednesday, February 3 at 10:00 a.m. EST");
  });

  test("of which a change was asked for says that it is with the office, and not in which words", async () => {
    const { id } = await request();
    const key = await keyOf(id, "confirmation");
    expect(await read(id)).not.toContain("asked for a change");
    const words = "the 25th instead, for Ms. Kettle";
    await visitor().within(async ({ managed }) => (await managed.ofMaker(key))?.act({ do: "ask", words }));
    const text = await read(id);
    expect(text).toContain("Our office has been asked for a change of this booking. Nothing is changed until it confirms that to you.");
    expect(text).not.toContain(words);
  });

  test("that is too large to hold by oneself does not say that rooms are held", async () => {
    const { id } = await request({
      details: { mainRoomCapacity: "10", needsBreakoutRooms: "true", breakoutRoomCount: "4" },
    });
    const text = await read(id);
    expect(text).toContain("no room is held");
    expect(text).toContain("Our team can hold the rooms for this request");
    expect(text).not.toContain("Our team holds the rooms");
  });
});
