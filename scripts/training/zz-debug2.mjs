import { readFileSync } from "node:fs";
import { withSources } from "./with-sources.mjs";

await withSources(async (load) => {
  const { findAll } = await load("/app/understanding/finds.ts");
  const [locale, asked = "-"] = process.argv.slice(2);
  for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    const { finds } = findAll(line, asked, { today: "2026-11-23", locale });
    console.log("#", line);
    for (const f of finds)
      console.log("   ", f.kind, f.said ? `${f.said.slot} ${f.said.score}` : "", JSON.stringify(line.slice(f.start, f.end)));
  }
});
