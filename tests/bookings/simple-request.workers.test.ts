/** The modal's request: the same words twice are one request where one person sends them, and open nothing for anybody else. */
import { expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { businessDayIn } from "#tests/kit/payloads.ts";

const request = () => ({
  contactName: "Amara Okoye",
  contactEmail: `amara.${crypto.randomUUID().slice(0, 8)}@okoye.example`,
  contactPhone: "+1 514 555 0142",
  firmName: "Okoye Advocates",
  proceedingType: "mediation",
  preferredLocation: "montreal",
  preferredDate: businessDayIn(60),
  urgency: "standard",
  caseDescription: "A lease that nobody signed.",
});
const make = (client: ReturnType<typeof apiClient>, sent: object) =>
  client.within(({ bookings }) => bookings.makeSimple(sent, { locale: "en" }));

test("sent twice from one network it is one request", async () => {
  const [sent, address] = [request(), "2001:db8:77::1"];
  const [one, again] = [await make(apiClient({ address }), sent), await make(apiClient({ address }), sent)];
  expect(again.id).toBe(one.id);
});

test("a repeat is answered with the number alone: who shares a network and knows the words reads nothing that was written since", async () => {
  const [sent, address] = [request(), "2001:db8:78::1"];
  const at = (seconds: number) => apiClient({ address, clock: () => new Date(Date.parse("2026-11-16T15:00:00Z") + seconds * 1000) });
  const ask = (client: ReturnType<typeof apiClient>) => client.within(({ requests }) => requests.sendSimple(sent, "en"));
  const first = await ask(at(0));
  expect(first.confirmationKey).toBeTruthy();
  expect(await ask(at(60))).toEqual({ bookingNumber: first.bookingNumber, confirmationKey: null });
});

test("the same words from another network are another request", async () => {
  const sent = request();
  const [one, other] = [await make(apiClient(), sent), await make(apiClient(), sent)];
  expect(other.id).not.toBe(one.id);
});
