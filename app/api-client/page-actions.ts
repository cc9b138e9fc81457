/** Forms and presses of pages with a program, which React Router sends by `fetch`, say since when their page is there, as calls of the API do. */
import { pageSince } from "./request.ts";

/** React Router asks for what a page's action answers at the page's address with this at its end. */
const ACTION = /\.data$/;

/** Call once, before the pages' program begins. */
export function markPageActions(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => plain.call(window, input, isAction(input, init) ? marked(init) : init);
}

function isAction(input: RequestInfo | URL, init?: RequestInit): boolean {
  if (input instanceof Request || (init?.method ?? "GET") === "GET") return false;
  const url = new URL(input, location.href);
  return url.origin === location.origin && ACTION.test(url.pathname);
}

function marked(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(pageSince())) headers.set(name, value);
  return { ...init, headers };
}
