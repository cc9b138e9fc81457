/** What a booking says of one of the people who take part: theirs, and nobody else's. */
import { emailKeyOf } from "../email-address.ts";

/** The fields of a booking's details that stand with this address (`claimantEmail`, with `claimantName` …), and the people of its list who have it. */
export function namedInDetails(details: Readonly<Record<string, unknown>>, email: string): Record<string, unknown> {
  const isTheirs = (value: unknown) => typeof value === "string" && emailKeyOf(value) === email;
  const roles = Object.entries(details).flatMap(([name, value]) => (name.endsWith("Email") && isTheirs(value) ? [name.slice(0, -5)] : []));
  const fields = Object.entries(details).filter(([name]) =>
    roles.some((role) => ["Name", "Firm", "Email", "Phone", "ActsFor"].some((part) => name === `${role}${part}`)),
  );
  const listed = Object.entries(details).flatMap(([name, value]) => {
    const entries = listOf(value).filter((entry) => Object.values(entry).some(isTheirs));
    return entries.length > 0 ? [[name, entries] as const] : [];
  });
  return Object.fromEntries([...fields, ...listed]);
}

/** The entries of a list, as it is or kept as text. */
function listOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.filter((entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null);
  if (typeof value !== "string" || !value.startsWith("[")) return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.filter((entry): entry is Record<string, unknown> => typeof entry === "object" && entry !== null) : [];
  } catch {
    return [];
  }
}
