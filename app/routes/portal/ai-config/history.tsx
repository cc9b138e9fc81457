import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FaqSnapshot } from "#app/domain/assistant/faq/record.ts";
import type { HistoryEntry } from "#app/domain/assistant/history.ts";
import type { SettingKey } from "#app/domain/assistant/settings.ts";
import { isLocale, LOCALES } from "#app/domain/locale.ts";
import {
  ASSISTANT_ACTIONS,
  FAQ_CATEGORY_LABELS,
  FAQ_PART_LABELS,
  FAQ_PRIORITY_LABELS,
  LANGUAGE_LABELS,
  SETTING_LABELS,
} from "#app/i18n/assistant-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { AssistantPage } from "./assistant-page.ts";
import { UndoForm } from "./outcome.tsx";

/** Who changed what, the newest first; each entry can be taken back. */
export function History({ page, of }: { page: AssistantPage; of: HistoryEntry["subject"] }) {
  const { i18n, t } = useLingui();
  const entries = page.history.filter(({ subject }) => subject === of);
  return (
    <section id="history" aria-labelledby="history-title" className="mt-12 scroll-mt-24">
      <h2 id="history-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>History</Trans>
      </h2>
      {entries.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ol className="max-w-form">
          {entries.map((entry) => {
            const label = ASSISTANT_ACTIONS[entry.action];
            const action = label ? i18n._(label) : entry.action;
            const what = nameOf(i18n, entry);
            const changes = changesOf(i18n, entry);
            return (
              <li key={`${entry.subjectId} ${entry.seq}`} className="flex items-start justify-between gap-4 border-hairline border-b py-3">
                <div className="min-w-0">
                  <p className="[overflow-wrap:anywhere]">
                    <Trans>
                      {action}: {what}
                    </Trans>
                  </p>
                  <p className="tabular text-sm text-soft">
                    {formatInstant(i18n.locale, entry.at, page.zone)}, {entry.by}
                  </p>
                  {changes.length > 0 ? (
                    <details className="text-sm">
                      <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent underline underline-offset-4">
                        <Trans>What changed</Trans>
                      </summary>
                      <dl className="grid gap-2 pb-2">
                        {changes.map(({ name, before, after }) => (
                          <div key={name}>
                            <dt className="font-semibold">{name}</dt>
                            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                              <del className="text-soft">{before || "–"}</del>
                            </dd>
                            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                              <ins className="no-underline">{after || "–"}</ins>
                            </dd>
                          </div>
                        ))}
                      </dl>
                    </details>
                  ) : null}
                </div>
                <UndoForm entry={entry} label={t`Undo: ${what}, ${formatInstant(i18n.locale, entry.at, page.zone)}`} />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

const snapshots = ({ changes }: HistoryEntry) => [changes.before, changes.after] as (FaqSnapshot | null | undefined)[];

/** The FAQ's question as it was, or the setting's name with its language. */
function nameOf(i18n: I18n, entry: HistoryEntry): string {
  if (entry.subject === "assistant_setting") {
    const [key = "", locale] = entry.subjectId.split(":");
    const label = i18n._(SETTING_LABELS[key as SettingKey] ?? key);
    return isLocale(locale) ? `${label} (${i18n._(LANGUAGE_LABELS[locale])})` : label;
  }
  const [before, after] = snapshots(entry);
  const texts = (after ?? before)?.texts ?? {};
  const own = isLocale(i18n.locale) ? i18n.locale : "en";
  return [own, ...LOCALES].map((locale) => texts[locale]?.question).find(Boolean) ?? entry.subjectId;
}

interface Changed {
  name: string;
  before: string;
  after: string;
}

function changesOf(i18n: I18n, entry: HistoryEntry): Changed[] {
  if (entry.subject === "assistant_setting") {
    return [{ name: nameOf(i18n, entry), before: String(entry.changes.before ?? ""), after: String(entry.changes.after ?? "") }];
  }
  const [before, after] = snapshots(entry).map((snapshot) => told(i18n, snapshot));
  if (!before || !after) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({ name, before: before[name] ?? "", after: after[name] ?? "" })).filter((one) => one.before !== one.after);
}

/** An FAQ as named values; empty where there was none. */
function told(i18n: I18n, snapshot: FaqSnapshot | null | undefined): Record<string, string> {
  if (!snapshot) return {};
  const named: Record<string, string> = {
    [i18n._(msg`Category`)]: i18n._(FAQ_CATEGORY_LABELS[snapshot.category]),
    [i18n._(msg`Priority`)]: i18n._(FAQ_PRIORITY_LABELS[snapshot.priority]),
    [i18n._(msg`State`)]: snapshot.isActive ? i18n._(msg`Active`) : i18n._(msg`Inactive`),
  };
  for (const locale of LOCALES) {
    for (const part of PARTS) {
      const text = snapshot.texts[locale]?.[part];
      if (text) named[`${i18n._(FAQ_PART_LABELS[part])} (${i18n._(LANGUAGE_LABELS[locale])})`] = text;
    }
  }
  return named;
}

const PARTS = ["question", "answer", "keywords"] as const;
