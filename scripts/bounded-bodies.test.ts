/** No request's body is read whole, whatever its size: each door reads by a function that counts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Ways to read a request's body that know no bound. */
const UNBOUNDED = /\b(?:request|req\.raw|c\.req)(?:\.clone\(\))?\.(?:formData|json|text|arrayBuffer|blob|bytes|parseBody)\(\)/;
/** What runs in browsers, which read what they are about to send. */
const IN_BROWSERS = new Map([
  ["app/routes/portal/ai-config/route.tsx", "clientAction"],
  ["app/routes/portal/case-chambers/route.tsx", "clientAction"],
]);

test("every body is read within a bound", () => {
  const unbounded = ["app/routes", "app/services", "workers"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((path) => {
        const text = readFileSync(join(ROOT, path), "utf8");
        const browsers = IN_BROWSERS.get(path);
        return UNBOUNDED.test(browsers ? text.replace(new RegExp(`function ${browsers}[\\s\\S]*?\\n\\}\\n`), "") : text);
      }),
  );
  expect(unbounded).toEqual([]);
});
