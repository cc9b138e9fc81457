import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { FailedTries, SessionRecord } from "#app/domain/people/person-record.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { Section, SmallForm, useBusy } from "./section.tsx";
import type { SettingsPosted } from "./submission.ts";

interface SessionsProps {
  account: { sessions: readonly SessionRecord[]; timeZone: string; failedTries: FailedTries | null };
  posted: SettingsPosted | null;
}

/** Where one is signed in, and the way to end it. */
export function Sessions({ account: { sessions, timeZone, failedTries } }: SessionsProps) {
  const busy = useBusy("end_others");
  return (
    <Section
      id="sessions"
      title={<Trans>Sessions</Trans>}
      text={
        <Trans>
          Where you are signed in. End any session you don’t recognize, then change your password. Times of use are accurate to the hour.
        </Trans>
      }
    >
      {failedTries && <Failed tries={failedTries} zone={timeZone} />}
      <ul className="border-t border-hairline">
        {sessions.map((session) => (
          <Session key={session.id} session={session} zone={timeZone} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div className="mt-6">
          <SmallForm form="end_others">
            <Button type="submit" variant="danger" loading={busy}>
              <Trans>Sign out every other device</Trans>
            </Button>
          </SmallForm>
        </div>
      )}
    </Section>
  );
}

/** Somebody tried: perhaps oneself. */
function Failed({ tries: { count, lastAt }, zone }: { tries: FailedTries; zone: string }) {
  const { i18n } = useLingui();
  const when = formatMoment(i18n.locale, lastAt, zone);
  return (
    <p className="mb-6 border-l-4 border-warning bg-warning-wash px-5 py-4">
      <Plural
        value={count}
        one={`# failed attempt to sign in since your last sign-in, on ${when}. If that was not you, change your password.`}
        other={`# failed attempts to sign in since your last sign-in, the last on ${when}. If that was not you, change your password.`}
      />
    </p>
  );
}

function Session({ session, zone }: { session: SessionRecord; zone: string }) {
  const { i18n, t } = useLingui();
  const { formData } = useNavigation();
  const { browser, system } = session;
  const device = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const used = formatMoment(i18n.locale, session.lastUsedAt, zone);
  const begun = formatMoment(i18n.locale, session.signedInAt, zone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hairline py-4">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-3 font-semibold">
          {device}
          {session.current && (
            <Badge tone="accent">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
        <span className="block text-sm text-soft">
          <Trans>
            Last used {used}, signed in {begun}
          </Trans>
        </span>
        {!session.current && session.sameNetwork !== null && (
          <span className="block text-sm text-soft">
            {session.sameNetwork ? <Trans>Begun in the network you are in now</Trans> : <Trans>Begun in another network</Trans>}
          </span>
        )}
      </span>
      {!session.current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="end_session" />
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="secondary"
            loading={formData?.get("id") === session.id}
            aria-label={t`Sign out ${device}, last used ${used}`}
          >
            <Trans>Sign out</Trans>
          </Button>
        </Form>
      )}
    </li>
  );
}
