/** The form in which a note is changed: what is typed in it stays while the page is read again. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { TribunalPost } from "#app/domain/case/tribunal/deliberation.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { RefusedPost } from "./actions.ts";
import { keptForm } from "./kept-form.ts";

interface ChangeFormProps {
  room: "own" | "panel";
  note: TribunalPost;
  /** What was refused of this form. */
  mine: RefusedPost | undefined;
}

export function ChangeForm({ room, note, mine }: ChangeFormProps) {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { version, busy } = useKept(form, note, mine);
  // Given once: what the field holds later is the reader's.
  const [first] = useState(mine?.content ?? note.content);
  const issue = mine?.issues.find(({ field }) => field === "content");
  return (
    <Form ref={form} method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="change-note" />
      <input type="hidden" name="id" value={note.id} />
      <input type="hidden" name="room" value={room} />
      <input type="hidden" name="version" value={version} />
      <Field name="content" id={`note-${note.id}`} label={t`The note`} error={issue && caseMessageText(i18n, issue.code)}>
        <Textarea rows={3} maxLength={CASE_LIMITS.message} defaultValue={first} />
      </Field>
      <Button type="submit" size="sm" variant="secondary" className="justify-self-start" loading={busy}>
        <Trans>Save the note</Trans>
      </Button>
    </Form>
  );
}

/** The version that the form was opened with, and whether it is being sent. */
function useKept(form: RefObject<HTMLFormElement | null>, { id, version, content }: TribunalPost, mine: RefusedPost | undefined) {
  const { formData } = useNavigation();
  const busy = formData?.get("id") === id && formData.get("intent") === "change-note";
  const wasBusy = useRef(false);
  const [opened, setOpened] = useState({ version, content });
  const refusal = mine && (mine.refusal === "stale_version" ? "stale" : "refused");
  useEffect(() => {
    const sent = wasBusy.current && !busy ? (refusal ?? "saved") : null;
    wasBusy.current = busy;
    const field = form.current?.querySelector("textarea");
    if (busy || !field) return;
    const kept = keptForm(opened, { version, content }, { typed: field.value, sent });
    if (kept.content !== null) field.value = kept.content;
    if (kept.opened.version !== opened.version) setOpened(kept.opened);
    if (sent === "saved") close(field);
  }, [form, busy, refusal, version, content, opened]);
  return { version: opened.version, busy };
}

/** Folds the form away once it was saved; who was in it comes back to what opens it. */
function close(field: HTMLTextAreaElement): void {
  const details = field.closest("details");
  if (!details) return;
  const isHere = details.contains(document.activeElement) || document.activeElement === document.body;
  details.open = false;
  if (isHere) details.querySelector("summary")?.focus();
}
