import { rolesNamed } from "#app/domain/people/roles.ts";
import { isOwnHost } from "#app/domain/site/own-host.ts";
import { readLimits } from "#app/domain/watch/figures.ts";
import { formerKeysOf, isPublicKey, isSigningKey, signingSecretOf } from "#app/services/cases/record/record-signing.server.ts";
import { isProduction } from "#app/services/platform/environment.ts";
import { slotOf, slotsIn } from "#app/services/platform/secrets/auth-secrets.ts";
import { assertWatchToken } from "#app/services/platform/watch/watch-token.ts";
import { isStrongSecret } from "./strong-secret.ts";

/** Refuses to serve with settings that would be a hole (issue: `RATE_LIMITS=off` is for load tests only). */
let checked = false;

/** Throws with one clear line when the environment may not run as it is configured. */
export function assertConfiguration(env: Env): void {
  if (checked) return;
  const settings: Settings = env;
  assertSecret({ ...settings });
  assertOrigin(settings);
  if (isProduction(settings) && settings.RATE_LIMITS !== "on")
    throw new Error(`RATE_LIMITS is "${settings.RATE_LIMITS ?? ""}"; in production it must be "on"`);
  assertMail(settings);
  rolesNamed(settings.REQUIRE_SECOND_FACTOR);
  assertServers(settings);
  assertSigning(settings);
  assertWatchToken(settings);
  readLimits(settings.WATCH_LIMITS);
  checked = true;
}

/** What `wrangler.toml` and secrets may set, whatever the types of the local values say. */
interface Settings {
  ENVIRONMENT?: string;
  AUTH_SECRET?: string;
  ORIGIN?: string;
  RATE_LIMITS?: string;
  REQUIRE_SECOND_FACTOR?: string;
  PASSWORD_RANGE_URL?: string;
  SCANNER_URL?: string;
  OPENAI_BASE_URL?: string;
  MAIL_TRANSPORT?: string;
  RESEND_API_KEY?: string;
  MAIL?: unknown;
  MAIL_FROM?: string;
  RECORD_SIGNING_KEY?: string;
  RECORD_FORMER_KEYS?: string;
  WATCH_TOKEN?: string;
  WATCH_LIMITS?: string;
}

/** 32 characters or more that nobody else has: anyone who knows them signs in as anybody. Each that is accepted is asked. */
export function assertSecret(settings: Pick<Settings, "ENVIRONMENT" | "AUTH_SECRET"> & Readonly<Record<string, unknown>>): void {
  const misnamed = Object.keys(settings).find((name) => /^AUTH_SECRET_/.test(name) && !slotOf(name));
  if (misnamed) throw new Error(`${misnamed} names no moment; a new secret is set by \`npm run rotate-secret\``);
  const slots = slotsIn(settings);
  if (slots.length === 0) throw new Error("AUTH_SECRET is missing or shorter than 32 characters");
  for (const { name, value } of slots) {
    if (value.length < 32) throw new Error(`${name} is missing or shorter than 32 characters`);
    if (isProduction(settings) && !isStrongSecret(value))
      throw new Error(`${name} is a placeholder, or no random text; make one by \`openssl rand -base64 48\``);
  }
}

/** Hosts without an owner: reserved names (RFC 2606, RFC 6761, RFC 6762), and numbers, which a certificate hardly ever names. */
const NO_HOST = /(?:^|\.)(?:test|invalid|localhost|local|internal|lan|corp|home|arpa|onion|tld)$|\.$|^[\d.]+$|^\[|^[^.]*$/i;

/** Names that stand in for one's own in examples, wherever they are in the address. */
const STAND_IN =
  /(?:^|\.)(?:(?:your|my)[-_]?(?:sub)?(?:domain|site|host|server|company|account)|change[-_]?me|placeholder|example|todo)(?:\.|$)|^(?:www\.)?(?:domain|site|company)\.\w+$/i;

/** Names that stand for whatever number is written in them, and tunnels to somebody's machine. */
const NUMBERED_HOST = /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|traefik\.me|ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|loca\.lt|lvh\.me)$/i;

const isNobodys = (host: string) => NO_HOST.test(host) || STAND_IN.test(host) || NUMBERED_HOST.test(host);

/**
 * Links in mails, cookies and passkeys go by `ORIGIN` alone. In production it is the public address, over TLS; a name below
 * workers.dev is taken, for an installation that people try out. Everywhere else it is the address of a machine of one's own.
 */
export function assertOrigin({ ORIGIN = "", ...settings }: Pick<Settings, "ENVIRONMENT" | "ORIGIN">): void {
  const url = URL.canParse(ORIGIN) ? new URL(ORIGIN) : null;
  if (!url || url.origin !== ORIGIN || !/^https?:$/.test(url.protocol))
    throw new Error(`ORIGIN is "${ORIGIN}"; it must be the site's address without a path or a slash at the end, as https://hearings.ca`);
  if (!isProduction(settings)) {
    // What is lax locally, and the mails that are kept there, would be everybody's.
    if (!isOwnHost(url.hostname)) throw new Error(`ORIGIN is "${ORIGIN}", a public address: it needs ENVIRONMENT=production`);
    return;
  }
  if (url.protocol !== "https:") throw new Error(`ORIGIN is "${ORIGIN}"; in production it must begin with https://`);
  if (isNobodys(url.hostname)) throw new Error(`ORIGIN is "${ORIGIN}", a placeholder; set it to the address that people open`);
}

/** What is sent to other servers: a part of a password's hash, documents, what visitors write. */
const SERVERS = {
  PASSWORD_RANGE_URL: "https://api.pwnedpasswords.com/range",
  SCANNER_URL: "https://scanner.hearings.ca/scan",
  OPENAI_BASE_URL: "https://api.openai.com/v1",
} as const;

/** They are asked over TLS, but for a server on one's own machine while developing. Empty: nobody is asked. */
export function assertServers(settings: Pick<Settings, "ENVIRONMENT" | keyof typeof SERVERS>): void {
  for (const [name, like] of Object.entries(SERVERS) as [keyof typeof SERVERS, string][]) {
    const address = settings[name];
    if (!address) continue;
    const protocol = URL.canParse(address) ? new URL(address).protocol : "";
    if (protocol !== "https:" && !(protocol === "http:" && !isProduction(settings)))
      throw new Error(`${name} must be an https address, as ${like}`);
  }
}

/** Records that are exported are signed where there is a key; production says clearly that they are not. */
export function assertSigning(settings: Pick<Settings, "ENVIRONMENT" | "RECORD_SIGNING_KEY" | "RECORD_FORMER_KEYS">): void {
  const secret = signingSecretOf(settings);
  if (secret && !isSigningKey(secret))
    throw new Error("RECORD_SIGNING_KEY is no Ed25519 key; make one by `openssl genpkey -algorithm ed25519 -outform DER | base64 -w0`");
  if (formerKeysOf(settings).some((key) => !isPublicKey(key)))
    throw new Error("RECORD_FORMER_KEYS must be public keys as /api/record-signing-key gives them (43 letters), by comma");
  if (!secret && isProduction(settings))
    console.warn("RECORD_SIGNING_KEY is not set: exported records are not signed, and say so (docs/operations.md)");
}

/** In production mail is really sent: captured mails could be read by everybody, and unsent ones are promises broken in silence. */
export function assertMail({
  MAIL_TRANSPORT,
  RESEND_API_KEY = "",
  MAIL,
  MAIL_FROM = "",
  ...settings
}: Pick<Settings, "ENVIRONMENT" | "MAIL_TRANSPORT" | "RESEND_API_KEY" | "MAIL" | "MAIL_FROM">): void {
  const production = isProduction(settings);
  if (MAIL_TRANSPORT === "resend" && RESEND_API_KEY.trim() === "") throw new Error("MAIL_TRANSPORT=resend needs the secret RESEND_API_KEY");
  if (MAIL_TRANSPORT === "cloudflare" && !MAIL) throw new Error("MAIL_TRANSPORT=cloudflare needs the send_email binding MAIL");
  if (MAIL_TRANSPORT === "capture" && production) throw new Error("MAIL_TRANSPORT=capture is refused in production");
  if (!["capture", "resend", "cloudflare"].includes(MAIL_TRANSPORT ?? ""))
    throw new Error("MAIL_TRANSPORT must be capture, resend or cloudflare");
  if (production && !/^[^\s@]+@[^\s@]+$/.test(MAIL_FROM)) throw new Error("MAIL_FROM must be the address that mails come from");
  if (production && isNobodys(MAIL_FROM.slice(MAIL_FROM.lastIndexOf("@") + 1)))
    throw new Error(`MAIL_FROM is "${MAIL_FROM}", a placeholder; set it to an address of your own domain`);
}
