/** What a page makes the browser load before anybody touches it: its module scripts with their static imports, gzip. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Gzip bytes of the JavaScript that `html` starts; files are read from the client build in `folder`. */
export function scriptWeight(html, folder) {
  const files = new Set();
  let inline = "";
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "text/javascript";
    // A type that browsers do not know is data; but a held program begins by itself once the page is painted.
    const held = /\bid="deferred-hydration"/.test(attributes);
    if (!held && !["module", "text/javascript", "application/javascript"].includes(type)) continue;
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (source) files.add(source);
    else inline += body;
    if (!source) for (const path of importsOf(body, true)) files.add(path);
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    if (/rel="(?:modulepreload|deferred-hydration)"/.test(tag)) files.add(/href="([^"]+)"/.exec(tag)?.[1] ?? "");
  }
  const reached = new Set();
  const visit = (path) => {
    const file = join(folder, path.replace(/^\//, ""));
    if (reached.has(file) || !existsSync(file)) return;
    reached.add(file);
    for (const next of importsOf(readFileSync(file, "utf8"), false)) visit(next.startsWith("./") ? join("assets", next) : next);
  };
  for (const path of files) visit(path);
  const loaded = [...reached].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  return { files: reached.size, bytes: loaded + (inline ? gzipSync(inline).length : 0) };
}

/** Static imports of a module; with `dynamic` also those that its top level starts at once. */
function importsOf(source, dynamic) {
  const paths = [...source.matchAll(/\b(?:import|from)\s*["']([^"']+\.js)["']/g)].map((match) => match[1]);
  if (dynamic) paths.push(...[...source.matchAll(/\bimport\(\s*["']([^"']+\.js)["']\s*\)/g)].map((match) => match[1]));
  return paths;
}

/** The Worker's own modules (without source maps) in gzip bytes, each with whether it is run as soon as an isolate begins: what its entry imports. */
export function workerWeight(folder) {
  const modules = (path) =>
    statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => modules(join(path, name)))
      : /\.(js|mjs|wasm)$/.test(path)
        ? [path]
        : [];
  const first = new Set();
  const visit = (path) => {
    if (first.has(path) || !existsSync(path)) return;
    first.add(path);
    for (const next of importsOf(readFileSync(path, "utf8"), false)) if (next.startsWith(".")) visit(join(dirname(path), next));
  };
  visit(join(folder, "index.js"));
  return modules(folder).map((path) => ({
    name: basename(path),
    bytes: gzipSync(readFileSync(path)).length,
    isFirst: first.has(path),
  }));
}
