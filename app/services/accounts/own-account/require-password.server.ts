import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { isPasswordOf } from "#app/services/accounts/passwords.server.ts";
import { refused } from "./own-account.server.ts";

/** Has the present password judged, counted as a guess. Throws `invalid_input` on `field`, `too_many_requests`. */
export async function requirePassword(
  { db, guesses }: AccountContext,
  userId: string,
  password: string,
  field = "password",
): Promise<void> {
  const isRight = await guesses.judge({ at: "settings", userId }, () => isPasswordOf(db, userId, password), Boolean);
  if (!isRight) throw refused(field, "password_wrong");
}
