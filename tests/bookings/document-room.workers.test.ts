/** Documents of a booking: what staff keep for themselves takes no room of the client's, and the client learns nothing of it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");

test("are counted for each audience apart", async () => {
  const client = await asRole("party");
  const admin = await asRole("admin");
  const { id } = await booking({ createdByUser: client.who.id });
  const attach = (who: ApiClient, audience: "staff" | "client") =>
    who.within(({ documents }) => documents.attach(id, { name: "agreement.pdf", bytes: PDF }, audience));
  const fill = (audience: string, count: number) =>
    env.DB.prepare(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
      INSERT INTO booking_documents (id, booking_id, name, type, size, sha256, object_key, audience, uploaded_by, created_at, ready_at)
      SELECT lower(hex(randomblob(8))), ?2, 'a.pdf', 'application/pdf', 1, '', lower(hex(randomblob(8))), ?3, ?4, n, n FROM numbers`)
      .bind(count, id, audience, admin.who.id)
      .run();
  await fill("staff", 50);
  await attach(client.client, "client");
  await fill("client", 49);
  await expect(attach(client.client, "client")).rejects.toMatchObject({ issues: [{ field: "document", code: "document_too_many" }] });
  await env.DB.prepare("UPDATE booking_documents SET removed_at = 1, removed_by = ? WHERE booking_id = ? AND audience = 'staff'")
    .bind(admin.who.id, id)
    .run();
  await attach(admin.client, "staff");
});
