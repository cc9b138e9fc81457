import { data } from "react-router";
import { AppError } from "#app/domain/errors.ts";

/** Where mail is not captured, these pages are not there. */
export async function orAbsent<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}
