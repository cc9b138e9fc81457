/** `verify.html`: one file that checks the archive it lies in, without a network and in its reader's language. */
import { program } from "virtual:record-verifier";
import type { Locale } from "#app/domain/locale.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { recordVerifierTexts } from "#app/i18n/portal/record-verifier-texts.ts";

const STYLE = `:root{color-scheme:light dark;--paper:#fbf9f4;--ink:#1d1b18;--soft:#55504a;--line:#cfc8bb;--good:#1e5b3a;--bad:#8c1d1d}
@media (prefers-color-scheme:dark){:root{--paper:#171512;--ink:#f2ede4;--soft:#bdb5a8;--line:#4a443b;--good:#8fd3ab;--bad:#ffb1a8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}
h1{font-size:2rem;line-height:1.2;font-weight:400}h2{font-size:1.5rem;line-height:1.3}
h3{margin-top:2.5rem;border-bottom:1px solid var(--line);padding-bottom:.4rem;font-size:1.125rem}
fieldset{border:0;border-top:1px solid var(--line);margin:2rem 0;padding:1rem 0 0}legend{padding-right:1rem;font-weight:bold}
label{display:block;margin-top:1rem;font-weight:bold}
input{display:block;margin-top:.3rem;width:100%;min-height:2.75rem;padding:.5rem;border:1px solid var(--soft);background:transparent;color:inherit;font:inherit}
.soft{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}
.code{font:.9375rem/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.4rem 1.5rem}dt{color:var(--soft)}dd{margin:0}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}
ol{padding-left:2.5rem}li{margin:1.1rem 0}li dl{margin:.2rem 0 0;gap:.1rem 1.5rem}li dd{white-space:pre-wrap}
#result:focus{outline:none}:focus-visible{outline:3px solid var(--good);outline-offset:2px}`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
/** Nothing in it can end the script that it is in. */
const inScript = (text: string) => text.replaceAll("<", "\\u003c");

async function allowed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The page in this language, of a record of the installation at `origin`. Its policy lets it load and send nothing. */
export async function verifierPage(locale: Locale, origin: string): Promise<string> {
  // Without its scheme: the page holds no address that anything could load or follow.
  const texts = recordVerifierTexts(await createPageI18n(locale), `${new URL(origin).host}/api/record-signing-key`);
  // The program is minified: an end of a script within one of its texts would end it.
  const script = program.replaceAll("</script", "<\\/script");
  const policy = `default-src 'none'; script-src ${await allowed(script)}; style-src ${await allowed(STYLE)}; base-uri 'none'; form-action 'none'`;
  const say = (name: Exclude<keyof typeof texts, "faults" | "facts" | "uncompared" | "signed" | "words" | "filed" | "notices">) =>
    escaped(texts[name]);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say("title")}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${say("title")}</h1>
<p>${say("lead")}</p>
<noscript><p class="bad">${say("noScript")}</p></noscript>
<label for="archive">${say("choose")}</label>
<input id="archive" type="file" accept=".zip">
<label for="folder">${say("chooseFolder")}</label>
<input id="folder" type="file" webkitdirectory multiple>
<p class="soft">${say("drop")}</p>
<fieldset>
<legend>${say("known")}</legend>
<p class="soft" id="known-help">${say("knownHelp")}</p>
<label for="known-seq">${say("knownSeq")}</label>
<input id="known-seq" inputmode="numeric" autocomplete="off" aria-describedby="known-help">
<label for="known-hash">${say("knownHash")}</label>
<input id="known-hash" class="code" autocomplete="off" spellcheck="false" aria-describedby="known-help">
</fieldset>
<section id="result" tabindex="-1" aria-live="polite" aria-label="${say("result")}"></section>
</main>
<script type="application/json" id="texts">${inScript(JSON.stringify(texts))}</script>
<script>${script}</script>
</body>
</html>
`;
}
