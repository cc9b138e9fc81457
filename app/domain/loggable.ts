/**
 * An error as it may be written to a log: one line, and nothing that anybody has typed. What an error says may quote what it was
 * given (a zone, a document, an address), so that of errors which are not our own the name and the frames are left. Addresses
 * lose their keys.
 */
import { withoutKeys } from "./site/token-paths.ts";

/** What looks like an e-mail address, a telephone number or a network address (IPv4, IPv6) of somebody's. */
const OF_PEOPLE = [
  /[^\s"'<>()[\],;:@/\\|]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
  /\+\d[\d\s().-]{7,}\d/g,
  /(?<![\w-])\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\w-])/g,
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g,
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,6}:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})(?![\w:])/gi,
];

/** A line without such, for what is written to a log by others than ourselves. */
export function withoutPeople(line: string): string {
  return OF_PEOPLE.reduce((text, pattern) => text.replace(pattern, "…"), line);
}

/** Longest line; the frames that tell most come first. */
const LONGEST = 4000;

export function loggable(error: unknown): string {
  return withoutPeople(withoutKeys(told(error)))
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, LONGEST);
}

function told(error: unknown): string {
  if (typeof error === "string") return error;
  if (isFailedQuery(error)) {
    const { query, cause } = error;
    // What was asked of the database, without the values that it was sent with, and what it answered.
    return `Failed query: ${query}${cause === undefined ? "" : `; caused by ${told(cause)}`}${framesOf(error)}`;
  }
  if (isAnswer(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return "something that is no error was thrown";
  const cause = error.cause === undefined ? "" : `; caused by ${told(error.cause)}`;
  return `${nameOf(error)}${saysNoWords(error) ? `: ${error.message}` : ""}${framesOf(error)}${cause}`;
}

/** A name is set by the code that throws; what is none is left out. */
const nameOf = ({ name }: Error): string => (/^\w{1,60}$/.test(name) ? name : "Error");

/** Errors of ours, whose messages are codes, and those of the database. */
const saysNoWords = (error: Error): boolean =>
  (["AppError", "JobFailure", "MailFailure"].includes(error.name) && /^[\w. -]{1,100}$/.test(error.message)) || isRefusal(error);

/** Whether the database refused what it was asked: one statement, or a batch. */
export const isDatabaseError = (error: unknown): boolean => isFailedQuery(error) || isRefusal(error);

/** D1's own words name tables and columns, and never values. */
const isRefusal = (error: unknown): boolean => error instanceof Error && /^D1_[A-Z_]*ERROR:/.test(error.message);

function isFailedQuery(error: unknown): error is Error & { query: string } {
  return error instanceof Error && "params" in error && "query" in error && typeof error.query === "string";
}

/** Where it was thrown. The stack begins with name and message, which are left out: a line of them may look like a frame. */
function framesOf({ message, stack = "" }: Error): string {
  const said = message === "" ? stack.indexOf("\n") : stack.lastIndexOf(message);
  if (said < 0) return "";
  const frames = stack
    .slice(said + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
  return frames.length > 0 ? ` ${frames.join(" | ")}` : "";
}

/** What the router makes of an address or a method that nothing answers; its data names the address. */
function isAnswer(error: unknown): error is { status: number; statusText: string; data: unknown } {
  return typeof error === "object" && error !== null && "status" in error && "statusText" in error && "data" in error;
}
