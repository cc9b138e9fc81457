import { rolesNamed } from "#app/domain/people/roles.ts";

/** Refuses to serve with settings that would be a hole (issue: `RATE_LIMITS=off` is for load tests only). */
let checked = false;

/** Throws with one clear line when the environment may not run as it is configured. */
export function assertConfiguration(env: Env): void {
  if (checked) return;
  if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32) throw new Error("AUTH_SECRET is missing or shorter than 32 characters");
  const settings: Settings = env;
  if (settings.ENVIRONMENT === "production" && settings.RATE_LIMITS === "off") throw new Error("RATE_LIMITS=off is refused in production");
  assertMail(settings);
  rolesNamed(settings.REQUIRE_SECOND_FACTOR);
  assertPasswordRange(settings);
  checked = true;
}

/** What `wrangler.toml` and secrets may set, whatever the types of the local values say. */
interface Settings {
  ENVIRONMENT: string;
  RATE_LIMITS: string;
  REQUIRE_SECOND_FACTOR?: string;
  PASSWORD_RANGE_URL?: string;
  MAIL_TRANSPORT?: string;
  RESEND_API_KEY?: string;
  MAIL?: unknown;
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
}: Omit<Settings, "RATE_LIMITS" | "REQUIRE_SECOND_FACTOR" | "PASSWORD_RANGE_URL">): void {
  const production = ENVIRONMENT === "production";
  if (MAIL_TRANSPORT === "resend" && !RESEND_API_KEY) throw new Error("MAIL_TRANSPORT=resend needs the secret RESEND_API_KEY");
  if (MAIL_TRANSPORT === "cloudflare" && !MAIL) throw new Error("MAIL_TRANSPORT=cloudflare needs the send_email binding MAIL");
  if (MAIL_TRANSPORT === "capture" && production) throw new Error("MAIL_TRANSPORT=capture is refused in production");
  if (!["capture", "resend", "cloudflare"].includes(MAIL_TRANSPORT ?? ""))
    throw new Error("MAIL_TRANSPORT must be capture, resend or cloudflare");
}
