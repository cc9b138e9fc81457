import { rolesNamed } from "#app/domain/people/roles.ts";

/** Refuses to serve with settings that would be a hole (issue: `RATE_LIMITS=off` is for load tests only). */
let checked = false;

/** Throws with one clear line when the environment may not run as it is configured. */
export function assertConfiguration(env: Env): void {
  if (checked) return;
  const settings: Settings = env;
  assertSecret(settings);
  assertOrigin(settings);
  if (settings.ENVIRONMENT === "production" && settings.RATE_LIMITS === "off") throw new Error("RATE_LIMITS=off is refused in production");
  assertMail(settings);
  rolesNamed(settings.REQUIRE_SECOND_FACTOR);
  assertPasswordRange(settings);
  checked = true;
}

/** What `wrangler.toml` and secrets may set, whatever the types of the local values say. */
interface Settings {
  ENVIRONMENT: string;
  AUTH_SECRET?: string;
  ORIGIN?: string;
  RATE_LIMITS: string;
  REQUIRE_SECOND_FACTOR?: string;
  PASSWORD_RANGE_URL?: string;
  MAIL_TRANSPORT?: string;
  RESEND_API_KEY?: string;
  MAIL?: unknown;
}

/** What stands in examples and tests, and what is written twice; a random secret holds none of it. */
const NO_SECRET = /(.{8,}).*\1|change.?me|placeholder|example|secret|password|nothing-else|0123456789|abcdefgh|\.\.\.|…|<|>/i;
/** Different characters of a secret at least: hexadecimal ones have sixteen at most, by chance fewer. */
const LEAST_CHARACTERS = { hexadecimal: 10, other: 16 };

/** 32 characters or more that nobody else has: whoever knows them signs in as anybody. */
export function assertSecret({ ENVIRONMENT, AUTH_SECRET = "" }: Pick<Settings, "ENVIRONMENT" | "AUTH_SECRET">): void {
  if (AUTH_SECRET.length < 32) throw new Error("AUTH_SECRET is missing or shorter than 32 characters");
  if (ENVIRONMENT !== "production") return;
  const least = LEAST_CHARACTERS[/^[\da-f-]+$/i.test(AUTH_SECRET) ? "hexadecimal" : "other"];
  if (NO_SECRET.test(AUTH_SECRET) || new Set(AUTH_SECRET).size < least)
    throw new Error("AUTH_SECRET is a placeholder; make one by `openssl rand -base64 48`");
}

/** Hosts that are nobody's: reserved names (RFC 2606, RFC 6761, RFC 6762), and numbers, which a certificate hardly ever names. */
const NO_HOST = /(?:^|\.)(?:test|invalid|localhost|local|internal)$|^[\d.]+$|^\[|^[^.]*$/i;

/** Names that stand in for one's own in examples, wherever they are in the address. */
const STAND_IN =
  /(?:^|\.)(?:(?:your|my)[-_]?(?:sub)?(?:domain|site|host|server|company|account)|change[-_]?me|placeholder|example)(?:\.|$)/i;

/** Links in mails, cookies and passkeys go by `ORIGIN` alone. In production it is the public address, over TLS. */
export function assertOrigin({ ENVIRONMENT, ORIGIN = "" }: Pick<Settings, "ENVIRONMENT" | "ORIGIN">): void {
  const url = URL.canParse(ORIGIN) ? new URL(ORIGIN) : null;
  if (!url || url.origin !== ORIGIN || !/^https?:$/.test(url.protocol))
    throw new Error(`ORIGIN is "${ORIGIN}"; it must be the site's address without a path or a slash at the end, as https://hearings.ca`);
  if (ENVIRONMENT !== "production") return;
  if (url.protocol !== "https:") throw new Error(`ORIGIN is "${ORIGIN}"; in production it must begin with https://`);
  if (NO_HOST.test(url.hostname) || STAND_IN.test(url.hostname))
    throw new Error(`ORIGIN is "${ORIGIN}", a placeholder; set it to the address that people open`);
}

/** Over TLS in production: what is asked there is part of a hash of a password. */
export function assertPasswordRange({ ENVIRONMENT, PASSWORD_RANGE_URL }: Pick<Settings, "ENVIRONMENT" | "PASSWORD_RANGE_URL">): void {
  if (!PASSWORD_RANGE_URL) return;
  const protocol = URL.canParse(PASSWORD_RANGE_URL) ? new URL(PASSWORD_RANGE_URL).protocol : "";
  if (protocol !== "https:" && !(protocol === "http:" && ENVIRONMENT !== "production"))
    throw new Error("PASSWORD_RANGE_URL must be an https address, as https://api.pwnedpasswords.com/range");
}

/** In production mail is really sent: captured mails could be read by everybody, and unsent ones are promises broken in silence. */
export function assertMail({
  ENVIRONMENT,
  MAIL_TRANSPORT,
  RESEND_API_KEY,
  MAIL,
}: Pick<Settings, "ENVIRONMENT" | "MAIL_TRANSPORT" | "RESEND_API_KEY" | "MAIL">): void {
  const production = ENVIRONMENT === "production";
  if (MAIL_TRANSPORT === "resend" && !RESEND_API_KEY) throw new Error("MAIL_TRANSPORT=resend needs the secret RESEND_API_KEY");
  if (MAIL_TRANSPORT === "cloudflare" && !MAIL) throw new Error("MAIL_TRANSPORT=cloudflare needs the send_email binding MAIL");
  if (MAIL_TRANSPORT === "capture" && production) throw new Error("MAIL_TRANSPORT=capture is refused in production");
  if (!["capture", "resend", "cloudflare"].includes(MAIL_TRANSPORT ?? ""))
    throw new Error("MAIL_TRANSPORT must be capture, resend or cloudflare");
}
