/**
 * The one way to the API from the browser (specification, section 7): cookies go along, a body is JSON,
 * and any answer but success is thrown as "status: body".
 */
import { LEFT_HEADER, leftIn, readLeft, VISIT_HEADER } from "../domain/visit.ts";

/** An answer that was not a success. `message` is the status, a colon, a space and the body (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  /** The body as JSON where it is JSON, else null. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Seconds to wait, where the answer names them. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: number | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parsed(text);
    this.retryAfter = retryAfter;
  }

  /** The error code of the API's body, where there is one. */
  get code(): string | null {
    return typeof this.body?.error === "string" ? this.body.error : null;
  }

  /** The server's own sentence, where there is one. */
  get serverMessage(): string | null {
    return typeof this.body?.message === "string" ? this.body.message : null;
  }

  /** What is wrong with which field; empty where the answer names none. */
  get issues(): readonly { field: string; code: string; day?: string; name?: string }[] {
    return Array.isArray(this.body?.issues) ? this.body.issues.filter(isIssue) : [];
  }
}

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page, for a save on the way out. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Asks the API and gives the parsed answer; undefined for one without a body. Throws `ApiError`. */
export async function request<T>(path: string, { method = "GET", body, headers, keepalive, signal }: RequestOptions = {}): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      Accept: "application/json",
      ...pageSince(),
      ...pageLanguage(),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive ? { keepalive } : {}),
    ...(signal ? { signal } : {}),
  });
  await refuseFailure(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Throws `ApiError` for an answer that is not a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const retryAfter = Number(response.headers.get("Retry-After"));
  const text = await response.text().catch(() => "");
  throw new ApiError(response.status, text, response.statusText, retryAfter > 0 ? retryAfter : null);
}

const leftNow = (): string => (typeof document === "undefined" ? "" : leftIn(document.cookie, location.protocol === "https:"));
/** From when the page was loaded: who signs out later does not sign out of this page's past. */
let left = leftNow();

/** Says since whose signing out this page is there: what it writes after the next one is refused. */
export function pageSince(): Record<string, string> {
  // Who signs in under the same mark goes on with this page.
  const now = leftNow();
  if (readLeft(now).mark === readLeft(left).mark) left = now;
  return { [LEFT_HEADER]: left };
}

let visit: string | null = null;

/** This page's own key, for requests that may begin the visitor's session: of two at once both begin the same. */
export function pageVisit(): Record<string, string> {
  visit ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { [VISIT_HEADER]: visit };
}

/** The page's language, not the browser's: a French page's booking is a French booking. */
export function pageLanguage(): Record<string, string> {
  return typeof document === "undefined" ? {} : { "Accept-Language": document.documentElement.lang };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isIssue(value: unknown): value is { field: string; code: string } {
  return typeof value === "object" && value !== null && "field" in value && "code" in value;
}
