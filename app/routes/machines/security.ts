/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It expires half a year after the day on
 * which it is read, so that a deployment that still answers never shows one that has lapsed.
 */
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { forEverybody } from "./plain.ts";

const DAY = 86_400_000;
const VALID_DAYS = 182;

export function loader() {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const fields = [
    `Contact: mailto:${PROVIDER.email}`,
    `Contact: ${PROVIDER.url}/contact`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${PROVIDER.url}/.well-known/security.txt`,
  ];
  return forEverybody(`${fields.join("\n")}\n`, "text/plain; charset=utf-8");
}
