import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseEnding } from "#app/domain/case/endings.ts";
import { formatInstant } from "#app/i18n/dates.ts";

/** How the case ended before it was reopened, by whom and why: nothing where it never was. */
export function EarlierEndings({ endings, zone }: { endings: readonly CaseEnding[]; zone: string }) {
  const undone = endings.filter(({ reopened }) => reopened !== null);
  if (undone.length === 0) return null;
  return (
    <section id="reopenings" aria-labelledby="reopenings-title" className="scroll-mt-6">
      <h2 id="reopenings-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Reopened</Trans>
      </h2>
      <ol>
        {undone.map((ending) => (
          <li key={ending.at} className="border-hairline border-b py-5">
            <Ending ending={ending} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ending({ ending: { at, by, outcome, award, reopened }, zone }: { ending: CaseEnding; zone: string }) {
  const { i18n } = useLingui();
  const when = (moment: string) => formatInstant(i18n.locale, moment, zone);
  return (
    <>
      {reopened && (
        <>
          <p className="font-semibold">
            <Trans>
              {reopened.by} reopened the case: {when(reopened.at)}
            </Trans>
          </p>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{reopened.reason}</p>
        </>
      )}
      <dl className="mt-3 grid gap-2 border-hairline-strong border-s-2 ps-4 text-sm">
        <div>
          <dt className="text-soft">
            <Trans>Resolved before</Trans>
          </dt>
          <dd className="wrap-anywhere">
            {by}, {when(at)}
          </dd>
        </div>
        {outcome && (
          <div>
            <dt className="text-soft">
              <Trans>Outcome then</Trans>
            </dt>
            <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{outcome}</dd>
          </div>
        )}
        {award && (
          <div>
            <dt className="text-soft">
              <Trans>Award then</Trans>
            </dt>
            <dd className="wrap-anywhere">
              <a href="#documents" className="prose-link">
                {award.name}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
