/**
 * A small OpenAI-compatible server that does what it is asked, and fails as it is asked. Every API key has its own
 * script, so that tests share one server without meeting each other. Real HTTP, `POST /v1/chat/completions`.
 *
 * Started in a Node process (`startFakeOpenAI`); scripted over HTTP from wherever the test runs (`script`).
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeCall {
  name: string;
  /** An object, or the raw text of the arguments when they are to be malformed. */
  arguments: unknown;
}

export type FakeReply =
  | { kind: "text"; text: string }
  | { kind: "tools"; calls: FakeCall[]; text?: string }
  | { kind: "status"; status: number; retryAfter?: number }
  /** Sends the headers and `text`, then never another byte. */
  | { kind: "stall"; text?: string }
  /** Sends `text`, then drops the connection in the middle of the stream. */
  | { kind: "cut"; text: string }
  /** Answers 200 with something that is not JSON. */
  | { kind: "bad_json" }
  /** Ends well without a word. */
  | { kind: "empty" }
  | { kind: "unknown_tool" }
  /** Events of a stream as they are to be, each as many times as asked; texts are sent unchanged. Without an end when `cut`. */
  | { kind: "raw"; events: unknown[]; times?: number; cut?: boolean }
  /** Says what it was given by us, and its tools: all it knows. */
  | { kind: "echo" }
  | { kind: "redirect"; to: string };

export interface FakeScript {
  /** Given out in order, one a request. */
  replies: FakeReply[];
  /** What follows when they are used up; the same again and again (endless tool calls are a tool call here). */
  otherwise?: FakeReply;
}

/** What a request asked, as far as tests look at it. */
export interface FakeRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: unknown }[];
  tools: string[];
  /** Which of them it was forced to call. */
  choice: unknown;
  /** Parameters of the tools, as JSON. */
  schema: string;
  /** Most tokens of the answer, and how long to think. */
  most: number | null;
  effort: string | null;
}

export interface FakeOpenAI {
  /** What `OPENAI_BASE_URL` is set to. */
  baseUrl: string;
  close(): Promise<void>;
}

interface Held {
  script: FakeScript;
  requests: FakeRequest[];
}

const SILENT: FakeScript = { replies: [], otherwise: { kind: "text", text: "Hello from the fake provider." } };

/** Starts the server on a free port of the loopback interface. */
export async function startFakeOpenAI(): Promise<FakeOpenAI> {
  const held = new Map<string, Held>();
  const of = (key: string): Held => {
    const known = held.get(key) ?? { script: { ...SILENT, replies: [] }, requests: [] };
    held.set(key, known);
    return known;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (request.url === "/script") {
      held.set(key, { script: JSON.parse(await bodyOf(request)) as FakeScript, requests: [] });
      response.writeHead(204).end();
    } else if (request.url === "/requests") {
      json(response, 200, of(key).requests);
    } else if (request.url === "/v1/chat/completions" && request.method === "POST") {
      const asked = requestOf(await bodyOf(request));
      const mine = of(key);
      mine.requests.push(asked);
      answer(response, mine.script.replies.shift() ?? mine.script.otherwise ?? { kind: "empty" }, asked);
    } else {
      json(response, 404, { error: { message: "No such path", type: "invalid_request_error" } });
    }
  };
  // Who asked may be gone before all of it was sent: that ends its connection and no other.
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Tells the server what to answer to requests with this API key. */
export async function script(baseUrl: string, key: string, told: FakeScript): Promise<void> {
  const answered = await fetch(new URL("/script", baseUrl), {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(told),
  });
  if (!answered.ok) throw new Error(`The fake provider did not take its script: ${answered.status}`);
}

/** What was asked under this API key since its script was set. */
export async function requestsOf(baseUrl: string, key: string): Promise<FakeRequest[]> {
  const answered = await fetch(new URL("/requests", baseUrl), { headers: { Authorization: `Bearer ${key}` } });
  return (await answered.json()) as FakeRequest[];
}

function answer(response: ServerResponse, reply: FakeReply, asked: FakeRequest): void {
  switch (reply.kind) {
    case "status":
      if (reply.retryAfter !== undefined) response.setHeader("Retry-After", String(reply.retryAfter));
      json(response, reply.status, { error: { message: `Told to answer ${reply.status}`, type: "server_error" } });
      return;
    case "bad_json":
      response.writeHead(200, { "Content-Type": asked.stream ? "text/event-stream" : "application/json" });
      response.end(asked.stream ? "data: {this is not json\n\n" : "<html>It works!</html>");
      return;
    case "text":
      say(response, asked, words(reply.text), { content: reply.text }, "stop");
      return;
    case "empty":
      say(response, asked, [], { content: "" }, "stop");
      return;
    case "unknown_tool":
      callTools(response, asked, [{ name: "delete_all_bookings", arguments: { really: true } }]);
      return;
    case "tools":
      callTools(response, asked, reply.calls, reply.text);
      return;
    case "raw":
      begin(response);
      for (let round = 0; round < (reply.times ?? 1); round += 1)
        for (const event of reply.events) response.write(`data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`);
      if (reply.cut) response.write("data: {", () => response.destroy());
      else response.end("data: [DONE]\n\n");
      return;
    case "echo": {
      const told = `${String(asked.messages[0]?.content)}\nTools: ${asked.tools.join(", ")}`;
      say(response, asked, words(told), { content: told }, "stop");
      return;
    }
    case "redirect":
      response.writeHead(307, { Location: reply.to }).end();
      return;
    case "stall":
      begin(response);
      for (const delta of words(reply.text ?? "")) send(response, chunk(delta));
      return;
    case "cut":
      begin(response);
      for (const delta of words(reply.text)) send(response, chunk(delta));
      // The bytes above leave first; then the connection is gone without an end of the body.
      response.write("data: {", () => response.destroy());
      return;
  }
}

function callTools(response: ServerResponse, asked: FakeRequest, calls: FakeCall[], text = ""): void {
  const listed = calls.map((call, index) => ({
    index,
    id: `call_${index}_${Math.random().toString(36).slice(2)}`,
    type: "function",
    function: { name: call.name, arguments: typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments) },
  }));
  say(response, asked, [...words(text), { tool_calls: listed }], { content: text || null, tool_calls: listed }, "tool_calls");
}

/** The same answer in pieces or whole, as the request asked. */
function say(response: ServerResponse, asked: FakeRequest, deltas: Delta[], message: Delta, finish: string): void {
  if (asked.stream) stream(response, deltas, finish);
  else whole(response, message, finish);
}

export type Delta = Record<string, unknown>;

const words = (text: string): Delta[] => (text.match(/\S+\s*|\s+/g) ?? []).map((content) => ({ content }));
export const chunk = (delta: Delta, finish: string | null = null) => ({
  id: "chatcmpl-fake",
  object: "chat.completion.chunk",
  created: 0,
  model: "fake",
  choices: [{ index: 0, delta, finish_reason: finish }],
});

function begin(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  send(response, chunk({ role: "assistant", content: "" }));
}

function send(response: ServerResponse, value: unknown): void {
  response.write(`data: ${JSON.stringify(value)}\n\n`);
}

function stream(response: ServerResponse, deltas: Delta[], finish: string): void {
  begin(response);
  for (const delta of deltas) send(response, chunk(delta));
  send(response, { ...chunk({}, finish), usage: { prompt_tokens: 1, completion_tokens: deltas.length, total_tokens: deltas.length + 1 } });
  response.end("data: [DONE]\n\n");
}

function whole(response: ServerResponse, message: Delta, finish: string): void {
  json(response, 200, {
    id: "chatcmpl-fake",
    object: "chat.completion",
    created: 0,
    model: "fake",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}

function requestOf(text: string): FakeRequest {
  const body = JSON.parse(text) as {
    model: string;
    stream?: boolean;
    messages: FakeRequest["messages"];
    tools?: { function: { name: string; parameters?: unknown } }[];
    tool_choice?: unknown;
    max_tokens?: number;
    max_completion_tokens?: number;
    reasoning_effort?: string;
  };
  return {
    model: body.model,
    stream: body.stream ?? false,
    messages: body.messages,
    tools: (body.tools ?? []).map((tool) => tool.function.name),
    choice: body.tool_choice ?? null,
    schema: JSON.stringify((body.tools ?? []).map((tool) => tool.function.parameters)),
    most: body.max_completion_tokens ?? body.max_tokens ?? null,
    effort: body.reasoning_effort ?? null,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
