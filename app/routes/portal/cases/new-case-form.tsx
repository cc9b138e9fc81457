import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { notify } from "#app/components/ui/notify.ts";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { NewCaseRefused } from "./new-case-submission.ts";
import { uploadAll } from "./upload-all.ts";

type Answer = NewCaseRefused | { created: { id: string } };

/** What a new case needs; the other side and counsel may follow later. Works as a plain form too (`refused` is that form's answer). */
export function NewCaseForm({ formKey, refused }: { formKey: string; refused?: NewCaseRefused | undefined }) {
  const { t, i18n } = useLingui();
  const { fetcher, files, uploading } = useCreating();
  const live = useLive();
  const answer = fetcher.data ?? refused;
  const again = answer && "issues" in answer ? answer : undefined;
  const wrong = (field: string) => {
    const issue = again?.issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code) : null;
  };
  const summary = again?.issues.map(({ field, code }) => ({ id: field, text: caseMessageText(i18n, code) })) ?? [];
  const isOfFields = again?.issues.some(({ field }) => field !== "form");
  return (
    <fetcher.Form id="form" method="post" action="/cases/new" noValidate className="grid gap-6">
      {again && <ErrorSummary errors={summary} title={isOfFields ? undefined : t`Failed to create case`} />}
      <input type="hidden" name="key" value={formKey} />
      {live && <input type="hidden" name="live" value="yes" />}
      <Field name="title" label={t`Title`} hint={t`As the matter is called, for example “Alba v. Stone”.`} error={wrong("title")}>
        <Input maxLength={CASE_LIMITS.title + 50} defaultValue={again?.typed.title} />
      </Field>
      <Field
        name="description"
        label={t`Description`}
        hint={t`What the dispute is about. Everyone in the case reads it.`}
        error={wrong("description")}
      >
        <Textarea rows={5} maxLength={CASE_LIMITS.description} defaultValue={again?.typed.description} />
      </Field>
      <OtherSideAndCounsel typed={again?.typed} wrong={wrong} />
      {live ? (
        <Field
          id="documents"
          label={t`Documents`}
          hint={t`PDF, Word or pictures, up to 10 MB each. Everyone in the case will see them; what is for your side alone is added on the case’s page.`}
          optional
        >
          <Input ref={files} type="file" multiple accept=".pdf,.doc,.docx,.jpg,.jpeg,.png" />
        </Field>
      ) : (
        <p className="text-sm text-soft">
          <Trans>Documents are added on the case’s page.</Trans>
        </p>
      )}
      <Button type="submit" className="justify-self-start" loading={fetcher.state !== "idle" || uploading}>
        <Trans>Create case</Trans>
      </Button>
    </fetcher.Form>
  );
}

/** Sends the form, then the documents to the case that was made, and leads there. */
function useCreating() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const fetcher = useFetcher<Answer>();
  const files = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const taken = useRef<Answer>(undefined);
  useEffect(() => {
    const { data } = fetcher;
    // Texts that arrive later run this again, and nothing is filed twice.
    if (fetcher.state !== "idle" || !data || taken.current === data) return;
    taken.current = data;
    if ("issues" in data) {
      void notify({ title: t`Failed to create case`, tone: "danger" });
      return;
    }
    const { id } = data.created;
    const chosen = [...(files.current?.files ?? [])];
    setUploading(true);
    // The case is there, whatever becomes of its documents.
    void uploadAll(id, chosen).then((failed) => navigate(`/cases/${id}?told=${failed > 0 ? "created_without" : "created"}`));
  }, [fetcher, navigate, t]);
  return { fetcher, files, uploading };
}

/** Those who are in the case besides its maker, where they are known by now. */
function OtherSideAndCounsel({ typed, wrong }: Pick<PersonFieldsProps, "typed" | "wrong">) {
  const { t } = useLingui();
  return (
    <>
      <PersonFields
        of="partyB"
        legend={<Trans>The other side (party B)</Trans>}
        names={{ name: t`Name of party B`, firm: t`Firm of party B`, email: t`E-mail of party B`, aliases: t`Other names of party B` }}
        emailHint={t`The invitation goes there when you create the case.`}
        typed={typed}
        wrong={wrong}
      />
      <PersonFields
        of="counselA"
        legend={<Trans>Your counsel</Trans>}
        names={{
          name: t`Name of your counsel`,
          firm: t`Firm of your counsel`,
          email: t`E-mail of your counsel`,
          aliases: t`Other names of your counsel`,
        }}
        emailHint={t`Your counsel then sees what you see.`}
        typed={typed}
        wrong={wrong}
      />
    </>
  );
}

export function NewCaseLead() {
  return <Trans>You are party A. The other side sees nothing before it has accepted its invitation.</Trans>;
}

interface PersonFieldsProps {
  of: "partyB" | "counselA";
  legend: ReactNode;
  names: { name: string; firm: string; email: string; aliases: string };
  emailHint: string;
  typed: Record<string, string> | undefined;
  wrong: (field: string) => string | null;
}

/** Somebody who may be named now or later. */
function PersonFields({ of, legend, names, emailHint, typed, wrong }: PersonFieldsProps) {
  const { t } = useLingui();
  const field = (part: string) => ({ id: `${of}.${part}`, name: `${of}.${part}`, error: wrong(`${of}.${part}`), optional: true });
  const value = (part: string) => typed?.[`${of}.${part}`];
  return (
    <fieldset className="grid min-w-0 gap-4 border-hairline border-t pt-5 sm:grid-cols-2">
      <legend className="float-left font-serif text-lg sm:col-span-2">{legend}</legend>
      <Field {...field("name")} label={names.name}>
        <Input maxLength={CASE_LIMITS.name} defaultValue={value("name")} />
      </Field>
      <Field {...field("firm")} label={names.firm}>
        <Input maxLength={CASE_LIMITS.firm} defaultValue={value("firm")} />
      </Field>
      <Field {...field("email")} label={names.email} hint={emailHint} className="sm:col-span-2">
        <Input type="email" maxLength={CASE_LIMITS.email} defaultValue={value("email")} />
      </Field>
      <Field
        {...field("aliases")}
        label={names.aliases}
        hint={t`Former, short or group names, one per line. No arbitrator with a connection to any of them is assigned unless it is disclosed.`}
        className="sm:col-span-2"
      >
        <Textarea rows={2} maxLength={CASE_LIMITS.aliases} defaultValue={value("aliases")} />
      </Field>
    </fieldset>
  );
}
