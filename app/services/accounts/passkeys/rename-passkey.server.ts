import { renamingPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { nameOf, recordPasskeyChange } from "./passkeys.server.ts";

/** Throws `invalid_input` on `name`, `not_found`. */
export async function renamePasskey(context: AccountContext, id: string, name: string): Promise<void> {
  const { db } = context;
  const called = nameOf(name);
  await recordPasskeyChange(context, "passkey_renamed", (row, passkeys) => {
    const found = passkeys.find((one) => one.id === id);
    if (!found) throw new AppError("not_found");
    return {
      changes: { passkey: id, name: [found.name, called] },
      statements: [renamingPasskey(db, row.id, id, called)],
    };
  });
}
