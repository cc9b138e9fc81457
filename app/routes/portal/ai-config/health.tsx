import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import type { ProviderHealth, ProviderState } from "#app/domain/assistant/health.ts";
import { PROVIDER_FAILURE_LABELS, PROVIDER_LABELS, PROVIDER_STATES } from "#app/i18n/assistant-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import type { AssistantPage } from "./assistant-page.ts";

const TONES: Readonly<Record<ProviderState, BadgeTone>> = {
  answering: "success",
  failing: "danger",
  unasked: "neutral",
  absent: "neutral",
};

/** Who answers, in what order, and how each fares today. Which they are is set in the environment, not here. */
export function Health({ page }: { page: AssistantPage }) {
  const { i18n } = useLingui();
  const { providers, tokensToday, dailyTokens } = page.health;
  const [used, limit] = [formatCount(i18n.locale, tokensToday), formatCount(i18n.locale, dailyTokens)];
  const spent = dailyTokens > 0 && tokensToday >= dailyTokens;
  return (
    <section id="health" aria-labelledby="health-title" className="mt-12 scroll-mt-24">
      <h2 id="health-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Who answers</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>
          Asked in this order; when one fails, the next answers the same message. The embedded assistant always can. Figures of today (UTC).
        </Trans>
      </p>
      <p className={`mt-2 ${spent ? "font-semibold text-danger" : ""}`}>
        {spent ? (
          <Trans>
            The day’s budget is used up ({used} of {limit} tokens): until midnight UTC the embedded assistant answers alone.
          </Trans>
        ) : dailyTokens > 0 ? (
          <Trans>
            Tokens today: {used} of {limit}.
          </Trans>
        ) : (
          <Trans>Tokens today: {used}. No daily limit is set.</Trans>
        )}
      </p>
      <ul className="mt-2">
        {providers.map((provider) => (
          <li key={provider.provider} className="grid gap-x-8 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[16rem_1fr]">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-sans font-semibold text-base tracking-normal">
                {provider.place === null ? "" : `${provider.place}. `}
                {i18n._(PROVIDER_LABELS[provider.provider])}
              </h3>
              <Badge tone={TONES[provider.state]}>{i18n._(PROVIDER_STATES[provider.state])}</Badge>
            </div>
            <Figures provider={provider} zone={page.zone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({
  provider: { state, turns, failures, tokens, averageMs, slowestMs, failedAt, failure },
  zone,
}: {
  provider: ProviderHealth;
  zone: string;
}) {
  const { i18n } = useLingui();
  if (state === "absent") return null;
  const seconds = (milliseconds: number) =>
    new Intl.NumberFormat(i18n.locale, { style: "unit", unit: "second", maximumFractionDigits: 1 }).format(milliseconds / 1000);
  const [average, slowest] = [seconds(averageMs ?? 0), seconds(slowestMs ?? 0)];
  const when = failedAt === null ? "" : formatInstant(i18n.locale, failedAt, zone);
  const why = failure ? i18n._(PROVIDER_FAILURE_LABELS[failure]) : "";
  return (
    <div className="tabular text-sm">
      <p>
        <Plural value={turns} one="# message answered" other="# messages answered" />
        {" · "}
        <Plural value={failures} one="# failure" other="# failures" />
        {tokens > 0 ? (
          <>
            {" · "}
            <Plural value={tokens} one="# token" other="# tokens" />
          </>
        ) : null}
        {averageMs === null ? null : (
          <>
            {" · "}
            <Trans>
              {average} on average, {slowest} at most
            </Trans>
          </>
        )}
      </p>
      {failedAt === null ? null : (
        <p className="text-soft">
          <Trans>
            Last failure: {when}, {why}
          </Trans>
        </p>
      )}
    </div>
  );
}
