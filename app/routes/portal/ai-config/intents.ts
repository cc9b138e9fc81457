/** What a form of the page asks for; the browser needs no more of a submission. */
const INTENTS = ["create", "update", "delete", "undo", "import", "setting", "dismiss"] as const;
export type Intent = (typeof INTENTS)[number];

export function isIntent(value: unknown): value is Intent {
  return typeof value === "string" && (INTENTS as readonly string[]).includes(value);
}
