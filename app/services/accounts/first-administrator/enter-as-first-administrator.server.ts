import { usingFirstLink } from "#app/db/accounts/first-administrator.repo.server.ts";
import { findPersonByEmail } from "#app/db/accounts/people.repo.server.ts";
import { isAddressTaken, isFirstLinkClosed } from "#app/db/errors.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { checkPerson, firstAdministratorSchema } from "#app/domain/people/person-fields.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { refuseGuessable, withOwnName } from "#app/services/accounts/chosen-password.server.ts";
import { openingAccount } from "#app/services/accounts/opening-account.server.ts";
import { signInByNewPassword } from "#app/services/accounts/sign-ins/sign-in-by-new-password.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { openFirstLink } from "./open-first-link.server.ts";

const TAKEN = { issues: [{ field: "email", code: "address_taken" }] };

/**
 * Opens the first administrator's account by its link, and signs them in: gives the cookies of their session. `locale` is what they read the page in.
 * Throws `invalid_input` with issues, `conflict` when the link opens nothing (any more), `too_many_requests` for who guesses.
 */
export async function enterAsFirstAdministrator(
  context: AccountContext,
  token: string,
  locale: Locale,
  input: unknown,
): Promise<readonly string[]> {
  const { clock, db, env } = context;
  const state = await openFirstLink(context, token);
  if (state === "unknown") await context.guesses.missLink();
  if (state !== "open") throw new AppError("conflict");
  const check = checkPerson(firstAdministratorSchema, input);
  if (!check.ok) {
    const given = (input ?? {}) as Record<string, unknown>;
    const named = { firstName: textOf(given.firstName), lastName: textOf(given.lastName), email: textOf(given.email) };
    throw new AppError("invalid_input", { issues: withOwnName(check.issues, given.password, named) });
  }
  const { password, ...person } = check.value;
  const email = emailKeyOf(person.email);
  if ((await findPersonByEmail(db, email)).length > 0) throw new AppError("invalid_input", TAKEN);
  await refuseGuessable(env, password, person);
  const now = clock().getTime();
  const account = { ...person, email, role: "admin", locale, password } as const;
  const { statements } = await openingAccount(context, account, { action: "first_administrator" }, now);
  try {
    await db.batch([usingFirstLink(db, await hashOfToken(token), now), ...statements]);
  } catch (error) {
    if (isFirstLinkClosed(error)) throw new AppError("conflict", { cause: error });
    if (isAddressTaken(error)) throw new AppError("invalid_input", TAKEN);
    throw error;
  }
  return (await signInByNewPassword(context, email, password))?.headers.getSetCookie() ?? [];
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
