/** Staff write to the client: from a template or freely, shown as its mail before it leaves. What is typed stays until it was sent. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { FilledTemplate } from "#app/domain/booking/office/message-template.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { MESSAGE_MAX, type MessagePreview } from "#app/domain/booking/office/thread.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { threadText } from "#app/i18n/portal/thread-texts.ts";
import { useSentForm } from "../use-sent-form.ts";
import type { PostedMessage } from "./message-action.ts";

interface ComposerProps {
  booking: BookingRecord;
  templates: readonly FilledTemplate[];
  formKey: string;
  posted: PostedMessage | undefined;
}

const INTENTS = ["preview-message", "send-message"];

export function Composer({ booking, templates, formKey: first, posted }: ComposerProps) {
  const { i18n, t } = useLingui();
  const text = useRef<HTMLTextAreaElement>(null);
  const issue = posted?.issues.find(({ field }) => field === "message");
  const { form, formKey, busy } = useSentForm(INTENTS, first, posted !== undefined);
  const language = languageTitle(i18n.locale, booking.locale);
  return (
    <Form ref={form} tabIndex={-1} method="post" preventScrollReset aria-label={t`Message to the client`} className="no-print grid gap-3">
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="version" value={booking.version} />
      <Templates templates={templates} language={language} onInsert={(words) => insert(text.current, words)} />
      <Field
        name="message"
        label={t`Message to the client`}
        hint={<Trans>By e-mail, in {language}. It begins with a greeting and ends with our address.</Trans>}
        error={issue && threadText(i18n, issue.code)}
      >
        <Textarea ref={text} rows={4} maxLength={MESSAGE_MAX} aria-required={false} defaultValue={posted?.text ?? ""} />
      </Field>
      {posted?.stale ? (
        <p role="alert" className="border-warning border-s-4 bg-warning-wash px-4 py-2">
          <Trans>Someone has changed this booking meanwhile. Nothing was sent: check it above, then send again.</Trans>
        </p>
      ) : null}
      {posted?.preview && !busy ? <Preview preview={posted.preview} /> : null}
      <div className="flex flex-wrap gap-3">
        {posted?.preview || posted?.stale ? (
          <Button type="submit" name="intent" value="send-message" loading={busy}>
            <Trans>Send to {booking.bookingContactEmail}</Trans>
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="preview-message" variant="secondary" loading={busy}>
          {posted?.preview ? <Trans>Preview again</Trans> : <Trans>Preview the message</Trans>}
        </Button>
      </div>
    </Form>
  );
}

/** At the end of what is typed, so that nothing typed is lost. */
function insert(field: HTMLTextAreaElement | null, words: string): void {
  if (!field) return;
  const typed = field.value.trimEnd();
  field.value = typed === "" ? words : `${typed}\n\n${words}`;
  // As if it had been typed: what watches forms hears of it.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

function Templates(props: { templates: readonly FilledTemplate[]; language: string; onInsert(text: string): void }) {
  const { t } = useLingui();
  const live = useLive();
  const chosen = useRef<HTMLSelectElement>(null);
  const { templates, language } = props;
  return (
    <div className="flex flex-wrap items-end gap-3">
      {live && templates.length > 0 ? (
        <>
          <Field id="template" label={t`Template`} optional="unmarked" className="min-w-48 grow sm:max-w-80">
            <Select ref={chosen} aria-required={false} defaultValue="">
              <option value="">{t`Choose a template`}</option>
              {templates.map(({ id, name, text }) => (
                <option key={id} value={id} disabled={text === null}>
                  {text === null ? t`${name} (not in ${language})` : name}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            variant="secondary"
            onClick={() => {
              const text = templates.find(({ id }) => id === chosen.current?.value)?.text;
              if (text) props.onInsert(text);
            }}
          >
            <Trans>Insert</Trans>
          </Button>
        </>
      ) : null}
      <Link to="/admin/templates" className="prose-link inline-flex min-h-11 items-center text-sm">
        {templates.length > 0 ? <Trans>Manage templates</Trans> : <Trans>Write templates for messages</Trans>}
      </Link>
    </div>
  );
}

function Preview({ preview: { to, locale, subject, lines, links } }: { preview: MessagePreview }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} lang={locale} className="rounded-sm border border-hairline-strong bg-raised p-4 text-sm outline-none">
      <p className="text-soft">{to}</p>
      <p className="border-hairline border-b pb-2 font-semibold">{subject}</p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, which may be alike.
        <p key={at} className="mt-2 whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="mt-2 flex flex-wrap gap-x-4 text-accent underline">
        {links.map((link) => (
          <span key={link}>{link}</span>
        ))}
      </p>
    </div>
  );
}
