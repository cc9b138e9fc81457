/** Writes something new in one of the rooms. What is typed stays until it was taken, also where the connection was lost. */
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { useSentForm } from "../booking/use-sent-form.ts";
import type { RefusedPost } from "./actions.ts";

interface WriteFormProps {
  intent: string;
  label: ReactNode;
  hint?: ReactNode;
  button: ReactNode;
  icon: IconName;
  formKey: string;
  refused: RefusedPost | undefined;
}

export function WriteForm({ intent, label, hint, button, icon, formKey: first, refused }: WriteFormProps) {
  const { i18n } = useLingui();
  const mine = refused?.intent === intent ? refused : undefined;
  const issue = mine?.issues.find(({ field }) => field === "content");
  const { form, formKey, busy } = useSentForm([intent], first, mine !== undefined);
  useBrought(form, mine);
  return (
    <Form ref={form} tabIndex={-1} method="post" preventScrollReset className="no-print mt-5 grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formKey" value={formKey} />
      <Field name="content" id={`${intent}-content`} label={label} hint={hint} error={issue && caseMessageText(i18n, issue.code)}>
        <Textarea rows={3} maxLength={CASE_LIMITS.message} defaultValue={mine?.content ?? ""} />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" loading={busy}>
        <Icon name={icon} size={18} />
        {button}
      </Button>
    </Form>
  );
}

/** What was refused is in the form also where something else was typed into it meanwhile: after that. */
function useBrought(form: RefObject<HTMLFormElement | null>, mine: RefusedPost | undefined): void {
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (!field || !mine || field.value.includes(mine.content)) return;
    field.value = [field.value, mine.content].filter(Boolean).join("\n\n");
  }, [form, mine]);
}
