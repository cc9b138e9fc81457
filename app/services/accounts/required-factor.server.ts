/** Whether an account has the second factor that its role is asked for (`REQUIRE_SECOND_FACTOR`), outside of any session. */
import { hasPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import type { UserRow } from "#app/db/accounts/people.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type Role, rolesNamed } from "#app/domain/people/roles.ts";

/** True for the roles that a second factor is demanded of. */
export function isFactorRequired(env: Env, role: Role): boolean {
  const { REQUIRE_SECOND_FACTOR }: { REQUIRE_SECOND_FACTOR?: string } = env;
  return rolesNamed(REQUIRE_SECOND_FACTOR).includes(role);
}

/** False where a second factor is demanded of the person's role and they have set up none. */
export async function hasRequiredFactor(
  env: Env,
  db: Database,
  person: Pick<UserRow, "id" | "twoFactorEnabled"> & { role: Role },
): Promise<boolean> {
  return !isFactorRequired(env, person.role) || person.twoFactorEnabled || (await hasPasskey(db, person.id));
}
