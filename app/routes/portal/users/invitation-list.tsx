import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { InvitationRecord, InvitationState } from "#app/domain/people/invitation.ts";
import { INVITATION_STATE_NAMES, roleText } from "#app/i18n/portal/people-labels.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { Pages } from "../pages.tsx";
import type { UsersView } from "./users-view.ts";

const TONES: Readonly<Record<InvitationState, BadgeTone>> = { open: "info", expired: "warning", accepted: "success", revoked: "neutral" };

interface InvitationListProps {
  page: { invitations: readonly InvitationRecord[]; next: string | null };
  view: UsersView;
  later: boolean;
  zone: string;
}

export function InvitationList({ page: { invitations, next }, view, later, zone }: InvitationListProps) {
  const { t } = useLingui();
  if (invitations.length === 0) {
    return (
      <div>
        {later ? (
          <EmptyState title={t`Nothing more on this page`} />
        ) : view === "accepted" ? (
          <EmptyState title={t`No invitation was accepted yet`}>
            <Trans>Invitations that were accepted are kept here, the newest on top.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={t`No open invitations`}>
            <Trans>People who have been invited and have not answered yet are listed here. Invite someone to begin.</Trans>
          </EmptyState>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className="mt-8 border-t border-hairline">
        {invitations.map((invitation) => (
          <Entry key={invitation.id} invitation={invitation} view={view} zone={zone} />
        ))}
      </ul>
      <Pages query={{ view }} next={next} later={later} />
    </>
  );
}

function Entry({ invitation, view, zone }: { invitation: InvitationRecord; view: UsersView; zone: string }) {
  const { i18n } = useLingui();
  const { firstName, lastName, email, state, invitedBy } = invitation;
  const at = (moment: string) => formatMoment(i18n.locale, moment, zone);
  const [sent, until] = [at(invitation.sentAt), at(invitation.expiresAt)];
  const accepted = invitation.acceptedAt && at(invitation.acceptedAt);
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-hairline py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {firstName} {lastName}
        </span>
        <span className="block text-sm text-soft">{email}</span>
      </span>
      <span className="min-w-0 text-sm text-soft">
        <span className="flex flex-wrap gap-2 text-ink">
          <Badge tone={TONES[state]}>{i18n._(INVITATION_STATE_NAMES[state])}</Badge>
          <Badge>{roleText(i18n, invitation.role)}</Badge>
          {invitation.ofCase && (
            <Badge>
              <Trans>For a case</Trans>
            </Badge>
          )}
        </span>
        <span className="mt-2 block">
          <Trans>
            Sent {sent} by {invitedBy}
          </Trans>
        </span>
        <span className="block">
          {accepted ? (
            <Trans>Accepted {accepted}</Trans>
          ) : state === "expired" ? (
            <Trans>Expired {until}</Trans>
          ) : (
            <Trans>Open until {until}</Trans>
          )}
        </span>
      </span>
      {(state === "open" || state === "expired") && <Actions invitation={invitation} view={view} />}
    </li>
  );
}

function Actions({ invitation: { id, email }, view }: { invitation: InvitationRecord; view: UsersView }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const pressed = formData?.get("id") === id ? formData.get("intent") : null;
  return (
    <Form method="post" preventScrollReset action={`?view=${view}`} className="no-print flex flex-wrap items-start gap-3">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="resend"
        variant="secondary"
        loading={pressed === "resend"}
        aria-label={t`Send again to ${email}`}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        type="submit"
        name="intent"
        value="revoke"
        variant="danger"
        loading={pressed === "revoke"}
        aria-label={t`Revoke the invitation of ${email}`}
      >
        <Trans>Revoke</Trans>
      </Button>
    </Form>
  );
}
