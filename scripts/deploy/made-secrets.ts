/** Secrets that nobody types: made by chance, and handed to Cloudflare alone. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { isStrongSecret } from "#workers/strong-secret.ts";

/** How each is made; whatever else the Worker may have is its operator's. */
const MAKERS = {
  AUTH_SECRET: authSecret,
  RECORD_SIGNING_KEY: () => generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
} as const;

/** 48 random bytes. A word that chance has written would have the Worker refuse it: another one is made. */
export function authSecret(): string {
  const secret = randomBytes(48).toString("base64");
  return isStrongSecret(secret) ? secret : authSecret();
}

/** Those that are absent from `names`, freshly made. */
export function missingSecrets(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MAKERS)
      .filter(([name]) => !names.includes(name))
      .map(([name, make]) => [name, make()]),
  );
}
