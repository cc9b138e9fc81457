/** What is posted where a link opens nothing: the number and the address of a booking, whose links are mailed to it. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";

export interface AskedLinks {
  done: boolean;
  /** Asked too often from here. */
  often: boolean;
  issues: readonly Issue[];
  typed: { bookingNumber: string; email: string };
}

/** Longest text that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 1000;

export async function takeAsk(form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const text = (name: string) => (form.get(name) ?? "").slice(0, READ_MAX);
  const typed = { bookingNumber: text("bookingNumber"), email: text("email") };
  const asked = { done: false, often: false, issues: [], typed };
  try {
    await context.get(servicesContext).bookingLinks.ask(typed);
    return data<{ asked: AskedLinks }>({ asked: { ...asked, done: true } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "too_many_requests") return data<{ asked: AskedLinks }>({ asked: { ...asked, often: true } }, { status: 429 });
    if (error.code === "invalid_input") return data<{ asked: AskedLinks }>({ asked: { ...asked, issues: error.issues } }, { status: 400 });
    throw error;
  }
}
