/**
 * A case against a model of it: random acts of random people keep the status machine, who sees the case, the lists' counts
 * and the chain (quality, "Reliability": model-based).
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChainLink, faultOf } from "#app/domain/case/chain/chain.ts";
import type { CaseStatus, Voucher } from "#app/domain/case/vocabulary.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type asRole, crowd } from "#tests/kit/as-user.ts";
import { tokenFor } from "#tests/kit/case-invitation.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";

const WHO = ["a", "b", "c", "r1", "r2", "admin", "stranger"] as const;
type Who = (typeof WHO)[number];
const ACTS = [
  "name_b",
  "note_b",
  "invite_b",
  "readdress_b",
  "name_c",
  "join_b",
  "join_c",
  "remove_b",
  "remove_c",
  "assign_r1",
  "assign_r2",
  "accept",
  "decline",
  "start",
  "resolve",
  "reopen",
] as const;
type Act = (typeof ACTS)[number];

/** "named": not invited; "void": invited by somebody who was taken off since, whose links open nothing. */
type Seat = "out" | "named" | "invited" | "void" | "in";

/** Who belongs to the case, as the rulings say it: nothing of how it is stored. */
interface Model {
  status: CaseStatus;
  b: Seat;
  c: Seat;
  /** Who invited them. */
  by: Record<"b" | "c", Who | null>;
  /** On whose word an address rests: what our office has said stays its word until another address is given. */
  word: Record<"b" | "c", Voucher | null>;
  /** Party B's address is another than the mailbox of who plays it. */
  elsewhere: boolean;
  /** Invitations of party B's present place: one address is corrected at once, not two (no ten minutes pass here). */
  sent: number;
  /** Somebody of side B has come in once: from then on it seats its own people. */
  held: boolean;
  arbitrator: { who: "r1" | "r2"; accepted: boolean } | null;
}

const sees = (model: Model, who: Who): boolean =>
  who === "admin" || who === "a" || ((who === "b" || who === "c") && model[who] === "in") || model.arbitrator?.who === who;

const wordOf = (who: Who): Voucher => (who === "admin" ? "office" : who === "a" ? "a" : "b");
/** Invitations of one place that one correction may make. */
const MOST_SENT = 2;

/** The model after the act; null where it must be refused. */
function after(model: Model, who: Who, act: Act): Model | null {
  const open = model.status !== "resolved";
  const isArbitrator = model.arbitrator?.who === who;
  const [, place] = act.split("_") as [string, "b" | "c"];
  const sideB = (who === "b" || who === "c") && model[who] === "in";
  const fillsB = open && (who === "admin" || sideB || (who === "a" && !model.held));
  const keptFromA = who === "a" && (model.b === "invited" || model.word.b === "office");
  switch (act) {
    case "name_b":
    case "note_b": {
      if (model.b !== "out" || !fillsB) return null;
      const named = { ...model, by: { ...model.by, b: who }, word: { ...model.word, b: wordOf(who) }, elsewhere: false };
      return act === "note_b" ? { ...named, b: "named", sent: 0 } : { ...named, b: "invited", sent: 1 };
    }
    case "invite_b": {
      if (!fillsB || model.b === "out" || model.b === "in") return null;
      const word = model.word.b === "office" ? "office" : wordOf(who);
      return { ...model, b: "invited", by: { ...model.by, b: who }, word: { ...model.word, b: word }, sent: model.sent + 1 };
    }
    case "readdress_b": {
      if (!fillsB || model.b === "out" || model.b === "in" || keptFromA) return null;
      const given = { ...model, word: { ...model.word, b: wordOf(who) }, elsewhere: !model.elsewhere };
      if (model.b !== "invited") return given;
      return model.sent < MOST_SENT ? { ...given, by: { ...model.by, b: who }, sent: model.sent + 1 } : null;
    }
    case "name_c":
      if (!open || !(sideB || who === "admin")) return null;
      return { ...model, c: "invited", by: { ...model.by, c: who }, word: { ...model.word, c: wordOf(who) } };
    case "join_b":
    case "join_c":
      // Also once it is resolved; but of side A's word for an address nobody comes in where side B is held.
      if (who !== place || model[place] !== "invited" || (model.held && model.word[place] === "a")) return null;
      if (place === "b" && model.elsewhere) return null;
      return { ...model, [place]: "in", held: true };
    case "remove_b":
    case "remove_c": {
      const kept = place === "b" && model.b === "in";
      const byA = place === "b" && who === "a" && fillsB && model.b === "named" && !keptFromA;
      if (!open || model[place] === "out" || !(who === "admin" || (sideB && !kept) || byA)) return null;
      const other = place === "b" ? "c" : "b";
      const voids = model[place] === "in" && model[other] === "invited" && model.by[other] === place;
      return { ...model, [place]: "out", ...(voids ? { [other]: "void" } : {}) };
    }
    case "assign_r1":
    case "assign_r2": {
      const chosen = act === "assign_r1" ? "r1" : "r2";
      if (!open || who !== "admin" || model.arbitrator?.who === chosen) return null;
      // Whom the case has named with an address it invites now, where their side or the office has given it.
      const invites = (model.b === "named" || model.b === "void") && !(model.held && model.word.b === "a");
      const invited = invites ? { b: "invited" as const, by: { ...model.by, b: who }, sent: model.sent + 1 } : {};
      const status = model.status === "created" ? "assigned" : model.status;
      return { ...model, ...invited, arbitrator: { who: chosen, accepted: false }, status };
    }
    case "accept":
      return open && isArbitrator && !model.arbitrator?.accepted ? { ...model, arbitrator: { who, accepted: true } as never } : null;
    case "decline":
      return open && isArbitrator && !model.arbitrator?.accepted ? { ...model, arbitrator: null, status: "created" } : null;
    case "start":
      return isArbitrator && model.status === "assigned"
        ? { ...model, arbitrator: { who, accepted: true } as never, status: "in_progress" }
        : null;
    case "resolve":
      return isArbitrator && model.arbitrator?.accepted && model.status === "in_progress" ? { ...model, status: "resolved" } : null;
    default:
      return who === "admin" && model.status === "resolved" ? { ...model, status: "in_progress" } : null;
  }
}

let cast = 0;
const ROLE = { a: "party", b: "party", c: "party", r1: "arbitrator", r2: "arbitrator", admin: "admin", stranger: "party" } as const;
type Cast = Record<Who, Awaited<ReturnType<typeof asRole>>>;
const waiting: Cast[] = [];
/** Casts made in one trip. */
const AT_ONCE = 20;

/** Seven people whose names no other run has, so that no conflict is found. */
async function people(): Promise<Cast> {
  cast += 1;
  if (waiting.length === 0) {
    const first = cast;
    const wanted = Array.from({ length: AT_ONCE }, (_, at) => {
      const word = [...String(first + at)].map((digit) => "abcdefghij"[Number(digit)]).join("");
      return WHO.map((who) => ({ role: ROLE[who], change: { firstName: `${who}x${word}`, lastName: `zz${who}${word}` } }));
    });
    const made = await crowd(wanted.flat(), { variables: { RATE_LIMITS: "off" } });
    for (let at = 0; at < AT_ONCE; at += 1)
      waiting.push(Object.fromEntries(WHO.map((who, place) => [who, made[at * WHO.length + place]])) as Cast);
  }
  const next = waiting.shift();
  if (!next) throw new Error("Nobody is left to play.");
  return next;
}

/** `allDone`: none of the acts is to be refused. */
async function run(steps: readonly { who: Who; act: Act }[], allDone = false): Promise<void> {
  const all = await people();
  const { id, caseNumber } = await all.a.client.within(({ cases }) => cases.create({ title: "Model", description: "Ten characters." }));
  const places: Partial<Record<"b" | "c", string>> = {};
  let model: Model = {
    status: "created",
    b: "out",
    c: "out",
    by: { b: null, c: null },
    word: { b: null, c: null },
    elsewhere: false,
    sent: 0,
    held: false,
    arbitrator: null,
  };

  const perform = (client: ApiClient, act: Act) =>
    client.within(async ({ casePeople, invitations, assignments, caseMoves }) => {
      const [, who] = act.split("_") as [string, "b" | "c" | "r1" | "r2"];
      switch (act) {
        case "name_b":
        case "note_b":
        case "name_c": {
          const { email, name } = all[who].who;
          const place = act === "name_c" ? "counsel_b" : "party_b";
          const given = { place, name: `${name} ${who} ${cast}`, email, invite: act !== "note_b" };
          places[who as "b" | "c"] = (await casePeople.name(id, given)).id;
          return;
        }
        case "invite_b":
          return casePeople.invite(id, places.b ?? "nobody");
        case "readdress_b": {
          const { email, name } = all.b.who;
          return casePeople.edit(id, places.b ?? "nobody", {
            name: `${name} b ${cast}`,
            email: model.elsewhere ? email : `other.${email}`,
          });
        }
        case "join_b":
        case "join_c":
          await invitations.accept((await tokenFor(places[who as "b" | "c"] ?? "")) ?? "no link", { acceptedAs: "self" });
          return;
        case "remove_b":
        case "remove_c":
          await casePeople.remove(id, places[who as "b" | "c"] ?? "nobody");
          return;
        case "assign_r1":
        case "assign_r2":
          expect(await assignments.assign(id, { arbitratorId: all[who].who.id, reason: "Why" })).toEqual({ outcome: "assigned" });
          return;
        case "accept":
          return assignments.accept(id);
        case "decline":
          return assignments.decline(id, { reason: "Busy" });
        case "start":
          return caseMoves.start(id);
        case "resolve":
          return caseMoves.resolve(id, { outcome: "Settled." });
        default:
          return caseMoves.reopen(id, { reason: "An error" });
      }
    });

  for (const { who, act } of steps) {
    // Counsel has one place at a time here; two invitations for one person are another test's.
    if (act === "name_c" && model.c !== "out") continue;
    // Invited again within ten minutes, one waits.
    if (act === "invite_b" && model.b === "invited") continue;
    const expected = after(model, who, act);
    const done = await perform(all[who].client, act).then(
      () => true,
      (error: { code?: string }) => {
        // What is refused is refused by the application, and not by an accident.
        if (!error.code) throw error;
        return false;
      },
    );
    if (allDone) expect([who, act, expected !== null]).toEqual([who, act, true]);
    expect([who, act, done, model]).toEqual([who, act, expected !== null, model]);
    model = expected ?? model;
    const [shown] = await rows<{ status: string; arbitrator_id: string | null }>(
      "SELECT status, arbitrator_id FROM cases WHERE id = ?",
      id,
    );
    expect(shown).toEqual({ status: model.status, arbitrator_id: model.arbitrator ? all[model.arbitrator.who].who.id : null });
  }
  for (const who of WHO) {
    const opened = await all[who].client
      .within(({ caseFiles }) => caseFiles.open(id))
      .then(
        () => true,
        () => false,
      );
    const { cases } = await all[who].client.within(({ caseLists }) => caseLists.list({ search: caseNumber }));
    expect([who, opened, cases.some((one) => one.id === id)]).toEqual([who, sees(model, who), sees(model, who)]);
  }
  await expectWhole(id);
}

const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;

async function expectWhole(id: string): Promise<void> {
  const links = await rows<ChainLink & { body_hash: string; previous_hash: string }>(
    "SELECT seq, body, hash, body_hash, previous_hash FROM case_entries WHERE case_id = ? ORDER BY seq",
    id,
  );
  expect(await faultOf(links.map((link) => ({ ...link, bodyHash: link.body_hash, previousHash: link.previous_hash })))).toBeNull();
  expect(await rows("SELECT version FROM cases WHERE id = ?", id)).toEqual([{ version: links.length }]);
  const scopes = "SELECT scope, arrival, status, resolved_month FROM";
  expect(await rows(`${scopes} case_scopes WHERE case_id = ? ORDER BY scope`, id)).toEqual(
    await rows(`${scopes} case_scope_rows WHERE case_id = ? ORDER BY scope`, id),
  );
  // Of those who are in this case: the others' are not touched by it, and are as they were found.
  const own = "scope <> 'all' AND scope IN (SELECT scope FROM case_scopes WHERE case_id = ?)";
  expect(await rows(`SELECT scope, bucket, n FROM case_counts WHERE ${own} AND n <> 0 ORDER BY scope, bucket`, id)).toEqual(
    await rows(
      `SELECT scope, bucket, count(*) AS n FROM (
         SELECT scope, 'status:' || status AS bucket FROM case_scopes WHERE ${own}
         UNION ALL SELECT scope, 'resolved:' || resolved_month FROM case_scopes WHERE ${own} AND resolved_month IS NOT NULL
       ) GROUP BY scope, bucket ORDER BY scope, bucket`,
      id,
      id,
    ),
  );
  const feed = "SELECT reader, own, at, seq, type, actor_name, details, unread FROM";
  const inOrder = "ORDER BY reader, own, at, seq";
  expect(await rows(`${feed} case_feed WHERE case_id = ? AND reader <> 'office' ${inOrder}`, id)).toEqual(
    await rows(`${feed} case_feed_rows WHERE case_id = ? ${inOrder}`, id),
  );
  expect(await rows("SELECT json(listed_people) AS people FROM cases WHERE id = ?", id)).toEqual(
    await rows("SELECT json(people) AS people FROM case_listed_people WHERE case_id = ?", id),
  );
}

/** Acts by anyone who may usually do them, and now and then by anybody. */
const USUAL: Readonly<Record<Act, Who>> = {
  name_b: "a",
  note_b: "admin",
  invite_b: "a",
  readdress_b: "a",
  name_c: "b",
  join_b: "b",
  join_c: "c",
  remove_b: "admin",
  remove_c: "b",
  assign_r1: "admin",
  assign_r2: "admin",
  accept: "r1",
  decline: "r2",
  start: "r1",
  resolve: "r1",
  reopen: "admin",
};
const step = fc.record({ act: fc.constantFrom(...ACTS), any: fc.option(fc.constantFrom(...WHO), { freq: 2 }) }).map(({ act, any }) => ({
  act,
  who: any ?? USUAL[act],
}));

test("the usual way through, with every act in it", { timeout: MODEL_TIME }, async () => {
  const way: (Act | [Act, Who])[] = [
    ["note_b", "a"],
    "readdress_b",
    ["remove_b", "a"],
    "note_b",
    ["readdress_b", "admin"],
    "invite_b",
    ["readdress_b", "admin"],
    "join_b",
    "remove_b",
    ["name_b", "admin"],
    "join_b",
    "name_c",
    "join_c",
    "assign_r2",
    "decline",
    "assign_r1",
    "accept",
    "start",
    "resolve",
    "reopen",
    "assign_r2",
    "remove_c",
    "remove_b",
  ];
  await run(
    way.map((one) => (typeof one === "string" ? { act: one, who: USUAL[one] } : { act: one[0], who: one[1] })),
    true,
  );
});

test("random acts of random people", { timeout: MODEL_TIME }, async () => {
  await againstModel("case", 4, step, (steps) => run(steps));
  expect(await rows("SELECT bucket, n FROM case_counts WHERE scope = 'all' AND n <> 0 ORDER BY bucket")).toEqual(
    await rows(
      `SELECT bucket, count(*) AS n FROM (
         SELECT 'status:' || status AS bucket FROM cases
         UNION ALL SELECT 'resolved:' || resolved_month FROM cases WHERE resolved_month IS NOT NULL
       ) GROUP BY bucket ORDER BY bucket`,
    ),
  );
});
