import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Portrait } from "#app/components/drawings/portrait.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { SEATS, type Seat, titleOf } from "#app/domain/case/tribunal/tribunal.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { PLACE_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import { SEAT_LABELS } from "#app/i18n/portal/seat-labels.ts";
import type { Refused } from "../action.ts";
import { RefusalBox } from "../refusal-box.tsx";
import { PersonForm, Unfolding } from "./person-form.tsx";
import { ProfileLink } from "./profile-link.tsx";
import type { PeopleView, PersonView } from "./records.ts";

const INTENTS = ["name-person", "edit-person", "invite-person", "remove-person"];

interface PeopleProps extends PeopleView {
  caseId: string;
  zone: string;
  refused: Refused | undefined;
}

/** Who is who in the case, who is invited and has not come in, and naming further people. */
export function People({ caseId, people, free, vacant, mayAssign, zone, refused }: PeopleProps) {
  const naming = refused?.intent === "name-person" ? refused : undefined;
  return (
    <section id="people" aria-labelledby="people-title" className="scroll-mt-6">
      <h2 id="people-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>People</Trans>
      </h2>
      <RefusalBox refused={refused} intents={INTENTS} />
      <ul>
        {people.map((person) => (
          <li key={person.id} className="border-hairline border-b py-3">
            <Person caseId={caseId} person={person} zone={zone} refused={refused?.typed.id === person.id ? refused : undefined} />
          </li>
        ))}
        {vacant.map((seat) => (
          <li key={seat} className="border-hairline border-b py-3">
            <VacantSeat caseId={caseId} seat={seat} mayAssign={mayAssign} />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div className="no-print mt-3">
          <Unfolding label={<Trans>Add a person</Trans>} open={naming !== undefined}>
            <PersonForm intent="name-person" places={free} refused={naming} />
          </Unfolding>
        </div>
      )}
    </section>
  );
}

interface PersonProps {
  caseId: string;
  person: PersonView;
  zone: string;
  refused: Refused | undefined;
}

function Person({ caseId, person, zone, refused }: PersonProps) {
  const { t } = useLingui();
  const { name, may } = person;
  return (
    <>
      <PersonHead person={person} />
      <InvitationState person={person} zone={zone} />
      {may.replace && person.seat && (
        <AssignLink caseId={caseId} seat={person.seat} name={t`Replace ${name}`}>
          <Trans>Replace</Trans>
        </AssignLink>
      )}
      {(may.edit || may.remove) && (
        <div className="no-print mt-2 flex flex-wrap items-start gap-x-2">
          {may.invite && <Press intent="invite-person" person={person} />}
          {may.edit && (
            <Unfolding label={<Trans>Correct</Trans>} name={t`Correct ${name}`} open={refused?.intent === "edit-person"}>
              <PersonForm intent="edit-person" person={person} refused={refused?.intent === "edit-person" ? refused : undefined} />
            </Unfolding>
          )}
          {may.remove && (
            <Unfolding label={<Trans>Remove</Trans>} name={t`Remove ${name}`} open={false}>
              <p className="mb-2 text-sm">
                <Trans>{name} will see nothing of this case any more.</Trans>
              </p>
              <Press intent="remove-person" person={person} />
            </Unfolding>
          )}
        </div>
      )}
    </>
  );
}

/** A seat of a panel that nobody holds. */
function VacantSeat({ caseId, seat, mayAssign }: { caseId: string; seat: Seat; mayAssign: boolean }) {
  const { i18n, t } = useLingui();
  const number = SEATS.indexOf(seat);
  return (
    <>
      <p className="text-sm text-soft">{i18n._(SEAT_LABELS[titleOf(seat, 3)])}</p>
      <Badge tone="warning" className="mt-1">
        <Trans>Vacant</Trans>
      </Badge>
      {mayAssign && (
        <AssignLink
          caseId={caseId}
          seat={seat}
          name={number === 0 ? t`Assign the presiding arbitrator` : t`Assign a co-arbitrator (seat ${number})`}
        >
          <Trans>Assign</Trans>
        </AssignLink>
      )}
    </>
  );
}

function AssignLink({ caseId, seat, name, children }: { caseId: string; seat: Seat; name: string; children: ReactNode }) {
  return (
    <p className="no-print mt-2">
      <ButtonLink to={`/cases/${caseId}/assign?seat=${seat}`} size="sm" variant="secondary" className="min-h-11" aria-label={name}>
        {children}
      </ButtonLink>
    </p>
  );
}

/** Who it is, in which place, for whom. */
function PersonHead({ person }: { person: PersonView }) {
  const { i18n, t } = useLingui();
  const { name, party, firm, email, me, image } = person;
  const seat = person.title && person.title !== "sole" ? i18n._(SEAT_LABELS[person.title]) : t`Arbitrator`;
  const place = person.side && person.capacity !== "arbitrator" ? i18n._(PLACE_LABELS[`${person.capacity}_${person.side}`]) : seat;
  return (
    <div className="flex items-start gap-3">
      <Portrait name={name} image={image} />
      <div className="min-w-0">
        <p className="text-sm text-soft">{place}</p>
        {party && <p className="font-semibold wrap-anywhere">{party}</p>}
        <p className={`wrap-anywhere ${party ? "" : "font-semibold"}`}>
          {name}
          {me && (
            <span className="font-normal text-soft">
              {" "}
              <Trans>(you)</Trans>
            </span>
          )}
        </p>
        {firm && <p className="text-sm wrap-anywhere">{firm}</p>}
        {email && <p className="text-sm text-soft wrap-anywhere">{email}</p>}
        <ProfileLink slug={person.profile} name={name} />
      </div>
    </div>
  );
}

/** Whether the invitation was sent, how long its link works, and what became of its mail. */
function InvitationState({ person, zone }: { person: PersonView; zone: string }) {
  const { i18n } = useLingui();
  const { state, invitedUntil, mail } = person;
  const until = invitedUntil === null ? null : formatInstant(i18n.locale, invitedUntil, zone);
  return (
    <>
      {state === "named" && (
        <Badge tone="warning" className="mt-1">
          <Trans>Not invited yet</Trans>
        </Badge>
      )}
      {state === "invited" && (
        <Badge tone="info" className="mt-1">
          {person.capacity === "arbitrator" ? <Trans>Has not answered yet</Trans> : <Trans>Invited</Trans>}
        </Badge>
      )}
      {until && (
        <p className="mt-1 text-sm text-soft">
          <Trans>The link works until {until}.</Trans>
        </p>
      )}
      {mail === "held" && (
        <p className="mt-1 text-sm font-semibold text-warning">
          <Trans>
            The e-mail has not left yet: too many invitations were sent within a short time. It leaves by itself as soon as it may; our
            office can send it at once.
          </Trans>
        </p>
      )}
      {mail === "undelivered" && (
        <p className="mt-1 text-sm font-semibold text-danger">
          <Trans>The e-mail could not be delivered. Check the address, or ask our office.</Trans>
        </p>
      )}
    </>
  );
}

function Press({ intent, person: { id, name, state } }: { intent: "invite-person" | "remove-person"; person: PersonView }) {
  const { t } = useLingui();
  const sent = useNavigation().formData;
  const again = state === "invited";
  const isRemoving = intent === "remove-person";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant={isRemoving ? "danger" : "secondary"}
        size="sm"
        className="min-h-11"
        loading={sent?.get("intent") === intent && sent.get("id") === id}
        aria-label={isRemoving ? t`Remove from the case: ${name}` : again ? t`Invite again: ${name}` : t`Invite ${name}`}
      >
        {isRemoving ? <Trans>Remove from the case</Trans> : again ? <Trans>Invite again</Trans> : <Trans>Invite</Trans>}
      </Button>
    </Form>
  );
}
