/**
 * Forms and presses of pages with a program, which React Router sends by `fetch`, say since when their page is there, as calls of the API do;
 * of what failed the reference is noted.
 */
import { pageSince } from "./request.ts";
import { noteReference } from "./request-reference.ts";

/** React Router asks for what a page's loaders and action answer at the page's address with this at its end. */
const DATA = /\.data$/;

/** Call once, before the pages' program begins. */
export function markPageActions(): void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    if (!isOfPage(input)) return plain.call(window, input, init);
    const answer = await plain.call(window, input, (init?.method ?? "GET") === "GET" ? init : marked(init));
    noteReference(answer);
    return answer;
  };
}

function isOfPage(input: RequestInfo | URL): boolean {
  if (input instanceof Request) return false;
  const url = new URL(input, location.href);
  return url.origin === location.origin && DATA.test(url.pathname);
}

function marked(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(pageSince())) headers.set(name, value);
  return { ...init, headers };
}
