/** better-auth's configuration, in a module of its own so that it loads only when somebody signs in or has. */
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Where } from "better-auth/types";
import type { Access } from "#app/db/accounts/access.repo.server.ts";
import { connectForSignIn, schema } from "#app/db/client.server.ts";
import { newBackupCodes } from "#app/domain/people/backup-codes.ts";
import { storedDevice } from "#app/domain/people/device.ts";
import type { SignInMeans } from "#app/domain/people/person-record.ts";
import { fromLibrary } from "#app/services/accounts/library-address.ts";
import { hashedNetwork } from "#app/services/platform/keyed-hash.ts";
import { authSecretOf, authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { hasTls, ownOrigins } from "#app/services/platform/site-origin.ts";

/** Who may get a session by what is asked, and what it has proven then. */
export interface Begun {
  access: Access | null;
  by: SignInMeans;
}

/**
 * Who is between password and code, read as the judging of codes reads it (its cookie's name, its parser, its signature, its
 * row): who is counted is who is judged. `cookie` is that cookie alone, as it is handed on.
 */
const firstSteps = {
  id: "concord-first-steps",
  endpoints: {
    firstStep: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async ({ context, getCookie, getSignedCookie }) => {
      const { name } = context.createAuthCookie("two_factor");
      const identifier = await getSignedCookie(name, context.secret);
      const found = identifier ? await context.internalAdapter.findVerificationValue(identifier) : null;
      return found ? { userId: found.value, cookie: `${name}=${encodeURIComponent(getCookie(name) ?? "")}` } : null;
    }),
  },
} satisfies BetterAuthPlugin;

const USER_FIELDS = {
  role: { type: "string", input: false, defaultValue: "party" },
  firstName: { type: "string", input: false, defaultValue: "" },
  lastName: { type: "string", input: false, defaultValue: "" },
  locale: { type: "string", input: false, defaultValue: "en" },
  timeZone: { type: "string", input: false, defaultValue: "America/Toronto" },
  active: { type: "boolean", input: false, defaultValue: true },
} as const;

const SESSION = {
  expiresIn: 7 * 24 * 60 * 60,
  // Renewed by the hour: "last used" in the list of one's sessions is as exact as that.
  updateAge: 60 * 60,
  // Not the age of a session but the password, asked for again, opens what changes an account.
  freshAge: 0,
  additionalFields: {
    passkeyId: { type: "string", input: false, required: false },
    begunBy: { type: "string", input: false, required: false },
    accessVersion: { type: "number", input: false, required: false, returned: false },
  },
} as const;

/** What better-auth asks before it writes; `begun`: who may get a session by this request. */
function hooksOf(env: Env, request: Request, begun: Begun | null) {
  return {
    user: {
      update: {
        // A factor that was just confirmed is on with its entry and its notice, in one batch of ours, or not at all.
        before: async (data) => ({ data: data.twoFactorEnabled === true ? { ...data, twoFactorEnabled: false } : data }),
      },
    },
    session: {
      create: {
        // Anyone who was deactivated gets no session by any door, and learns no more than with a wrong password.
        async before(session) {
          const access = begun?.access;
          if (!begun || access?.userId !== session.userId || !access.isOpen) throw refused();
          // No address and no words of the browser's own: enough to recognise one's own sessions (docs/operations.md).
          const ipAddress = hashedNetwork(authSecretOf(env), request);
          const userAgent = storedDevice(request.headers.get("User-Agent"));
          // The number was read before the password, code or passkey was: the database refuses an earlier one, as of an account that was closed since.
          return { data: { ...session, ipAddress, userAgent, accessVersion: access.version, begunBy: begun.by } };
        },
      },
    },
  } satisfies BetterAuthOptions["databaseHooks"];
}

function advancedOf(env: Env) {
  const secure = hasTls(env);
  return {
    // `__Host-`: of this host alone, whatever another one below the domain sets. The library's own prefix is `__Secure-`.
    cookiePrefix: secure ? "__Host-concord" : "concord",
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
    ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
    database: {
      generateId: () => crypto.randomUUID(),
      // A session and its person are one question: the database may be far away.
      joins: true,
    },
  };
}

/**
 * What encrypts seeds and backup codes. Each says by its version under which secret it is; what was written before there was a second one says
 * nothing, and is read under `AUTH_SECRET`. Cookies are signed by the present secret alone (`renewed-cookies.ts`).
 */
function secretsFor(env: Env): Pick<BetterAuthOptions, "secret" | "secrets"> {
  const { accepted, current } = authSecretsOf(env);
  const [only, ...others] = accepted;
  if (!only || (others.length === 0 && only.version === 0)) return { secret: current };
  const first = accepted.find(({ version }) => version === 0);
  return { ...(first ? { secret: first.value } : {}), secrets: accepted.map(({ version, value }) => ({ version, value })) };
}

/** The library's own, which finds a person by the address that we have handed over. */
function adapterOf(env: Env) {
  const adapter = drizzleAdapter(connectForSignIn(env.DB), { provider: "sqlite", schema });
  return (options: BetterAuthOptions): ReturnType<typeof adapter> => {
    const own = adapter(options);
    const asTyped = ({ field, value, ...rest }: Where): Where => ({
      ...rest,
      field,
      value: field === "email" && typeof value === "string" ? fromLibrary(value) : value,
    });
    return { ...own, findOne: (asked) => own.findOne({ ...asked, where: asked.where.map(asTyped) }) };
  };
}

/**
 * For one request. `further`: plugins that few requests need, loaded by who asks. `begun`: who may get a session by what is asked,
 * since when and by what; without it nobody does.
 */
export function betterAuthFor(env: Env, request: Request, further: readonly BetterAuthPlugin[] = [], begun: Begun | null = null) {
  return betterAuth({
    appName: "Concord",
    baseURL: env.ORIGIN,
    basePath: "/api/auth",
    ...secretsFor(env),
    trustedOrigins: [...ownOrigins(env, new URL(request.url))],
    database: adapterOf(env),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    user: { additionalFields: USER_FIELDS },
    session: SESSION,
    plugins: [
      // An authenticator app (RFC 6238) and backup codes. Wrong ones are counted by `guesses.server.ts`: better-auth's own lock
      // would let anyone who knows the password shut the owner out.
      twoFactor({
        issuer: "Concord",
        backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: newBackupCodes },
        accountLockout: { enabled: false },
      }),
      firstSteps,
      ...further,
    ],
    databaseHooks: hooksOf(env, request, begun),
    // Guesses are counted in D1 (`guesses.server.ts`), the same for every door.
    rateLimit: { enabled: false },
    advanced: advancedOf(env),
    telemetry: { enabled: false },
    // What is unexpected is ours to answer and to log: the library would write the values of a failed statement into the log.
    onAPIError: { throw: true },
    // A passkey that is refused is no error of ours: one line, and nothing of what was sent.
    logger: { level: "error", ...(further.length > 0 ? { log: (_level, message) => console.warn(`better-auth: ${message}`) } : {}) },
  });
}

/** Who may not have a session learns no more than who does not know the password. */
export function refused() {
  return new APIError("UNAUTHORIZED", { message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" });
}
