import { Trans, useLingui } from "@lingui/react/macro";
import type { Amendment } from "#app/domain/case/amendments.ts";
import { formatInstant } from "#app/i18n/dates.ts";

/** What the case said of itself before it was amended, who amended it and when: nothing where it never was. */
export function Amendments({ amendments, zone }: { amendments: readonly Amendment[]; zone: string }) {
  const { i18n } = useLingui();
  if (amendments.length === 0) return null;
  const when = (moment: string) => formatInstant(i18n.locale, moment, zone);
  return (
    <section id="amendments" aria-labelledby="amendments-title" className="scroll-mt-6">
      <h2 id="amendments-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Amended</Trans>
      </h2>
      <ol>
        {amendments.map(({ at, by, title, description }) => (
          <li key={at} className="border-hairline border-b py-5">
            <p className="font-semibold wrap-anywhere">
              <Trans>
                {by} amended the case: {when(at)}
              </Trans>
            </p>
            <dl className="mt-3 grid gap-2 border-hairline-strong border-s-2 ps-4 text-sm">
              {title !== null && (
                <div>
                  <dt className="text-soft">
                    <Trans>Title until then</Trans>
                  </dt>
                  <dd className="wrap-anywhere">{title}</dd>
                </div>
              )}
              {description !== null && (
                <div>
                  <dt className="text-soft">
                    <Trans>Description until then</Trans>
                  </dt>
                  <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
