/** What is limited in number, of which four are sent at once where one more has room: one is kept, and the others are refused by name. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MOST_DECLARED } from "#app/db/cases/conflicts.repo.server.ts";
import { TEMPLATE_LIMITS } from "#app/domain/booking/office/message-template.ts";
import { AppError } from "#app/domain/errors.ts";
import { VIEW_LIMITS } from "#app/domain/views/saved-view.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";

const FOUR = [1, 2, 3, 4];
const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");

/** What is refused of four at once; of the others one is kept. */
async function atOnce(send: (at: number) => Promise<unknown>): Promise<string[]> {
  const sent = await Promise.allSettled(FOUR.map(send));
  return sent.flatMap((one) => {
    if (one.status === "fulfilled") return [];
    if (!(one.reason instanceof AppError)) throw one.reason;
    return [one.reason.issues[0]?.code ?? one.reason.code];
  });
}
const NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)";
const ID = "lower(hex(randomblob(8)))";
const fill = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(`${NUMBERS} ${sql}`)
    .bind(...values)
    .run();
const count = async (sql: string, ...values: string[]) =>
  (
    await env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;

test("documents of a booking, for each audience", async () => {
  const { client, who } = await asRole("admin");
  const { id } = await booking();
  const columns = "id, booking_id, name, type, size, sha256, object_key, audience, uploaded_by, created_at, ready_at";
  const values = `${ID}, ?2, 'a.pdf', 'application/pdf', 1, '', ${ID}, 'staff', ?3, n, n`;
  await fill(`INSERT INTO booking_documents (${columns}) SELECT ${values} FROM numbers`, 49, id, who.id);
  const refused = await atOnce((at) => client.within(({ documents }) => documents.attach(id, { name: `${at}.pdf`, bytes: PDF }, "staff")));
  expect(refused).toEqual(Array(3).fill("document_too_many"));
  expect(await count("booking_documents WHERE booking_id = ? AND removed_at IS NULL", id)).toBe(50);
});

test("a person's views of a list", async () => {
  const { client, who } = await asRole("admin");
  const insert = `INSERT INTO saved_views (id, list, owner_id, name, query, version, updated_at)
    SELECT ${ID}, 'bookings', ?2, 'View ' || n, 'status=confirmed', 1, 1 FROM numbers`;
  await fill(insert, VIEW_LIMITS.own - 1, who.id);
  const refused = await atOnce((at) =>
    client.within(({ savedViews }) => savedViews.save("bookings", { name: `At once ${at}`, query: "status=pending", shared: false })),
  );
  expect(refused).toEqual(Array(3).fill("views_too_many"));
  expect(await count("saved_views WHERE owner_id = ?", who.id)).toBe(VIEW_LIMITS.own);
});

test("templates in use", async () => {
  const { client, who } = await asRole("admin");
  const have = (await count("message_templates WHERE removed_at IS NULL")) ?? 0;
  const insert = `INSERT INTO message_templates (id, name, texts, version, updated_at, updated_by)
    SELECT ${ID}, 'Template ' || n, '{}', 1, 1, ?2 FROM numbers`;
  await fill(insert, TEMPLATE_LIMITS.templates - 1 - have, who.id);
  const texts = { en: "We have your request.", fr: "", es: "" };
  const refused = await atOnce((at) =>
    client.within(({ templates }) => templates.save({ id: null, version: 0, name: `At once ${at}`, texts })),
  );
  expect(refused).toEqual(Array(3).fill("templates_too_many"));
  expect(await count("message_templates WHERE removed_at IS NULL")).toBe(TEMPLATE_LIMITS.templates);
});

test("what an arbitrator declares", async () => {
  const { client, who } = await asRole("arbitrator");
  const most = MOST_DECLARED - 1;
  const names = `INSERT INTO arbitrator_interests (id, user_id, name, name_key, created_at)
    SELECT ${ID}, ?2, 'Firm ' || n, 'firm ' || n, 1 FROM numbers`;
  await fill(names, most - 1, who.id);
  const days = `INSERT INTO arbitrator_absences (id, user_id, from_date, to_date, created_at)
    SELECT ${ID}, ?2, '2099-01-01', '2099-01-01', 1 FROM numbers`;
  await fill(days, most - 1, who.id);
  const interests = await atOnce((at) => client.within(({ interests: own }) => own.declare({ name: `Acme ${at} Holdings` })));
  const absences = await atOnce(() => client.within(({ interests: own }) => own.addAbsence({ from: "2099-02-01", to: "2099-02-02" })));
  expect([interests, absences]).toEqual([Array(3).fill("conflict"), Array(3).fill("conflict")]);
  expect(await count("arbitrator_interests WHERE user_id = ?", who.id)).toBe(most);
  expect(await count("arbitrator_absences WHERE user_id = ?", who.id)).toBe(most);
});
