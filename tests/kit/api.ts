/** A client of the API's doors: the Hono application with services per request, as `workers/app.ts` wires them. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Services } from "#app/services/create-services.server.ts";
import { createApi } from "#workers/api/create-api.ts";
import { openRequest } from "#workers/open-request.ts";

export const api = createApi();
const ORIGIN = "http://concord.example";
/** What browsers say of a page that their user opened. */
const OPENED = { "Sec-Fetch-User": "?1", "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" };

export interface ClientOptions {
  /** A `Cookie` header to begin with. */
  cookie?: string;
  /** A `Cookie` header that is sent as it is, whatever comes back. */
  raw?: string;
  /** Where the client's requests seem to come from; limits are counted by its network. Each client has its own unless given. */
  address?: string;
  /** Whether use cases are called as for a page that a person opened in a browser; else as for a program. */
  person?: boolean;
  /** Settings of the Worker that this client talks to, over those of the tests. */
  variables?: Partial<
    Record<
      | "OPENAI_API_KEY"
      | "OPENAI_BASE_URL"
      | "OPENAI_MODEL"
      | "ASSISTANT_STALL_MS"
      | "ASSISTANT_TURN_MS"
      | "ASSISTANT_PROVIDERS"
      | "ASSISTANT_DAILY_TOKENS"
      | "ASSISTANT_REASONING"
      | "ASSISTANT_OUTPUT_TOKENS"
      | "RATE_LIMITS"
      | "ENVIRONMENT"
      | "ORIGIN"
      | "MAIL_TRANSPORT"
      | "REQUIRE_SECOND_FACTOR"
      | "SCANNER_URL"
      | "PASSWORD_RANGE_URL"
      | "RECORD_SIGNING_KEY"
      | "RECORD_FORMER_KEYS"
      | "WATCH_TOKEN"
      | "WATCH_LIMITS"
      | "AUTH_SECRET"
      | `AUTH_SECRET_${number}`,
      string
    >
  >;
  /** The database, where a test looks over the application's shoulder (`recorded-database.ts`). */
  database?: D1Database;
  /** The store of files, where a test breaks it. */
  files?: R2Bucket;
  clock?: () => Date;
  /** Workers AI, which is bound in production alone. */
  ai?: Pick<Ai, "run">;
}

export interface ApiClient {
  /** Sends a request as it is and keeps the cookies that come back. */
  send(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends `body` as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string): Promise<Response>;
  /** Calls a use case as a page's loader or action would, with this client's cookies. */
  within<T>(work: (services: Services) => Promise<T>): Promise<T>;
  /** Keeps the cookies of an answer that a use case gave. */
  take(headers: Headers): void;
  /** The cookies held, as the header that would be sent. */
  cookies(): string;
}

let clients = 0;

/** A new visitor, or with a session cookie a signed-in person; keeps its cookies like a browser. */
export function apiClient(options: ClientOptions = {}): ApiClient {
  clients += 1;
  // A /64 of its own: limits count networks.
  const address = options.address ?? `2001:db8:${(clients & 0xffff).toString(16)}:${(clients >> 16).toString(16)}::1`;
  const jar = new Map<string, string>();
  for (const pair of options.cookie?.split("; ") ?? []) keep(jar, pair);

  function open(incoming: Request) {
    const bindings = {
      ...env,
      ...options.variables,
      ...(options.database ? { DB: options.database } : {}),
      ...(options.files ? { FILES: options.files } : {}),
      ...(options.ai ? { AI: options.ai } : {}),
    } as Env;
    const context = createExecutionContext();
    const { request, services } = openRequest(bindings, {
      request: incoming,
      clock: options.clock ?? (() => new Date()),
      waitUntil: (work) => context.waitUntil(work),
    });
    return { bindings, context, request, services };
  }

  function requestTo(path: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers);
    headers.set("CF-Connecting-IP", address);
    if (options.raw !== undefined) headers.set("Cookie", options.raw);
    if (jar.size > 0 && !headers.has("Cookie")) headers.set("Cookie", cookieHeader(jar));
    return new Request(new URL(path, ORIGIN), { redirect: "manual", ...init, headers });
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const { bindings, context, request, services } = open(requestTo(path, init));
    const response = await api.fetch(request, { ...bindings, services }, context);
    const answer = new Response(response.body, response);
    for (const cookie of await services.visitor.commit()) answer.headers.append("Set-Cookie", cookie);
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie);
    // Of a stream the rest happens while it is read.
    if (!answer.headers.get("Content-Type")?.startsWith("text/event-stream")) await waitOnExecutionContext(context);
    return answer;
  }

  const json =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } });

  return {
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: json("POST"),
    patch: json("PATCH"),
    put: json("PUT"),
    delete: (path) => send(path, { method: "DELETE" }),
    async within(work) {
      const { services } = open(requestTo("/", options.person ? { headers: OPENED } : {}));
      const result = await work(services);
      for (const cookie of await services.visitor.commit()) keep(jar, cookie);
      return result;
    },
    take(headers) {
      for (const cookie of headers.getSetCookie()) keep(jar, cookie);
    },
    cookies: () => cookieHeader(jar),
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = "", ...attributes] = cookie.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) jar.delete(name);
  else jar.set(name, pair.slice(name.length + 1));
}

function cookieHeader(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
