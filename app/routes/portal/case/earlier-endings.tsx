import { Trans, useLingui } from "@lingui/react/macro";
import { type AwardSince, awardSince, type CaseEnding } from "#app/domain/case/endings.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { Declared } from "./declared.tsx";

/** How the case ended before it was reopened, by whom and why: nothing where it never was. */
export function EarlierEndings({ endings, zone }: { endings: readonly CaseEnding[]; zone: string }) {
  const undone = endings.flatMap((ending, at) => (ending.reopened ? [{ ending, since: awardSince(endings, at) }] : []));
  if (undone.length === 0) return null;
  return (
    <section id="reopenings" aria-labelledby="reopenings-title" className="scroll-mt-6">
      <h2 id="reopenings-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Reopened</Trans>
      </h2>
      <ol>
        {undone.map(({ ending, since }) => (
          <li key={ending.at} className="border-hairline border-b py-5">
            <Ending ending={ending} since={since} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EndingProps {
  ending: CaseEnding;
  since: AwardSince;
  zone: string;
}

function Ending({ ending: { at, by, outcome, award, declared, reopened }, since, zone }: EndingProps) {
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
              <p className="mt-1">
                <Since since={since} zone={zone} />
              </p>
              {declared && <Declared declared={declared} />}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** What became of the award that an undone ending had. */
function Since({ since, zone }: { since: AwardSince; zone: string }) {
  const { i18n } = useLingui();
  if (since.is === "undecided") return <Trans>It no longer ends the case, which is open again.</Trans>;
  const when = formatInstant(i18n.locale, since.at, zone);
  if (since.is === "again") return <Trans>It is the award again: {when}</Trans>;
  if (since.is === "without") return <Trans>The case has since ended without an award: {when}</Trans>;
  const { name } = since;
  return (
    <Trans>
      Replaced by {name}: {when}
    </Trans>
  );
}
