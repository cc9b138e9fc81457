/**
 * The local database and bucket, as a program asks them that computes for long between two calls. The server behind them drops a
 * connection that is idle for five seconds, and a busy program learns of it too late: it would ask on the dropped one ("other side closed").
 */

/** A whole round of the event loop: what was closed meanwhile is known after it. One `setImmediate` may still be of the round that is under way. */
const round = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** The statement of the database behind each of ours, for `batch`. */
const behind = new WeakMap<object, D1PreparedStatement>();

/** Each call of the database waits for a round of the event loop first. */
export function patientDatabase(database: D1Database): D1Database {
  const statement = (real: D1PreparedStatement): D1PreparedStatement => {
    const made = withRounds(real, ["first", "run", "all", "raw"], { bind: (...values: unknown[]) => statement(real.bind(...values)) });
    behind.set(made, real);
    return made;
  };
  return withRounds(database, ["exec"], {
    prepare: (sql: string) => statement(database.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      await round();
      return database.batch(statements.map((one) => behind.get(one) ?? one));
    },
  });
}

/** Each call of the bucket waits for a round of the event loop first. */
export const patientBucket = (bucket: R2Bucket): R2Bucket => withRounds(bucket, ["head", "get", "put", "delete", "list"], {});

function withRounds<T extends object>(real: T, waiting: readonly string[], own: Readonly<Record<string, unknown>>): T {
  return new Proxy(real, {
    get(target, name) {
      if (typeof name === "string" && name in own) return own[name];
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (typeof name === "string" && waiting.includes(name))
        return async (...given: unknown[]) => {
          await round();
          return Reflect.apply(value, target, given) as unknown;
        };
      return value.bind(target) as unknown;
    },
  });
}
