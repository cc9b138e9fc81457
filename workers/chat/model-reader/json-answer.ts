/** The object that a model meant, however it wrapped it: fenced, thought aloud, encoded twice, or cut off before its end. */
import { parsePartialJson } from "ai";

const LONGEST = 200_000;

/** The object in a call's arguments or in a text; null where there is none. */
export async function objectIn(answer: unknown): Promise<Record<string, unknown> | null> {
  const found = typeof answer === "string" ? await parsed(answer) : answer;
  // Arguments that are a JSON text once more.
  const value = typeof found === "string" ? await parsed(found) : found;
  return isObject(value) ? unwrapped(value) : null;
}

async function parsed(answer: string): Promise<unknown> {
  const text = withoutThoughts(answer.slice(0, LONGEST));
  const whole = tried(text) ?? tried(fenced(text));
  if (whole !== undefined) return whole;
  const from = text.indexOf("{");
  if (from < 0) return null;
  const to = text.lastIndexOf("}");
  const inner = to > from ? tried(text.slice(from, to + 1)) : undefined;
  if (inner !== undefined) return inner;
  // Cut off at the length: what it had said by then.
  const { value } = await parsePartialJson(text.slice(from));
  return value ?? null;
}

/** Without what reasoning models write before they answer, closed or not. */
export function withoutThoughts(text: string): string {
  return text
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, "")
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, "")
    .replace(/<think(?:ing)?>[\s\S]*$/i, "")
    .trim();
}

const fenced = (text: string) => /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1] ?? "";

function tried(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LISTS = ["values", "people", "acts", "questions", "remarks", "edits"];
const WRAPPERS = ["understood", "arguments", "parameters", "input", "result"];

/** Out of `{ "name": "understood", "arguments": { … } }` and its like. */
function unwrapped(value: Record<string, unknown>, depth = 0): Record<string, unknown> {
  if (depth > 3 || LISTS.some((name) => Object.hasOwn(value, name))) return value;
  for (const name of WRAPPERS) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    const read = typeof inner === "string" ? tried(inner) : inner;
    if (isObject(read)) return unwrapped(read, depth + 1);
  }
  return value;
}
