import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { localeContext, servicesContext } from "#app/context.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { RequestedArbitrator } from "#app/domain/people/requested-arbitrator.ts";
import { action } from "#app/routes/documents/arbitrator/route.tsx";
import type { DraftEditor } from "#app/services/bookings/drafts/draft-editor.ts";
import { requestArbitrator } from "#app/services/bookings/drafts/request-arbitrator.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const among = ["Kofi Amberleigh", "Étienne Valcombe"];
const amberleigh: RequestedArbitrator = { name: "Kofi Amberleigh", capacity: "arbitrator", among };
const valcombe: RequestedArbitrator = { name: "Étienne Valcombe", capacity: "mediator", among };

const asks = (client: ApiClient, request: RequestedArbitrator, locale: Locale = "en") =>
  client.within((services) => services.drafts.requestArbitrator(request, locale));
const types = (client: ApiClient, version: number, values: FastBookingValues) =>
  client.within((services) => services.drafts.patch({ version, values }));
const draftOf = (client: ApiClient) => client.within((services) => services.drafts.current());

/** Presses a button of the page, as a browser without scripts would. */
async function presses(client: ApiClient, slug: string, capacity: string, locale: Locale = "en", drafts?: DraftEditor) {
  const form = new URLSearchParams({ capacity });
  const request = new Request(`http://concord.example/roster/${slug}`, { method: "POST", body: form });
  return client.within(async (services) => {
    const context = new RouterContextProvider();
    const asks = (...asked: Parameters<typeof services.drafts.requestArbitrator>) =>
      drafts ? requestArbitrator({ drafts }, ...asked) : services.drafts.requestArbitrator(...asked);
    context.set(servicesContext, { ...services, drafts: { ...services.drafts, requestArbitrator: asks } });
    context.set(localeContext, locale);
    return action({ request, params: { slug }, context } as unknown as Parameters<typeof action>[0]).catch((thrown: unknown) => thrown);
  });
}

describe("a request for a person of the roster", () => {
  test("begins a draft for a visitor who had none", async () => {
    const client = apiClient();
    await asks(client, valcombe, "fr");
    expect(await draftOf(client)).toMatchObject({
      version: 1,
      locale: "fr",
      values: {
        proceedingType: { value: "mediation" },
        specialRequirements: { value: "Personne demandée pour la médiation\u00A0: Étienne Valcombe" },
      },
    });
  });

  test("keeps all that the visitor typed, and the proceeding that was chosen", async () => {
    const client = apiClient();
    await types(client, 0, { contactName: "Ada Beaulieu", proceedingType: "case_conference", specialRequirements: "Step-free access" });
    await asks(client, amberleigh);
    const { values } = await draftOf(client);
    expect(values).toMatchObject({
      contactName: { value: "Ada Beaulieu", origin: "visitor" },
      proceedingType: { value: "case_conference" },
      specialRequirements: { value: "Step-free access\nRequested arbitrator: Kofi Amberleigh" },
    });
  });

  test("gives way to a later one, and asking twice says nothing twice", async () => {
    const client = apiClient();
    await asks(client, valcombe);
    await asks(client, amberleigh);
    await asks(client, amberleigh, "es");
    const { values } = await draftOf(client);
    expect(values.specialRequirements?.value).toBe("Requested arbitrator: Kofi Amberleigh");
    expect(values.proceedingType?.value).toBe("mediation");
  });

  test("after a booking has been made of the draft, begins another and leaves the booking alone", async () => {
    const client = apiClient();
    await types(client, 0, fastBooking() as FastBookingValues);
    expect((await client.post("/api/bookings/fast", fastBooking())).status).toBe(201);
    await asks(client, amberleigh);
    const begun = await draftOf(client);
    expect(begun).toMatchObject({ version: 1, bookingId: null });
    expect(Object.keys(begun.values).toSorted()).toEqual(["proceedingType", "specialRequirements"]);
    expect(begun.values.specialRequirements?.value).toBe("Requested arbitrator: Kofi Amberleigh");
  });

  test("reads again what another tab wrote in between, once", async () => {
    const client = apiClient();
    await types(client, 0, { contactName: "Ada Beaulieu" });
    await client.within(async ({ drafts }) => {
      let looks = 0;
      const watched: DraftEditor = {
        async current() {
          const seen = await drafts.current();
          looks += 1;
          if (looks === 1) await drafts.patch({ version: seen.version, values: { specialRequirements: "Two screens" } });
          return seen;
        },
        patch: (change) => drafts.patch(change),
      };
      await requestArbitrator({ drafts: watched }, amberleigh, "en");
      expect(looks).toBe(2);
    });
    expect((await draftOf(client)).values.specialRequirements?.value).toBe("Two screens\nRequested arbitrator: Kofi Amberleigh");
  });

  test("gives up after the second conflict", async () => {
    const patch = vi.fn().mockRejectedValue(new AppError("stale_version"));
    const drafts: DraftEditor = { current: async () => ({ version: 1, values: {} }), patch };
    await expect(requestArbitrator({ drafts }, amberleigh, "en")).rejects.toMatchObject({ code: "stale_version" });
    expect(patch).toHaveBeenCalledTimes(2);
  });
});

describe("the button", () => {
  test("goes on to the booking form in the visitor's language", async () => {
    const client = apiClient();
    const answer = (await presses(client, "etienne-valcombe", "mediator", "es")) as Response;
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/es/book");
    expect((await draftOf(client)).values.specialRequirements?.value).toBe("Persona solicitada para la mediación: Étienne Valcombe");
  });

  test("asks for nobody in a capacity in which they do not sit", async () => {
    const client = apiClient();
    await presses(client, "etienne-valcombe", "arbitrator");
    await presses(client, "etienne-valcombe", "emperor");
    expect((await draftOf(client)).values.specialRequirements?.value).toBe("Requested mediator: Étienne Valcombe");
  });

  test("asks for a person who sits in both as the pressed button says", async () => {
    const client = apiClient();
    await presses(client, "kofi-amberleigh", "mediator");
    expect((await draftOf(client)).values).toMatchObject({
      specialRequirements: { value: "Requested mediator: Kofi Amberleigh" },
      proceedingType: { value: "mediation" },
    });
  });

  test("is counted: who presses it too often is told so, and no draft is touched", async () => {
    const client = apiClient({ clock: () => new Date("2027-03-16T14:00:00Z") });
    await client.within(async (services) => {
      for (let taken = 0; taken < 240; taken++) await services.rateLimits.take("draft");
    });
    const answer = await presses(client, "kofi-amberleigh", "arbitrator");
    expect(answer).toMatchObject({ data: "too_many", init: { status: 429, headers: { "Retry-After": "60" } } });
    expect(client.cookies()).toBe("");
  });

  test("says so where the special requirements are full, and keeps them", async () => {
    const client = apiClient();
    const full = "x".repeat(2190);
    await types(client, 0, { specialRequirements: full });
    expect(await presses(client, "kofi-amberleigh", "arbitrator")).toMatchObject({ data: "no_room", init: { status: 400 } });
    expect((await draftOf(client)).values.specialRequirements?.value).toBe(full);
  });

  test("says so where the draft could not be written", async () => {
    const patch = vi.fn().mockRejectedValue(new AppError("stale_version"));
    const drafts: DraftEditor = { current: async () => ({ version: 1, values: {} }), patch };
    expect(await presses(apiClient(), "kofi-amberleigh", "arbitrator", "en", drafts)).toMatchObject({
      data: "failed",
      init: { status: 409 },
    });
  });

  test("leads nowhere at an unknown address", async () => {
    expect(await presses(apiClient(), "nobody", "arbitrator")).toMatchObject({ init: { status: 404 } });
  });
});
