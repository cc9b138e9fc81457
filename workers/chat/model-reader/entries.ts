/** Entries of a model's answer, whatever form they have. */
import { isObject } from "./json-answer.ts";

/** So many entries of a list are looked at. */
const MOST = 100;
const LONGEST = 6000;

export const own = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
/** A list, or one entry where a list was meant. */
export const entries = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST) : value === undefined || value === null || value === "" ? [] : [value];

/** Text, or a number or a yes as text; "" for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.slice(0, LONGEST).trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.slice(0, MOST).map(textOf).filter(Boolean).join(", ") : "";
}
export const textAt = (entry: unknown, name: string): string => (isObject(entry) ? textOf(own(entry, name)) : "");
