import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";
import { PasskeyErrorBox } from "./passkey-error.tsx";
import { usePasskeyProgram } from "./use-passkey-program.ts";

interface AddPasskeyProps {
  email: string;
  /** What this device calls itself: a name to begin with. */
  device: { browser: string | null; system: string | null };
  /** False where the address is a number. */
  possible: boolean;
  held: boolean;
  /** Whether a code is asked for too. */
  secondFactor: boolean;
  /** The form came back without having been sent by its program. */
  unscripted: boolean;
}

/** Adds a passkey of this device, or of another that the browser reaches: name, password, then the browser's own question. */
export function AddPasskey({ email, device, possible, held, secondFactor, unscripted }: AddPasskeyProps) {
  const { i18n } = useLingui();
  const [supported, setSupported] = useState(true);
  useEffect(() => setSupported(typeof PublicKeyCredential === "function"), []);
  return (
    <section aria-labelledby="add" className="mt-12 max-w-form">
      <h2 id="add" className="text-xl">
        <Trans>Add a passkey</Trans>
      </h2>
      {!possible ? (
        <p className="mt-4 border-l-4 border-warning bg-warning-wash px-5 py-4">{peopleIssueText(i18n, "passkey_number_address")}</p>
      ) : !supported ? (
        <p className="mt-4 border-l-4 border-warning bg-warning-wash px-5 py-4">
          <Trans>
            This browser does not support passkeys, or the page was not opened over a secure connection. Try another browser or device.
          </Trans>
        </p>
      ) : (
        <PasskeyForm email={email} device={device} held={held} secondFactor={secondFactor} unscripted={unscripted} />
      )}
      {held && (
        <p className="mt-8">
          <Link to="/settings/second-factor" className="prose-link inline-flex min-h-11 items-center">
            <Trans>Set up an authenticator app instead</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

/** Asks the device for a key by what was typed, and shows the list again once there is one. */
function useAdding(held: boolean) {
  const navigate = useNavigate();
  const { busy, trouble, run } = usePasskeyProgram();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (field: string) => String(form.get(field) ?? "");
    const given = { name: typed("name"), password: typed("password"), code: typed("code") };
    const done = await run(({ addPasskey }) => addPasskey(given));
    if (!done) return;
    // A whole page: who was held back is not any more, and the header shows it.
    if (held) location.assign("/settings/passkeys?done=added");
    else await navigate("/settings/passkeys?done=added");
  }

  return { busy, trouble, add };
}

/** The name that the key will have, and the password: then the browser asks. */
function PasskeyForm({ email, device: { browser, system }, held, secondFactor, unscripted }: Omit<AddPasskeyProps, "possible">) {
  const { i18n, t } = useLingui();
  const { busy, trouble, add } = useAdding(held);
  const issues = trouble?.why === "issues" ? trouble.issues : [];
  const issue = (field: string) => {
    const found = issues.find((one) => one.field === field);
    return found && peopleIssueText(i18n, found.code);
  };

  return (
    <>
      <noscript>
        <p className="mt-4 border-l-4 border-warning bg-warning-wash px-5 py-4">
          <Trans>Only a script can ask your device for a passkey, and scripts are turned off in this browser.</Trans>
        </p>
      </noscript>
      {unscripted && (
        <p role="alert" className="mt-4 border-l-4 border-warning bg-warning-wash px-5 py-4">
          <Trans>Nothing was added: only a script can ask your device for a passkey, and none ran. Load the page again.</Trans>
        </p>
      )}
      <form method="post" noValidate onSubmit={add} className="mt-4 flex flex-col items-start gap-6">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {trouble && <PasskeyErrorBox key={trouble.at} trouble={trouble} />}
        <Field
          name="name"
          id="passkey-name"
          label={t`Name`}
          hint={t`The device or key by which you will know it.`}
          error={issue("name")}
          className="w-full max-w-sm"
        >
          <Input
            defaultValue={browser && system ? t`${browser} on ${system}` : (system ?? browser ?? "")}
            maxLength={PERSON_LIMITS.passkeyName}
            autoComplete="off"
          />
        </Field>
        <Field
          name="password"
          id="passkey-password"
          label={t`Current password`}
          hint={t`So that nobody else adds a key at your desk.`}
          error={issue("password")}
          className="w-full max-w-sm"
        >
          <Input type="password" autoComplete="current-password" />
        </Field>
        {secondFactor && <FactorCode name="code" id="passkey-code" error={issue("code")} />}
        <Button type="submit" name="intent" value="add" loading={busy}>
          <Trans>Add the passkey</Trans>
        </Button>
      </form>
    </>
  );
}
