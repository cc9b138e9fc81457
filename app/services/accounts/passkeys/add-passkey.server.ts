import { endingAccess, holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { endingToAdd, MOST_PASSKEYS, passkeysOf, provingSession, removingPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { nameOf, recordPasskeyChange, refused, toRecord } from "./passkeys.server.ts";

/**
 * Adds what the browser answered to a challenge of this session's; the session counts as begun by it, and all others end. Throws
 * `invalid_input` on `name` or `passkey`, also where the person's access was ended since the challenge, as by a second factor that was set up.
 */
export async function addPasskey(context: AccountContext, name: string, response: unknown): Promise<PasskeyRecord> {
  const { auth, clock, db, hold } = context;
  const who = await requireOwnerOrHeld(context);
  const called = nameOf(name);
  const [sessionId, access] = [await auth.sessionId(), await ownAccess(context)];
  const before = await passkeysOf(db, who.id);
  if (before.length >= MOST_PASSKEYS) throw refused("passkey", "passkey_too_many");
  const begun = await endingToAdd(db, sessionId ?? "", access.version);
  if (begun.length === 0) throw refused("passkey", "passkey_refused");
  const answer = await auth.call<{ id: string }>("/passkey/verify-registration", { name: called, response }, { own: true });
  if (!answer.ok) throw refused("passkey", "passkey_refused");
  const { id } = answer.body;
  const browser = await renewingBrowser(context, who.id);
  try {
    await recordPasskeyChange(context, "passkey_added", () => ({
      changes: { passkey: id, name: called },
      statements: [
        holdingAccess(db, access),
        ...(sessionId === null ? [] : [provingSession(db, who.id, sessionId, id)]),
        ...endingAccess(db, who.id, { now: clock().getTime(), holder: browser.holder, except: sessionId }),
      ],
    }));
  } catch (error) {
    // The plugin has written it already: none without its entry and its notice, also where the session has ended.
    hold.released = true;
    await removingPasskey(db, who.id, id);
    throw error;
  }
  await browser.goOn();
  const added = (await passkeysOf(db, who.id)).find((one) => one.id === id);
  if (!added) throw new AppError("conflict");
  return toRecord(added);
}
