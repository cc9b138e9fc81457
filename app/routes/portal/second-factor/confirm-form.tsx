import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { SecondFactorStep } from "./steps.ts";
import { useFocusRefused } from "./use-focus-refused.ts";

/** The key for the app, drawn and written, and the app's first code. */
export function ConfirmForm({ step }: { step: Extract<SecondFactorStep, { at: "confirm" }> }) {
  const { key, uri, drawing, issues, wait } = step;
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useFocusRefused("code", step, issues.length > 0);
  const written = key.match(/.{1,4}/g)?.join(" ") ?? key;
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="text-xl">
        <Trans>Show this to your authenticator app</Trans>
      </h2>
      <svg
        role="img"
        aria-label={t`QR code of the key below`}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        className="mt-6 size-56 border border-hairline bg-[white]"
      >
        <path d={drawing.path} fill="black" />
      </svg>
      <p className="mt-4 pointer-fine:hidden">
        <a href={uri} className="prose-link inline-flex min-h-11 items-center">
          <Trans>Open in the authenticator app on this phone</Trans>
        </a>
      </p>
      <p className="mt-6 text-sm text-soft">
        <Trans>Or type this key into the app (time-based, six digits):</Trans>
      </p>
      <p className="tabular mt-1 font-semibold [overflow-wrap:anywhere]">
        <code>{written}</code>
      </p>
      <Form method="post" noValidate className="mt-8 flex flex-col items-start gap-6">
        <input type="hidden" name="key" value={key} />
        {wait !== null && <TooManyCodes wait={wait} />}
        <Field
          name="code"
          label={t`Code`}
          hint={t`The six digits that the app shows now.`}
          error={issues[0] && peopleIssueText(i18n, issues[0].code)}
          className="w-full max-w-sm"
        >
          <Input inputMode="numeric" autoComplete="one-time-code" className="tabular" />
        </Field>
        <Button type="submit" name="intent" value="confirm" loading={busy}>
          <Trans>Confirm</Trans>
        </Button>
      </Form>
    </>
  );
}

/** Nothing more is judged for `wait` seconds; what helps an app whose codes are all refused. */
function TooManyCodes({ wait }: { wait: number }) {
  const minutes = Math.ceil(wait / 60);
  return (
    <div role="alert" className="border-l-4 border-warning bg-warning-wash px-5 py-4">
      <p>
        <Plural
          value={minutes}
          one="Too many wrong codes. Wait a minute, then enter the code that the app shows by then."
          other="Too many wrong codes. Wait # minutes, then enter the code that the app shows by then."
        />
      </p>
      <p className="mt-2">
        <Trans>
          If every code is refused: let the phone set its clock by itself, or delete the new entry in the app and{" "}
          <Link to="/settings/second-factor" className="prose-link">
            begin again with a new key
          </Link>
          .
        </Trans>
      </p>
    </div>
  );
}
