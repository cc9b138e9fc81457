import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byNumber, byPlace, CASE_FOLDERS, exhibitOf, maySayReliedOn, movedBefore, nextNumber, seriesOf, sideOfSeries } from "./exhibits.ts";
import { documentChangeSchema, filedAsSchema } from "./filed-as.ts";
import { proposeFolder } from "./propose-folder.ts";

describe("series", () => {
  test("each filer has its own, and the office none", () => {
    expect(seriesOf("side_a", "evidence")).toBe("C");
    expect(seriesOf("side_b", "pleadings")).toBe("R");
    expect(seriesOf("side_a", "legal_authorities")).toBe("CL");
    expect(seriesOf("side_b", "legal_authorities")).toBe("RL");
    expect(seriesOf("arbitrator", "procedural_orders")).toBe("PO");
    expect(seriesOf("arbitrator", "evidence")).toBeNull();
    for (const folder of CASE_FOLDERS) expect(seriesOf("office", folder)).toBeNull();
  });

  test("no series is of two sides, whatever the folder", () => {
    for (const filer of ["side_a", "side_b", "arbitrator"] as const)
      for (const folder of CASE_FOLDERS) {
        const series = seriesOf(filer, folder);
        if (series) expect(sideOfSeries(series)).toBe(filer);
      }
  });

  test("numbers are in their order, C-10 after C-9", () => {
    const of = (exhibit: string) => ({ exhibit, series: exhibit.split("-")[0] as "C" });
    expect(
      ["R-1", "C-10", "PO-1", "C-9", "CL-2"]
        .map(of)
        .sort(byNumber)
        .map(({ exhibit }) => exhibit),
    ).toEqual(["C-9", "C-10", "CL-2", "R-1", "PO-1"]);
    expect(exhibitOf({ series: "C", seriesNumber: 4 })).toBe("C-4");
    expect(exhibitOf({ series: null, seriesNumber: null })).toBeNull();
    expect(nextNumber(null)).toBe(1);
  });
});

describe("order in a folder", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 });

  test("a move changes the place of one and of no other", () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.option(fc.nat()), (all, from, to) => {
        const moved = all[from % all.length] as string;
        const before = to === null ? null : (all[to % all.length] as string);
        const order = movedBefore(all, moved, before) as string[];
        expect([...order].sort()).toEqual([...all].sort());
        expect(order.filter((id) => id !== moved)).toEqual(all.filter((id) => id !== moved));
        if (before === null) expect(order.at(-1)).toBe(moved);
        else if (before !== moved) expect(order.indexOf(moved)).toBe(order.indexOf(before) - 1);
      }),
    );
  });

  test("what is no longer there is no place", () => {
    expect(movedBefore(["a", "b"], "a", "c")).toBeNull();
  });

  test("what nobody has ordered follows as it was filed", () => {
    const row = (id: string, position: number | null, createdAt: number) => ({ id, position, createdAt, folder: "evidence" as const });
    const rows = [row("late", null, 3), row("early", null, 1), row("second", 2, 9), row("first", 1, 10)];
    expect(rows.sort(byPlace).map(({ id }) => id)).toEqual(["first", "second", "early", "late"]);
  });
});

describe("what is said of a document", () => {
  test("nothing has to be said", () => {
    expect(filedAsSchema.parse({})).toEqual({ folder: "other", exhibit: false, description: "", documentDate: null });
    expect(filedAsSchema.parse({ folder: "evidence", exhibit: "true", documentDate: "", reliedOn: "" })).toMatchObject({
      exhibit: true,
      documentDate: null,
      reliedOn: null,
    });
    expect(documentChangeSchema.parse({})).toEqual({});
  });

  test("what is wrong is named by its field", () => {
    const wrong = (given: unknown) => filedAsSchema.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message]);
    expect(wrong({ folder: "attic" })).toEqual([["folder", "case_folder_invalid"]]);
    expect(wrong({ description: "x".repeat(4000) })).toEqual([["description", "too_long"]]);
    expect(wrong({ documentDate: "2026-02-30" })).toEqual([["documentDate", "case_date_invalid"]]);
    expect(wrong({ documentDate: "0026-02-03" })).toEqual([["documentDate", "case_date_invalid"]]);
    expect(wrong({ reliedOn: "arbitrator" })).toEqual([["reliedOn", "case_relied_on_invalid"]]);
    expect(wrong({ exhibit: "C-4" })).toEqual([["exhibit", "case_exhibit_invalid"]]);
  });
});

describe("the folder that is proposed", () => {
  test.each([
    ["C-12 Charter agreement.pdf", "evidence"],
    ["Exhibit 3.pdf", "evidence"],
    ["Pièce R-4.pdf", "evidence"],
    ["CL-3 Dallah v Pakistan.pdf", "legal_authorities"],
    ["Procedural Order No. 2.pdf", "procedural_orders"],
    ["Ordonnance de procédure no 1.pdf", "procedural_orders"],
    ["Mémoire en réponse.pdf", "pleadings"],
    ["Escrito de demanda.docx", "pleadings"],
    ["Statement_of_defence.pdf", "pleadings"],
    ["Final award.pdf", "award"],
    ["Transcript day 2.pdf", "hearing"],
    ["Letter to the tribunal.pdf", "correspondence"],
    ["scan0001.pdf", "other"],
  ])("%s", (name, folder) => expect(proposeFolder(name, "office")).toBe(folder));

  test("is for a side none of the tribunal’s", () => {
    for (const side of ["side_a", "side_b"] as const) {
      expect(proposeFolder("Procedural Order No. 2.pdf", side)).toBe("other");
      expect(proposeFolder("Final award.pdf", side)).toBe("other");
      expect(proposeFolder("Exhibit C-4 award in another case.pdf", side)).toBe("evidence");
    }
  });

  test("the tribunal's own papers are orders unless their names say otherwise", () => {
    expect(proposeFolder("scan0001.pdf", "arbitrator")).toBe("procedural_orders");
    expect(proposeFolder("Final award.pdf", "arbitrator")).toBe("award");
  });
});

test("a side says of itself alone that it relies on a document, and leaves what is said of the other", () => {
  const said = [null, "side_a", "side_b", "both"] as const;
  const allowed = (filer: "side_a" | "side_b") =>
    said.flatMap((before) => said.filter((after) => maySayReliedOn(filer, before, after)).map((after) => `${before} ${after}`));
  expect(allowed("side_a").sort()).toEqual(
    ["null null", "null side_a", "side_a null", "side_a side_a", "side_b side_b", "side_b both", "both side_b", "both both"].sort(),
  );
  expect(allowed("side_b").sort()).toEqual(
    ["null null", "null side_b", "side_b null", "side_b side_b", "side_a side_a", "side_a both", "both side_a", "both both"].sort(),
  );
  for (const filer of ["arbitrator", "office"] as const)
    expect(said.every((before) => said.every((after) => maySayReliedOn(filer, before, after)))).toBe(true);
});
