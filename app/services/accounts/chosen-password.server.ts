/** What a new password must not be, where it is known whose it becomes. */
import { AppError } from "#app/domain/errors.ts";
import { isOwnName } from "#app/domain/people/weak-password.ts";
import { refuseLeaked } from "./leaked-passwords.server.ts";

/** Throws `invalid_input` on `password` for one that is its person's own name or address, or that is known to have leaked. */
export async function refuseGuessable(
  env: Parameters<typeof refuseLeaked>[0],
  password: string,
  person: { firstName: string; lastName: string; email: string },
): Promise<void> {
  if (isOwnName(password, person)) throw new AppError("invalid_input", { issues: [{ field: "password", code: "password_own_name" }] });
  await refuseLeaked(env, password);
}
