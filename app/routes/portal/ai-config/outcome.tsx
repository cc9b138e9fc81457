import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { notify } from "#app/components/ui/notify.ts";
import type { HistoryEntry } from "#app/domain/assistant/history.ts";
import { faqIssueText } from "#app/i18n/assistant-labels.ts";
import type { AssistantOutcome } from "./submission.ts";

const LOOKS = {
  saved: "border-success bg-success-wash",
  stale: "border-warning bg-warning-wash",
  refused: "border-danger bg-danger-wash",
  failed: "border-danger bg-danger-wash",
} as const;

/** What is said of a change, to the letter of the specification (section 8) where it quotes one. */
function saidOf(i18n: I18n, { intent, kind, counts }: AssistantOutcome): { title: string; description?: string } {
  const saved = kind === "saved";
  switch (intent) {
    case "create":
      return saved
        ? { title: i18n._(msg`FAQ created successfully`) }
        : { title: i18n._(msg`Error creating FAQ`), description: i18n._(msg`Failed to create FAQ`) };
    case "delete":
      return saved
        ? { title: i18n._(msg`FAQ deleted successfully`) }
        : { title: i18n._(msg`Error deleting FAQ`), description: i18n._(msg`Failed to delete FAQ`) };
    case "setting":
      return saved
        ? { title: i18n._(msg`Configuration updated successfully`) }
        : { title: i18n._(msg`Error updating configuration`), description: i18n._(msg`Failed to update configuration`) };
    case "import": {
      if (!counts) return { title: i18n._(msg`Nothing was imported`) };
      const { created, updated, unchanged } = counts;
      return {
        title: i18n._(msg`The file was imported`),
        description: i18n._(
          msg`${plural(created, { one: "# FAQ added", other: "# FAQs added" })}, ${plural(updated, { one: "# changed", other: "# changed" })}, ${plural(unchanged, { one: "# the same already", other: "# the same already" })}.`,
        ),
      };
    }
    case "undo":
      return { title: saved ? i18n._(msg`It is back as it was before.`) : i18n._(msg`Nothing was put back`) };
    case "dismiss":
      return { title: saved ? i18n._(msg`The question is off the list.`) : i18n._(msg`The question is still on the list`) };
    default:
      return saved
        ? { title: i18n._(msg`FAQ updated successfully`) }
        : { title: i18n._(msg`Error updating FAQ`), description: i18n._(msg`Failed to update FAQ`) };
  }
}

/** What became of the last change: takes the focus, is said in a notification too, and offers to take it back. */
export function Outcome({ outcome, history }: { outcome: AssistantOutcome; history: readonly HistoryEntry[] }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const settled = useNavigation().state === "idle";
  const { title, description } = saidOf(i18n, outcome);
  const { kind, intent, id } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is announced again
  useEffect(() => {
    box.current?.focus();
    // What is wrong with a field is said next to it, as in any form.
    if (kind !== "refused") void notify({ title, ...(description ? { description } : {}), tone: kind === "saved" ? "success" : "danger" });
  }, [outcome]);
  const reversible = kind === "saved" && (intent === "update" || intent === "delete");
  // The history knows of this change once the page is read again: until then its newest entry is the change before.
  const last = reversible && settled ? history.find((entry) => entry.subjectId === id) : undefined;
  return (
    <div
      ref={box}
      role={kind === "saved" ? "status" : "alert"}
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-s-4 px-5 py-4 ${LOOKS[kind]}`}
    >
      <Icon name={kind === "saved" ? "check" : "alert"} className="mt-1" />
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <Reasons outcome={outcome}>{description}</Reasons>
      </div>
      {last ? <UndoForm entry={last} /> : null}
    </div>
  );
}

function Reasons({ outcome: { kind, intent, issues, lines }, children }: { outcome: AssistantOutcome; children: ReactNode }) {
  const { i18n } = useLingui();
  if (kind === "stale")
    return (
      <p>
        <Trans>
          It has since been changed, so your changes were not saved. What you entered is still here: check what is stored now, then save
          again.
        </Trans>
      </p>
    );
  if (kind === "failed")
    return (
      <p>
        <Trans>The server could not be reached. What you entered is still here; please try again.</Trans>
      </p>
    );
  if (kind === "saved") return intent === "import" && children ? <p>{children}</p> : null;
  return (
    <ul className="mt-1 max-h-60 overflow-y-auto" tabIndex={lines.length > 8 ? 0 : undefined}>
      {issues.map(({ field, code }) => (
        <li key={`${field} ${code}`}>{faqIssueText(i18n, code)}</li>
      ))}
      {lines.map(({ line, column, code }) => (
        <li key={`${line} ${column} ${code}`}>
          <Trans>Line {line}</Trans>
          {column ? ` (${column})` : ""}: {faqIssueText(i18n, code)}
        </li>
      ))}
    </ul>
  );
}

/** Takes a change back; the subject must still stand as this page shows it. */
export function UndoForm({ entry, label }: { entry: HistoryEntry; label?: string }) {
  const { t } = useLingui();
  return (
    <Form method="post" preventScrollReset className="no-print">
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="subject" value={entry.subject} />
      <input type="hidden" name="id" value={entry.subjectId} />
      <input type="hidden" name="seq" value={entry.seq} />
      <input type="hidden" name="latest" value={entry.latest} />
      <Button type="submit" variant="quiet" size="sm" className="min-h-11" aria-label={label ?? t`Undo this change`}>
        <Icon name="undo" size={16} />
        <Trans>Undo</Trans>
      </Button>
    </Form>
  );
}
