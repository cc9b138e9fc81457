import { readFileSync } from "node:fs";
import { main } from "#scripts/processes.mjs";
import { withSources } from "./with-sources.mjs";
const files = process.argv.slice(2);
await main(() => withSources(async (load) => {
  const { MemoryTalk } = await load("/tests/kit/chat/memory-talk.ts");
  for (const file of files) {
    const msgs = readFileSync(file, "utf8").split("\n").filter((l) => l.startsWith("> ")).map((l) => l.slice(2).trim());
    const judged = file.replace(/\d+\.txt$/, "judged.jsonl");
    const locale = readFileSync(judged, "utf8").trim().split("\n").map((l) => JSON.parse(l)).find((o) => file.includes(o.name.slice(1) + ".txt"))?.locale ?? "en";
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    for (const m of msgs) {
      if (m.startsWith("[") || talk.isBooked) continue;
      const before = talk.values();
      const r = await talk.say(m);
      const after = talk.values();
      const seen = new Set();
      for (const c of r.decision.changes) {
        if (["remarks","toFollow"].includes(c.field) || c.reason === "follows" || c.reason === "by_hand" || c.reason === "answered") continue;
        if (!before[c.field] || before[c.field] === "[]" || before[c.field] === after[c.field]) continue;
        const s = r.said.statements.find((x) => c.evidence && (x.quote === c.evidence || x.quote.includes(c.evidence) || c.evidence.includes(x.quote)));
        const key = `${c.evidence}`; if (seen.has(key)) continue; seen.add(key);
        console.log(`${s ? s.score.toFixed(2) : "----"} ${s ? s.slot + "/" + s.role + "/" + s.sources.join("+") : "-"} ${c.field}(${c.reason}) «${c.evidence?.slice(0, 50)}» | ${before[c.field].slice(0, 70)} -> ${(after[c.field] ?? "").slice(0, 70)} | ${m.slice(0, 150)}`);
      }
    }
  }
}));
