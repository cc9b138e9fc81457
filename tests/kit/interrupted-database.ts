/** A D1 binding in which something else happens just before a statement runs, once or so many `times`: what a slow model or network leaves time for. */
export function interruptedDatabase(real: D1Database, statement: RegExp, work: () => Promise<unknown>, times = 1): D1Database {
  let left = times;
  const texts = new WeakMap<object, string>();
  const originals = new WeakMap<object, D1PreparedStatement>();
  const interrupt = async (sql: string) => {
    if (left === 0 || !statement.test(sql)) return;
    left -= 1;
    await work();
  };
  const watched = (prepared: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const proxy = new Proxy(prepared, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === "bind") return (...parameters: unknown[]) => watched(target.bind(...parameters), sql);
        if (["all", "run", "raw", "first"].includes(String(name)))
          return async (...given: unknown[]) => {
            await interrupt(sql);
            return value.apply(target, given);
          };
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    texts.set(proxy, sql);
    originals.set(proxy, prepared);
    return proxy;
  };
  return new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => watched(target.prepare(sql), sql);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          for (const one of statements) await interrupt(texts.get(one) ?? "");
          return target.batch(statements.map((one) => originals.get(one) ?? one));
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
