/** What a new password must not be, where it is known whose it becomes. */
import { AppError, type Issue } from "#app/domain/errors.ts";
import { isOwnName } from "#app/domain/people/weak-password.ts";
import { refuseLeaked } from "./leaked-passwords.server.ts";

interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

const OWN_NAME: Issue = { field: "password", code: "password_own_name" };

/** Throws `invalid_input` on `password` for one that is its person's own name or address, or that is known to have leaked. */
export async function refuseGuessable(env: Parameters<typeof refuseLeaked>[0], password: string, person: Named): Promise<void> {
  if (isOwnName(password, person)) throw new AppError("invalid_input", { issues: [OWN_NAME] });
  await refuseLeaked(env, password);
}

/** What is wrong with a form, where the password is also its person's own name: said at once, since more of the same would be refused next. */
export function withOwnName(issues: readonly Issue[], password: unknown, person: Named): Issue[] {
  if (typeof password !== "string" || !isOwnName(password, person)) return [...issues];
  return issues.map((issue) => (issue.field === "password" ? OWN_NAME : issue));
}
