/**
 * How many guesses at a password or a code are looked at. A right one never counts; each wrong one raises a level that
 * sinks with time. At `free` the next one waits, and each further one twice as long: anyone who guesses is slowed, nobody is
 * locked out for good.
 */
export interface GuessLimit {
  /** Wrong guesses without a wait. */
  free: number;
  /** Milliseconds of the first wait; doubled with each further guess. */
  first: number;
  longest: number;
  /** Milliseconds after which one wrong guess is forgotten. */
  forgets: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Some hundred guesses a day once the free ones are used. */
const ONE_ACCOUNT: GuessLimit = { free: 5, first: MINUTE, longest: 15 * MINUTE, forgets: 15 * MINUTE };
const CHALLENGES: GuessLimit = { free: 60, first: MINUTE, longest: 15 * MINUTE, forgets: 10 * SECOND };

export const GUESS_LIMITS = {
  /** Passwords tried for one address from devices that its owner has not used. */
  password: ONE_ACCOUNT,
  /** Codes tried for one account from such devices, across sign-ins. */
  code: ONE_ACCOUNT,
  /** From a device on which the owner has signed in: a small budget that no stranger can use up. */
  device_password: ONE_ACCOUNT,
  device_code: ONE_ACCOUNT,
  /** Wrong passwords and codes of all accounts, from one network: an office's slips are more than one person's. */
  network: { free: 20, first: MINUTE, longest: 15 * MINUTE, forgets: 3 * MINUTE },
  /** Current passwords and codes asked for in the settings. */
  settings: { free: 10, first: MINUTE, longest: 15 * MINUTE, forgets: 5 * MINUTE },
  /** First codes of an app that is being set up. */
  setup: ONE_ACCOUNT,
  /** Challenges that no passkey answered. Nobody guesses a signature: this bounds the work. */
  passkey: CHALLENGES,
  /** The same from a device on which somebody has signed in: neighbours do not use it up. */
  device_passkey: CHALLENGES,
  /** Links of invitations and forgotten passwords that open nothing. */
  link: { free: 30, first: MINUTE, longest: 15 * MINUTE, forgets: 2 * MINUTE },
} as const satisfies Record<string, GuessLimit>;

export type GuessKind = keyof typeof GUESS_LIMITS;
