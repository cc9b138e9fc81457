/** Use cases of accounts, wired. */
import { withContext } from "#app/services/use-cases.ts";
import type { AccountContext } from "./account-context.ts";
import { enterByApiKey } from "./api-keys/enter-by-api-key.server.ts";
import { listApiKeys } from "./api-keys/list-api-keys.server.ts";
import { makeApiKey } from "./api-keys/make-api-key.server.ts";
import { revokeApiKey } from "./api-keys/revoke-api-key.server.ts";
import { enterAsFirstAdministrator } from "./first-administrator/enter-as-first-administrator.server.ts";
import { followFirstLink } from "./first-administrator/open-first-link.server.ts";
import { acceptInvitation } from "./invitations/accept-invitation.server.ts";
import { enterByInvitation } from "./invitations/enter-by-invitation.server.ts";
import { followInvitation } from "./invitations/follow-invitation.server.ts";
import { inviteToAccount } from "./invitations/invite-to-account.server.ts";
import { listInvitationPage } from "./invitations/list-invitations.server.ts";
import { openInvitation } from "./invitations/open-invitation.server.ts";
import { resendInvitation } from "./invitations/resend-invitation.server.ts";
import { revokeInvitation } from "./invitations/revoke-invitation.server.ts";
import { changePassword } from "./own-account/change-password.server.ts";
import { endOtherSessions } from "./own-account/end-other-sessions.server.ts";
import { endOwnSession } from "./own-account/end-session.server.ts";
import { getOwnAccount } from "./own-account/get-own-account.server.ts";
import { openPicture } from "./own-account/open-picture.server.ts";
import { removePicture } from "./own-account/remove-picture.server.ts";
import { saveMailChoices } from "./own-account/save-mail-choices.server.ts";
import { savePicture } from "./own-account/save-picture.server.ts";
import { savePreferences } from "./own-account/save-preferences.server.ts";
import { saveProfile } from "./own-account/save-profile.server.ts";
import { addPasskey } from "./passkeys/add-passkey.server.ts";
import { beginPasskey } from "./passkeys/begin-passkey.server.ts";
import { beginPasskeySignIn } from "./passkeys/begin-passkey-sign-in.server.ts";
import { listPasskeys } from "./passkeys/list-passkeys.server.ts";
import { removePasskey } from "./passkeys/remove-passkey.server.ts";
import { renamePasskey } from "./passkeys/rename-passkey.server.ts";
import { signInByPasskey } from "./passkeys/sign-in-by-passkey.server.ts";
import { followPasswordReset } from "./password-resets/follow-password-reset.server.ts";
import { openPasswordReset } from "./password-resets/open-password-reset.server.ts";
import { requestPasswordReset } from "./password-resets/request-password-reset.server.ts";
import { resetPassword } from "./password-resets/reset-password.server.ts";
import { changeRole } from "./people/change-role.server.ts";
import { endSessionsOf } from "./people/end-sessions.server.ts";
import { getPerson } from "./people/get-person.server.ts";
import { listPeoplePage } from "./people/list-people.server.ts";
import { removeSecondFactorOf } from "./people/remove-second-factor.server.ts";
import { setActive } from "./people/set-active.server.ts";
import { beginSecondFactor } from "./second-factor/begin-second-factor.server.ts";
import { confirmSecondFactor } from "./second-factor/confirm-second-factor.server.ts";
import { readSecondFactor } from "./second-factor/read-second-factor.server.ts";
import { renewBackupCodes } from "./second-factor/renew-backup-codes.server.ts";
import { repeatSetup } from "./second-factor/repeat-setup.server.ts";
import { signInByCode } from "./second-factor/sign-in-by-code.server.ts";
import { turnOffSecondFactor } from "./second-factor/turn-off-second-factor.server.ts";
import { answerSignIn } from "./sign-ins/answer-sign-in.server.ts";
import { endingCookies, judgePage } from "./sign-ins/judge-page.server.ts";
import { signInByPassword } from "./sign-ins/sign-in-by-password.server.ts";
import { signOut } from "./sign-ins/sign-out.server.ts";

export type AccountServices = ReturnType<typeof createAccountServices>;

export function createAccountServices(context: AccountContext) {
  return {
    invitations: withContext(context, {
      invite: inviteToAccount,
      resend: resendInvitation,
      revoke: revokeInvitation,
      list: listInvitationPage,
      open: openInvitation,
      follow: followInvitation,
      accept: acceptInvitation,
      enter: enterByInvitation,
    }),
    firstAdministrator: withContext(context, { follow: followFirstLink, enter: enterAsFirstAdministrator }),
    people: withContext(context, {
      list: listPeoplePage,
      get: getPerson,
      changeRole,
      setActive,
      removeSecondFactor: removeSecondFactorOf,
      endSessions: endSessionsOf,
    }),
    account: withContext(context, {
      get: getOwnAccount,
      saveProfile,
      savePicture,
      removePicture,
      savePreferences,
      saveMail: saveMailChoices,
      changePassword,
      endSession: endOwnSession,
      endOtherSessions,
      pictureOf: openPicture,
    }),
    ...signInServices(context),
  };
}

/** What an account is entered by. */
function signInServices(context: AccountContext) {
  return {
    passwordResets: withContext(context, {
      ask: requestPasswordReset,
      open: openPasswordReset,
      follow: followPasswordReset,
      use: resetPassword,
    }),
    secondFactor: withContext(context, {
      state: readSecondFactor,
      begin: beginSecondFactor,
      again: repeatSetup,
      confirm: confirmSecondFactor,
      renewCodes: renewBackupCodes,
      turnOff: turnOffSecondFactor,
      signIn: signInByCode,
    }),
    passkeys: withContext(context, {
      list: listPasskeys,
      begin: beginPasskey,
      add: addPasskey,
      rename: renamePasskey,
      remove: removePasskey,
      beginSignIn: beginPasskeySignIn,
      signIn: signInByPasskey,
    }),
    apiKeys: withContext(context, { list: listApiKeys, make: makeApiKey, revoke: revokeApiKey, enter: enterByApiKey }),
    signIns: withContext(context, { byPassword: signInByPassword, answer: answerSignIn }),
    signingOut: withContext(context, { signOut, judgePage, endingCookies }),
  };
}
