/**
 * `npm run bench -- --far`: how often each page, message and write waits for a database that is far away. The built Worker runs with
 * D1 and KV 100 ms off (`worker.js`); what is counted is the longest row of calls one after the other, calls at once being one.
 */
import { randomUUID } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, freePort, startServer } from "#scripts/server/local-server.mjs";
import { serveWorker } from "#scripts/server/worker-process.mjs";
import { dayAt, request } from "#tests/storm/client.mjs";
import { send } from "../measure.mjs";

const FAR_MS = 100;
const GOAL = { public: 0, page: 2, chat: 3, write: 4 };
const PUBLIC = ["/", "/fr", "/public", "/locations/toronto", "/roster", "/services", "/fast-booking", "/book"];
const STAFF = [
  "/admin",
  "/bookings",
  "/admin/queue",
  "/admin/planner",
  "/cases",
  "/users",
  "/settings",
  "/reports",
  "/notices",
  "/admin/venues",
  "/admin/conversations",
  "/admin/ai-config",
  "/api/bookings",
  "/api/statistics",
  "/api/search?q=tremblay",
  "/api/search?q=tremblai",
  "/api/search?q=xyloophagus",
];
const PARTY = ["/party", "/cases", "/bookings"];

/** Prints the table; `folder` is for the server's state. Gives how many rows miss their goal. */
export async function benchFar(folder) {
  const server = await farServer(folder);
  let missed = 0;
  const show = async (kind, title, call) => {
    // Once before: modules are loaded on first use, and what an isolate keeps is kept by now.
    const answer = await call();
    const { chain, calls } = JSON.parse((await send(`${server.url}/far`)).body.toString());
    const good = chain.length <= GOAL[kind];
    if (!good) missed += 1;
    const seen = answer.status >= 400 ? `  (answered ${answer.status}: ${answer.body.toString().slice(0, 120)})` : "";
    console.log(
      `${good ? "✓" : "✗"} ${title.padEnd(36)}${String(chain.length).padStart(3)} waits of ${String(calls.length).padStart(2)} calls (goal ${GOAL[kind]})  ${chain.join(", ")}${seen}`,
    );
    return answer;
  };
  const get = (path, headers) => () => send(server.url + path, { headers });
  const post = (path, body, headers = {}, method = "POST") => {
    const all = { "Content-Type": "application/json", Origin: server.url, ...headers };
    return () => send(server.url + path, { method, headers: all, body: JSON.stringify(body) });
  };
  const twice = async (kind, title, call) => {
    await call();
    return show(kind, title, call);
  };
  try {
    console.log(`\nWaits for a database ${FAR_MS} ms away`);
    for (const path of PUBLIC) await twice("public", path, get(path));
    const [staff, party] = [await signIn(server.url, 0), await signIn(server.url, 2)];
    await show("write", "signing in", post("/api/auth/sign-in/email", { email: DEMO_ACCOUNTS[3][0], password: DEMO_PASSWORD }));
    for (const path of STAFF) await twice("page", path, get(path, staff));
    for (const path of PARTY) await twice("page", `${path} (a party)`, get(path, party));
    await ofOne({ server, show, twice, get, post, staff, party });
    await ofTheChat({ server, show, post });
    console.log(missed === 0 ? "All within their goals." : `${missed} above their goals.`);
    return missed;
  } finally {
    await server.stop();
  }
}

/** One booking and one case: their pages and what is written to them. */
async function ofOne({ server, show, twice, get, post, staff, party }) {
  const booking = () => post("/api/bookings/fast", request({ preferredDate: openDay() }), { "Idempotency-Key": randomUUID() });
  await booking()();
  const made = JSON.parse((await show("write", "a booking is requested", booking())).body.toString());
  await twice("page", "/bookings/{id}", get(`/bookings/${made.id}`, staff));
  await show("write", "it is confirmed", post(`/api/bookings/${made.id}`, { status: "confirmed", version: made.version }, staff, "PATCH"));
  const cases = JSON.parse((await send(`${server.url}/api/cases`, { headers: party })).body.toString());
  const open = cases.find(({ status }) => status !== "resolved") ?? cases[0];
  await twice("page", "/cases/{id} (a party)", get(`/cases/${open.id}`, party));
  await show(
    "write",
    "a message in a case",
    post(`/api/cases/${open.id}/messages`, { content: "The bundle follows on Monday.", audience: "everyone" }, party),
  );
  await show("write", "a draft is kept", post("/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } }, {}, "PATCH"));
}

async function ofTheChat({ server, show, post }) {
  await post("/api/ai/chat", { message: "Hello" })();
  const first = await show(
    "chat",
    "the first message of a talk",
    post("/api/ai/chat", { message: "We need a mediation in Toronto for 8 people." }),
  );
  const { sessionId } = JSON.parse(first.body.toString());
  const headers = { Cookie: cookies(first) };
  const say = (message) => post("/api/ai/chat", { message, sessionId }, headers);
  await show("chat", "the second message", say("On March 9 from 9 to 5. I’m Ada Beaulieu of Beaulieu LLP."));
  await show("chat", "a question", say("What are your opening hours?"));
  await show("chat", "the message before the summary", say("ada@beaulieu.example, 416 555 0155. It is about a clinic."));
  const streamed = () => send(`${server.url}/api/ai/chat/stream`, streamOf(server.url, sessionId, headers));
  await show("chat", "a message, streamed", streamed);
}

function streamOf(origin, sessionId, headers) {
  const body = JSON.stringify({ message: "And a court reporter, please.", sessionId });
  return { method: "POST", headers: { "Content-Type": "application/json", Origin: origin, ...headers }, body };
}

/** A working day some weeks ahead. */
function openDay() {
  for (let ahead = 40; ; ahead += 1) {
    const day = dayAt(ahead);
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === 2) return day;
  }
}

const cookies = ({ headers }) => (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");

async function signIn(url, account) {
  const body = JSON.stringify({ email: DEMO_ACCOUNTS[account][0], password: DEMO_PASSWORD });
  const answer = await send(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body,
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}.`);
  return { Cookie: cookies(answer), Origin: url };
}

/** Builds, migrates and seeds as always, then serves the same build behind `worker.js`. */
async function farServer(folder) {
  const port = await freePort();
  const state = join(folder, "far");
  const near = await startServer({ port, state, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
  await near.stop();
  const server = join(state, "app", "server");
  copyFileSync(new URL("worker.js", import.meta.url), join(server, "far.js"));
  const settings = JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8"));
  settings.main = "far.js";
  settings.vars.FAR_MS = String(FAR_MS);
  writeFileSync(join(server, "far.json"), JSON.stringify(settings));
  const ready = async (url) => (await fetch(`${url}/api/health`)).ok;
  return serveWorker({ folder: join(state, "app"), config: "server/far.json", port, state, ready, logLevel: "warn" });
}
