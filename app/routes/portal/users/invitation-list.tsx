import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { InvitationRecord, InvitationState } from "#app/domain/people/invitation.ts";
import { INVITATION_STATE_NAMES, peopleIssueText, roleText } from "#app/i18n/portal/people-labels.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { Pages } from "../pages.tsx";
import { ProofFields, type Proving, proofPlace } from "../second-factor/proof-fields.tsx";
import type { Refusal } from "./submission.ts";
import type { UsersView } from "./users-view.ts";

const TONES: Readonly<Record<InvitationState, BadgeTone>> = { open: "info", expired: "warning", accepted: "success", revoked: "neutral" };

interface InvitationListProps {
  page: { invitations: readonly InvitationRecord[]; next: string | null };
  view: UsersView;
  later: boolean;
  zone: string;
  /** Asked for where an administrator's invitation is sent again. */
  proving: Proving;
  /** Of an invitation that was not sent again. */
  refused: Refusal | null;
}

export function InvitationList({ page: { invitations, next }, view, later, zone, proving, refused }: InvitationListProps) {
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
          <Entry
            key={invitation.id}
            invitation={invitation}
            view={view}
            zone={zone}
            proving={proving}
            refused={refused?.id === invitation.id ? refused : null}
          />
        ))}
      </ul>
      <Pages query={{ view }} next={next} later={later} />
    </>
  );
}

type EntryProps = Omit<InvitationListProps, "page" | "later"> & { invitation: InvitationRecord };

function Entry({ invitation, view, zone, proving, refused }: EntryProps) {
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
      {(state === "open" || state === "expired") && (
        <div className="no-print flex flex-wrap items-start gap-3">
          {invitation.role === "admin" ? (
            <ProvenResend invitation={invitation} view={view} proving={proving} refused={refused} />
          ) : (
            <Act invitation={invitation} view={view} intent="resend" />
          )}
          <Act invitation={invitation} view={view} intent="revoke" />
        </div>
      )}
    </li>
  );
}

interface ActProps {
  invitation: InvitationRecord;
  view: UsersView;
  intent: "resend" | "revoke";
  children?: ReactNode;
}

function Act({ invitation: { id, email }, view, intent, children }: ActProps) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const isResend = intent === "resend";
  return (
    <Form method="post" noValidate preventScrollReset action={`?view=${view}`} className="flex flex-col items-start gap-4">
      <input type="hidden" name="id" value={id} />
      {children}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={isResend ? "secondary" : "danger"}
        loading={formData?.get("id") === id && formData.get("intent") === intent}
        aria-label={isResend ? t`Send again to ${email}` : t`Revoke the invitation of ${email}`}
      >
        {isResend ? <Trans>Send again</Trans> : <Trans>Revoke</Trans>}
      </Button>
    </Form>
  );
}

/** An administrator's invitation is sent again by who shows their password once more. */
function ProvenResend({ invitation, view, proving, refused }: Omit<EntryProps, "zone">) {
  const { i18n, t } = useLingui();
  const issueOf = (field: string) => refused?.issues.find((one) => one.field === field);
  const issue = (field: string) => {
    const found = issueOf(field);
    return found && peopleIssueText(i18n, found.code);
  };
  const place = `resend-${invitation.id}`;
  useEffect(() => {
    if (refused?.issues[0]) document.getElementById(proofPlace(place, refused.issues[0].field))?.focus();
  }, [refused, place]);
  const { email } = invitation;
  return (
    <details open={refused !== null}>
      <summary
        className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent-line underline-offset-4"
        aria-label={t`Send again to ${email}`}
      >
        <Trans>Send again</Trans>
      </summary>
      <div className="mt-3">
        <Act invitation={invitation} view={view} intent="resend">
          <ProofFields id={place} {...proving} hint={t`So that nobody else invites an administrator at your desk.`} issue={issue} />
        </Act>
      </div>
    </details>
  );
}
