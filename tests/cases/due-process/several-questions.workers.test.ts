/** Several questions about one arbitrator: none waits for another, and the office can always decide an appointment. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asRole } from "#tests/kit/as-user.ts";
import { latest, seats, see } from "./panel.ts";

const NAMES = ["Nadia Quill", "Otto Brandt", "Petra Vance"] as const;

/** A case whose arbitrator is to be Kofi Amber, who has declared an interest in three people. */
async function openSeat() {
  const [a, admin, arbitrator] = await Promise.all([
    asRole("party", { firstName: "Ana", lastName: "Alba" }),
    asRole("admin"),
    asRole("arbitrator", { firstName: "Kofi", lastName: "Amber" }),
  ]);
  const { id } = await a.client.within(({ cases }) =>
    cases.create({ title: "Alba v. Stone", description: "Ten characters.", partyB: { name: "Bruno Stone" } }),
  );
  for (const name of NAMES) await arbitrator.client.within(({ interests }) => interests.declare({ name }));
  const questions = async () =>
    (
      await env.DB.prepare("SELECT id, hits, answer, decision FROM case_disclosures WHERE case_id = ? ORDER BY rowid")
        .bind(id)
        .all<{ id: string; hits: string; answer: string | null; decision: string | null }>()
    ).results.map(({ hits, ...row }) => ({ ...row, names: (JSON.parse(hits) as { name: string }[]).map(({ name }) => name) }));
  return {
    id,
    a,
    questions,
    name: (name: string) => admin.client.within(({ casePeople }) => casePeople.name(id, { place: "counsel_a", name, invite: false })),
    assign: () => admin.client.within(({ assignments }) => assignments.assign(id, { arbitratorId: arbitrator.who.id })),
    answer: ({ id: question, names }: { id: string; names: string[] }) => {
      const answers = names.map(() => ({ connection: "unconnected", text: "We met once." }));
      return arbitrator.client.within(({ assignments }) => assignments.answer(question, { answer: "disclosed", answers, disclosure: "" }));
    },
    clear: ({ id: question }: { id: string }) =>
      admin.client.within(({ assignments }) => assignments.decide(id, question, { decision: "cleared", reason: "Remote enough." })),
    holder: async () => (await seats(admin.client, id))[0]?.[1] ?? null,
  };
}

test("a conflict that a clearance newly finds is asked about by itself, and neither question keeps the other from being decided", async () => {
  const { id, a, questions, name, assign, answer, clear, holder } = await openSeat();
  await name("Nadia Quill");
  expect(await assign()).toEqual({ outcome: "asked" });
  const [first] = await questions();
  if (!first) throw new Error("nothing was asked");
  await answer(first);
  await name("Otto Brandt");
  await name("Petra Vance");
  expect(await clear(first)).toEqual({ outcome: "asked" });
  const [, second, ...more] = await questions();
  // All that is not answered, at once, and nothing of what is.
  expect(second?.names).toEqual(["Otto Brandt", "Petra Vance"]);
  expect(more).toEqual([]);
  // Of who is not assigned the sides learn nothing.
  expect((await see(a.client, id)).rows.disclosures).toEqual([]);
  expect(await latest(id, "disclosure_decided")).toMatchObject({ audience: "office" });
  if (!second) throw new Error("nothing was asked");
  await answer(second);
  expect(await clear(second)).toEqual({ outcome: "assigned" });
  expect(await holder()).toBe("Amber");
  // Both are shown with the assignment, with the whole time for comments.
  const shown = (await see(a.client, id)).rows.disclosures;
  expect(shown.map((row) => [row.id, row.reason, row.remarksUntil !== null]).toSorted()).toEqual(
    [first.id, second.id].map((one) => [one, "Remote enough.", true]).toSorted(),
  );
});

/** Somebody is named, and then some of what may happen does, in this order. */
const round = fc.record({ assign: fc.boolean(), answer: fc.boolean(), clear: fc.constantFrom(null, "oldest", "newest") });

test("whatever comes in which order, an appointment can be decided", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 2, maxLength: NAMES.length }), fc.boolean(), async (rounds, newestFirst) => {
      const { questions, name, assign, answer, clear, holder } = await openSeat();
      const open = async (answered: boolean) =>
        (await questions()).filter((one) => one.decision === null && (one.answer !== null) === answered);
      for (const [at, one] of rounds.entries()) {
        await name(NAMES[at] ?? "");
        if (one.assign && (await holder()) === null) await assign();
        if (one.answer) for (const waits of await open(false)) await answer(waits);
        const chosen = one.clear && (await open(true)).at(one.clear === "oldest" ? 0 : -1);
        if (chosen) await clear(chosen);
      }
      // Then everybody does their part, without another assignment where something was asked: each round settles something.
      if ((await questions()).every(({ decision }) => decision !== null) && (await holder()) === null) await assign();
      for (let again = 0; again < 6 && (await holder()) === null; again += 1) {
        for (const waits of await open(false)) await answer(waits);
        const answered = await open(true);
        for (const waits of newestFirst ? answered.toReversed() : answered) if ((await holder()) === null) await clear(waits);
      }
      expect(await holder()).toBe("Amber");
    }),
    {
      numRuns: 15,
      examples: [
        [
          [
            { assign: true, answer: true, clear: null },
            { assign: false, answer: false, clear: "oldest" },
          ],
          false,
        ],
      ],
    },
  );
}, 120_000);
