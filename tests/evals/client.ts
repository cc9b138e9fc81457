/** One visitor's browser, as far as the chat needs one: cookies, an Origin, patience when asked to wait. */
import type { Form, Locale, Return } from "./schema.ts";

export interface Booking {
  id: string;
  bookingNumber?: string;
}

export interface Reply {
  status: number;
  response: string;
  sessionId: string | null;
  draft: Record<string, unknown>;
  missing: string[];
  locale: string | null;
  /** What the draft is to become, where the server says so. */
  form: string | null;
  booking: Booking | null;
  /** True when this answer shows the summary that a confirmation would cover. */
  summary: boolean;
  /** The fields that the summary showed. */
  shown: string[];
  /** The ids of the FAQs that the answer was taken from. */
  sources: string[];
  milliseconds: number;
}

export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, path: string, body: string) {
    super(`${path} answered ${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

/** Keeps the cookies that a server sets; enough for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const split = pair.indexOf("=");
      if (split < 1) continue;
      const name = pair.slice(0, split).trim();
      const expired = attributes.some((attribute) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(attribute));
      if (expired) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(split + 1).trim());
    }
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

export interface HttpOptions {
  url: string;
  timeoutMs?: number;
  /** Called once when the server limits the rate. */
  onLimited?: () => void;
  wait?: (milliseconds: number) => Promise<void>;
}

const LIMIT_TRIES = 5;
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Seconds or a date in `Retry-After`, in milliseconds, between one second and two minutes. */
export function retryDelay(header: string | null, now: number): number {
  const seconds = header === null ? Number.NaN : Number(header);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : header ? Date.parse(header) - now : 2000;
  return Math.min(120_000, Math.max(1000, Number.isFinite(delay) ? delay : 2000));
}

export class Http {
  readonly #jar = new CookieJar();
  readonly #options: HttpOptions;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** The same server, asked by a browser that knows nothing yet. */
  otherMachine(): Http {
    return new Http(this.#options);
  }

  /** A request with this visitor's cookies, of JSON or of a form. A 429 is waited out a few times; `milliseconds` is of the last try alone. */
  async request(method: string, path: string, body?: unknown): Promise<{ status: number; text: string; milliseconds: number }> {
    const { url, timeoutMs = 60_000, onLimited, wait = sleep } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const began = performance.now();
      const cookie = this.#jar.header();
      const answer = await fetch(new URL(path, url), {
        method,
        redirect: "manual",
        headers: {
          Origin: new URL(url).origin,
          Accept: "application/json",
          ...(body === undefined || body instanceof URLSearchParams ? {} : { "Content-Type": "application/json" }),
          ...(cookie ? { Cookie: cookie } : {}),
        },
        ...(body === undefined ? {} : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      const milliseconds = performance.now() - began;
      this.#jar.take(answer.headers);
      if (answer.status !== 429 || attempt === LIMIT_TRIES) return { status: answer.status, text, milliseconds };
      onLimited?.();
      await wait(retryDelay(answer.headers.get("Retry-After"), Date.now()));
    }
  }
}

/** What a visitor finds who comes back. */
export interface Found {
  draft: Record<string, unknown>;
  messages: number;
}

export interface Chat {
  /** `page`: the form of the page that the visitor has just come to. */
  send(message: string, page?: Form): Promise<Reply>;
  /** Comes back, in the same browser or on another machine, and finds the conversation there. */
  comeBack?(by: Return): Promise<Found>;
  /** Goes on in a page of another language. */
  turnPage?(locale: Locale): void;
}

/** A conversation: the session id that the server gave, or one that somebody else was given (`sessionId`). */
export class ChatClient implements Chat {
  #http: Http;
  #locale: Locale;
  #sessionId: string | null;

  constructor(http: Http, locale: Locale, sessionId: string | null = null) {
    this.#http = http;
    this.#locale = locale;
    this.#sessionId = sessionId;
  }

  turnPage(locale: Locale): void {
    this.#locale = locale;
  }

  async comeBack(by: Return): Promise<Found> {
    if (by === "link") {
      const made = await this.#asked("POST", "/api/drafts/current/resume-link", {});
      const { pathname } = new URL(String(made.url));
      this.#http = this.#http.otherMachine();
      // The page of the link changes nothing; its button takes the draft over.
      const press = () => this.#http.request("POST", pathname, new URLSearchParams());
      let { status } = await press();
      // Pressing it again does the same: the development server's proxy loses a connection now and then.
      if (status >= 500) ({ status } = await press());
      if (status !== 302 && status !== 303) throw new HttpError(status, `POST ${pathname}`, "no redirect");
    }
    const left = await this.#asked("GET", "/api/ai/chat");
    this.#sessionId = typeof left.sessionId === "string" ? left.sessionId : null;
    const view = isRecord(left.draft) && isRecord(left.draft.values) ? left.draft.values : {};
    const draft = Object.fromEntries(Object.entries(view).map(([field, held]) => [field, isRecord(held) ? held.value : held]));
    return { draft, messages: Array.isArray(left.messages) ? left.messages.length : 0 };
  }

  async #asked(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const { status, text } = await this.#http.request(method, path, body);
    if (status !== 200 && status !== 201) throw new HttpError(status, `${method} ${path}`, text);
    const json: unknown = JSON.parse(text);
    if (!isRecord(json)) throw new Error(`${method} ${path}: not an object`);
    return json;
  }

  async send(message: string, page?: Form): Promise<Reply> {
    const body = {
      message,
      locale: this.#locale,
      ...(page ? { form: page } : {}),
      ...(this.#sessionId === null ? {} : { sessionId: this.#sessionId }),
    };
    const { status, text, milliseconds } = await this.#http.request("POST", "/api/ai/chat", body);
    if (status !== 200 && status !== 201) throw new HttpError(status, "POST /api/ai/chat", text);
    const reply = parseReply(JSON.parse(text), status, milliseconds);
    if (reply.sessionId) this.#sessionId = reply.sessionId;
    return reply;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const namesOf = (list: unknown, key: string): string[] =>
  Array.isArray(list) ? list.flatMap((one) => (isRecord(one) && one[key] !== undefined ? [String(one[key])] : [])) : [];

export function parseReply(json: unknown, status: number, milliseconds: number): Reply {
  if (!isRecord(json) || typeof json.response !== "string")
    throw new Error(`POST /api/ai/chat: no "response" in ${JSON.stringify(json).slice(0, 200)}`);
  if (!Array.isArray(json.missing)) throw new Error(`POST /api/ai/chat: no "missing" in ${JSON.stringify(json).slice(0, 200)}`);
  const booking = isRecord(json.booking) && json.booking.id !== undefined ? json.booking : null;
  return {
    status,
    response: json.response,
    sessionId: typeof json.sessionId === "string" ? json.sessionId : null,
    draft: isRecord(json.draft) ? json.draft : {},
    missing: json.missing.map(String),
    locale: typeof json.locale === "string" ? json.locale : null,
    form: typeof json.form === "string" ? json.form : null,
    booking: booking && { id: String(booking.id), ...(booking.bookingNumber ? { bookingNumber: String(booking.bookingNumber) } : {}) },
    summary: json.summary !== undefined && json.summary !== null && json.summary !== false,
    shown: isRecord(json.summary) ? namesOf(json.summary.lines, "field") : [],
    sources: namesOf(json.sources, "id"),
    milliseconds,
  };
}

/** Reads back what is stored, as an administrator. */
export class Administrator {
  readonly #http: Http;

  private constructor(http: Http) {
    this.#http = http;
  }

  static async signIn(options: HttpOptions, email: string, password: string): Promise<Administrator> {
    const http = new Http(options);
    const { status, text } = await http.request("POST", "/api/auth/sign-in/email", { email, password });
    if (status !== 200) throw new HttpError(status, "POST /api/auth/sign-in/email", text);
    return new Administrator(http);
  }

  async booking(id: string): Promise<Record<string, unknown>> {
    const path = `/api/bookings/${encodeURIComponent(id)}`;
    const { status, text } = await this.#http.request("GET", path);
    if (status !== 200) throw new HttpError(status, `GET ${path}`, text);
    const json: unknown = JSON.parse(text);
    if (!isRecord(json)) throw new Error(`GET ${path}: not an object`);
    return isRecord(json.booking) ? json.booking : json;
  }
}
