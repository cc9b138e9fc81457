/** better-auth's configuration, in a module of its own so that it loads only when somebody signs in or has. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { connect, schema } from "../db/client.server.ts";

export function betterAuthFor(env: Env, request: Request) {
  const url = new URL(request.url);
  const origin = env.ORIGIN || url.origin;
  return betterAuth({
    appName: "Concord",
    baseURL: origin,
    basePath: "/api/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [origin, url.origin],
    database: drizzleAdapter(connect(env.DB), { provider: "sqlite", schema }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "party" },
        firstName: { type: "string", input: false, defaultValue: "" },
        lastName: { type: "string", input: false, defaultValue: "" },
        locale: { type: "string", input: false, defaultValue: "en" },
        timeZone: { type: "string", input: false, defaultValue: "America/Toronto" },
        active: { type: "boolean", input: false, defaultValue: true },
      },
    },
    session: { expiresIn: 7 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
    // Attempts are counted by Concord's own limits in D1 (quality, "Security"), the same for every door.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "concord",
      useSecureCookies: url.protocol === "https:",
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      database: { generateId: () => crypto.randomUUID() },
    },
    telemetry: { enabled: false },
    logger: { level: "error" },
  });
}
