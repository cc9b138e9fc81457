/** What has to do with React is found by the imports of a program's modules. */
import { expect, test } from "vitest";
import { importsOf, leadingTo } from "./small-react.ts";

test("imports are read at once and later, those of types left out", () => {
  const source = [
    'import "#app/texts.ts";',
    'import type { Draft } from "./draft.ts";',
    "import {",
    "  one,",
    "  type Two,",
    '} from "./parts.ts";',
    'export { three } from "../three.ts";',
    'const view = import.meta.env.SSR ? (await import("./view.tsx")).View : null;',
    'const said = "import this from nowhere";',
  ].join("\n");
  expect(importsOf(source)).toEqual(["#app/texts.ts", "./parts.ts", "../three.ts", "./view.tsx"]);
});

test("a module leads to React through others too, in a circle as well, and a plain one does not", () => {
  const imports = new Map([
    ["form", ["hook", "rules"]],
    ["hook", ["react"]],
    ["rules", ["words"]],
    ["words", ["rules"]],
    ["slot", ["view"]],
    ["view", ["slot", "hook"]],
  ]);
  expect([...leadingTo(imports, (name) => name === "react")].sort()).toEqual(["form", "hook", "slot", "view"]);
});
