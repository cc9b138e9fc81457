/** Refuses to serve with settings that would be a hole (issue: `RATE_LIMITS=off` is for load tests only). */
let checked = false;

/** Throws with one clear line when the environment may not run as it is configured. */
export function assertConfiguration(env: Env): void {
  if (checked) return;
  if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32) throw new Error("AUTH_SECRET is missing or shorter than 32 characters");
  const settings: { ENVIRONMENT: string; RATE_LIMITS: string } = env;
  if (settings.ENVIRONMENT === "production" && settings.RATE_LIMITS === "off") throw new Error("RATE_LIMITS=off is refused in production");
  checked = true;
}
