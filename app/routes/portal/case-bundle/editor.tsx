/** The draft of a bundle: its title, its documents in order under their tabs, what is in the way, and what becomes of it. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { BUNDLE_LIMITS, type BundleChoice, type BundleRecord, type BundleTabs } from "#app/domain/case/bundles/bundle.ts";
import type { Issue } from "#app/domain/errors.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { RefusedBundle } from "./actions.ts";
import { Choices } from "./choices.tsx";
import { Leaving } from "./leaving.tsx";
import { Lines } from "./lines.tsx";
import { type DraftPlan, Plan } from "./plan.tsx";
import { Refusal } from "./refusal.tsx";
import { type Draft, useDraft } from "./use-draft.ts";

interface EditorProps {
  bundle: BundleRecord;
  choices: readonly BundleChoice[];
  /** Why it makes no PDF yet, as it is saved. */
  issues: readonly Issue[];
  plan: DraftPlan;
  refused: RefusedBundle | undefined;
  /** What is under way, below what began it. */
  children: ReactNode;
}

export function Editor({ bundle, choices, issues, plan, refused, children }: EditorProps) {
  const { i18n, t } = useLingui();
  const draft = useDraft(bundle, choices, refused);
  const { typed, set, busy } = draft;
  const title = refused?.issues.find(({ field }) => field === "title");
  return (
    <>
      {refused && <Refusal key={draft.sent} refused={refused} reset={draft.reset} by={bundle.by} />}
      <Form method="post" preventScrollReset className="mt-8 grid gap-8">
        <input type="hidden" name="version" value={draft.version} />
        {/* What Enter in a field presses. */}
        <button type="submit" name="intent" value="save-bundle" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <Field name="title" label={t`Title of the bundle`} error={title && caseMessageText(i18n, title.code)} className="max-w-measure">
          <Input maxLength={BUNDLE_LIMITS.title} value={typed.title} onChange={(event) => set({ title: event.target.value })} />
        </Field>
        <RadioCards<BundleTabs>
          name="tabs"
          legend={t`Tabs`}
          columns={2}
          value={typed.tabs}
          onChange={(tabs) => set({ tabs })}
          options={[
            { value: "letters", label: t`Letters`, description: t`A, B, C: put tabs between the documents, each with a name if you like` },
            { value: "exhibits", label: t`Exhibit numbers`, description: t`Each document is a tab of its own, under its number` },
          ]}
          className="max-w-measure"
        />
        <Lines draft={draft} bundle={bundle} choices={choices} />
        <Choices draft={draft} choices={choices} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value="save-bundle" loading={busy === "save-bundle"}>
            <Trans>Save the bundle</Trans>
          </Button>
          <p role="status" className="text-sm text-soft">
            {draft.isDirty ? <Trans>Not saved yet</Trans> : busy === null && draft.sent > 0 && !refused ? <Trans>Saved</Trans> : null}
          </p>
        </div>
        <Ready bundle={bundle} issues={issues} plan={plan} draft={draft} />
      </Form>
      {children}
      <GiveUp version={draft.version} busy={busy === "give-up-bundle"} />
      <Leaving isAsked={draft.isDirty && busy === null} />
    </>
  );
}

/** What becomes of the draft: its PDF to look at, and the final one. */
function Ready({ bundle, issues, plan, draft }: Pick<EditorProps, "bundle" | "issues" | "plan"> & { draft: Draft }) {
  const { i18n, t } = useLingui();
  return (
    <section aria-labelledby="bundle-pdf" className="border-t border-hairline-strong pt-5">
      <h2 id="bundle-pdf" className="text-xl">
        <Trans>The PDF</Trans>
      </h2>
      {draft.isDirty ? (
        <p className="mt-3 text-soft">
          <Trans>Save the bundle to see whether its PDF can be made.</Trans>
        </p>
      ) : issues.length > 0 ? (
        <ul className="mt-3 grid gap-2" aria-label={t`What is in the way`}>
          {issues.map(({ code, name }) => (
            <li key={`${code} ${name}`} className="flex items-start gap-2">
              <Icon name="alert" size={18} className="mt-1 text-warning" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{caseMessageText(i18n, code, name)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Plan bundle={bundle} plan={plan} busy={draft.busy} />
          <details className="mt-3">
            <summary className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline">
              <Trans>Make the bundle final</Trans>
            </summary>
            <p className="mt-1 max-w-measure text-soft">
              <Trans>
                Everyone in the case is notified of it and opens it. Its fingerprint is entered in the record of the case, and it is not
                changed any more, also where a document in it is withdrawn later.
              </Trans>
            </p>
            <Button type="submit" name="intent" value="make-bundle-final" className="mt-3" loading={draft.busy === "make-bundle-final"}>
              <Trans>Make final for everyone</Trans>
            </Button>
          </details>
        </>
      )}
    </section>
  );
}

function GiveUp({ version, busy }: { version: number; busy: boolean }) {
  return (
    <details className="no-print mt-10">
      <summary className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink hover:underline">
        <Trans>Remove this draft</Trans>
      </summary>
      <Form method="post" className="mt-2">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value="give-up-bundle" variant="danger" size="sm" loading={busy}>
          <Trans>Remove the draft</Trans>
        </Button>
      </Form>
    </details>
  );
}
