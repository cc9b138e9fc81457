import { Trans, useLingui } from "@lingui/react/macro";
import type { ErasureRecord } from "#app/domain/personal-data/erasure.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** Erasures that were begun: when, by whom, why, and whether they are done. Of whom is not kept. */
export function ErasureList({ erasures, zone }: { erasures: readonly ErasureRecord[]; zone: string }) {
  const { i18n } = useLingui();
  if (erasures.length === 0) return null;
  return (
    <section aria-labelledby="erasures" className="mt-12">
      <h2 id="erasures" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Erasures so far</Trans>
      </h2>
      <ol className="text-sm">
        {erasures.map(({ id, reason, begunBy, begunAt, doneAt }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <time dateTime={begunAt} className="tabular text-soft">
              {formatMoment(i18n.locale, begunAt, zone)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {begunBy}: {reason}
              {doneAt === null && (
                <span className="block font-semibold">
                  <Trans>Not done yet: it goes on automatically, every minute.</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
