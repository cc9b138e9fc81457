import { expect, test } from "vitest";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";
import { documentsSection } from "./documents-section.server.ts";

/** What a party may be shown of a case with so many exhibits, in the order of their filing. */
function fileOf(count: number): CaseFile {
  const documents = Array.from({ length: count }, (_, at) => ({
    id: `d${at + 1}`,
    rootId: null,
    version: 1,
    name: `exhibit ${at + 1}.pdf`,
    folder: "evidence",
    position: null,
    audience: at === 104 ? "side_a" : "everyone",
    filedFor: "side_a",
    uploadedBy: "me",
    uploader: { firstName: "Ana", lastName: "Alba" },
    uploaderFirstName: "Ana",
    uploaderLastName: "Alba",
    series: null,
    seriesNumber: null,
    description: "",
    documentDate: null,
    reliedOn: null,
    scan: "clean",
    withdrawnAt: null,
    withdrawnBy: null,
    withdrawnReason: null,
    readyAt: at + 1,
    createdAt: at + 1,
    size: 1,
    sha256: "",
    type: "application/pdf",
  }));
  return {
    rows: { documents, people: [] },
    relation: { kind: "member", side: "a", capacity: "party" },
    who: { id: "me" },
    may: {},
    case: { status: "in_progress" },
    documentRoom: null,
    endings: [],
  } as unknown as CaseFile;
}

test("a step down at the end of a page leads before what follows on the other one, and at the folder's end to its end", () => {
  const section = documentsSection(fileOf(150), 2);
  const shown = section.documents.map(({ id }) => id);
  expect([shown[0], shown.at(-1)]).toEqual(["d1", "d50"]);
  expect(section.following.d50).toBe("d51");
  expect(section.following.d150).toBeNull();
  // What a side alone sees has no place in the order.
  expect(section.following.d104).toBe("d106");
  expect(section.following).not.toHaveProperty("d105");
});
