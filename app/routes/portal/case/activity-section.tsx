import type { I18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import { readEntry } from "#app/domain/case/chain/own-chain.ts";
import type { EntryType } from "#app/domain/case/vocabulary.ts";
import { activityText } from "#app/i18n/portal/activity-texts.ts";
import { ActivityList, type ShownActivity } from "../activity-list.tsx";

/** Shown before the rest is opened. */
const FIRST = 8;

/** Entries that the reader may see, in words. `rows` come newest first from the case's file. */
export function toActivities(i18n: I18n, rows: readonly { at: number; type: EntryType; body: string }[]): ShownActivity[] {
  return rows.map((row, at) => {
    const body = readEntry(row.body);
    return {
      // The number of the chain would tell how many entries are hidden between two.
      id: `${row.at}-${rows.length - at}`,
      description: activityText(i18n, row.type, body?.details ?? {}),
      createdAt: new Date(row.at).toISOString(),
      name: body?.actorName || null,
    };
  });
}

/** What happened in the case, as far as the reader may know it. */
export function ActivitySection({ activities, now, zone }: { activities: readonly ShownActivity[]; now: string; zone: string }) {
  const [first, rest] = [activities.slice(0, FIRST), activities.slice(FIRST)];
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="text-xl">
        <Trans>Activity</Trans>
      </h2>
      <ActivityList activities={first} now={now} zone={zone} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="prose-link inline-flex min-h-11 cursor-pointer items-center text-sm">
            <Trans>Earlier activity</Trans>
          </summary>
          <ActivityList activities={rest} now={now} zone={zone} />
        </details>
      )}
    </section>
  );
}
