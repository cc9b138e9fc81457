import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { isRole, ROLES } from "#app/domain/people/roles.ts";
import { peopleIssueText, roleText } from "#app/i18n/portal/people-labels.ts";
import { ForAdministrators } from "../second-factor/for-administrators.tsx";
import { ProofFields, type Proving, proofPlace } from "../second-factor/proof-fields.tsx";
import type { Answer, Intent } from "./answer.ts";

interface AccountFormsProps {
  person: PersonRecord;
  passkeys: number;
  /** How many webhooks are paused once the person is an administrator no more. */
  webhooks: number;
  /** Whether it is the reader's own: then another administrator does what is not shown. */
  me: boolean;
  /** To what was sent last: new with every answer. */
  answer: Answer | null;
  /** What the reader is asked for once more. */
  proving: Proving;
}

/** What may be done to an account, each with what follows from it. */
export function AccountForms({ person, passkeys, webhooks, me, answer, proving }: AccountFormsProps) {
  const pressed = useNavigation().formData?.get("intent");
  const isAdministrators = person.role === "admin";
  const proof = (intent: Intent) => <Proof intent={intent} answer={answer} proving={proving} />;
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-2">
      {me ? (
        <OwnRole />
      ) : (
        <RoleAct person={person} pressed={pressed === "role"} answer={answer} webhooks={webhooks} proof={proof("role")} />
      )}
      {person.active ? (
        <Act
          key="deactivate"
          title={<Trans>Deactivate</Trans>}
          text={
            me ? (
              <Trans>This is your own account: you are signed out at once, and only another administrator can let you in again.</Trans>
            ) : (
              <Trans>The person is signed out at once and can no longer sign in. Nothing of theirs is removed.</Trans>
            )
          }
        >
          <PausedWebhooks count={webhooks} />
          {isAdministrators && proof("deactivate")}
          <Button type="submit" name="intent" value="deactivate" variant="danger" loading={pressed === "deactivate"}>
            <Trans>Deactivate the account</Trans>
          </Button>
        </Act>
      ) : (
        <Act
          key="reactivate"
          title={<Trans>Reactivate</Trans>}
          text={<Trans>The person may sign in again with their password and role.</Trans>}
        >
          {isAdministrators && proof("reactivate")}
          <Button type="submit" name="intent" value="reactivate" loading={pressed === "reactivate"}>
            <Trans>Reactivate the account</Trans>
          </Button>
        </Act>
      )}
      <Act title={<Trans>Sessions</Trans>} text={<Trans>For a device that was lost. The password stays as it is.</Trans>}>
        <Button type="submit" name="intent" value="end_sessions" variant="secondary" loading={pressed === "end_sessions"}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </Act>
      <CopyAct id={person.id} />
      {!me && (person.secondFactor || passkeys > 0) && <FactorAct pressed={pressed === "remove_factor"} proof={proof("remove_factor")} />}
    </div>
  );
}

/** What the person has set up sends nothing from then on. */
function PausedWebhooks({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm">
      <Plural
        value={count}
        one="# webhook that this person set up will be paused."
        other="# webhooks that this person set up will be paused."
      />
    </p>
  );
}

/** Asks for the reader's own password and factor: an open screen alone is not enough. */
function Proof({ intent, answer, proving }: { intent: Intent; answer: Answer | null; proving: Proving }) {
  const { i18n } = useLingui();
  const issues = issuesOf(answer, intent);
  const first = issues[0]?.field;
  // Answered once more with the same: the focus comes back.
  useEffect(() => {
    if (answer && first) document.getElementById(proofPlace(intent, first))?.focus();
  }, [answer, first, intent]);
  const issue = (field: string) => {
    const found = issues.find((one) => one.field === field);
    return found && peopleIssueText(i18n, found.code);
  };
  return <ProofFields id={intent} {...proving} issue={issue} />;
}

/** What was wrong with the proof of this form. */
const issuesOf = (answer: Answer | null, intent: Intent) => (answer?.intent === intent ? (answer.issues ?? []) : []);

interface RoleActProps {
  person: PersonRecord;
  pressed: boolean;
  answer: Answer | null;
  webhooks: number;
  proof: ReactNode;
}

function RoleAct({ person, pressed, answer, webhooks, proof }: RoleActProps) {
  const { i18n, t } = useLingui();
  const isRefused = issuesOf(answer, "role").length > 0;
  const chosen = isRefused && answer ? answer.role : person.role;
  return (
    <Act title={<Trans>Role</Trans>} text={<Trans>The person is signed out everywhere, and signs in again with the new role.</Trans>}>
      <input type="hidden" name="from" value={person.role} />
      <Field name="role" label={t`New role`}>
        <Select
          key={person.role}
          defaultValue={isRole(chosen) ? chosen : ""}
          {...(isRole(person.role) ? {} : { placeholder: t`Choose a role` })}
          options={ROLES.map((value) => ({ value, label: roleText(i18n, value) }))}
        />
      </Field>
      <PausedWebhooks count={webhooks} />
      {/* Of an administrator any other role asks for it too. */}
      <ForAdministrators isShown={isRefused || person.role === "admin"}>{proof}</ForAdministrators>
      <Button type="submit" name="intent" value="role" loading={pressed}>
        <Trans>Change the role</Trans>
      </Button>
    </Act>
  );
}

/** For who asks us what is held about them. */
function CopyAct({ id }: { id: string }) {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">
        <Trans>Personal information</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        <Trans>A copy of everything held about this person, when they ask us for it.</Trans>
      </p>
      <p className="no-print mt-4">
        <ButtonLink to={`/admin/personal-data?person=${encodeURIComponent(id)}`} variant="secondary">
          <Trans>Make a copy</Trans>
        </ButtonLink>
      </p>
    </section>
  );
}

/** Nobody changes their own role, whatever is posted. */
function OwnRole() {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">
        <Trans>Role</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        <Trans>This is your own account: another administrator changes your role.</Trans>
      </p>
    </section>
  );
}

function FactorAct({ pressed, proof }: { pressed: boolean; proof: ReactNode }) {
  return (
    <Act
      title={<Trans>Second factor</Trans>}
      text={
        <Trans>
          For an authenticator that was lost with the backup codes, or a lost passkey: all passkeys are removed too. Make sure that it is
          really this person who asks. The person and the other administrators are notified by e-mail.
        </Trans>
      }
    >
      {proof}
      <Button type="submit" name="intent" value="remove_factor" variant="danger" loading={pressed}>
        <Trans>Remove the second factor</Trans>
      </Button>
    </Act>
  );
}

function Act({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-measure text-sm text-soft">{text}</p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="group no-print mt-4 flex flex-col items-start gap-4 [&>div]:w-full [&>div]:max-w-sm"
      >
        {children}
      </Form>
    </section>
  );
}
