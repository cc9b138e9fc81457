/** Who may do what of due process in a case, by the use cases that its page calls: each kind of person on what is there and on what is missing. */
import { describe, expect, test } from "vitest";
import type { AppError } from "#app/domain/errors.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";

const ACTORS = ["partyA", "partyB", "counselB", "arbitrator", "admin", "stranger", "anonymous"] as const;
type Expected = Readonly<Record<(typeof ACTORS)[number], string>>;

const OUTSIDE = { stranger: "not_found", anonymous: "unauthenticated" };
const sides = (inside: string): Expected => ({
  partyA: inside,
  partyB: inside,
  counselB: inside,
  arbitrator: "forbidden",
  admin: "forbidden",
  ...OUTSIDE,
});
const office = (inside: string): Expected => ({
  partyA: "forbidden",
  partyB: "forbidden",
  counselB: "forbidden",
  arbitrator: "forbidden",
  admin: inside,
  ...OUTSIDE,
});

/** `done` on what is there; of a thing in the case that is missing, what those who may are answered. */
const CALLS: Readonly<Record<string, { call: (client: ApiClient, id: string) => Promise<unknown>; expected: Expected }>> = {
  "comment on a disclosure that is missing": {
    call: (client, id) => client.within(({ assignments }) => assignments.remark(id, "missing", { kind: "comment", remark: "Noted." })),
    expected: sides("not_found"),
  },
  "challenge by a disclosure that is missing": {
    call: (client, id) => client.within(({ assignments }) => assignments.remark(id, "missing", { kind: "challenge", remark: "Biased." })),
    expected: sides("not_found"),
  },
  "decide a challenge that is missing": {
    call: (client, id) =>
      client.within(({ assignments }) => assignments.decideChallenge(id, "missing", { decision: "dismissed", reason: "No." })),
    expected: office("not_found"),
  },
  "end the time for remarks on a disclosure that is missing": {
    call: (client, id) => client.within(({ assignments }) => assignments.endRemarks(id, "missing", { reason: "Both have spoken." })),
    expected: office("not_found"),
  },
  "settle what mails say": {
    call: (client, id) => client.within(({ caseMoves }) => caseMoves.setMailSays(id, { mailSays: "outcome" })),
    expected: office("done"),
  },
  "read the proof of notice": {
    call: (client, id) => client.within(({ notices }) => notices.given(id)),
    expected: { ...office("done"), partyA: "not_found", partyB: "not_found", counselB: "not_found", arbitrator: "done" },
  },
};

const clientOf = (made: CaseOf, actor: (typeof ACTORS)[number]) => (actor === "anonymous" ? apiClient() : made.as[actor]);
const answered = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: AppError) => error.code,
  );

describe.each(Object.entries(CALLS))("%s", (_, { call, expected }) => {
  test("is answered to each as the table says, and a case that is missing like another's", async () => {
    const made = await caseOf();
    const found = await Promise.all(ACTORS.map(async (actor) => [actor, await answered(call(clientOf(made, actor), made.id))]));
    expect(Object.fromEntries(found)).toEqual(expected);
    const missing = await Promise.all(ACTORS.map((actor) => answered(call(clientOf(made, actor), "missing"))));
    expect(missing).toEqual(ACTORS.map((actor) => (actor === "anonymous" ? "unauthenticated" : "not_found")));
  });
});
