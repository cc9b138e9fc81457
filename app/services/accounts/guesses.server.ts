/**
 * Guesses at passwords, codes and links, slowed by account and by network (quality, "Security"). A guess is counted before
 * it is looked at, in one statement, so that many at one moment are no more than one after another; a right one is taken
 * back. From a known device only its own budget counts: nobody else can use that up.
 */

import { type Budget, type Counted, countingGuess, type GuessingDevice, takingBack } from "#app/db/accounts/guesses.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { GUESS_LIMITS, type GuessKind } from "#app/domain/people/guess-limits.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { hashedNetwork, keyedHash } from "#app/services/platform/keyed-hash.ts";
import { areLimitsOff } from "#app/services/platform/rate-limits.server.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import type { KnownDevices } from "./known-devices.server.ts";

/** What is guessed at. Addresses as they were typed; */
export type Guess =
  | { at: "password"; email: string }
  | { at: "code"; userId: string }
  | { at: "settings" | "setup"; userId: string }
  | { at: "passkey" }
  | { at: "link" };

/** A guess that may be looked at. */
export interface TakenGuess {
  /** It was right: statements that take it back, for the batch that follows of it. `times`: with others that led to it. */
  right(times?: number): Statement[];
  /** The same by itself; also for a guess that nobody could judge. */
  takeBack(): Promise<void>;
}

export interface Guesses {
  /** Counts a guess. Throws `too_many_requests` with `retryAfter` in seconds while it must wait; then nothing is counted. */
  take(guess: Guess): Promise<TakenGuess>;
  /** Counts a guess, has `work` look at it, and takes it back when it was right or could not be judged. Throws as `take` does. */
  judge<T>(guess: Guess, work: () => Promise<T>, isRight: (result: T) => boolean): Promise<T>;
  /**
   * Counts the token of a mailed link that was not found. Whose link is right never waits, whatever others of the network tried: no
   * number of tries finds a token. Throws as `take` does.
   */
  missLink(): Promise<void>;
}

export function createGuesses({ env, db, clock }: ServiceContext, request: Request, devices: KnownDevices): Guesses {
  const secret = authSecretOf(env);

  async function take(guess: Guess): Promise<TakenGuess> {
    if (areLimitsOff(env)) return { right: () => [], takeBack: async () => undefined };
    const now = clock().getTime();
    const { budgets, device } = budgetsOf(secret, hashedNetwork(secret, request), await devices.tokenHash(), guess);
    const [standing, written] = await db.batch([...countingGuess(db, budgets, device, now)]);
    if (written.length === 0) {
      const opens = Math.max(...standing.map(({ openAt }) => openAt));
      throw new AppError("too_many_requests", { detail: { retryAfter: Math.max(1, Math.ceil((opens - now) / 1000)) } });
    }
    const counted: Counted[] = written.map(({ key, openAt }) => {
      const { openAt: before = 0, free = 0 } = standing.find((one) => one.key === key) ?? {};
      return { key, now: openAt, before, free };
    });
    return {
      right: (times = 1) => [takingBack(db, counted, times)],
      async takeBack() {
        await takingBack(db, counted);
      },
    };
  }

  return {
    take,
    async missLink() {
      await take({ at: "link" });
    },
    async judge(guess, work, isRight) {
      const taken = await take(guess);
      let isWrong = false;
      try {
        const result = await work();
        isWrong = !isRight(result);
        return result;
      } finally {
        if (!isWrong) await taken.takeBack();
      }
    },
  };
}

/** What a guess counts against, and the device that it comes from (`tokenHash`). */
function budgetsOf(secret: string, network: string, tokenHash: string, guess: Guess): { budgets: Budget[]; device: GuessingDevice } {
  const budget = (kind: GuessKind, name: string, known: boolean | null = null): Budget => ({
    ...GUESS_LIMITS[kind],
    key: `${kind}:${name}`,
    known,
  });
  switch (guess.at) {
    case "password": {
      const email = emailKeyOf(guess.email).slice(0, 254);
      const account = keyedHash(secret, "account", email);
      return {
        device: { tokenHash, account: { email } },
        budgets: [budget("password", account, false), budget("network", network, false), budget("device_password", account, true)],
      };
    }
    case "code": {
      const { userId } = guess;
      return {
        device: { tokenHash, account: { userId } },
        budgets: [budget("code", userId, false), budget("network", network, false), budget("device_code", userId, true)],
      };
    }
    case "settings":
    case "setup":
      return { device: { tokenHash, account: { userId: guess.userId } }, budgets: [budget(guess.at, guess.userId)] };
    case "passkey":
      // Whose it is comes out with the answer: the device may be known to anybody.
      return {
        device: { tokenHash, account: "any" },
        budgets: [budget("passkey", network, false), budget("device_passkey", "any", true)],
      };
    case "link":
      return { device: { tokenHash, account: "any" }, budgets: [budget("link", network)] };
  }
}
