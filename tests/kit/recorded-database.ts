/** A D1 binding that remembers what was asked of it: statements, and the rows that each read. */
export interface RecordedStatement {
  sql: string;
  parameters: unknown[];
}

export interface RecordedDatabase {
  database: D1Database;
  statements: RecordedStatement[];
}

export function recordedDatabase(real: D1Database): RecordedDatabase {
  const statements: RecordedStatement[] = [];
  const remember = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === "bind") {
          return (...parameters: unknown[]) => {
            statements.push({ sql, parameters });
            return target.bind(...parameters);
          };
        }
        if (["all", "run", "raw", "first"].includes(String(name))) statements.push({ sql, parameters: [] });
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => remember(target.prepare(sql), sql);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, statements };
}
