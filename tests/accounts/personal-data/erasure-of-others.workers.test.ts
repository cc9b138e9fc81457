/** What an erasure leaves alone: what is somebody else's, and what is nobody's to know. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDocuments } from "#app/db/schema/booking-attachments.ts";
import { caseMessages, caseReaders } from "#app/db/schema/cases.ts";
import { newId } from "#app/services/platform/ids.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { eraser } from "./erasing.ts";

const db = connect(env.DB);
const PDF = new TextEncoder().encode("%PDF-1.7 an agreement");

describe("the numbers of a preview", () => {
  test("say nothing of what is private in a case, nor of what its person alone knows of", async () => {
    const office = await eraser();
    const { id, partyA } = await caseOf();
    const before = await office.preview(partyA.email);
    const counted = ({ kept, removed }: typeof before) => [...kept, ...removed].filter(({ table }) => table !== "session");
    const message = (audience: "side_a" | "everyone") =>
      db.insert(caseMessages).values({
        id: newId(),
        caseId: id,
        senderId: partyA.id,
        content: "We wait for the expert.",
        audience,
        originKey: newId(),
        createdAt: Date.now(),
      });
    await message("side_a");
    await db
      .insert(caseReaders)
      .values({ caseId: id, userId: partyA.id, draft: "We", draftAudience: "side_a", updatedAt: Date.now() } as never);
    expect(counted(await office.preview(partyA.email))).toEqual(counted(before));
    await message("everyone");
    expect((await office.preview(partyA.email)).kept).toContainEqual({ table: "case_messages", rows: 1 });
  });
});

describe("who made bookings for others", () => {
  test("takes none of their documents along", async () => {
    const office = await eraser();
    const maker = await person("party");
    const made = await booking({ createdByUser: maker.id });
    await (await asUser(maker)).within(({ documents }) => documents.attach(made.id, { name: "exhibit.pdf", bytes: PDF }, "client"));
    const [file] = await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, made.id));
    expect(file?.uploadedBy).toBe(maker.id);
    expect((await office.preview(maker.email)).removed.map(({ table }) => table)).not.toContain("booking_documents");
    expect((await office.erase(maker.email)).status).toBe(200);
    expect(await db.select().from(bookingDocuments).where(eq(bookingDocuments.bookingId, made.id))).toEqual([file]);
    expect(await env.FILES.head(file?.objectKey ?? "")).not.toBeNull();
  });
});
