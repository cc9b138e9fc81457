import type { CaseRecord } from "#app/domain/case/case.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import type { Idempotency } from "#app/services/platform/idempotency.server.ts";
import { createCase } from "./create-case.server.ts";

/** What creating a case once needs, and other use cases of cases do not. */
export interface KeyedCaseContext extends CaseContext {
  idempotency: Pick<Idempotency, "origin">;
}

/** A case as a program asks for it. */
export interface KeyedCase {
  /** The values, as they came: they are checked here. */
  input: unknown;
  /** The body as it was sent: with another one, the same key creates another case. */
  payload: string;
  /** `Idempotency-Key`; null where there is none. */
  key: string | null;
}

/** Creates a case, once per key and body of its caller. Throws as `createCase` does. */
export async function createKeyedCase(context: KeyedCaseContext, { input, payload, key }: KeyedCase): Promise<CaseRecord> {
  return createCase(context, input, key ? await context.idempotency.origin("key", key, payload) : null);
}
