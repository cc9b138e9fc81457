/** How many mails go to an address, for an account and from a network; what is held back, and what staff do about it. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { passwordResets, user } from "#app/db/schema/people.ts";
import { MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { newId } from "#app/services/platform/ids.ts";
import { countKey } from "#app/services/platform/rate-limits.server.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const HOUR = 3_600_000;
/** The beginning of an hour and of a day, from which the windows are counted. */
const NOON = Date.parse("2027-03-02T00:00:00Z");
const at = (ms: number) => () => new Date(ms);
const db = connect(env.DB);
let now = NOON;

beforeEach(async () => {
  now = NOON;
  await env.DB.batch(
    ["DELETE FROM outbox", "DELETE FROM captured_mails", "DELETE FROM rate_limits", "DELETE FROM mail_addresses"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
});

interface From {
  sender?: string;
  network?: string;
  area?: string;
}

/** What the mails to an address are about: limits count mails, so that one booking does for all of them. */
const about = new Map<string, string>();
async function bookingOf(recipient: string): Promise<string> {
  const bookingId = about.get(recipient) ?? (await booking({ status: "confirmed", contactEmailKey: recipient })).id;
  about.set(recipient, bookingId);
  return bookingId;
}
/** A mail about a booking, caused by `from`; the system causes it unless said. */
async function mailTo(recipient: string, from: From = {}) {
  const payload = { bookingId: await bookingOf(recipient) };
  const row = { id: newId(), kind: "booking_confirmed", recipient, locale: "en", payload, attempts: 0 } as const;
  return { ...row, createdAt: now, deliverAfter: now, sender: null, network: null, ...from };
}
async function queue(recipient: string, from?: From): Promise<string> {
  const row = await mailTo(recipient, from);
  await db.insert(outbox).values(row);
  return row.id;
}
async function queued(count: number, address: (index: number) => string, from?: (index: number) => From) {
  const inserts = [];
  for (let index = 0; index < count; index += 1) inserts.push(db.insert(outbox).values(await mailTo(address(index), from?.(index))));
  const [first, ...rest] = inserts;
  if (first) await db.batch([first, ...rest]);
}
const deliver = (ms: number) => deliverMail(env, { clock: at(ms) });
const outcomes = async () => {
  const { results } = await env.DB.prepare("SELECT state, last_error AS why, count(*) AS n FROM outbox GROUP BY 1, 2 ORDER BY 1, 2").all();
  return results;
};
const sentTo = async (address: string) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM captured_mails WHERE recipient = ?").bind(address).first<{ n: number }>())?.n;

describe("an address that strangers name", () => {
  test("gets eight mails in an hour and 22 in a day, from however many networks; the rest is given up after a day", async () => {
    await queued(
      40,
      () => "victim@flood.example",
      (index) => ({ network: `net-${index}` }),
    );
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: 6 + 2 },
      { state: "waiting", why: "held_address", n: 32 },
    ]);
    await deliver(now + 30 * 60_000);
    expect(await sentTo("victim@flood.example")).toBe(8);
    for (let hour = 1; hour < 24; hour += 1) await deliver(now + hour * HOUR + 10 * 60_000);
    expect(await sentTo("victim@flood.example")).toBe(16 + 6);
    await deliver(now + 24 * HOUR + 10 * 60_000);
    const later = await outcomes();
    expect(later).toContainEqual({ state: "dropped", why: "held_address", n: 10 });
    const attempts = await env.DB.prepare("SELECT max(attempts) AS most FROM outbox WHERE last_error = 'held_address'").first<{
      most: number;
    }>();
    // Being held back is no failed attempt.
    expect(attempts?.most).toBeLessThanOrEqual(1);
  });

  test("gets the first mail of another network whatever one has caused, and three of that one", async () => {
    await queued(
      10,
      () => "owner@firm.example",
      () => ({ network: "stranger" }),
    );
    await deliver(now);
    expect(await sentTo("owner@firm.example")).toBe(3);
    const own = await queue("owner@firm.example", { network: "owner" });
    await deliver(now + 1000);
    const [row] = await db.select().from(outbox).where(eq(outbox.id, own));
    expect(row?.state).toBe("delivered");
  });

  test("gets what is asked for where its reader has answered, whatever strangers have used up", async () => {
    await queued(
      40,
      () => "owner@firm.example",
      (index) => ({ network: `net-${index}` }),
    );
    await deliver(now);
    expect(await sentTo("owner@firm.example")).toBe(8);
    await proven("owner@firm.example", at(now), "owner");
    await queued(
      3,
      () => "owner@firm.example",
      () => ({ network: "owner" }),
    );
    await deliver(now + 1000);
    expect(await sentTo("owner@firm.example")).toBe(8 + 3);
    // Elsewhere, and of another address there, it says nothing.
    await queued(
      7,
      () => "other@firm.example",
      () => ({ network: "owner" }),
    );
    await deliver(now + 2000);
    expect(await sentTo("other@firm.example")).toBe(3);
  });

  test("is one mailbox under each of its provider's names", async () => {
    for (const [one, other] of [
      ["victim@icloud.com", "victim@me.com"],
      ["victim.mac@mac.com", "victim.mac@icloud.com"],
      ["victim@yahoo.com", "victim-shop@yahoo.com"],
      ["victim@yahoo.co.uk", "victim-a+b@yahoo.co.uk"],
      ["victim@fastmail.com", "anything@victim.fastmail.com"],
    ] as const) {
      await queued(
        8,
        () => one,
        (index) => ({ network: `${one}-${index}` }),
      );
      await queue(other, { network: other });
      await deliver(now);
      expect([other, await sentTo(other)]).toEqual([other, 0]);
    }
    // A hyphen elsewhere is a part of the name.
    await queue("jean-pierre@firm.example", { network: "net-1" });
    await queued(
      3,
      () => "jean@firm.example",
      (index) => ({ network: `net-${index}` }),
    );
    await deliver(now);
    expect(await sentTo("jean-pierre@firm.example")).toBe(1);
  });

  test.each([
    ["case", "VICTIM@flood.example"],
    ["a tag", "victim+tag@flood.example"],
    ["width of letters", "victim@ｆｌｏｏｄ.example"],
    ["full stop U+3002", "victim@flood。example"],
    ["full stop U+FF0E", "victim@flood．example"],
    ["full stop U+FF61", "victim@flood｡example"],
    ["width of its name", "ｖｉｃｔｉｍ@flood.example"],
    ["full stop at the end", "victim@flood.example."],
  ])("is the same address with another %s", async (_, other) => {
    await queued(
      4,
      () => "victim@flood.example",
      () => ({ network: "net" }),
    );
    await queue(other, { network: "net" });
    await deliver(now);
    expect(await sentTo(other)).toBe(0);
  });

  test("is the same address in Unicode and in ASCII", async () => {
    await queued(
      4,
      () => "victim@xn--mller-kva.example",
      () => ({ network: "net" }),
    );
    await queue("victim@MÜLLER.example", { network: "net" });
    await deliver(now);
    expect(await sentTo("victim@MÜLLER.example")).toBe(0);
  });

  test("is the same address at Proton with other dots, hyphens and underscores, under each of its domains", async () => {
    await queued(
      4,
      () => "vic.tim@proton.me",
      () => ({ network: "net" }),
    );
    await queue("v-i_c.tim@protonmail.com", { network: "net" });
    await queue("victim@pm.me", { network: "net" });
    await deliver(now);
    expect(await sentTo("v-i_c.tim@protonmail.com")).toBe(0);
    expect(await sentTo("victim@pm.me")).toBe(0);
  });

  test("is the same address with other dots at Gmail, and only there", async () => {
    await queued(
      4,
      () => "vic.tim@gmail.com",
      () => ({ network: "net" }),
    );
    await queue("v.i.c.t.i.m@googlemail.com", { network: "net" });
    await queued(
      4,
      () => "vic.tim@firm.example",
      () => ({ network: "net" }),
    );
    await queue("victim@firm.example", { network: "net" });
    await deliver(now);
    expect(await sentTo("v.i.c.t.i.m@googlemail.com")).toBe(0);
    expect(await sentTo("victim@firm.example")).toBe(1);
  });

  test("still gets what staff and the system send, and what its own account is owed", async () => {
    const admin = await person("admin");
    await queued(
      6,
      () => "victim@flood.example",
      () => ({ network: "net" }),
    );
    await queued(6, () => "victim@flood.example");
    await queued(
      6,
      () => "victim@flood.example",
      () => ({ network: "net", sender: admin.id }),
    );
    await deliver(now);
    expect(await sentTo("victim@flood.example")).toBe(3 + 6 + 6);
  });
});

describe("links of forgotten passwords", () => {
  /** A link that somebody asked for from `network`, queued as the request does. */
  async function asked(recipient: string, network: string): Promise<void> {
    const [row] = await db.select().from(user).where(eq(user.email, recipient));
    const [id, resetId, nonce] = [newId(), newId(), newId()];
    const token = await tokenOf(env.AUTH_SECRET, "password-reset", { id: resetId, nonce });
    await db.insert(passwordResets).values({
      id: resetId,
      userId: row?.id ?? "",
      nonce,
      tokenHash: await hashOfToken(token),
      createdAt: now,
      expiresAt: now + HOUR,
    });
    const mail = { id, kind: "password_reset", recipient, locale: "en", payload: { resetId }, attempts: 0 } as const;
    await db.insert(outbox).values({ ...mail, createdAt: now, deliverAfter: now, sender: null, network });
  }

  test("use up nothing of what the house sends to the same address", async () => {
    const { email } = await person("party");
    await queue(email);
    await deliver(now);
    // All but one of what the house sends in an hour, as if it had left.
    const all = MAIL_LIMITS.mail_house.requests;
    const counted = env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'mail_house:%'").bind(all - 1);
    expect((await counted.run()).meta.changes).toBe(1);
    for (let index = 0; index < 20; index += 1) await asked(email, `net-${index}`);
    await deliver(now);
    await queued(2, () => email);
    await deliver(now);
    const kinds = await env.DB.prepare("SELECT kind, state, count(*) AS n FROM outbox GROUP BY 1, 2 ORDER BY 1, 2").all();
    expect(kinds.results).toEqual([
      { kind: "booking_confirmed", state: "delivered", n: 1 + 1 },
      { kind: "booking_confirmed", state: "waiting", n: 1 },
      { kind: "password_reset", state: "delivered", n: MAIL_LIMITS.mail_reset.requests },
      { kind: "password_reset", state: "waiting", n: 20 - MAIL_LIMITS.mail_reset.requests },
    ]);
  });

  test("are limited by network, and another network’s still leave", async () => {
    const people = await Promise.all(Array.from({ length: 23 }, () => person("party")));
    for (const { email } of people.slice(0, 22)) await asked(email, "net-loud");
    await asked(people[22]?.email ?? "", "net-quiet");
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: MAIL_LIMITS.mail_reset_network.requests + 1 },
      { state: "waiting", why: "held_network", n: 2 },
    ]);
  });
});

describe("links of forgotten passwords, while a stranger uses up all that there are", () => {
  const PASSWORD = "a good long passphrase";
  const delivered = async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'delivered'").first<{ n: number }>())?.n;
  const ask = (client: ApiClient, email: string) => client.within((services) => services.passwordResets.ask(email));
  beforeEach(async () => {
    const { key, end } = countKey(env.AUTH_SECRET, "mail_reset_house", "all", MAIL_LIMITS.mail_reset_house, now);
    await env.DB.prepare("INSERT INTO rate_limits (key, count, expires_at) VALUES (?, ?, ?)")
      .bind(key, MAIL_LIMITS.mail_reset_house.requests, end)
      .run();
  });

  test("each account’s first of the hour leaves, and no more from an unknown device", async () => {
    const { email } = await person("party");
    await ask(apiClient({ clock: at(now) }), email);
    await ask(apiClient({ clock: at(now) }), email);
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: 1 },
      { state: "waiting", why: "held_resets", n: 1 },
    ]);
  });

  test("and what a device of theirs asks for, also after others have asked for all of an account’s and of its network’s", async () => {
    const { email } = await person("party", { password: PASSWORD });
    const address = "2001:db8:feed::1";
    const owner = apiClient({ clock: at(now), address });
    expect((await owner.post("/api/auth/sign-in/email", { email, password: PASSWORD }, { Origin: "http://concord.example" })).status).toBe(
      200,
    );
    await env.DB.prepare("DELETE FROM outbox").run();
    const stranger = apiClient({ clock: at(now), address });
    for (let index = 0; index < 20; index += 1) await ask(stranger, index < 3 ? email : "nobody@people.example");
    await expect(ask(stranger, email)).rejects.toMatchObject({ code: "too_many_requests" });
    await deliver(now);
    expect(await delivered()).toBe(1);
    await ask(owner, email);
    await deliver(now);
    expect(await delivered()).toBe(2);
    // No more than their share, and of nobody else's account.
    for (let index = 0; index < 4; index += 1) await ask(owner, email);
    await deliver(now);
    expect(await delivered()).toBe(3);
    await expect(ask(owner, (await person("party")).email)).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("an address that has proven itself", () => {
  test("gets the mails of a firm that books thirty rooms while it is signed in, and no flood; signed out a few", async () => {
    await proven("clerk@firm.example");
    await queued(
      40,
      () => "clerk@firm.example",
      (index) => ({ network: `office-${index % 4}` }),
    );
    await deliver(now);
    const signedOut = 4 + MAIL_LIMITS.mail_stranger.requests;
    expect(await sentTo("clerk@firm.example")).toBe(signedOut);
    const { id: sender } = await person("party");
    await queued(
      40,
      () => "clerk@firm.example",
      () => ({ network: "net", sender }),
    );
    await deliver(now);
    expect(await sentTo("clerk@firm.example")).toBe(signedOut + MAIL_LIMITS.mail_proven.requests);
  });

  test.each([
    ["an account in use with a verified address", {}, 12],
    ["one whose address was not verified", { emailVerified: false }, 4],
    ["one that was closed", { active: false }, 4],
  ] as const)("counts %s", async (_, change, expected) => {
    const { email } = await person("party", change);
    const { id: sender } = await person("party");
    await queued(
      12,
      () => email,
      () => ({ network: "net", sender }),
    );
    await deliver(now);
    expect(await sentTo(email)).toBe(expected);
  });

  test.each([
    ["somebody signed out", () => ({ network: "net" }), false],
    ["somebody signed in as another", async () => ({ network: "net", sender: (await person("party")).id }), false],
    ["its own account", (id: string) => ({ network: "net", sender: id }), true],
    ["staff", async () => ({ network: "net", sender: (await person("admin")).id }), true],
    ["the system", () => ({}), true],
  ] as const)("of an account, proven by a link as well: what %s wrote is told or left out", async (_, from, isTold) => {
    const { id, email } = await person("party");
    await proven(email);
    await queue(email, await from(id));
    await deliver(now);
    const mail = await env.DB.prepare("SELECT parts FROM captured_mails WHERE recipient = ?").bind(email).first<{ parts: string }>();
    expect(mail?.parts.includes("Okoye")).toBe(isTold);
  });

  test("is proven by the client's link of a booking, by no program that follows it, and by no link that was forged or revoked", async () => {
    const made = await booking({ bookingContactEmail: "client@link.example" });
    const visitor = apiClient();
    const isProven = async () => (await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses").first<{ n: number }>())?.n === 2;
    const token = await keyOf(made.id, "manage");
    await expect(visitor.within(({ managed }) => managed.open(`${token.slice(0, -4)}AAAA`))).rejects.toMatchObject({ code: "not_found" });
    expect(await isProven()).toBe(false);
    await visitor.within(({ managed }) => managed.open(token));
    expect(await isProven()).toBe(false);
    await apiClient({ person: true }).within(({ managed }) => managed.open(token));
    expect(await isProven()).toBe(true);
    const stored = await env.DB.prepare("SELECT address FROM mail_addresses").first<{ address: string }>();
    expect(stored?.address).not.toContain("client");
  });

  test("is proven by a person who opens an invitation, and by no program", async () => {
    const { client } = await asRole("party");
    const { id } = await client.within(({ cases }) => cases.create({ title: "Alba v. Stone", description: "Ten characters." }));
    const { id: place } = await client.within(({ casePeople }) =>
      casePeople.name(id, { place: "party_b", name: "Bruna Stone", email: "bruna@link.example" }),
    );
    const token = (await tokenFor(place)) ?? "";
    await apiClient().within(({ invitations }) => invitations.open("nothing"));
    expect(await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses").first()).toEqual({ n: 0 });
    await apiClient().within(({ invitations }) => invitations.open(token));
    expect(await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses").first()).toEqual({ n: 0 });
    await apiClient({ person: true }).within(({ invitations }) => invitations.open(token));
    // The address, and the network that it has answered from.
    expect(await env.DB.prepare("SELECT count(*) AS n FROM mail_addresses").first()).toEqual({ n: 2 });
  });
});

describe("an account and a network", () => {
  test("write to ten and twenty new addresses in an hour; another account and another network are not held up", async () => {
    const [one, two] = [await person("party"), await person("party")];
    await queued(
      15,
      (index) => `a${index}@new.example`,
      () => ({ sender: one.id, network: "net-a" }),
    );
    await queued(
      15,
      (index) => `b${index}@new.example`,
      () => ({ sender: two.id, network: "net-a" }),
    );
    await queue("c@new.example", { network: "net-b" });
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: 10 + 10 + 1 },
      { state: "waiting", why: "held_account", n: 5 + 5 },
    ]);
    await queued(
      5,
      (index) => `d${index}@new.example`,
      () => ({ network: "net-a" }),
    );
    await deliver(now + 1000);
    expect(await outcomes()).toContainEqual({ state: "waiting", why: "held_network", n: 5 });
    await deliver(now + HOUR + 10 * 60_000);
    expect(await outcomes()).toEqual([{ state: "delivered", why: null, n: 36 }]);
  });

  test("bookings from one /64 that name one victim all succeed, and bring it three mails", async () => {
    for (let index = 0; index < 10; index += 1) {
      const visitor = apiClient({ address: `2001:db8:aa:bb::${index + 1}`, clock: at(now) });
      const answer = await visitor.post(
        "/api/bookings/fast",
        fastBooking({
          preferredDate: "2027-04-20",
          contactEmail: "victim@flood.example",
          caseDescription: `A dispute about lease number ${index}.`,
        }),
      );
      expect(answer.status).toBe(201);
    }
    const refused = await apiClient({ address: "2001:db8:aa:bb:ffff::1", clock: at(now) }).post(
      "/api/bookings/fast",
      fastBooking({
        preferredDate: "2027-04-20",
        contactEmail: "victim@flood.example",
        caseDescription: "One more than a network may ask for.",
      }),
    );
    expect(refused.status).toBe(429);
    const networks = await env.DB.prepare("SELECT count(DISTINCT network) AS n FROM outbox").first();
    expect(networks).toEqual({ n: 1 });
    await deliver(now);
    expect(await sentTo("victim@flood.example")).toBe(3);
    // Each request still reaches the office.
    const office = await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'booking_received_staff' AND state = 'delivered'",
    ).first();
    expect(office).toEqual({ n: 10 });
  });
});

describe("people who are signed out, in all", () => {
  /** As if so many had left to new addresses in this hour and day. */
  async function left(count: number): Promise<void> {
    const rows = (["mail_new_house", "mail_new_house_day"] as const).map((bucket) => {
      const { key, end } = countKey(env.AUTH_SECRET, bucket, "all", MAIL_LIMITS[bucket], now);
      return env.DB.prepare("INSERT INTO rate_limits (key, count, expires_at) VALUES (?, ?, ?)").bind(key, count, end);
    });
    await env.DB.batch(rows);
  }

  test("cause so many mails to new addresses in an hour, from however many networks; who has answered and who is signed in does not wait", async () => {
    await left(MAIL_LIMITS.mail_new_house.requests - 2);
    await queued(
      5,
      (index) => `new${index}@stranger-${index}.example`,
      (index) => ({ network: `net-${index}` }),
    );
    await proven("known@firm.example", at(now));
    await queue("known@firm.example", { network: "net-known" });
    const { id: sender } = await person("party");
    await queue("invited@firm.example", { network: "net-account", sender });
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: 2 + 1 + 1 },
      { state: "waiting", why: "held_house", n: 3 },
    ]);
    await deliver(now + HOUR + 10 * 60_000);
    expect(await outcomes()).toEqual([{ state: "delivered", why: null, n: 7 }]);
  });

  /** As if so much had left by this count. */
  async function counted(bucket: keyof typeof MAIL_LIMITS, count: number, when: number): Promise<void> {
    const { key, end } = countKey(env.AUTH_SECRET, bucket, "all", MAIL_LIMITS[bucket], when);
    await env.DB.prepare("INSERT OR REPLACE INTO rate_limits (key, count, expires_at) VALUES (?, ?, ?)").bind(key, count, end).run();
  }
  /** Both ceilings of the hour with `left` mails of room for those that wait, and none for who comes. */
  async function spent(left: number, when: number): Promise<void> {
    await counted("mail_new_house", MAIL_LIMITS.mail_new_house.requests, when);
    await counted("mail_new_waited", MAIL_LIMITS.mail_new_waited.requests - left, when);
  }
  const stateOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]?.state;

  test("take turns when they wait: the first from another part of the network leaves before the second of one, and none is dropped after a day", async () => {
    await spent(0, now);
    await queued(
      30,
      (index) => `new${index}@flood-${index}.example`,
      (index) => ({ network: `net-${index}`, area: `area-${index % 3}` }),
    );
    await deliver(now);
    now += 60_000;
    const honest = await queue("counsel@firm.example", { network: "net-honest", area: "area-honest" });
    await deliver(now);
    expect(await outcomes()).toEqual([{ state: "waiting", why: "held_house", n: 31 }]);
    // A day of which every hour is used up by who came first, and all the same nothing is given up.
    for (let hour = 1; hour <= 30; hour += 1) {
      await spent(0, now + hour * HOUR);
      await deliver(now + hour * HOUR);
    }
    expect(await outcomes()).toEqual([{ state: "waiting", why: "held_house", n: 31 }]);
    const later = now + 31 * HOUR;
    await spent(4, later);
    await deliver(later);
    // The first of each of the three, and the one that came after all of theirs.
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: 4 },
      { state: "waiting", why: "held_house", n: 27 },
    ]);
    expect(await stateOf(honest)).toBe("delivered");
    await deliver(later + 2 * HOUR);
    expect(await outcomes()).toEqual([{ state: "delivered", why: null, n: 31 }]);
  });

  test("lose none to another count that is full when their turn comes: it waits for that count’s next window", async () => {
    await spent(0, now);
    // Thirty from one network, and four to one address from another.
    await queued(
      30,
      (index) => `new${index}@office-${index}.example`,
      () => ({ network: "net-office", area: "area-office" }),
    );
    await queued(
      4,
      () => "counsel@firm.example",
      () => ({ network: "net-firm", area: "area-firm" }),
    );
    await deliver(now);
    expect(await outcomes()).toEqual([{ state: "waiting", why: "held_house", n: 34 }]);
    // Called forward when more than a day is over.
    await deliver(now + 26 * HOUR);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: MAIL_LIMITS.mail_network.requests + 1 + MAIL_LIMITS.mail_stranger.requests },
      { state: "waiting", why: "held_address", n: 1 },
      { state: "waiting", why: "held_network", n: 30 - MAIL_LIMITS.mail_network.requests },
    ]);
    await deliver(now + 27 * HOUR + 10 * 60_000);
    expect(await outcomes()).toEqual([{ state: "delivered", why: null, n: 34 }]);
  });

  test("wait their turn also where strangers have used up the rest of the address", async () => {
    await queued(
      20,
      () => "counsel@firm.example",
      () => ({ network: "net-stranger", area: "area-stranger" }),
    );
    await deliver(now);
    expect(await sentTo("counsel@firm.example")).toBe(1 + MAIL_LIMITS.mail_stranger.requests);
    await spent(0, now);
    const honest = await queue("counsel@firm.example", { network: "net-honest", area: "area-honest" });
    await deliver(now + 1000);
    const [row] = await db.select().from(outbox).where(eq(outbox.id, honest));
    expect(row).toMatchObject({ state: "waiting", lastError: "held_house", turn: 1 });
  });

  test("use up, from one part of the network, a share of the hour and no more", async () => {
    await spent(0, now);
    await counted("mail_new_house", 0, now);
    const share = MAIL_LIMITS.mail_new_area.requests;
    await queued(
      share + 5,
      (index) => `new${index}@flood-${index}.example`,
      (index) => ({ network: `net-${index}`, area: "area-flood" }),
    );
    await deliver(now);
    expect(await outcomes()).toEqual([
      { state: "delivered", why: null, n: share },
      { state: "waiting", why: "held_house", n: 5 },
    ]);
    const honest = await queue("counsel@firm.example", { network: "net-honest", area: "area-honest" });
    await deliver(now + 1000);
    expect(await stateOf(honest)).toBe("delivered");
  });

  test("are seen by staff while they wait, who send one at once", async () => {
    await spent(0, now);
    const id = await queue("counsel@firm.example", { network: "net-honest", area: "area-honest" });
    await deliver(now);
    const { client } = await asRole("admin");
    const page = await client.within(({ outbox }) => outbox.list("waiting", null));
    expect(page.inTurn).toBe(1);
    expect(page.messages).toMatchObject([{ id, reason: "held_house", nextAt: null }]);
    await client.within(({ outbox }) => outbox.decide(id, "release"));
    await deliver(Date.now());
    expect(await stateOf(id)).toBe("delivered");
  });

  test("cause so many in a day", async () => {
    await left(MAIL_LIMITS.mail_new_house_day.requests - 1);
    await env.DB.prepare("DELETE FROM rate_limits WHERE key LIKE 'mail_new_house:%'").run();
    await queued(
      2,
      (index) => `new${index}@stranger-${index}.example`,
      (index) => ({ network: `net-${index}` }),
    );
    await deliver(now);
    expect(await outcomes()).toContainEqual({ state: "waiting", why: "held_house", n: 1 });
  });
});

describe("an invitee's address that is changed again and again", () => {
  test("brings no stranger a mail beyond the case's limit; each earlier invitation is dead", async () => {
    const { client } = await asRole("party");
    const { id } = await client.within(({ cases }) => cases.create({ title: "Alba v. Stone", description: "Ten characters." }));
    const { id: place } = await client.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Bruna Stone", email: "stranger0@new.example" }),
    );
    const first = (await tokenFor(place)) ?? "";
    const codes: string[] = [];
    for (let index = 1; index <= 30; index += 1)
      codes.push(
        await client
          .within(({ casePeople }) => casePeople.edit(id, place, { name: "Bruna Stone", email: `stranger${index}@new.example` }))
          .then(() => "done")
          .catch((error: { code: string }) => error.code),
      );
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.slice(1).every((code) => code === "too_many_requests")).toBe(true);
    expect(await apiClient().within(({ invitations }) => invitations.open(first))).toEqual({ state: "revoked" });
    await deliverMail(env);
    const { results } = await env.DB.prepare("SELECT recipient, subject FROM captured_mails").all<{ recipient: string; subject: string }>();
    // Only the last of them is still meant.
    expect(results).toEqual([{ recipient: "stranger1@new.example", subject: expect.stringMatching(/^Arbitration case CA-\d{4}-\d+/) }]);
  });
});

describe("an address that accounts name", () => {
  const invite = (sender: string, recipient: string) =>
    queued(
      6,
      () => recipient,
      () => ({ sender, network: `net-${sender}` }),
    );

  test.each([
    ["that has never answered", "counsel@target.example", async () => {}],
    ["that has", "counsel@proven.example", () => proven("counsel@proven.example")],
  ] as const)("%s gets the first mail of another account, whatever three have caused", async (_, address, begin) => {
    await begin();
    for (let account = 0; account < 3; account += 1)
      for (let again = 0; again < 3; again += 1) await invite((await person("party")).id, address);
    await deliver(now);
    const before = (await sentTo(address)) ?? 0;
    const { id: sender } = await person("party");
    const late = await queue(address, { sender, network: "net-late" });
    // Beyond six accounts within an hour it waits for the next, and leaves then.
    await deliver(now + HOUR + 10 * 60_000);
    expect(before).toBeGreaterThan(0);
    const [row] = await db.select({ state: outbox.state }).from(outbox).where(eq(outbox.id, late));
    expect(row?.state).toBe("delivered");
  });

  test("is not given up on after a day: who invited is shown that the mail waits, and it leaves", async () => {
    // The invitation is good for days from now: the next hour, and the days after it.
    now = Math.ceil(Date.now() / HOUR) * HOUR;
    const { client, who } = await asRole("party");
    const { id } = await client.within(({ cases }) => cases.create({ title: "Alba v. Stone", description: "Ten characters." }));
    await client.within(({ casePeople }) =>
      casePeople.name(id, { place: "counsel_a", name: "Bruna Stone", email: "bruna@target.example" }),
    );
    // Everything that its account may send in the hour is used up.
    await queued(
      MAIL_LIMITS.mail_account.requests,
      (index) => `other${index}@new.example`,
      () => ({ sender: who.id, network: "net" }),
    );
    await env.DB.prepare("UPDATE outbox SET created_at = ?1, deliver_after = ?1 WHERE kind = 'booking_confirmed'")
      .bind(now - 1)
      .run();
    await env.DB.prepare("UPDATE outbox SET created_at = ?1, deliver_after = ?1 WHERE kind = 'invitation'").bind(now).run();
    await deliver(now);
    const mailOf = async () => {
      const { rows } = await client.within(({ caseFiles }) => caseFiles.open(id));
      return rows.invitations.map(({ mail, mailWhy }) => ({ mail, mailWhy }));
    };
    const counted = countKey(env.AUTH_SECRET, "mail_account", who.id, MAIL_LIMITS.mail_account, now + 25 * HOUR);
    expect(await mailOf()).toEqual([{ mail: "waiting", mailWhy: "held_account" }]);
    await env.DB.prepare("INSERT INTO rate_limits (key, count, expires_at) VALUES (?, ?, ?)")
      .bind(counted.key, MAIL_LIMITS.mail_account.requests, counted.end)
      .run();
    await deliver(now + 25 * HOUR);
    expect(await mailOf()).toEqual([{ mail: "waiting", mailWhy: "held_account" }]);
    await deliver(now + 26 * HOUR + 10 * 60_000);
    expect(await mailOf()).toEqual([{ mail: "delivered", mailWhy: null }]);
  });
});

describe("what is held back", () => {
  test("is told to staff with its reason, and goes out when they say so", async () => {
    await queued(
      4,
      () => "victim@flood.example",
      () => ({ network: "net" }),
    );
    await deliver(now);
    const { client } = await asRole("admin");
    const page = await client.within(({ outbox: desk }) => desk.list("waiting", null));
    expect(page.messages).toMatchObject([{ state: "waiting", reason: "held_address", attempts: 0, recipient: "v…@f….example" }]);
    const id = page.messages[0]?.id ?? "";
    const decided = await client.within(({ outbox: desk }) => desk.decide(id, "release"));
    expect(decided).toMatchObject({ done: true, message: { state: "waiting", reason: null } });
    expect(await client.within(({ outbox: desk }) => desk.decide(id, "release"))).toMatchObject({ done: false });
    await deliverMail(env);
    expect(await sentTo("victim@flood.example")).toBe(4);
    const audit = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_id = ?").bind(id).all();
    expect(audit.results).toEqual([{ action: "released" }]);
  });

  test("is counted once, however often its delivery fails", async () => {
    const id = await queue("once@new.example", { network: "net" });
    await deliver(now);
    await env.DB.prepare("UPDATE outbox SET state = 'waiting', deliver_after = ? WHERE id = ?").bind(now, id).run();
    await deliver(now);
    const counts = await env.DB.prepare("SELECT count FROM rate_limits WHERE key LIKE 'mail_first:%'").all();
    expect(counts.results).toEqual([{ count: 1 }]);
  });
});
