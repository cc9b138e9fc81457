/** What administrators do with the rates of a venue, and what becomes visible by it. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { businessDayIn } from "#tests/kit/payloads.ts";
import { typedCard, withoutRates } from "#tests/kit/rates.ts";

beforeEach(async () => {
  await withoutRates();
});

const read = (client: ApiClient, venue = "ottawa") => client.within(({ rates }) => rates.read(venue));
const totalOf = async (location = "ottawa", bookingDate = businessDayIn(30)) => {
  const asked = { location, locationType: "in_person", bookingDate, startTime: "09:00", duration: "full_day", mainRoomCapacity: "10" };
  const answer = await apiClient().post("/api/estimates", asked);
  return ((await answer.json()) as { estimate: { totalCents: number } | null }).estimate?.totalCents ?? null;
};

describe("a venue's rates", () => {
  test("a draft is seen by administrators alone until it is published", async () => {
    const { client } = await asRole("admin");
    const { version } = await read(client);
    await client.within(({ rates }) => rates.saveDraft("ottawa", version, typedCard({ name: "Of a draft" })));
    expect(await read(client)).toMatchObject({ version: version + 1, draft: { name: "Of a draft" } });
    expect(await totalOf()).toBeNull();
    await client.within(({ rates }) => rates.saveDraft("ottawa", version + 1, typedCard({ name: "Again" })));
    await client.within(({ rates }) => rates.publish("ottawa", version + 2, typedCard({ name: "Published" })));
    const after = await read(client);
    expect(after.draft).toBeNull();
    expect(after.cards[0]).toMatchObject({ name: "Published", standing: "in_force" });
    expect(after.history.slice(0, 3).map(({ action }) => action)).toEqual(["rates_published", "rates_saved", "rates_saved"]);
    expect(after.history[0]?.changes).toMatchObject({ name: "Published", rates: { currency: "CAD" } });
    expect(await totalOf()).toBe(100_000);
  });

  test("a draft is discarded, and published rates are withdrawn", async () => {
    const { client } = await asRole("admin");
    const { version } = await read(client);
    await client.within(({ rates }) => rates.publish("ottawa", version, typedCard()));
    await client.within(({ rates }) => rates.saveDraft("ottawa", version + 1, typedCard({ name: "Of a draft" })));
    await client.within(({ rates }) => rates.discardDraft("ottawa", version + 2));
    const { draft, cards } = await read(client);
    expect(draft).toBeNull();
    await client.within(({ rates }) => rates.withdraw("ottawa", version + 3, cards[0]?.id ?? ""));
    expect((await read(client)).cards[0]).toMatchObject({ standing: "withdrawn" });
    expect(await totalOf()).toBeNull();
  });

  test("the first day of the hearing says which rates are meant, and of one day's the last published", async () => {
    const { client } = await asRole("admin");
    const { version } = await read(client);
    const [soon, later] = [businessDayIn(30), businessDayIn(200)];
    const priced = (fullDay: string, validFrom: string) =>
      typedCard({ validFrom, rooms: [{ people: "12", halfDay: "", fullDay, furtherHour: "" }] });
    await client.within(({ rates }) => rates.publish("ottawa", version, priced("1000", "2026-01-01")));
    await client.within(({ rates }) => rates.publish("ottawa", version + 1, priced("1200", later)));
    expect([await totalOf("ottawa", soon), await totalOf("ottawa", later)]).toEqual([100_000, 120_000]);
    await client.within(({ rates }) => rates.publish("ottawa", version + 2, priced("900", "2026-01-01")));
    expect(await totalOf("ottawa", soon)).toBe(90_000);
    const standings = (await read(client)).cards.slice(0, 3).map(({ standing }) => standing);
    expect(standings).toEqual(["to_come", "in_force", "superseded"]);
    expect(await totalOf("miami", soon)).toBeNull();
  });

  test("of two administrators at once one is let through, and nothing of the other is written", async () => {
    const { client } = await asRole("admin");
    const { client: colleague } = await asRole("admin");
    const { version } = await read(client);
    await colleague.within(({ rates }) => rates.saveDraft("ottawa", version, typedCard({ name: "Of a colleague" })));
    const late = client.within(({ rates }) => rates.publish("ottawa", version, typedCard({ name: "Too late" })));
    await expect(late).rejects.toMatchObject({ code: "stale_version" });
    const { draft, cards } = await read(client);
    expect(draft?.name).toBe("Of a colleague");
    expect(cards.some(({ name }) => name === "Too late")).toBe(false);
    const both = await Promise.allSettled(
      [client, colleague].map((one) => one.within(({ rates }) => rates.publish("ottawa", version + 1, typedCard()))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("wrong prices are refused by their fields, and a card without a price is not published", async () => {
    const { client } = await asRole("admin");
    const { version } = await read(client);
    const wrong = typedCard({ name: "", rooms: [{ people: "12", halfDay: "700", fullDay: "600", furtherHour: "ten" }] });
    await expect(client.within(({ rates }) => rates.saveDraft("ottawa", version, wrong))).rejects.toMatchObject({
      code: "invalid_input",
      issues: [
        { field: "name", code: "rate_name_required" },
        { field: "rooms.0.furtherHour", code: "price_invalid" },
      ],
    });
    const empty = typedCard({ rooms: [], breakout: { halfDay: "", fullDay: "", furtherHour: "" }, services: {} });
    await expect(client.within(({ rates }) => rates.publish("ottawa", version, empty))).rejects.toMatchObject({
      issues: [{ code: "rates_empty" }],
    });
    expect((await read(client)).version).toBe(version);
  });

  test.each(["arbitrator", "party"] as const)("a signed-in %s is told of nothing", async (role) => {
    const { client } = await asRole(role);
    await expect(read(client)).rejects.toMatchObject({ code: "not_found" });
    for (const act of ["saveDraft", "publish", "withdraw", "discardDraft"] as const)
      await expect(client.within(({ rates }) => rates[act]("ottawa", 1, typedCard() as never))).rejects.toMatchObject({
        code: "not_found",
      });
  });

  test("the database alters and deletes nothing that was published", async () => {
    const { client } = await asRole("admin");
    const { version } = await read(client);
    await client.within(({ rates }) => rates.publish("ottawa", version, typedCard()));
    for (const change of [
      "UPDATE rate_cards SET rates = '{}' WHERE state = 'published'",
      "UPDATE rate_cards SET valid_from = '2020-01-01' WHERE state = 'published'",
      "UPDATE rate_cards SET state = 'draft', published_at = NULL WHERE state = 'published'",
      "DELETE FROM rate_cards WHERE state = 'published'",
    ])
      await expect(env.DB.prepare(change).run()).rejects.toThrow(/never/);
  });
});
