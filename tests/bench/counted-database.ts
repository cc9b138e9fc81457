/** A D1 binding that counts what is asked of it: trips (a batch is one) and the rows that they read. */

export interface Counted {
  database: D1Database;
  /** What was read and asked since the last call of this. */
  take(): { read: number; trips: number };
}

export function countedDatabase(real: D1Database): Counted {
  let counts = { read: 0, trips: 0 };
  /** The statements themselves, which a batch takes. */
  const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const note = (metas: readonly { rows_read: number }[]) => {
    counts.trips += 1;
    for (const { rows_read } of metas) counts.read += rows_read;
  };
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrapped(target.bind(...values));
        if (name === "all" || name === "run")
          return async () => {
            const answer = await target[name]();
            note([answer.meta]);
            return answer;
          };
        // Only `all` tells what was read.
        if (name === "raw" || name === "first")
          return async () => {
            const { results, meta } = await target.all<Record<string, unknown>>();
            note([meta]);
            return name === "first" ? (results[0] ?? null) : results.map((row) => Object.values(row));
          };
        return Reflect.get(target, name);
      },
    });
    inside.set(proxy, statement);
    return proxy;
  };
  const database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrapped(target.prepare(sql));
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements.map((statement) => inside.get(statement) ?? statement));
          note(answers.map(({ meta }) => meta));
          return answers;
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    database,
    take() {
      const taken = counts;
      counts = { read: 0, trips: 0 };
      return taken;
    },
  };
}
