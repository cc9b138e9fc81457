import { it } from "vitest";
import { EN_CASES } from "./cases/en.ts";
import { ES_CASES } from "./cases/es.ts";
import { FR_CASES } from "./cases/fr.ts";
import { rankFaqs } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";

it("measures", () => {
  for (const [l, cases] of [
    ["en", EN_CASES],
    ["fr", FR_CASES],
    ["es", ES_CASES],
  ] as const) {
    let bad = 0;
    const out: string[] = [];
    for (const [q, id] of cases) {
      const r = rankFaqs(q, l, FAQ_SEED);
      const got = r[0]?.faq.id ?? null;
      if (got !== id) {
        bad++;
        out.push(
          `${id === null ? "FALSE " : got === null ? "none  " : "WRONG "} ${q} → ${r.map((x) => `${x.faq.id} ${x.score.toFixed(2)}`).join(", ")} want ${id}`,
        );
      }
    }
    console.log(`${l}: ${cases.length - bad}/${cases.length}\n${out.join("\n")}`);
  }
  const all = [...EN_CASES];
  const t = performance.now();
  for (let i = 0; i < 20; i++) for (const [q] of all) rankFaqs(q, "en", FAQ_SEED);
  console.log("ms per query", (performance.now() - t) / (20 * all.length));
});
