/** The newcomer's first task: a row that is added to the registry and nowhere else is an error of the compiler in each place that must know it. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What speaks of fields; the rest of the tree only makes the compiler slower. */
const INCLUDED = [
  "app/domain/booking/**/*.ts",
  "app/i18n/detailed/*.ts",
  "app/i18n/booking-labels.ts",
  "app/services/bookings/booking-requests.ts",
  "app/components/booking-form/fields.ts",
  "worker-configuration.d.ts",
];
const ROW = `export const SPECIAL_REQUIREMENTS = {
  seeded: { is: TEXT, missing: "required", about: "Seeded.", fast: {}, simple: { as: "seeded" }, column: true },`;

/** The files in which the compiler finds errors; the assistant's lexicons, which it names as well, have a plan of their own. */
function complaints(folder: string): Promise<string[]> {
  const arguments_ = [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "-p",
    join(folder, "tsconfig.json"),
    "--pretty",
    "false",
    "--singleThreaded",
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, arguments_, { cwd: folder }, (_error, stdout) => {
      const files = stdout.split("\n").flatMap((line) => line.match(/^(\S+\.tsx?)\(/)?.[1] ?? []);
      resolve([...new Set(files)].filter((file) => !file.startsWith("app/domain/assistant/")).sort());
    });
  });
}

test("a field that is only a row is an error wherever it must be known", async () => {
  mkdirSync(join(ROOT, ".concord"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".concord", "new-field-"));
  try {
    for (const name of ["app", "package.json", "worker-configuration.d.ts"])
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (file) => !/\.(?:test\.tsx?|po|sql|woff2|svg|css)$/.test(file),
      });
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")) as { compilerOptions: object };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ include: INCLUDED, compilerOptions }));
    const file = join(folder, "app/domain/booking/registry/matter.ts");
    const source = readFileSync(file, "utf8");
    const seeded = source.replace("export const SPECIAL_REQUIREMENTS = {", ROW);
    expect(seeded).not.toBe(source);
    writeFileSync(file, seeded);
    expect(await complaints(folder)).toEqual([
      "app/components/booking-form/fields.ts",
      "app/domain/booking/office/record.ts",
      "app/domain/booking/requests/fast-values.ts",
      "app/domain/booking/requests/simple.ts",
      "app/i18n/booking-labels.ts",
      "app/i18n/detailed/field-labels.ts",
      "app/services/bookings/booking-requests.ts",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
