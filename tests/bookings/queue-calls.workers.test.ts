/** Calls of staff's queue: each is written down, and one that reached nobody gives its task another clock and keeps the promise. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser, sessionCookie } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const NOW = new Date();
const HOUR = 3_600_000;

async function promised() {
  const who = await person("admin", { firstName: "Olive", lastName: "Office" });
  const staff = apiClient({ cookie: await sessionCookie(who), clock: () => NOW });
  const made = await apiClient({ clock: () => NOW }).post("/api/bookings/fast", fastBooking());
  const { id: bookingId } = await made.json<{ id: string }>();
  const row = await env.DB.prepare("SELECT id, due_at FROM staff_tasks WHERE booking_id = ?")
    .bind(bookingId)
    .first<{ id: string; due_at: number }>();
  if (!row) throw new Error("Nothing was promised.");
  return { who, staff, bookingId, taskId: row.id, dueAt: row.due_at };
}

test("no answer: again in an hour, in the caller's hands, with what was promised kept and the booking's clock moved", async () => {
  const { who, staff, bookingId, taskId, dueAt } = await promised();
  const noted = await staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "no_answer", again: 60, heldBy: null }));
  const again = new Date(NOW.getTime() + HOUR).toISOString();
  expect(noted).toMatchObject({ made: true, move: "no_answer" });
  expect(noted.task).toMatchObject({
    dueAt: again,
    promisedAt: new Date(dueAt).toISOString(),
    taken: { me: true },
    calls: [{ outcome: "no_answer", againAt: again, by: who.name, at: NOW.toISOString() }],
  });
  const booking = await (await staff.get(`/api/bookings/${bookingId}`)).json<{ callBy: string }>();
  expect(booking.callBy).toBe(again);
  const second = await staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "message", again: 120, heldBy: who.id }));
  expect(second.task.promisedAt).toBe(new Date(dueAt).toISOString());
  expect(second.task.calls.map(({ outcome }) => outcome).sort()).toEqual(["message", "no_answer"]);
});

test("reached: the task is done with it, and nothing is called again", async () => {
  const { staff, taskId, bookingId } = await promised();
  const { task, made } = await staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "reached", again: 60, heldBy: null }));
  expect(made).toBe(true);
  expect(task.done).toMatchObject({ me: true });
  expect(task.calls).toMatchObject([{ outcome: "reached", againAt: null }]);
  expect((await (await staff.get(`/api/bookings/${bookingId}`)).json<{ callBy: string | null }>()).callBy).toBeNull();
  const late = await staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "no_answer", again: 60, heldBy: null }));
  expect(late.made).toBe(false);
  expect(late.task.calls).toHaveLength(1);
});

test("whom somebody else has taken meanwhile is not taken from them by a call", async () => {
  const { staff, taskId } = await promised();
  const other = await asUser(await person("admin"), { clock: () => NOW });
  await other.within(({ queue }) => queue.move(taskId, "take", null));
  const noted = await staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "no_answer", again: 30, heldBy: null }));
  expect(noted.made).toBe(false);
  expect(noted.task).toMatchObject({ taken: { me: false }, promisedAt: null, calls: [] });
});

test("nor is it marked as done in the hands of somebody whom the caller has not seen there, and what was promised stays", async () => {
  const { staff, taskId, bookingId } = await promised();
  const ben = await person("admin", { firstName: "Ben", lastName: "Bureau" });
  const other = await asUser(ben, { clock: () => NOW });
  await other.within(({ queue }) => queue.move(taskId, "take", null));
  const refused = await staff.patch(`/api/tasks/${taskId}`, { move: "done", heldBy: null });
  expect([refused.status, await refused.json()]).toMatchObject([409, { task: { taken: { me: false }, done: null } }]);
  expect((await (await staff.get(`/api/bookings/${bookingId}`)).json<{ callBy: string | null }>()).callBy).not.toBeNull();
  // Who has seen whose it is does it for them.
  expect((await staff.patch(`/api/tasks/${taskId}`, { move: "done", heldBy: ben.id })).status).toBe(204);
  expect((await (await staff.get(`/api/bookings/${bookingId}`)).json<{ callBy: string | null }>()).callBy).toBeNull();
});

test("a clock that is not offered is refused, and nobody but staff is answered", async () => {
  const { staff, taskId } = await promised();
  await expect(
    staff.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "no_answer", again: 7, heldBy: null })),
  ).rejects.toMatchObject({ code: "invalid_input" });
  for (const role of ["party", "arbitrator"] as const) {
    const { client } = await asRole(role);
    await expect(
      client.within(({ queueCalls }) => queueCalls.note(taskId, { outcome: "reached", again: null, heldBy: null })),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within(({ queue }) => queue.get(taskId))).rejects.toMatchObject({ code: "not_found" });
  }
});

test("moved over the wire: each task by itself, and who was slower hears whose it is", async () => {
  const { who, staff, taskId } = await promised();
  const other = await person("admin", { firstName: "Ben", lastName: "Bureau" });
  const ben = apiClient({ cookie: await sessionCookie(other), clock: () => NOW });
  const move = (client: typeof ben, body: unknown, id = taskId) => client.patch(`/api/tasks/${id}`, body);
  expect((await staff.within(({ queueCalls }) => queueCalls.staff())).find(({ id }) => id === other.id)).toMatchObject({ me: false });
  expect((await move(staff, { move: "assign", heldBy: null, to: other.id })).status).toBe(204);
  const late = await move(staff, { move: "take", heldBy: null });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ error: "conflict", task: { taken: { name: other.name, me: false }, done: null } });
  expect((await move(ben, { move: "release", heldBy: other.id })).status).toBe(204);
  expect((await move(staff, { move: "take", heldBy: null })).status).toBe(204);
  // Nobody of the office, nobody at all, and no move.
  const { client: party } = await asRole("party");
  const someone = await person("arbitrator");
  for (const to of [someone.id, "nobody", undefined]) {
    const answer = await move(staff, { move: "assign", heldBy: who.id, ...(to ? { to } : {}) });
    expect([answer.status, (await answer.json<{ issues: { field: string }[] }>()).issues[0]?.field]).toEqual([400, "to"]);
  }
  expect((await move(staff, { move: "burn", heldBy: who.id })).status).toBe(400);
  expect((await move(party, { move: "take", heldBy: who.id })).status).toBe(404);
  expect((await move(staff, { move: "take", heldBy: null }, "missing")).status).toBe(404);
  expect((await move(staff, { move: "done", heldBy: who.id })).status).toBe(204);
  const done = await move(ben, { move: "assign", heldBy: who.id, to: other.id });
  expect([done.status, await done.json()]).toMatchObject([409, { task: { done: { name: who.name } } }]);
});

test("one's own tasks, and those that are not assigned, are found and counted behind any number of others", async () => {
  const { who, staff, taskId } = await promised();
  const other = await person("admin");
  // All of them due before.
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
     INSERT INTO staff_tasks (id, kind, contact, due_at, created_at, taken_by, taken_at) SELECT 'many-' || i, 'call_visitor', '{}', i, i, ?, i FROM n`,
  )
    .bind(other.id)
    .run();
  const untaken = await staff.within(({ queue }) => queue.list("untaken", null));
  expect(untaken.tasks.map(({ id }) => id)).toContain(taskId);
  expect(untaken.counts).toMatchObject({ open: 1000, overdue: 1000, mine: 0, untaken: untaken.tasks.length });
  await staff.within(({ queue }) => queue.move(taskId, "take", null));
  const mine = await staff.within(({ queue }) => queue.list("mine", null));
  expect(mine.tasks.map(({ id }) => id)).toEqual([taskId]);
  expect(mine.counts.mine).toBe(1);
  expect(mine.tasks[0]?.taken?.id).toBe(who.id);
});
