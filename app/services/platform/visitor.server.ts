/**
 * The visitor's session without an account (rulings, "Visitor session"): in KV, made when a draft or a
 * chat begins and never on a plain page view; the cookie holds a signed opaque id; 14 days.
 */
import { loggable } from "#app/domain/loggable.ts";
import { isConcurrentDraft } from "./concurrent-draft.ts";
import { newId } from "./ids.ts";
import type { OwnVisitorData, VisitorData } from "./visitor-data.ts";
import { createVisitorState, newSession, type Visit, type VisitorOptions, type VisitorState } from "./visitor-state.server.ts";

export interface Visitor {
  /**
   * What this visitor's session holds; empty, and nothing is made, when there is none. A draft or conversation that has moved to
   * another session is left out: whatever a visitor reads of either is asked for here. `unavailable` when it cannot be read.
   */
  read(): Promise<OwnVisitorData>;
  /** True when the request came with a session cookie that we issued. */
  known(): Promise<boolean>;
  /** Changes the session, beginning one when there is none. */
  write(change: VisitorData): Promise<void>;
  /** Name of the session that the request came with, or that its page is beginning; null when it came with none of ours. */
  sessionId(): Promise<string | null>;
  /** Ends the session: what it named is no longer reachable from this browser. */
  end(): Promise<void>;
  /** The id of a draft that is begun now. Two first requests of one page, sent at once, are given the same. */
  newDraftId(): Promise<string>;
  /** Begins to write what was changed so far, while other work goes on; `commit` waits for it and gives its cookies. */
  keep(): void;
  /** The `Set-Cookie` headers for what was changed; a second call gives none. Never throws. Call before the headers leave. */
  commit(): Promise<string[]>;
}

/** The visitor of one request. */
export function createVisitor(options: VisitorOptions): Visitor {
  const state = createVisitorState(options);
  return {
    async read() {
      return state.mayHaveOne() ? state.own() : {};
    },
    async known() {
      return state.hasCookie && (await state.current()).came;
    },
    async sessionId() {
      if (!state.mayHaveOne()) return null;
      const { session, came, visit } = await state.current();
      return came ? session.id : (visit?.id ?? null);
    },
    write: (change) => write(state, change),
    end: () => end(state),
    newDraftId: () => newDraftId(state, options),
    keep: () => keep(state, options),
    commit: () => commit(state, options),
  };
}

async function write(state: VisitorState, change: VisitorData): Promise<void> {
  const { session } = await state.current();
  for (const [name, value] of Object.entries(change) as [keyof VisitorData, never][]) {
    if (session.get(name) === value) continue;
    state.changed = true;
    if (value === undefined) session.unset(name);
    else session.set(name, value);
  }
}

async function end(state: VisitorState): Promise<void> {
  if (!state.hasCookie) return;
  const { session, came } = await state.current();
  state.cleared = [came ? await state.storage.destroySession(session) : await state.cookie.serialize("", { maxAge: 0 })];
  state.changed = false;
  state.replace(Promise.resolve({ session: await newSession(state), came: false, visit: null }));
}

async function newDraftId(state: VisitorState, options: VisitorOptions): Promise<string> {
  const { visit } = await state.current();
  return visit !== null && (await isFree(options, visit)) ? visit.draftId : newId();
}

/** False for an id that holds anything but what this page has begun at this moment. */
async function isFree({ actor, clock }: VisitorOptions, { draft }: Visit): Promise<boolean> {
  const [who, held] = await Promise.all([actor(), draft]);
  return held === null || isConcurrentDraft(held, who.kind === "visitor" ? null : who.id, clock().getTime());
}

function keep(state: VisitorState, options: VisitorOptions): void {
  if (state.keeping === null && state.changed) state.keeping = written(state, options);
}

async function commit(state: VisitorState, options: VisitorOptions): Promise<string[]> {
  const kept = (await state.keeping?.catch(() => null)) ?? [];
  state.keeping = null;
  const headers = await written(state, options);
  // What was given while the account's session lasted is taken back by then.
  return options.isOvertaken() ? headers : [...kept, ...headers];
}

async function written(state: VisitorState, { actor, isOvertaken }: VisitorOptions): Promise<string[]> {
  // Whose it is: what they begin ends with their session.
  if (state.changed) await actor().catch(() => null);
  if (isOvertaken()) {
    await takeBack(state);
    return state.cleared.splice(0);
  }
  if (!state.changed) {
    const headers = state.cleared.splice(0);
    // What this request has written counts, and not what it had found before.
    const isKnown = state.isLate && (state.isWritten ? state.namespace.isSettled() : await state.caughtUp);
    return isKnown ? [...headers, await state.late.serialize("", { maxAge: 0 })] : headers;
  }
  const held = await state.current().catch(() => null);
  if (!held) return state.cleared.splice(0);
  // What is changed while this is being written is written next.
  state.changed = false;
  state.isWritten = true;
  const given = await state.storage.commitSession(held.session);
  // In this browser there may be somebody else's by now.
  if (state.namespace.isEnded()) return state.cleared.splice(0);
  const headers = [given];
  if (!held.came) state.given = given;
  state.cleared = [];
  // A new one is known elsewhere only after a while.
  const isSettled = state.namespace.isSettled() && held.came;
  if (!isSettled) headers.push(await state.late.serialize("1"));
  else if (state.isLate) headers.push(await state.late.serialize("", { maxAge: 0 }));
  return headers;
}

/** Ends what left with the headers of a stream that was refused later. */
async function takeBack(state: VisitorState): Promise<void> {
  if (state.given === null) return;
  const begun = await state.storage.getSession(state.given);
  state.given = null;
  await state.storage.destroySession(begun).catch((error: unknown) => console.error(loggable(error)));
}
