/**
 * Concord's built Worker with its database and its key-value store far away: each call of D1 and KV takes `FAR_MS` longer and
 * is written down. `/far` gives how often the last request had to wait, one call after the other; calls at once are one wait.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import concord from "./index.js";

/** Whose calls they are: what an earlier request left to be done after its answer is not counted as a later one's. */
const asking = new AsyncLocalStorage();
/** The last request. */
let last = { calls: [], answered: 0 };
const now = () => Date.now();

async function far(name, milliseconds, call) {
  const entry = { name, begun: now(), ended: Number.POSITIVE_INFINITY };
  asking.getStore()?.calls.push(entry);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    return await call();
  } finally {
    entry.ended = now();
  }
}

/** What a statement is about, in two words: "read drafts", "write drafts". */
function about(text) {
  const table = /\b(?:from|into|update)\s+["`]?(\w+)/i.exec(text)?.[1] ?? "?";
  return `${/^\s*(?:select|with)/i.test(text) ? "read" : "write"} ${table}`;
}

function farStatement(statement, text, milliseconds) {
  return new Proxy(statement, {
    get(target, name) {
      if (name === "nearby") return target;
      if (name === "about") return about(text);
      if (name === "bind") return (...values) => farStatement(target.bind(...values), text, milliseconds);
      const value = target[name];
      if (typeof value !== "function") return value;
      if (!["all", "first", "run", "raw"].includes(name)) return value.bind(target);
      return (...values) => far(about(text), milliseconds, () => value.apply(target, values));
    },
  });
}

function farDatabase(database, milliseconds) {
  return new Proxy(database, {
    get(target, name) {
      const value = target[name];
      if (typeof value !== "function") return value;
      if (name === "prepare") return (text) => farStatement(target.prepare(text), text, milliseconds);
      if (name === "withSession") return (...values) => farDatabase(target.withSession(...values), milliseconds);
      if (name === "batch")
        return (statements) =>
          far(`[${[...new Set(statements.map((one) => one.about))].join(" + ")}]`, milliseconds, () =>
            target.batch(statements.map((one) => one.nearby ?? one)),
          );
      if (name === "exec") return (text) => far("D1 exec", milliseconds, () => target.exec(text));
      return value.bind(target);
    },
  });
}

function farStore(store, milliseconds) {
  return new Proxy(store, {
    get(target, name) {
      const value = target[name];
      if (typeof value !== "function") return value;
      return (...values) => far(`KV ${String(name)}`, milliseconds, () => value.apply(target, values));
    },
  });
}

/** The longest row of calls of which each began after the one before had ended, among those that the answer waited for. */
function chain({ calls, answered }) {
  const waited = calls.filter(({ ended }) => ended <= answered).sort((one, other) => one.ended - other.ended);
  const row = [];
  for (const call of waited) if (row.length === 0 || call.begun >= row.at(-1).ended) row.push(call);
  return row.map(({ name }) => name);
}

const wrapped = new WeakMap();
function farEnvironment(env) {
  if (!wrapped.has(env)) {
    const milliseconds = Number(env.FAR_MS);
    wrapped.set(env, { ...env, DB: farDatabase(env.DB, milliseconds), VISITORS: farStore(env.VISITORS, milliseconds) });
  }
  return wrapped.get(env);
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/far") return Response.json({ chain: chain(last), calls: last.calls.map(({ name }) => name) });
    const asked = { calls: [], answered: 0 };
    last = asked;
    const answer = await asking.run(asked, () => concord.fetch(request, farEnvironment(env), ctx));
    if (!answer.body) {
      asked.answered = now();
      return answer;
    }
    const end = new TransformStream({
      flush() {
        asked.answered = now();
      },
    });
    return new Response(answer.body.pipeThrough(end), answer);
  },
};
