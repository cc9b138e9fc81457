/** What each reader would make of a message: to look at a model before visitors meet it. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type ReadOnTrial, tryReaders } from "#app/api-client/assistant-trial.ts";
import { ApiError } from "#app/api-client/request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { isLocale, LOCALES } from "#app/domain/locale.ts";
import { LANGUAGE_LABELS, PROVIDER_FAILURE_LABELS, PROVIDER_LABELS } from "#app/i18n/assistant-labels.ts";

type State = "idle" | "reading" | "refused" | "failed" | { readers: readonly ReadOnTrial[] };

export function Trial() {
  const { i18n, t } = useLingui();
  const [state, setState] = useState<State>("idle");
  const [isEmpty, setEmpty] = useState(false);

  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const message = String(form.get("message") ?? "").trim();
    const locale = String(form.get("locale"));
    setEmpty(message === "");
    if (message === "" || state === "reading") return;
    setState("reading");
    try {
      setState(await tryReaders(message, isLocale(locale) ? locale : "en"));
    } catch (error) {
      setState(error instanceof ApiError && error.status === 429 ? "refused" : "failed");
    }
  }

  return (
    <section id="trial" aria-labelledby="trial-title" className="mt-12 scroll-mt-24">
      <h2 id="trial-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Try it</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>
          What each reader would note of a message that opens a conversation. Nothing is stored; what a model uses counts towards the day’s
          budget.
        </Trans>
      </p>
      <form onSubmit={(event) => void read(event)} noValidate className="mt-4 grid max-w-form gap-4">
        <Field id="trial-message" name="message" label={t`A visitor’s message`} error={isEmpty ? t`Write a message first.` : undefined}>
          <Textarea rows={4} maxLength={CHAT_LIMITS.messageLength} />
        </Field>
        <div className="flex flex-wrap items-end gap-4">
          <Field id="trial-language" name="locale" label={t`Language`}>
            <Select defaultValue={i18n.locale} options={LOCALES.map((value) => ({ value, label: i18n._(LANGUAGE_LABELS[value]) }))} />
          </Field>
          <Button type="submit" variant="secondary" className="min-h-12" disabled={state === "reading"}>
            {state === "reading" ? <Trans>Reading…</Trans> : <Trans>Try it</Trans>}
          </Button>
        </div>
      </form>
      <div role="status" className="mt-4">
        {state === "refused" ? <Trans>That was tried often within this hour. Please wait a little.</Trans> : null}
        {state === "failed" ? <Trans>No answer came. What you wrote is still there: please try again.</Trans> : null}
        {typeof state === "object" ? state.readers.map((reader) => <Reader key={reader.provider} reader={reader} />) : null}
      </div>
    </section>
  );
}

function Reader({ reader: { provider, failure, milliseconds, inputTokens, outputTokens, reads, rest } }: { reader: ReadOnTrial }) {
  const { i18n } = useLingui();
  const time = new Intl.NumberFormat(i18n.locale, { style: "unit", unit: "second", maximumFractionDigits: 1 }).format(milliseconds / 1000);
  const tokens = inputTokens + outputTokens;
  return (
    <section className="border-hairline border-b py-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{i18n._(PROVIDER_LABELS[provider])}</h3>
      <p className="tabular text-sm text-soft">
        {time}
        {tokens > 0 ? (
          <>
            {" · "}
            <Plural value={tokens} one="# token" other="# tokens" />
          </>
        ) : null}
      </p>
      {failure ? (
        <p className="mt-2 text-danger">{i18n._(PROVIDER_FAILURE_LABELS[failure])}</p>
      ) : reads.length === 0 ? (
        <p className="mt-2 text-soft">
          <Trans>It would note nothing.</Trans>
        </p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {reads.map(({ text, quote }) => (
            <li key={`${text} ${quote}`} className="grid gap-x-6 sm:grid-cols-2">
              <span>{text}</span>
              <q className="wrap-anywhere text-sm text-soft">{quote}</q>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 ? (
        <p className="mt-2 text-sm text-soft">
          <Trans>Kept for staff, word for word:</Trans> {rest.map((words) => `“${words}”`).join(" · ")}
        </p>
      ) : null}
    </section>
  );
}
