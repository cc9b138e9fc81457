import { Trans } from "@lingui/react/macro";

/** After a forgotten password was set again. */
export function PasswordIsNew() {
  return (
    <div role="status" className="mt-8 border-l-4 border-success bg-success-wash px-5 py-4">
      <p className="font-semibold">
        <Trans>Your new password is set</Trans>
      </p>
      <p>
        <Trans>You were signed out on every device. Sign in with the new password.</Trans>
      </p>
    </div>
  );
}
