/**
 * Addresses as better-auth is asked about them: it knows a narrower alphabet than mailboxes have, and answers every other with 400. Each address of a mailbox is
 * handed over in letters of ASCII, and read again where the library looks for its person, so that no two of them are one.
 */
import { canonicalEmail } from "#app/domain/email-address.ts";

const HOST = "@letters.invalid";
const HEX = /^x((?:[\da-f]{2})+)$/;

/** An address for the library; what is none it refuses as it is. */
export function forLibrary(email: string): string {
  if (canonicalEmail(email) === null) return email;
  const letters = [...new TextEncoder().encode(email)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `x${letters.join("")}${HOST}`;
}

/** The address that the library was handed. */
export function fromLibrary(given: string): string {
  const letters = given.endsWith(HOST) ? HEX.exec(given.slice(0, -HOST.length))?.[1] : undefined;
  if (letters === undefined) return given;
  return new TextDecoder().decode(Uint8Array.from(letters.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}
