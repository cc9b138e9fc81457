/** Bad weather for the outbox: a transport that fails, and a database that is cut off between sending and marking. */
import { MailFailure } from "#app/domain/mail/message.ts";
import type { MailTransport } from "#app/services/mail/mail-delivery.server.ts";

export interface Weather {
  transport: MailTransport;
  /** The outbox rows' database as a Worker sees it that is killed now and then. */
  database: D1Database;
  /** Message-IDs as the receiving side took them over, duplicates too. */
  taken: string[];
  failures: number;
  crashes: number;
}

/** `random` decides from 0 to 1, so that a storm can be repeated. */
export function weather(real: D1Database, random: () => number, rates: { failing: number; crashing: number }): Weather {
  const state: Weather = { transport: { send }, database: real, taken: [], failures: 0, crashes: 0 };

  async function send(message: { messageId: string }): Promise<void> {
    const roll = random();
    if (roll < rates.failing / 2) {
      state.failures += 1;
      throw new MailFailure("unreachable");
    }
    state.taken.push(message.messageId);
    // The other half fails after it was taken over: the answer was lost on its way.
    if (roll < rates.failing) {
      state.failures += 1;
      throw new Error("connection lost");
    }
  }

  /** A mark that never arrives: as when the Worker is killed between sending and marking. */
  const killed = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === "bind") return (...parameters: unknown[]) => killed(target.bind(...parameters), sql);
        const marks = ["run", "all", "raw", "first"].includes(String(name)) && /^update "outbox" set .*"delivered_at" = \?/.test(sql);
        if (marks && random() < rates.crashing) {
          return () => {
            state.crashes += 1;
            return Promise.reject(new Error("killed"));
          };
        }
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  state.database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => killed(target.prepare(sql), sql);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return state;
}

/** Numbers from 0 to 1 that begin the same way for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
