import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { SettingsForm, SettingsPosted } from "./submission.ts";

interface SectionProps {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings: what it is next to what can be done. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 border-b border-hairline py-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface SettingsFormProps {
  form: SettingsForm;
  encType?: "multipart/form-data";
  className?: string;
  children: ReactNode;
}

/** A small form of its own, named so that its answer finds it. */
export function SmallForm({ form, encType, className = "flex max-w-form flex-col items-start gap-6", children }: SettingsFormProps) {
  return (
    <Form method="post" noValidate preventScrollReset className={className} {...(encType ? { encType } : {})}>
      <input type="hidden" name="form" value={form} />
      {children}
    </Form>
  );
}

/** Whether this form is on its way. */
export function useBusy(form: SettingsForm): boolean {
  return useNavigation().formData?.get("form") === form;
}

/** What is wrong with one field of a form that was refused. */
export function useIssue(posted: SettingsPosted | null, form: SettingsForm): (field: string) => string | undefined {
  const { i18n } = useLingui();
  return (field) => {
    const issue = posted?.form === form ? posted.issues.find((one) => one.field === field) : undefined;
    return issue && peopleIssueText(i18n, issue.code);
  };
}
