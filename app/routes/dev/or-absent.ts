import { data } from "react-router";
import { AppError } from "#app/domain/errors.ts";
import { isOwnHost } from "#app/domain/site/own-host.ts";

/**
 * Captured mails hold the links of everybody: they are shown on a machine of one's own, whatever an environment is called. Throws a 404
 * for the address of any other.
 */
export function requireOwnHost(request: Request): void {
  if (!isOwnHost(new URL(request.url).hostname)) throw data(null, { status: 404 });
}

/** Where mail is not captured, these pages are not there. */
export async function orAbsent<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}
