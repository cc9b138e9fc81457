/**
 * A D1 binding far away, which answers what it was asked at one moment all at once: how often somebody waits for it is how many rounds of
 * questions they ask, each of which needs what the one before has answered.
 */
export interface FarDatabase {
  database: D1Database;
  /** Rounds so far. */
  waits(): number;
  /** Counts from here on. */
  begin(): void;
}

/** So long nobody asks anything more before the questions of a round are sent: whatever is computed in between is done by then. */
const QUIET_MS = 15;
const CALLS: ReadonlySet<unknown> = new Set(["all", "run", "raw", "first"]);

export function farDatabase(real: D1Database): FarDatabase {
  let rounds = 0;
  let asked: (() => void)[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;
  const round = () =>
    new Promise<void>((resolve) => {
      asked.push(resolve);
      clearTimeout(sending);
      sending = setTimeout(() => {
        rounds += 1;
        const all = asked;
        asked = [];
        for (const send of all) send();
      }, QUIET_MS);
    });
  const far =
    (call: (...values: unknown[]) => unknown) =>
    async (...values: unknown[]) => {
      await round();
      return call(...values);
    };
  const bare = new WeakMap<object, D1PreparedStatement>();
  const statement = (one: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(one, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        return CALLS.has(name) ? far(value.bind(target)) : value.bind(target);
      },
    });
    bare.set(proxy, one);
    return proxy;
  };
  const database: D1Database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => statement(target.prepare(sql));
      if (name === "batch") return far((all) => target.batch((all as D1PreparedStatement[]).map((one) => bare.get(one) ?? one)));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    database,
    waits: () => rounds,
    begin: () => {
      rounds = 0;
    },
  };
}
