/** A file keeps the name its person gave it, from the browser's form to the download. */
import { expect, test } from "vitest";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";

const NAMED = 'The "final" answer: yes?.pdf';

/** A form as a browser writes it: quotes and line ends of the name are escaped, and nothing else. */
function sent(field: string, filename: string): RequestInit {
  const boundary = "----concord";
  const body = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${filename}"`,
    "Content-Type: application/pdf",
    "",
    "%PDF-1.7 the answer",
    `--${boundary}--`,
    "",
  ].join("\r\n");
  return { method: "POST", body, headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` } };
}
const IN_FORM = "The %22final%22 answer: yes?.pdf";
const HEADER = `attachment; filename="The _final_ answer_ yes_.pdf"; filename*=UTF-8''The%20%22final%22%20answer%3A%20yes%3F.pdf`;

test("a document of a case", async () => {
  const { id, as } = await caseOf();
  const answer = await as.partyA.send(`/api/cases/${id}/documents`, sent("file", IN_FORM));
  const made = await answer.json<{ id: string; originalName: string }>();
  expect(made.originalName).toBe(NAMED);
  expect((await as.partyA.get(`/api/documents/${made.id}/download`)).headers.get("Content-Disposition")).toBe(HEADER);
  const two = await as.partyA.send(`/api/cases/${id}/documents`, sent("file", "two%0D%0Alines.pdf"));
  expect((await two.json<{ originalName: string }>()).originalName).toBe("two lines.pdf");
});

test("a document of a booking", async () => {
  const { client } = await asRole("admin");
  const { id } = await booking();
  const made = await (await client.send(`/api/bookings/${id}/documents`, sent("document", IN_FORM))).json<{ id: string; name: string }>();
  expect(made.name).toBe(NAMED);
  const { headers } = await client.get(`/api/bookings/${id}/documents/${made.id}`);
  expect(headers.get("Content-Disposition")).toBe(HEADER);
});
