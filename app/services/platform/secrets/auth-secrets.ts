/**
 * The secret that sessions, links and hashes hang on, and those before it that are accepted while they are listed. Cloudflare gives no
 * secret back: a new one gets a slot of its own, `AUTH_SECRET_` and the moment (UTC) from which everything is made with it, and the
 * former one stays in its own until it is ended (`npm run rotate-secret`, docs/operations.md).
 */

/** As `AUTH_SECRET_20261129160000`. */
const SLOT = /^AUTH_SECRET_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** What `AUTH_SECRET` holds once its secret was ended: wrangler asks for the name. */
export const ENDED_SECRET = "ended";

export interface SecretSlot {
  name: string;
  /** The moment in its name as a number, 0 for `AUTH_SECRET`: what is stored under a secret says so by it. */
  version: number;
  /** UTC milliseconds; 0 for `AUTH_SECRET`. */
  from: number;
  value: string;
}

export interface AuthSecrets {
  /** What everything is made with now. */
  current: string;
  version: number;
  /** The present one first; then the others of the list, a coming one among them, since another isolate may make things with it already. */
  accepted: readonly SecretSlot[];
}

/** The name of a slot whose secret is in force from `from` (UTC milliseconds, whole seconds). */
export const slotNamed = (from: number): string => `AUTH_SECRET_${new Date(from).toISOString().replace(/\D/g, "").slice(0, 14)}`;

/** The version and the beginning of the slot with this name; null for a name that is none. */
export function slotOf(name: string): Omit<SecretSlot, "value"> | null {
  if (name === "AUTH_SECRET") return { name, version: 0, from: 0 };
  const [, year, month, day, hour, minute, second] = (SLOT.exec(name) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  const from = Date.UTC(year, month - 1, day, hour, minute, second);
  // A thirtieth of February would be another moment than its name says.
  return slotNamed(from) === name ? { name, version: Number(name.slice("AUTH_SECRET_".length)), from } : null;
}

/** Those of `env` that hold a secret, the newest first. */
export function slotsIn(env: object): SecretSlot[] {
  return Object.entries(env)
    .flatMap(([name, value]) => {
      const slot = slotOf(name);
      return slot && typeof value === "string" && value !== "" && value !== ENDED_SECRET ? [{ ...slot, value }] : [];
    })
    .sort((one, other) => other.version - one.version);
}

const known = new WeakMap<object, readonly SecretSlot[]>();

function slotsOf(env: object): readonly SecretSlot[] {
  const held = known.get(env) ?? slotsIn(env);
  known.set(env, held);
  return held;
}

/** The secrets of `env` at `now` (UTC milliseconds). Before the first one's time that one is in force. */
export function authSecretsOf(env: object, now: number = Date.now()): AuthSecrets {
  const slots = slotsOf(env);
  const current = slots.find(({ from }) => from <= now) ?? slots.at(-1);
  if (!current) return { current: "", version: 0, accepted: [] };
  return { current: current.value, version: current.version, accepted: [current, ...slots.filter((slot) => slot !== current)] };
}

/** What everything is made with now. */
export const authSecretOf = (env: object): string => authSecretsOf(env).current;

/** The values that are accepted, the present one first. */
export const acceptedSecrets = (env: object): string[] => authSecretsOf(env).accepted.map(({ value }) => value);

/** The same without those that another one took the place of longer than `within` milliseconds ago: for what is looked up so long at most. */
export function recentSecrets(env: object, within: number, now: number = Date.now()): string[] {
  const slots = slotsOf(env);
  const replacedAt = (slot: SecretSlot) => slots[slots.indexOf(slot) - 1]?.from ?? Number.POSITIVE_INFINITY;
  return authSecretsOf(env, now)
    .accepted.filter((slot) => replacedAt(slot) > now - within)
    .map(({ value }) => value);
}
