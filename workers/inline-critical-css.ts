/**
 * A reader's first document of ours carries its style sheet in itself: on a slow line that saves the round trip after
 * which the page is painted. Who comes from one of our pages has the sheet already and is sent the link.
 */
import css from "../app/styles/app.css?inline";
import { classesOf, readSheet, type Sheet, usedCss } from "./used-css.ts";

const LINK = /<link [^>]*rel="stylesheet" href="\/assets\/app-[^"]+"[^>]*>/;
const STYLE_POLICY = "style-src-elem 'self'";

let whole: Promise<string> | null = null;
let sheet: Sheet | null = null;

/** True where the caller does not come from a page of this origin. */
export function isFirstDocument(request: Request): boolean {
  const referrer = request.headers.get("Referer");
  return !referrer?.startsWith(`${new URL(request.url).origin}/`);
}

interface HowCarried {
  /** React takes the document over and finds the link again, which a browser does not load while it is `disabled`. */
  hydrates?: boolean;
  /** Only what the document needs as it is served: its program asks for the whole sheet once it is alive (`site-program/whole-style.ts`). */
  partly?: boolean;
}

/**
 * Puts the sheet into the document, and its hash into the policy of `headers` (CSP 3, section 2.3.1). What has no link is left as it is.
 */
export async function carryStyle(html: string, headers: Headers, { hydrates = false, partly = false }: HowCarried = {}): Promise<string> {
  if (!LINK.test(html)) return html;
  if (partly) sheet ??= readSheet(css);
  const style = partly && sheet ? usedCss(sheet, classesOf(html)) : css;
  if (!partly) whole ??= hashOf(css);
  const hash = await ((!partly && whole) || hashOf(style));
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace(STYLE_POLICY, `${STYLE_POLICY} 'sha256-${hash}'`));
  return html.replace(LINK, (link) => `<style>${style}</style>${hydrates ? link.replace("<link ", "<link disabled ") : ""}`);
}

async function hashOf(text: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))));
}
