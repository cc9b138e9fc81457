/** What somebody did in a case keeps the name that they had then: on its page, in its list and in the exported record. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { file } from "#tests/kit/case-writing.ts";

const dayIn = (days: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(Date.now() + days * 86_400_000);

test("a document, a deadline and a request for more time are those of the name of that day", async () => {
  const { id, as, partyA, arbitrator } = await caseOf();
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
  await file(as.partyA, id, "claim.pdf");
  const due = { title: "Reply", owedBy: "side_a", dueDate: dayIn(10), dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
  const deadline = await as.arbitrator.within(({ timetable }) => timetable.set(id, due));
  const wanted = { wantedDate: dayIn(20), wantedTime: "12:00", reason: "Illness.", closedDay: "keep" };
  await as.partyA.within(({ timetable }) => timetable.askExtension(id, deadline, wanted));
  const asked = await env.DB.prepare("SELECT id FROM case_extensions WHERE deadline_id = ?").bind(deadline).first<{ id: string }>();
  await as.arbitrator.within(({ timetable }) => timetable.decideExtension(id, asked?.id ?? "", { decision: "refused", reason: "No." }));
  await as.arbitrator.within(({ timetable }) => timetable.cancel(id, deadline, { reason: "Settled." }));
  for (const client of [as.partyA, as.arbitrator])
    await client.within(({ account }) => account.saveProfile({ firstName: "Renamed", lastName: "Entirely" }));

  const { rows } = await as.partyB.within(({ caseFiles }) => caseFiles.open(id));
  expect(rows.documents.map(({ uploader }) => nameOf(uploader))).toEqual([nameOf(partyA)]);
  expect(rows.deadlines).toMatchObject([{ setterName: nameOf(arbitrator), cancellerName: nameOf(arbitrator) }]);
  expect(rows.extensions).toMatchObject([{ askerName: nameOf(partyA), deciderName: nameOf(arbitrator) }]);
  const { body } = await as.partyB.within(({ caseRecord }) => caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
  const manifest = JSON.parse(new TextDecoder().decode(contents.get("manifest.json"))) as RecordManifest;
  expect(manifest.documents.map(({ uploadedBy }) => uploadedBy)).toEqual([nameOf(partyA)]);
  await expect(env.DB.prepare("UPDATE case_documents SET uploader_last_name = 'X' WHERE case_id = ?").bind(id).run()).rejects.toThrow(
    /never altered/,
  );
});
