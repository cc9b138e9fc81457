import { readFileSync } from "node:fs";
import { withSources } from "./with-sources.mjs";

await withSources(async (load) => {
  const { understand } = await load("/app/understanding/reader.ts");
  const { tag } = await load("/app/understanding/tagger/tagger.ts");
  const { findAll } = await load("/app/understanding/finds.ts");
  const m = await load("/app/understanding/model.ts");
  const real = await m.lazyModel(async () => new Uint8Array(readFileSync("app/understanding/tagger/weights.bin")))();
  const [locale, asked = "-"] = process.argv.slice(2);
  for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    const msg = line.replaceAll("\\n", "\n");
    const time = { today: "2026-11-23", locale };
    const { finds } = findAll(msg, asked, time);
    const t = tag(real, msg, { asked, locale, finds });
    console.log("#", line);
    console.log("  spans:", t.spans.map((s) => `${s.label}[${s.quote}]${s.score.toFixed(2)}`).join(" "));
    const u = understand(msg, { today: "2026-11-23", locale, asked }, real);
    for (const s of u.statements)
      console.log(
        "  ",
        s.slot,
        s.role,
        s.score.toFixed(2),
        s.sources.join("+"),
        JSON.stringify(s.value).slice(0, 160),
        `«${s.quote.slice(0, 80)}»`,
      );
    for (const d of u.doubts) console.log("   ?", d.quote, d.options.map((o) => `${o.slot}:${o.role}:${o.score.toFixed(2)}`).join(" | "));
    console.log(
      "   acts:",
      u.acts.map((a) => `${a.act}:${a.score.toFixed(2)}`).join(" "),
      "| questions:",
      u.questions.map((q) => q.quote).join(" // "),
      "| rest:",
      u.rest.map((q) => q.quote).join(" // "),
    );
  }
});
