import { main } from "#scripts/processes.mjs";
import { withSources } from "./with-sources.mjs";
const [locale, ...msgs] = process.argv.slice(2);
await main(() => withSources(async (load) => {
  const { MemoryTalk } = await load("/tests/kit/chat/memory-talk.ts");
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  for (const m of msgs) {
    const r = m.startsWith("/press ") ? await talk.press(m.slice(7)) : await talk.say(m);
    console.log(`\n> ${m}\n` + r.text.split("\n").slice(0, 14).map((l) => "   " + l).join("\n"));
    if (process.env.BTN) console.log(JSON.stringify(r.buttons));
    if (process.env.SAID) { const { statements, acts, mends, doubts, rest } = r.said;
      for (const s of statements) console.log("  S", s.slot, s.role, JSON.stringify(s.slot === "when" ? s.value.value : s.value), `«${s.quote}»`, s.score.toFixed(2), s.sources.join());
      for (const s of acts) console.log("  A", s.act, s.score.toFixed(2), s.sources.join(), m.slice(s.at.start, s.at.end));
      for (const s of mends ?? []) console.log("  M", JSON.stringify(s));
      for (const s of doubts) console.log("  D", s.quote, JSON.stringify(s.options).slice(0,200));
      for (const s of rest) console.log("  R", s.quote); }
    for (const c of r.decision.changes) console.log(`   * ${c.field} = ${String(c.value).slice(0, 160)} (${c.reason}: ${c.evidence?.slice(0, 60)})`);
  }
}));
