import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { SignInAct } from "#app/domain/people/person-record.ts";
import { signInText } from "#app/i18n/portal/people-labels.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** Who signed in to an account, or tried to, newest first. */
export function SignIns({ signIns, zone }: { signIns: readonly SignInAct[]; zone: string }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="sign-ins" className="mt-12">
      <h2 id="sign-ins" className="text-xl">
        <Trans>Sign-ins</Trans>
      </h2>
      {signIns.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>Nobody has signed in to this account yet, or tried to.</Trans>
        </p>
      ) : (
        <ol className="mt-4 border-t border-hairline text-sm">
          {signIns.map(({ at, outcome, by, further }, index) => (
            // Two of the same millisecond are distinguished by their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered in place.
            <li key={`${at} ${index}`} className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <time dateTime={at} className="tabular text-soft">
                {formatMoment(i18n.locale, at, zone)}
              </time>
              <span className="flex flex-wrap items-center gap-x-3">
                {signInText(i18n, outcome, by)}
                {outcome === "failed" && (
                  <Badge tone="warning">
                    <Trans>Failed</Trans>
                  </Badge>
                )}
                {further && (
                  <span className="text-soft">
                    <Trans>Further attempts in this hour were counted and are not listed.</Trans>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
