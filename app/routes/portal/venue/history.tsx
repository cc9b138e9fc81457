import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatInstant } from "#app/i18n/dates.ts";
import { VENUE_ACTIONS } from "#app/i18n/venue-labels.ts";
import type { VenuePage } from "./venue-page.ts";

/** Who changed what, the newest first. */
export function History({ page }: { page: Pick<VenuePage, "history" | "zone"> }) {
  const { i18n } = useLingui();
  return (
    <section id="history" aria-labelledby="history-title" className="mt-12 scroll-mt-24">
      <h2 id="history-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>History</Trans>
      </h2>
      {page.history.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ol className="max-w-form">
          {page.history.map(({ seq, at, by, action, changes }) => {
            const label = VENUE_ACTIONS[action];
            return (
              <li key={seq} className="border-hairline border-b py-3">
                <span>
                  {label ? i18n._(label) : action}
                  {subject(i18n.locale, changes)}
                </span>
                <span className="tabular block text-soft text-sm">
                  {formatInstant(i18n.locale, at, page.zone)}, {by}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Which day or room, where the entry names one. */
function subject(locale: string, changes: Record<string, unknown>): string {
  const after = changes.after as { name?: string; capacity?: number } | undefined;
  if (after?.name) {
    const before = changes.before as { name?: string; capacity?: number } | undefined;
    const old =
      before && (before.name !== after.name || before.capacity !== after.capacity) ? `${before.name} (${before.capacity}) → ` : "";
    return `: ${old}${after.name} (${after.capacity})`;
  }
  return typeof changes.date === "string" ? `: ${formatDay(locale, changes.date)}, ${String(changes.name ?? "")}` : "";
}
