/**
 * Leaves out React's renderer of before streams (30 kB of the Worker, gzip), which React's package loads next to the one that is used: pages, forms and mails
 * are all written by `renderToReadableStream`. What takes its place refuses, and names its reason.
 */
import type { Plugin } from "vite";

export const FILE = "/react-dom/cjs/react-dom-server-legacy.browser.production.js";

/** Held against React's own by a test. */
export const INSTEAD = `"use strict";
exports.renderToString = exports.renderToStaticMarkup = () => { throw new Error("Markup is written by renderToReadableStream (scripts/vite/one-renderer.ts)."); };
exports.version = "";`;

export function oneRenderer(): Plugin {
  return {
    name: "concord:one-renderer",
    apply: "build",
    load: (id) => ((id.split("?")[0] ?? id).endsWith(FILE) ? INSTEAD : undefined),
  };
}
