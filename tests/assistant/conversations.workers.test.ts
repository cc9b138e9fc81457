import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import { createServices, type Services } from "#app/services/create-services.server.ts";

let visitors = 0;

/** A browser that keeps its cookies, at an address of its own: each call is one request. */
function visitor() {
  const jar = new Map<string, string>();
  visitors += 1;
  const address = `2001:db8:f1:${visitors.toString(16)}::1`;
  return async function request<T>(work: (services: Services) => Promise<T>): Promise<T> {
    const headers: Record<string, string> = {
      "CF-Connecting-IP": address,
      ...(jar.size > 0 ? { Cookie: [...jar.values()].join("; ") } : {}),
    };
    const services = createServices(env, {
      request: new Request("http://concord.example/api/ai/chat", { headers }),
      clock: () => new Date("2026-11-23T15:00:00Z"),
      waitUntil: () => undefined,
    });
    const result = await work(services);
    for (const header of await services.visitor.commit()) {
      const [pair = ""] = header.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      if (/max-age=0/i.test(header)) jar.delete(name);
      else jar.set(name, pair);
    }
    return result;
  };
}

const say = (services: Services, message: string, more: { sessionId?: string | null; confirm?: string | null } = {}) =>
  services.conversations.open({
    sessionId: more.sessionId ?? null,
    message,
    locale: "en",
    confirm: more.confirm ?? null,
    browser: true,
    form: null,
  });

const FACTS =
  "A virtual mediation for Grace Lim, grace@lim.example, 416-555-0123: our landlord will not return the deposit on the warehouse.";
const everything = [
  { field: "proceedingType", value: "mediation", evidence: "mediation" },
  { field: "locationType", value: "virtual", evidence: "virtual" },
  { field: "contactName", value: "Grace Lim", evidence: "Grace Lim" },
  { field: "contactEmail", value: "grace@lim.example", evidence: "grace@lim.example" },
  { field: "contactPhone", value: "+1 416 555 0123", evidence: "416-555-0123" },
  {
    field: "caseDescription",
    value: "our landlord will not return the deposit on the warehouse",
    evidence: "our landlord will not return the deposit on the warehouse",
  },
] as const;

const finish = async (conversation: Conversation) => {
  await conversation.finish({ text: "…", provider: "guided" });
  return conversation.sessionId;
};

/** A conversation whose summary is on show. */
async function shown(request: ReturnType<typeof visitor>) {
  return request(async (services) => {
    const conversation = await say(services, FACTS);
    const result = await conversation.change({ set: everything });
    expect(result.rejected).toEqual([]);
    const summary = await conversation.showSummary();
    return { sessionId: await finish(conversation), hash: "hash" in summary ? summary.hash : "" };
  });
}

describe("confirmation", () => {
  it("books what was shown when the visitor says an unmistakable yes, and only once", async () => {
    const request = visitor();
    const { sessionId, hash } = await shown(request);
    const first = await request(async (services) => {
      const conversation = await say(services, "Yes, that's right", { sessionId });
      const booking = await conversation.submit(hash);
      const again = await conversation.submit(hash);
      await finish(conversation);
      expect(again.id).toBe(booking.id);
      return booking;
    });
    expect(first).toMatchObject({
      status: "consultation_requested",
      source: "assistant",
      bookingContactName: "Grace Lim",
      locationType: "virtual",
    });
    const { count } = (await env.DB.prepare(
      "SELECT count(*) AS count FROM bookings WHERE booking_contact_email = 'grace@lim.example' AND id = ?",
    )
      .bind(first.id)
      .first<{ count: number }>()) ?? { count: 0 };
    expect(count).toBe(1);
  });

  it("takes the pressed button for exactly the hash that was shown", async () => {
    const request = visitor();
    const { sessionId, hash } = await shown(request);
    await request(async (services) => {
      const forged = await say(services, "One moment", { sessionId, confirm: "0".repeat(32) });
      await expect(forged.submit(hash)).rejects.toMatchObject({ code: "not_confirmed" });
    });
    await request(async (services) => {
      const pressed = await say(services, "Confirm", { sessionId, confirm: hash });
      expect((await pressed.submit(hash)).bookingNumber).toMatch(/^CN-\d{4}-\d{4}$/);
    });
  });

  it("takes no yes to another summary, nor to none", async () => {
    const request = visitor();
    const { sessionId } = await shown(request);
    for (const other of ["0".repeat(32), ""])
      await request(async (services) => {
        const conversation = await say(services, "yes", { sessionId });
        await expect(conversation.submit(other)).rejects.toMatchObject({ code: "not_confirmed" });
      });
  });

  it("does not book what was changed and showed within the turn of the yes", async () => {
    const request = visitor();
    const { sessionId, hash } = await shown(request);
    await request(async (services) => {
      const conversation = await say(services, "Yes, that's right", { sessionId });
      await conversation.change({ set: [{ field: "contactName", value: "Grace", evidence: "Grace" }] });
      const again = await conversation.showSummary();
      await expect(conversation.submit("hash" in again ? again.hash : "")).rejects.toMatchObject({ code: "not_confirmed" });
      await expect(conversation.submit(hash)).rejects.toMatchObject({ code: "not_confirmed" });
    });
  });

  it("does not book what the form changed after the summary was shown", async () => {
    const request = visitor();
    const { sessionId, hash } = await shown(request);
    await request(async (services) => {
      const { version } = await services.drafts.current();
      await services.drafts.patch({ version, values: { contactName: "Grace Lim-Smith" } });
    });
    await request(async (services) => {
      const conversation = await say(services, "Yes, that's right", { sessionId, confirm: hash });
      await expect(conversation.submit(hash)).rejects.toMatchObject({ code: "not_confirmed" });
    });
  });
});

describe("writing", () => {
  it("refuses values that their field does not take", async () => {
    await visitor()(async (services) => {
      const conversation = await say(services, "I need a mediation on 1 March 2020, ada at firm");
      const result = await conversation.change({
        set: [
          { field: "contactEmail", value: "ada at firm", evidence: "ada at firm" },
          { field: "preferredDate", value: "2020-03-01", evidence: "1 March 2020" },
          { field: "proceedingType", value: "mediation", evidence: "mediation" },
        ],
      });
      expect(result.accepted).toEqual(["proceedingType"]);
      expect(result.rejected.map(({ field }) => field)).toEqual(["contactEmail", "preferredDate"]);
    });
  });

  it("writes onto what the form wrote meanwhile and loses neither", async () => {
    const request = visitor();
    const { sessionId } = await shown(request);
    const conversation = await request((services) => say(services, "My firm is Lim & Co.", { sessionId }));
    await request(async (services) => {
      const { version } = await services.drafts.current();
      await services.drafts.patch({ version, values: { specialRequirements: "Step-free access" } });
    });
    await conversation.change({ set: [{ field: "contactFirm", value: "Lim & Co.", evidence: "Lim & Co." }] });
    expect(await conversation.finish({ text: "Noted.", provider: "guided" })).toBeNull();
    const { values, version } = conversation.view();
    expect(values.contactFirm).toMatchObject({ value: "Lim & Co.", origin: "assistant", evidence: "Lim & Co." });
    expect(values.specialRequirements).toMatchObject({ value: "Step-free access", origin: "visitor" });
    const lines = () => request((services) => services.conversations.transcript()).then((transcript) => transcript?.messages.length);
    expect(await lines()).toBe(2);
    expect(await conversation.finish({ text: "Noted.", provider: "guided" })).toMatchObject({ lines: { first: 3, last: 4 } });
    expect(await lines()).toBe(4);
    expect(await request((services) => services.drafts.current())).toMatchObject({ version, values });
  });

  it("begins another request for what is said after a booking", async () => {
    const request = visitor();
    const { sessionId, hash } = await shown(request);
    const booking = await request(async (services) => {
      const conversation = await say(services, "Confirm", { sessionId, confirm: hash });
      const made = await conversation.submit(hash);
      await finish(conversation);
      return made;
    });
    await request(async (services) => {
      const conversation = await say(services, "I also need an arbitration", { sessionId });
      expect(conversation.booking?.id).toBe(booking.id);
      const { draft } = await conversation.change({ set: [{ field: "proceedingType", value: "arbitration", evidence: "arbitration" }] });
      await finish(conversation);
      expect(Object.keys(draft.values)).toEqual(["proceedingType"]);
      expect(conversation.booking).toBeNull();
    });
    const current = await request((services) => services.drafts.current());
    expect(current.values.proceedingType?.value).toBe("arbitration");
  });
});

describe("whose conversation it is", () => {
  it("gives a foreign or missing session id a new conversation with nothing in it", async () => {
    const owner = visitor();
    const { sessionId } = await shown(owner);
    const stranger = visitor();
    await stranger(async (services) => {
      const conversation = await say(services, "What is my e-mail?", { sessionId });
      expect(conversation.sessionId).not.toBe(sessionId);
      expect(conversation.history).toEqual([]);
      expect(conversation.view().values).toEqual({});
    });
    await owner(async (services) => {
      const conversation = await say(services, "hello again", { sessionId });
      expect(conversation.sessionId).toBe(sessionId);
      expect(conversation.history).toHaveLength(2);
    });
  });

  it("reads the transcript by the cookie and never by an id", async () => {
    const owner = visitor();
    const { sessionId } = await shown(owner);
    expect((await owner((services) => services.conversations.transcript()))?.sessionId).toBe(sessionId);
    expect(await visitor()((services) => services.conversations.transcript())).toBeNull();
  });
});
