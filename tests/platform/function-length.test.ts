/** A function is read at one look: counted plainly, from the line of its head to the line of its last brace, with everything in between. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const MOST = 60;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
/** What gives a function its name may begin above it: a method, a property, a constant. */
const HEADS = new Set(["MethodDefinition", "Property", "VariableDeclarator"]);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Each function of a file that is longer than `MOST` lines, as "path:line, lines". A table of data is no function. */
function longFunctions(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const long: string[] = [];
  const visit = (node: Node, head: number) => {
    const lines = FUNCTIONS.has(node.type) ? source.slice(head, node.end).split("\n").length : 0;
    if (lines > MOST) long.push(`${file}:${source.slice(0, head).split("\n").length}, ${lines} lines`);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, HEADS.has(node.type) ? node.start : child.start);
  };
  visit(program, 0);
  return long;
}

test("declarations, methods, arrows and components are counted from head to brace, and tables are not", () => {
  const filled = (lines: number) => Array.from({ length: lines }, (_, line) => `  // ${line}`).join("\n");
  expect(longFunctions("a.ts", `export function a() {\n${filled(58)}\n}\n`)).toEqual([]);
  expect(longFunctions("a.ts", `\nexport function a() {\n${filled(59)}\n}\n`)).toEqual(["a.ts:2, 61 lines"]);
  expect(longFunctions("a.ts", `const table = {\n${filled(90)}\n};\n`)).toEqual([]);
  expect(longFunctions("a.ts", `const o = {\n  async m(\n    a: number,\n  ) {\n${filled(57)}\n  },\n};\n`)).toEqual(["a.ts:2, 61 lines"]);
  expect(longFunctions("a.tsx", `const A = () => (\n  <p>\n    {/*\n${filled(60)}\n    */}\n  </p>\n);\n`)).toEqual(["a.tsx:1, 66 lines"]);
});

test(`no function of the tree is longer than ${MOST} lines`, () => {
  const files = execFileSync("git", ["ls-files", "app", "workers", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => longFunctions(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
