/** The page of a link that opens nothing: unknown, revoked, replaced, or its booking is gone. It offers to mail the one that works. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OrCall } from "../or-call.tsx";
import type { AskedLinks } from "./ask-links.ts";
import { issueText } from "./issue-text.ts";

const IDS: Readonly<Record<string, string>> = { bookingNumber: "ask-number", email: "ask-email" };

export function Gone({ asked }: { asked: AskedLinks | null }) {
  return (
    <SitePage>
      <div className="page py-16">
        <div className="max-w-measure">
          <h1 className="text-3xl">
            <Trans>This link no longer works</Trans>
          </h1>
          {asked?.done ? <Asked /> : <AskForm asked={asked} />}
          <OrCall />
        </div>
      </div>
    </SitePage>
  );
}

function AskForm({ asked }: { asked: AskedLinks | null }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const issues = asked?.issues ?? [];
  const errorOf = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && issueText(i18n, field, issue.code);
  };
  return (
    <>
      <p className="mt-4 text-soft">
        <Trans>
          It was revoked or replaced. Our latest message about the booking has the working link, or we can e-mail it to the address given
          with the booking.
        </Trans>
      </p>
      <Form method="post" noValidate preventScrollReset className="mt-8 grid max-w-form gap-5">
        {issues.length > 0 ? (
          <ErrorSummary
            errors={issues.map(({ field, code }) => ({ id: IDS[field] ?? "ask-number", text: issueText(i18n, field, code) }))}
          />
        ) : null}
        {asked?.often ? (
          <p role="alert" className="border-warning border-s-4 bg-warning-wash p-4">
            <Trans>Too many requests. Please wait and try again.</Trans>
          </p>
        ) : null}
        <input type="hidden" name="intent" value="links" />
        <Field id="ask-number" name="bookingNumber" label={t`Booking number`} error={errorOf("bookingNumber")}>
          <Input placeholder="CN-0000-0000" autoComplete="off" defaultValue={asked?.typed.bookingNumber} />
        </Field>
        <Field id="ask-email" name="email" label={t`E-mail of the booking`} error={errorOf("email")}>
          <Input type="email" autoComplete="email" defaultValue={asked?.typed.email} />
        </Field>
        <div>
          <Button type="submit" size="lg" loading={busy}>
            <Trans>E-mail me the link</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The same whether there is such a booking or not. */
function Asked() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="mt-6 border-success border-s-4 bg-success-wash p-4 outline-none">
      <Trans>
        If the number and the address belong to a booking, its links are on their way to that address. If they have not arrived in a few
        minutes, please check your junk mail too. Only our office can reissue links that it has revoked: please call us.
      </Trans>
    </div>
  );
}
