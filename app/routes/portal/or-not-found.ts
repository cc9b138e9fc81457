import { data } from "react-router";
import { AppError } from "#app/domain/errors.ts";
import { asPageError } from "#app/routes/too-often.ts";

/** What is not there and what one may not see are the same 404 page. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

/** Null for what is not there, and for what one may not see. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** A page that an account has asked for too often is answered with 429, and when to come again. */
export async function orTooMany<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asPageError(error);
  }
}
