/** Names that are counted or compared and never stored as they are: HMAC-SHA-256 with a key of its own for each purpose. */
import { createHmac } from "node:crypto";
import { areaOf, callerNetwork } from "./network.ts";

/** `subject`: whatever a limit counts; `holder`: whose holds of rooms are counted; `page`: who signed in last in a browser; `page_after`: the mark of a browser whose session has ended, of the one before; `area`: whose first mails wait their turn; `answer`: who has followed a mailed link, and where; `chambers`: whom a mail about what a tribunal wrote is for, and when. */
export type HashPurpose = "account" | "answer" | "area" | "address" | "chambers" | "holder" | "network" | "page" | "page_after" | "subject";

/** 128 bits, base64url. `secret` is the Worker's `AUTH_SECRET`. */
export function keyedHash(secret: string, purpose: HashPurpose, name: string): string {
  return createHmac("sha256", `hash-of-${purpose}:${secret}`).update(name).digest().subarray(0, 16).toString("base64url");
}

/** The network that a request comes from, hashed. */
export function hashedNetwork(secret: string, request: Request): string {
  return keyedHash(secret, "network", callerNetwork(request));
}

/** The wider part of the network that a request comes from, hashed. */
export function hashedArea(secret: string, request: Request): string {
  return keyedHash(secret, "area", areaOf(callerNetwork(request)));
}
