/** The site's tokens and fonts for a page by itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../processes.mjs";

const FONTS = [
  ["Source Serif 4", "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2"],
  ["Source Sans 3", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"],
];

export function stylesheet() {
  const faces = FONTS.map(([family, file]) => {
    const data = readFileSync(join(ROOT, "node_modules", file)).toString("base64");
    return `@font-face{font-family:"${family}";font-weight:200 900;src:url("data:font/woff2;base64,${data}") format("woff2")}`;
  });
  return [...faces, tokens(), readFileSync(join(import.meta.dirname, "picture.css"), "utf8")].join("\n");
}

/** The light scheme: the first `:root` of the tokens. */
function tokens() {
  const source = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
  return source.slice(source.indexOf(":root"), source.indexOf("}") + 1);
}

/** The value of a token in the light scheme, or in the dark one. */
export function token(name, scheme = "light") {
  const source = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
  const values = [...source.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].map((match) => match[1]);
  return values[scheme === "light" ? 0 : 1];
}
