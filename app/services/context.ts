/** What use cases are given: bindings, who acts, what time it is. They import this and never the place that wires them. */
import type { Database } from "#app/db/client.server.ts";
import type { Actor } from "#app/domain/people/roles.ts";

export interface RequestScope {
  request: Request;
  /** Now; injected so that tests and jobs decide what time it is. */
  clock: () => Date;
  waitUntil: (work: Promise<unknown>) => void;
}

/** What use cases share; nothing outside `app/services` sees it. */
export interface ServiceContext {
  env: Env;
  db: Database;
  actor: () => Promise<Actor>;
  clock: () => Date;
  /** Where links in mails and answers point: the configured origin, whatever a request says of itself. */
  origin: string;
}
