/** What client and office wrote to each other, and where the client writes. Works without scripts. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { type ClientMessage, MESSAGE_MAX } from "#app/domain/booking/office/thread.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { formatDatedInstant } from "#app/i18n/dates.ts";
import { issueText } from "./issue-text.ts";
import type { WrittenMessage } from "./take-message.ts";

interface MessagesProps {
  messages: readonly ClientMessage[];
  /** Zone of the office. */
  zone: string;
  /** The form's own: pressing twice sends once. */
  writeKey: string;
  written: WrittenMessage | null;
  /** Whether the page offers changes of the booking. */
  changes: boolean;
  /** A mail led here to answer. */
  opens: boolean;
}

export function Messages({ messages, zone, writeKey, written, changes, opens }: MessagesProps) {
  const { i18n, t } = useLingui();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const busy = navigation.formData?.get("intent") === "write";
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = search.has("written") && !written;
  useEffect(() => {
    if (opens || isSent) heading.current?.focus();
  }, [opens, isSent]);
  const issue = written?.issues.find(({ field }) => field === "message");
  return (
    <section id="messages" aria-labelledby="messages-title" className="no-print mt-10 scroll-mt-6">
      <h2 id="messages-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        <Trans>Write to us</Trans>
      </h2>
      {messages.length > 0 ? <Exchanged messages={messages} zone={zone} /> : null}
      {isSent ? (
        <p role="status" className="mt-4 border-success border-s-4 bg-success-wash p-4">
          <Trans>Your message is with our office. The answer comes by e-mail and appears here.</Trans>
        </p>
      ) : null}
      {written?.why === "often" ? (
        <p role="alert" className="mt-4 border-warning border-s-4 bg-warning-wash p-4">
          <Trans>Too many requests. Please wait and try again.</Trans>
        </p>
      ) : null}
      {/* Emptied once the message is listed above. */}
      <Form key={messages.at(-1)?.id ?? ""} method="post" action="?" noValidate preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="formKey" value={writeKey} />
        <Field
          id="manage-message"
          name="message"
          label={t`Your message`}
          hint={
            changes ? (
              <Trans>Our office reads it in business hours. For a change of the booking use the buttons above.</Trans>
            ) : (
              <Trans>Our office reads it in business hours.</Trans>
            )
          }
          error={issue && issueText(i18n, issue.field, issue.code)}
        >
          <Textarea rows={3} maxLength={MESSAGE_MAX} defaultValue={written?.text ?? ""} />
        </Field>
        <Button type="submit" name="intent" value="write" className="justify-self-start" loading={busy}>
          <Trans>Send the message</Trans>
        </Button>
      </Form>
    </section>
  );
}

/** What was written so far, the oldest first. */
function Exchanged({ messages, zone }: Pick<MessagesProps, "messages" | "zone">) {
  const { i18n } = useLingui();
  return (
    <ol className="mt-3 border-hairline border-t">
      {messages.map(({ id, sender, text, at }) => (
        <li key={id} className={`border-hairline border-b py-3 ${sender === "staff" ? "bg-accent-wash px-3" : ""}`}>
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="font-semibold">{sender === "staff" ? PROVIDER.name : <Trans>You</Trans>}</span>
            <time dateTime={at} className="tabular text-soft" suppressHydrationWarning>
              {formatDatedInstant(i18n.locale, at, zone)}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
