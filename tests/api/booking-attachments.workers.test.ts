/** What lies next to a booking: staff's queue, staff's notes, documents; who sees which, and what two at once do. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { sweepUnfinishedDocuments } from "#app/services/bookings/documents/sweep-unfinished-documents.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 the brief");
const attach = (client: ApiClient, id: string, { name = "brief.pdf", bytes = PDF, audience = "staff" } = {}) => {
  const form = new FormData();
  form.set("document", new File([bytes], name));
  form.set("audience", audience);
  return client.send(`/api/bookings/${id}/documents`, { method: "POST", body: form });
};
const listed = async (client: ApiClient, id: string) =>
  (await (await client.get(`/api/bookings/${id}/documents`)).json<{ id: string; name: string }[]>()).map(({ name }) => name);

const contact = (email: string) => ({ bookingContactEmail: email, contactEmailKey: email });

describe("documents", () => {
  test("of a booking that somebody made in another's name are the contact's and staff's; its maker reads their own", async () => {
    const { who: named, client: contacted } = await asRole("party");
    const { who: maker, client: planted } = await asRole("party", { name: "Bea Opposite" });
    const { client: staff } = await asRole("admin");
    const { id } = await booking({ ...contact(named.email), createdByUser: maker.id });
    const made = await (await attach(contacted, id, { name: "mine.pdf" })).json<{ id: string }>();
    await attach(staff, id, { name: "order.pdf", audience: "client" });
    await attach(planted, id, { name: "theirs.pdf" });
    expect(await listed(contacted, id)).toEqual(["mine.pdf", "order.pdf", "theirs.pdf"]);
    expect(await listed(staff, id)).toEqual(["mine.pdf", "order.pdf", "theirs.pdf"]);
    expect(await listed(planted, id)).toEqual(["theirs.pdf"]);
    expect((await planted.get(`/api/bookings/${id}/documents/${made.id}`)).status).toBe(404);
    // The contact reads who made it; its maker does not read of themselves.
    expect((await visit(contacted, `/bookings/${id}`)).text).toContain("Bea Opposite");
    expect(await planted.within((services) => services.bookings.maker(id))).toBeNull();
    expect(await staff.within((services) => services.bookings.maker(id))).toEqual({
      by: "person",
      name: "Bea Opposite",
      email: maker.email,
    });
  });

  test("staff attach for themselves or for the client, who sees the latter alone", async () => {
    const { who, client } = await asRole("party");
    const { client: staff } = await asRole("admin");
    const { id } = await booking(contact(who.email));
    expect((await attach(staff, id, { name: "internal.pdf" })).status).toBe(201);
    expect((await attach(staff, id, { name: "order.pdf", audience: "client" })).status).toBe(201);
    expect(await listed(staff, id)).toEqual(["internal.pdf", "order.pdf"]);
    expect(await listed(client, id)).toEqual(["order.pdf"]);
    const [internal] = await (await staff.get(`/api/bookings/${id}/documents`)).json<{ id: string }[]>();
    expect((await client.get(`/api/bookings/${id}/documents/${internal?.id}`)).status).toBe(404);
    expect((await client.delete(`/api/bookings/${id}/documents/${internal?.id}`)).status).toBe(404);
  });

  test("what a client attaches is for both, whatever is asked, and stays theirs to read only", async () => {
    const { who, client } = await asRole("party");
    const { client: staff } = await asRole("admin");
    const { id } = await booking({ createdByUser: who.id });
    const made = await (await attach(client, id, { name: "Réponse.pdf", audience: "staff" })).json<{ id: string; audience: string }>();
    expect(made.audience).toBe("client");
    const answer = await staff.get(`/api/bookings/${id}/documents/${made.id}`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF);
    expect(answer.headers.get("Content-Disposition")).toContain("filename*=UTF-8''R%C3%A9ponse.pdf");
    expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await client.delete(`/api/bookings/${id}/documents/${made.id}`)).status).toBe(403);
    expect((await staff.delete(`/api/bookings/${id}/documents/${made.id}`)).status).toBe(204);
    expect(await listed(client, id)).toEqual([]);
    const history = (await staff.within((services) => services.bookings.get(id).then((record) => services.desk.attachments(record))))
      ?.history;
    expect(history?.map(({ action }) => action)).toEqual(["document_added", "document_removed"]);
  });

  test("somebody else's booking and one that is not there are the same 404", async () => {
    const { client } = await asRole("party");
    const { id } = await booking();
    for (const address of [id, newId()]) {
      expect((await attach(client, address)).status).toBe(404);
      expect((await client.get(`/api/bookings/${address}/documents`)).status).toBe(404);
      expect((await apiClient().get(`/api/bookings/${address}/documents`)).status).toBe(401);
    }
    expect((await attach(apiClient(), id)).status).toBe(401);
  });

  test.each([
    ["page.html", new TextEncoder().encode("<script>"), 400, "document_type"],
    ["page.pdf", new TextEncoder().encode("<script>"), 400, "document_content"],
    ["empty.pdf", new Uint8Array(), 400, "document_empty"],
  ])("%s is refused and leaves nothing", async (name, bytes, status, code) => {
    const { client: staff } = await asRole("admin");
    const { id } = await booking();
    const answer = await attach(staff, id, { name, bytes });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(code);
    expect(await listed(staff, id)).toEqual([]);
    expect((await env.FILES.list({ prefix: "bookings/" })).objects.filter(({ size }) => size === bytes.byteLength)).toEqual([]);
  });

  test("more than ten megabytes are refused while they come", async () => {
    const { client: staff } = await asRole("admin");
    const { id } = await booking();
    const bytes = new Uint8Array(11 * 1024 * 1024);
    bytes.set(PDF);
    expect((await attach(staff, id, { bytes })).status).toBe(413);
  });

  test("an upload that never ended is swept with its bytes, and nothing else is", async () => {
    const { who, client: staff } = await asRole("admin");
    const { id } = await booking();
    await attach(staff, id, { name: "kept.pdf" });
    const key = `bookings/${newId()}`;
    await env.FILES.put(key, PDF);
    await env.DB.prepare(
      "INSERT INTO booking_documents (id, booking_id, name, type, size, sha256, object_key, audience, uploaded_by, created_at) VALUES (?, ?, 'cut.pdf', 'application/pdf', 3, 'x', ?, 'staff', ?, 1)",
    )
      .bind(newId(), id, key, who.id)
      .run();
    expect(await listed(staff, id)).toEqual(["kept.pdf"]);
    expect(await sweepUnfinishedDocuments(env, new Date(3_600_000))).toBe(0);
    expect(await sweepUnfinishedDocuments(env, new Date())).toBe(1);
    expect(await env.FILES.head(key)).toBeNull();
    expect(await listed(staff, id)).toEqual(["kept.pdf"]);
  });

  test("four at once are all there, each with its entry in the history", async () => {
    const { client: staff } = await asRole("admin");
    const { id } = await booking();
    const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => attach(staff, id, { name: `part-${at}.pdf` })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await listed(staff, id)).sort()).toEqual(["part-0.pdf", "part-1.pdf", "part-2.pdf", "part-3.pdf"]);
  });
});

describe("internal notes", () => {
  const notes = (client: ApiClient, id: string) =>
    client.within(async (services) => (await services.desk.attachments(await services.bookings.get(id)))?.notes ?? null);

  test("staff note for each other; a client never sees that there are any", async () => {
    const { who, client } = await asRole("party");
    const { client: staff } = await asRole("admin", { name: "Mireille Roy" });
    const { id } = await booking({ createdByUser: who.id });
    await staff.within((services) => services.notes.add(id, "  The other side is late with its fees.\n", "form-1"));
    expect(await notes(staff, id)).toMatchObject([{ text: "The other side is late with its fees.", by: "Mireille Roy" }]);
    expect(await notes(client, id)).toBeNull();
    expect(await (await client.get(`/api/bookings/${id}`)).text()).not.toContain("late with its fees");
    await expect(client.within((services) => services.notes.add(id, "mine", "f"))).rejects.toMatchObject({ code: "not_found" });
  });

  test("pressed twice it is noted once; removed it is gone for everybody", async () => {
    const { client: staff } = await asRole("admin");
    const { id } = await booking();
    await Promise.all([1, 2, 3].map(() => staff.within((services) => services.notes.add(id, "Call after five", "form-2"))));
    const [note, ...more] = (await notes(staff, id)) ?? [];
    expect(more).toEqual([]);
    await staff.within((services) => services.notes.remove(id, note?.id ?? ""));
    expect(await notes(staff, id)).toEqual([]);
    await expect(staff.within((services) => services.notes.remove(id, note?.id ?? ""))).rejects.toMatchObject({ code: "not_found" });
  });

  test.each([
    ["   ", "note_empty"],
    ["x".repeat(5001), "too_long"],
  ])("what cannot be noted is said of its field", async (text, code) => {
    const { client: staff } = await asRole("admin");
    const { id } = await booking();
    await expect(staff.within((services) => services.notes.add(id, text, "f"))).rejects.toMatchObject({
      issues: [{ field: "note", code }],
    });
  });
});

describe("the queue", () => {
  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM staff_tasks").run();
  });
  const queue = (client: ApiClient, view: "open" | "mine" | "untaken" | "done" = "open") =>
    client.within((services) => services.queue.list(view, null));

  test("a request is in it with its clock; taken, given back and done it moves through the views", async () => {
    const made = await (await apiClient().post("/api/bookings/fast", fastBooking())).json<{ id: string; callBy: string }>();
    const { who, client: staff } = await asRole("admin", { name: "Mireille Roy" });
    const { tasks, counts } = await queue(staff);
    expect(tasks).toMatchObject([{ kind: "call_booking", booking: { id: made.id }, dueAt: made.callBy, taken: null }]);
    expect(counts).toEqual({ open: 1, overdue: 0, mine: 0, untaken: 1 });
    const id = tasks[0]?.id ?? "";
    expect(await staff.within((services) => services.queue.move(id, "take", null))).toMatchObject({
      made: true,
      task: { taken: { id: who.id, name: "Mireille Roy", me: true } },
    });
    expect((await queue(staff)).counts).toEqual({ open: 1, overdue: 0, mine: 1, untaken: 0 });
    expect((await queue(staff, "mine")).tasks).toHaveLength(1);
    expect((await queue(staff, "untaken")).tasks).toHaveLength(0);
    await staff.within((services) => services.queue.move(id, "release", who.id));
    expect((await queue(staff)).tasks).toMatchObject([{ taken: null }]);
    await staff.within((services) => services.queue.move(id, "done", null));
    expect((await queue(staff)).tasks).toEqual([]);
    expect((await queue(staff, "done")).tasks).toMatchObject([{ done: { name: "Mireille Roy" } }]);
    // The promised call is done with it.
    expect((await (await staff.get(`/api/bookings/${made.id}`)).json<{ callBy: string | null }>()).callBy).toBeNull();
  });

  test("of ten who take one task at once, one has it, and the others hear who", async () => {
    await apiClient().post("/api/bookings/fast", fastBooking());
    const staff = await Promise.all(Array.from({ length: 10 }, () => asRole("admin")));
    const first = staff[0]?.client ?? apiClient();
    const id = (await queue(first)).tasks[0]?.id ?? "";
    const moved = await Promise.all(staff.map(({ client }) => client.within((services) => services.queue.move(id, "take", null))));
    expect(moved.filter(({ made }) => made)).toHaveLength(1);
    expect(new Set(moved.map(({ task }) => task.taken?.id)).size).toBe(1);
    // Taken over knowingly: by who saw in whose hands it is.
    const holder = moved[0]?.task.taken?.id ?? "";
    const other = staff.find(({ who }) => who.id !== holder);
    expect(await other?.client.within((services) => services.queue.move(id, "take", holder))).toMatchObject({ made: true });
  });

  test("overdue ones are counted, the one due first is on top, pages follow", async () => {
    const { client: staff } = await asRole("admin");
    const row = await booking();
    const insert = env.DB.prepare(
      "INSERT INTO staff_tasks (id, kind, booking_id, contact, due_at, created_at) VALUES (?, 'call_booking', ?, '{\"name\":\"Ana\"}', ?, 1)",
    );
    await env.DB.batch(
      Array.from({ length: 30 }, (_, at) => insert.bind(`task-${String(at).padStart(2, "0")}`, row.id, 1000 + ((at * 7) % 15))),
    );
    const page = await queue(staff);
    expect(page.counts).toEqual({ open: 30, overdue: 30, mine: 0, untaken: 30 });
    const next = await staff.within((services) => services.queue.list("open", page.next));
    const all = [...page.tasks, ...next.tasks];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).sort());
    await env.DB.prepare("UPDATE staff_tasks SET done_at = 7").run();
    const done = await queue(staff, "done");
    const older = await staff.within((services) => services.queue.list("done", done.next));
    expect(new Set([...done.tasks, ...older.tasks].map(({ id }) => id)).size).toBe(30);
  });

  test.each(["party", "arbitrator"] as const)("for a %s there is no queue", async (role) => {
    const client = await asUser(await person(role));
    await expect(queue(client)).rejects.toMatchObject({ code: "not_found" });
    await expect(client.within((services) => services.queue.move("task", "take", null))).rejects.toMatchObject({ code: "not_found" });
    await expect(queue(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
