/** better-auth's plugin for passkeys, in a module of its own: it brings readers of certificates with it, and loads with the first passkey only. */
import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { passkeyOwner } from "#app/db/accounts/passkeys.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";

/**
 * Bound to the host that the browser shows (`page`, its address). The authenticator must know its person by PIN, finger or
 * face, so that a passkey is two factors: the library alone would take one that was merely touched.
 */
export function passkeyPlugin(db: Database, page: URL, refused: () => APIError) {
  return passkey({
    rpName: "Concord",
    rpID: page.hostname,
    origin: page.origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw unverified();
      },
    },
    authentication: {
      async afterVerification({ verification, clientData }) {
        if (!verification.authenticationInfo.userVerified) throw unverified();
        const [owner] = await passkeyOwner(db, clientData.id);
        if (!owner?.active || !owner.emailVerified) throw refused();
      },
    },
    advanced: { webAuthnChallengeCookie: "passkey" },
  });
}

function unverified() {
  return new APIError("UNAUTHORIZED", { message: "User verification is required", code: "USER_NOT_VERIFIED" });
}
