/**
 * What is hidden from a reader is not counted by what they are shown: neither the pages' data nor the API, the exported record
 * or the proof of notice has a number, a hash, a day or a cursor that changes when somebody else does something in private.
 */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { checkRecord, type RecordContents } from "#app/domain/case/chain/record-check.ts";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import type { ActivityPage } from "#app/services/cases/lists/list-activities.server.ts";
import { keepHeads } from "#app/services/cases/record/case-heads.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { act } from "#tests/kit/case-writing.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2027-03-02T15:00:00Z");
type Reader = "partyA" | "partyB" | "counselB" | "arbitrator" | "admin";
const READERS: readonly Reader[] = ["partyA", "partyB", "counselB", "arbitrator", "admin"];

async function exported(client: ApiClient, caseId: string): Promise<RecordContents> {
  const { body } = await client.within((services) => services.caseRecord.export(caseId));
  return unzip(new Uint8Array(await new Response(body).arrayBuffer()));
}
const textIn = (contents: RecordContents, name: string) => new TextDecoder().decode(contents.get(name));
const manifestOf = (contents: RecordContents) => JSON.parse(textIn(contents, "manifest.json")) as RecordManifest;

/** Every message is for everyone, every second one has private acts of all others before it. */
async function story(made: CaseOf, isPrivate: boolean): Promise<void> {
  const { id, as } = made;
  for (let round = 0; round < 3; round += 1) {
    const at = new Date(NOW + round * DAY);
    if (isPrivate) {
      await act(as.partyA, id, [{ type: "message_posted", audience: "side_a", details: {} }], at);
      await act(as.partyB, id, [{ type: "message_posted", audience: "side_b", details: {} }], at);
      await act(as.arbitrator, id, [{ type: "message_posted", audience: "arbitrator", details: {} }], at);
      await act(as.admin, id, [{ type: "conflict_checked", audience: "office", details: {} }], at);
    }
    await act(as.partyB, id, [{ type: "message_posted", details: { round } }], new Date(at.getTime() + 60_000));
  }
}

/** Those of a reader's entries that a story without private acts has, too. */
const SEEN_OF_OWN: Readonly<Record<Reader, number>> = { partyA: 3, partyB: 3, counselB: 3, arbitrator: 3, admin: 3 };

describe("numbers of what is shown", () => {
  test.each(READERS)("%s: go from one up without a gap, in the record and in the proof", async (reader) => {
    const made = await caseOf();
    await story(made, true);
    const client = made.as[reader];
    const { faults, links, shared } = await checkRecord(await exported(client, made.id));
    expect(faults).toEqual([]);
    // The case, three for everyone, three of their own, and the export.
    expect(links.map(({ seq }) => seq)).toEqual(Array.from({ length: 1 + 3 + SEEN_OF_OWN[reader] + 1 }, (_, at) => at + 1));
    for (const link of links) expect((JSON.parse(link.body) as { seq: number }).seq).toBe(link.seq);
    expect(shared.seq).toBe(4);
    const state = await client.within(({ caseRecord }) => caseRecord.verify(made.id));
    expect(state).toMatchObject({ entries: links.length, head: { seq: links.length, hash: links.at(-1)?.hash }, shared, fault: null });
  });

  test("are the same for everyone where everyone sees the same, and so is their last hash", async () => {
    const made = await caseOf();
    await story(made, true);
    const heads = await Promise.all(READERS.map(async (reader) => manifestOf(await exported(made.as[reader], made.id)).shared));
    expect(new Set(heads.map(({ seq, hash }) => `${seq} ${hash}`)).size).toBe(1);
  });

  test("of the proof of notice are those of its reader's record", async () => {
    const made = await caseOf();
    await story(made, true);
    for (const reader of ["admin", "arbitrator"] as const) {
      const { entries } = await made.as[reader].within(({ notices }) => notices.given(made.id));
      const { links } = await checkRecord(await exported(made.as[reader], made.id));
      const posted = links.filter(({ body }) => JSON.parse(body).audience === "everyone" && JSON.parse(body).type === "message_posted");
      expect(entries.map(({ number }) => number)).toEqual(posted.map(({ seq }) => seq).reverse());
    }
  });

  test("of days on which chains were copied tell of no day on which only others did something", async () => {
    const made = await caseOf();
    const { id, as } = made;
    // Days that no other test keeps.
    const today = new Date("2031-05-05T15:00:00Z");
    const tomorrow = new Date(today.getTime() + DAY);
    await act(as.partyA, id, [{ type: "message_posted", details: {} }], today);
    await act(as.partyB, id, [{ type: "message_posted", audience: "side_b", details: {} }], tomorrow);
    await keepHeads(env, new Date(tomorrow.getTime() + DAY));
    const days = (contents: RecordContents) => manifestOf(contents).kept.map(({ day }) => day);
    const iso = (date: Date) => date.toISOString().slice(0, 10);
    expect(days(await exported(as.partyB, id))).toEqual([iso(today), iso(tomorrow)]);
    const contents = await exported(as.partyA, id);
    expect(days(contents)).toEqual([iso(today)]);
    expect((await checkRecord(contents)).faults).toEqual([]);
    expect(await as.partyA.within(({ caseRecord }) => caseRecord.verify(id))).toMatchObject({ kept: 1, lastKept: { day: iso(today) } });
  });
});

describe("what the other side does in private", () => {
  /** All that a reader is shown of a case, without its record. */
  async function shownTo(client: ApiClient, id: string): Promise<string> {
    const paths = [`/api/cases/${id}`, "/api/cases", "/api/activities", "/api/activities?limit=1", `/api/cases/${id}/messages`];
    const answers = await Promise.all(paths.map(async (path) => (await client.get(path)).text()));
    const state = await client.within(async ({ caseRecord, notices, activities }) => [
      await caseRecord.verify(id),
      await notices.list(),
      await activities.list({ limit: 1 }),
    ]);
    return JSON.stringify([answers, state]);
  }

  test.each([
    ["partyA", "partyB", "side_b"],
    ["partyA", "arbitrator", "arbitrator"],
    ["partyB", "partyA", "side_a"],
    ["arbitrator", "partyA", "side_a"],
    ["admin", "arbitrator", "arbitrator"],
  ] as const)("changes nothing that %s is shown: %s's", async (reader, actor, audience) => {
    const made = await caseOf();
    await story(made, false);
    const { id, as } = made;
    const before = await shownTo(as[reader], id);
    const [first, known] = [await checkRecord(await exported(as[reader], id)), await shownTo(as[reader], id)];
    expect(known).not.toBe(before);
    await act(as[actor], id, [{ type: "message_posted", audience, details: {} }], new Date(NOW + 9 * DAY));
    expect(await shownTo(as[reader], id)).toBe(known);
    const again = await exported(as[reader], id);
    // The next export follows the one before, as if nothing had been between them.
    const second = await checkRecord(again, first.links.at(-1));
    expect(second.faults).toEqual([]);
    expect(second.links.length).toBe(first.links.length + 1);
  });

  test("does not split the pages of feeds: what was at one moment is read on without a gap or a repeat", async () => {
    const made = await caseOf();
    const { id, as } = made;
    const acts = Array.from({ length: 5 }, (_, round) => ({ type: "message_posted" as const, details: { round } }));
    await act(as.partyB, id, acts, new Date(NOW));
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const from: string | null = after;
      const page: ActivityPage = await as.partyA.within(({ activities }) => activities.list({ after: from, limit: 2 }));
      ids.push(...page.activities.map((one) => one.id));
      after = page.next;
    } while (after);
    expect(new Set(ids).size).toBe(6);
    const { notices } = await as.partyA.within((services) => services.notices.list());
    const [, , third] = notices;
    if (!third) throw new Error("no third notice");
    await as.partyA.within((services) => services.notices.markRead({ caseId: id, at: Date.parse(third.at), nth: third.nth }));
    const after2 = await as.partyA.within((services) => services.notices.list());
    expect(after2.notices.map(({ read }) => read)).toEqual([false, false, true, false, false]);
  });
});

describe("a record that was changed in the database", () => {
  test("is found out in each reader's copy, in their own numbers, also where the entry is hidden from them", async () => {
    const made = await caseOf();
    await story(made, true);
    const { id, as } = made;
    await env.DB.prepare("DROP TRIGGER case_entries_no_update").run();
    // The second entry is party A's own.
    await env.DB.prepare("UPDATE case_entries SET body = replace(body, 'message', 'massage') WHERE case_id = ? AND seq = 2").bind(id).run();
    for (const reader of READERS) {
      const { faults } = await checkRecord(await exported(as[reader], id));
      expect(faults, reader).toEqual([{ code: "entry_changed", seq: 2 }]);
      const state = await as[reader].within(({ caseRecord }) => caseRecord.verify(id));
      expect(state.fault, reader).toEqual({ seq: 2, fault: "body" });
    }
  });
});
