import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { type AskedErasure, CASE_KEPT_YEARS, ERASURE_ANSWER_DAYS } from "#app/domain/personal-data/erasure.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";
import { Section, SmallForm, useBusy, useIssue } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

interface ErasureSectionProps {
  account: { email: string; secondFactor: boolean; timeZone: string };
  /** The latest request; null where there is none. */
  asked: AskedErasure | null;
  posted: SettingsPosted | null;
}

/** Asking for the erasure of what is held about oneself, and what became of it. */
export function ErasureSection({ account, asked, posted }: ErasureSectionProps) {
  const waits = asked?.state === "waiting" || asked?.state === "begun";
  return (
    <Section
      id="erasure"
      title={<Trans>Erasure</Trans>}
      text={
        <Trans>
          You can ask us to erase what we hold about you. Your account is then closed for good. We cannot erase it while a case of yours is
          open, within {CASE_KEPT_YEARS} years after it was resolved, or before a hearing that is confirmed.
        </Trans>
      }
    >
      {asked && <Standing asked={asked} zone={account.timeZone} />}
      {asked?.state === "waiting" && <WithdrawForm />}
      {!waits && <AskForm key={posted?.form === "ask_erasure" ? posted.at : 0} account={account} posted={posted} />}
    </Section>
  );
}

function Standing({ asked: { askedAt, endedAt, reason, state }, zone }: { asked: AskedErasure; zone: string }) {
  const { i18n } = useLingui();
  const asked = formatMoment(i18n.locale, askedAt, zone);
  const ended = endedAt === null ? "" : formatMoment(i18n.locale, endedAt, zone);
  return (
    <div className="mb-6 grid max-w-measure gap-2">
      {state === "waiting" && (
        <p>
          <Trans>
            You asked for it on {asked}. We answer within {ERASURE_ANSWER_DAYS} days, by email. Until then you can withdraw the request.
          </Trans>
        </p>
      )}
      {state === "begun" && (
        <p>
          <Trans>You asked for it on {asked}. The erasure has begun and cannot be stopped.</Trans>
        </p>
      )}
      {state === "withdrawn" && (
        <p>
          <Trans>
            You asked for it on {asked} and withdrew the request on {ended}.
          </Trans>
        </p>
      )}
      {state === "refused" && (
        <>
          <p>
            <Trans>
              You asked for it on {asked}. We refused the request on {ended}:
            </Trans>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere border-l-4 border-warning bg-warning-wash px-5 py-4">{reason}</p>
        </>
      )}
    </div>
  );
}

function WithdrawForm() {
  const busy = useBusy("withdraw_erasure");
  return (
    <SmallForm form="withdraw_erasure">
      <Button type="submit" variant="secondary" loading={busy}>
        <Trans>Withdraw the request</Trans>
      </Button>
    </SmallForm>
  );
}

/** Asks for the password once more: an open screen alone asks for nothing. */
function AskForm({ account, posted }: Pick<ErasureSectionProps, "account" | "posted">) {
  const { t } = useLingui();
  const issue = useIssue(posted, "ask_erasure");
  const busy = useBusy("ask_erasure");
  return (
    <SmallForm form="ask_erasure">
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <Field
        name="password"
        id="erasure-password"
        label={t`Your password, to ask for erasure`}
        hint={t`So that nobody else asks for it at your desk.`}
        error={issue("password") ?? issue("passkey")}
        className="w-full max-w-sm"
      >
        <Input type="password" autoComplete="current-password" />
      </Field>
      {account.secondFactor && <FactorCode name="code" id="erasure-code" error={issue("code")} />}
      <Button type="submit" variant="secondary" loading={busy}>
        <Trans>Ask for erasure</Trans>
      </Button>
    </SmallForm>
  );
}
