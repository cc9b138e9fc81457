import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";
import { PasskeyFacts } from "../settings/passkey-facts.tsx";
import { TooOftenText } from "../too-often-text.tsx";
import type { PasskeyPosted } from "./submission.ts";

interface PasskeyListProps {
  passkeys: readonly PasskeyRecord[];
  zone: string;
  /** Ids of the one that is being renamed or removed, from the address. */
  rename: string | null;
  remove: string | null;
  /** Whether removing one asks for a code too. */
  secondFactor: boolean;
  posted: PasskeyPosted | null;
}

export function PasskeyList({ passkeys, zone, rename, remove, secondFactor, posted }: PasskeyListProps) {
  return (
    <section aria-labelledby="own" className="mt-10 max-w-form">
      {posted && <Refusal key={JSON.stringify(posted)} posted={posted} />}
      {passkeys.length === 0 ? (
        <>
          <h2 id="own" className="text-xl">
            <Trans>You have no passkey yet</Trans>
          </h2>
          <p className="mt-2 text-soft">
            <Trans>Add one on each device that you work with. Where your role asks for a second factor, a passkey is one.</Trans>
          </p>
        </>
      ) : (
        <>
          <h2 id="own" className="text-xl">
            <Trans>Your passkeys</Trans>
          </h2>
          <ul className="mt-4 border-t border-hairline">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="border-b border-hairline py-4">
                <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
                  <PasskeyFacts passkey={passkey} zone={zone} />
                  {passkey.id !== rename && passkey.id !== remove && <Wishes passkey={passkey} />}
                </div>
                {passkey.id === rename && <Rename passkey={passkey} posted={of(posted, "rename", passkey)} />}
                {passkey.id === remove && <Remove passkey={passkey} secondFactor={secondFactor} posted={of(posted, "remove", passkey)} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const of = (posted: PasskeyPosted | null, intent: PasskeyPosted["intent"], { id }: PasskeyRecord) =>
  posted?.intent === intent && posted.id === id ? posted : null;

function Wishes({ passkey: { id, name } }: { passkey: PasskeyRecord }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap gap-3">
      <ButtonLink to={`?rename=${encodeURIComponent(id)}`} variant="secondary" preventScrollReset aria-label={t`Rename ${name}`}>
        <Trans>Rename</Trans>
      </ButtonLink>
      <ButtonLink to={`?remove=${encodeURIComponent(id)}`} variant="danger" preventScrollReset aria-label={t`Remove ${name}`}>
        <Trans>Remove</Trans>
      </ButtonLink>
    </span>
  );
}

function Rename({ passkey, posted }: { passkey: PasskeyRecord; posted: PasskeyPosted | null }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "rename";
  const issue = posted?.issues.find(({ field }) => field === "name");
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="id" value={passkey.id} />
      <Field
        name="name"
        id="passkey-rename"
        label={t`New name`}
        error={issue && peopleIssueText(i18n, issue.code)}
        className="w-full max-w-sm"
      >
        <Input defaultValue={posted?.name ?? passkey.name} autoComplete="off" autoFocus />
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="rename" loading={busy}>
          <Trans>Save name</Trans>
        </Button>
        <Back />
      </p>
    </Form>
  );
}

interface RemoveProps {
  passkey: PasskeyRecord;
  secondFactor: boolean;
  posted: PasskeyPosted | null;
}

function Remove({ passkey, secondFactor, posted }: RemoveProps) {
  const { i18n, t } = useLingui();
  const { name } = passkey;
  const busy = useNavigation().formData?.get("intent") === "remove";
  const errorOf = (asked: string) => {
    const found = posted?.issues.find(({ field }) => field === asked);
    return found && peopleIssueText(i18n, found.code);
  };
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="id" value={passkey.id} />
      <p>
        <Trans>
          Remove “{name}”? It will no longer sign you in, and what it has signed in is signed out. The key itself stays on the device until
          you delete it there.
        </Trans>
      </p>
      <Field name="password" id="passkey-remove" label={t`Current password`} error={errorOf("password")} className="w-full max-w-sm">
        <Input type="password" autoComplete="current-password" autoFocus />
      </Field>
      {secondFactor && <FactorCode name="code" id="passkey-remove-code" error={errorOf("code")} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="remove" variant="danger" loading={busy}>
          <Trans>Remove the passkey</Trans>
        </Button>
        <Back />
      </p>
    </Form>
  );
}

function Back() {
  return (
    <ButtonLink to="/settings/passkeys" variant="quiet" preventScrollReset>
      <Trans>Leave it as it is</Trans>
    </ButtonLink>
  );
}

/** What belongs to no field. */
function Refusal({ posted: { wait, gone, issues } }: { posted: PasskeyPosted }) {
  const { i18n } = useLingui();
  const issue = issues.find(({ field }) => field === "passkey");
  if (wait === null && !gone && !issue) return null;
  return (
    <div className="mb-8">
      <OutcomeBox tone="warning">
        {issue ? (
          peopleIssueText(i18n, issue.code)
        ) : gone ? (
          <Trans>This has since been changed, perhaps in another tab. It is shown as it is now.</Trans>
        ) : (
          <TooOftenText wait={wait ?? 0} />
        )}
      </OutcomeBox>
    </div>
  );
}
