import { readFileSync } from "node:fs";
import { main } from "#scripts/processes.mjs";
import { withSources } from "./with-sources.mjs";
const files = process.argv.slice(2);
await main(() => withSources(async (load) => {
  const { MemoryTalk } = await load("/tests/kit/chat/memory-talk.ts");
  let inputs = 0;
  for (const file of files) {
    const msgs = readFileSync(file, "utf8").split("\n").filter((l) => l.startsWith("> ")).map((l) => l.slice(2).trim());
    const text = msgs.join(" ");
    const judged = file.replace(/\d+\.txt$/, "judged.jsonl");
    const locale = readFileSync(judged, "utf8").trim().split("\n").map((l) => JSON.parse(l)).find((o) => file.includes(o.name.slice(1) + ".txt"))?.locale ?? "en";
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    console.log(`\n===== ${file} ${locale}`);
    for (const m of msgs) {
      if (m.startsWith("[")) { console.log(`\n> ${m.slice(0, 120)} (skipped)`); continue; }
      if (talk.isBooked) break;
      const r = await talk.say(m);
      inputs += 1;
      console.log(`\n> ${m}`);
      const says = r.decision.say.map(({ kind }) => kind).join(" ");
      console.log(`   [${says}]`);
      const t = r.text.split("\n");
      const at = t.findIndex((l) => /^(Here’s your request|Voici votre demande|Esta es su solicitud|Aquí está)/.test(l));
      console.log((at >= 0 ? t.slice(0, at) : t).filter(Boolean).map((l) => "   " + l).join("\n"));
      const cg = r.decision.changes.filter((c) => c.field !== "remarks" && c.reason !== "stated");
      for (const c of cg) console.log(`   * ${c.field} = ${String(c.value).slice(0, 200)} (${c.reason}: ${c.evidence?.slice(0, 60)})`);
      const before = r.decision; 
    }
    console.log("   --- draft");
    for (const [f, v] of Object.entries(talk.values())) if (v && v !== "[]") console.log(`   ${f}: ${v.slice(0, 900)}`);
  }
}));
