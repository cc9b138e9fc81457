import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { roleText } from "#app/i18n/portal/people-labels.ts";

/** What somebody has invited to and nobody has answered: anyone who takes their rights away sees what ends with them. */
export function OpenInvitations({ invited }: { invited: readonly InvitationRecord[] }) {
  const { i18n } = useLingui();
  if (invited.length === 0) return null;
  return (
    <section aria-labelledby="open-invitations" className="mt-12">
      <h2 id="open-invitations" className="text-xl">
        <Trans>Open invitations from this person</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        <Trans>
          When you deactivate the account, or its role is no longer administrator, these invitations are revoked with it. Send those again
          that should stay: then they are yours.
        </Trans>
      </p>
      <ul className="mt-4 border-t border-hairline text-sm">
        {invited.map(({ id, email, role, ofCase, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-3 [overflow-wrap:anywhere]">
            <span>{email}</span>
            <span className="text-soft">{ofCase ? <Trans>Role in a case</Trans> : roleText(i18n, role)}</span>
            {state === "expired" && (
              <Badge>
                <Trans>Expired</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
