import { Trans } from "@lingui/react/macro";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import type { ContactResult } from "./submission.ts";

/** In the form's place once the message is in the queue: what happens next, and by when. */
export function Received({ reference, dueAt, email }: Extract<ContactResult, { step: "received" }>) {
  const at = useSitePath();
  return (
    <div className="page pt-12 pb-24 md:pt-20">
      {/* biome-ignore lint/a11y/noAutofocus: the answer came as a whole document */}
      <h1 tabIndex={-1} autoFocus className="max-w-[11.2em] text-4xl">
        <Trans>We have your message</Trans>
      </h1>
      <ReferenceAndTerm reference={reference} dueAt={dueAt} />
      <h2 className="mt-14 text-2xl">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="mt-4 max-w-measure list-decimal space-y-3 pl-6 marker:text-soft">
        <li>
          <Trans>Your message is in the list of the people who answer, with its reference and its time.</Trans>
        </li>
        <li>
          <Trans>
            We answer within one business day, by e-mail to <strong>{email}</strong>.
          </Trans>
        </li>
        <li>
          <Trans>
            Is it urgent? Call{" "}
            <a href={`tel:${HEAD_OFFICE.phone.replaceAll(" ", "")}`} className="prose-link tabular whitespace-nowrap">
              {HEAD_OFFICE.phone}
            </a>{" "}
            and name the reference.
          </Trans>
        </li>
      </ol>
      <p className="no-print mt-12 flex flex-wrap gap-3">
        <ButtonLink href={at("/public")} variant="secondary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink href={at(BOOKING_PATH)} variant="quiet">
          <Trans>Book a proceeding</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function ReferenceAndTerm({ reference, dueAt }: Pick<Extract<ContactResult, { step: "received" }>, "reference" | "dueAt">) {
  const locale = useLocale();
  const due = formatInstant(locale, dueAt, HEAD_OFFICE.zone);
  const city = HEAD_OFFICE.city[locale];
  return (
    <dl className="mt-10 grid max-w-measure gap-x-12 gap-y-8 border-t border-hairline-strong pt-6 sm:grid-cols-2">
      <div>
        <dt className="eyebrow">
          <Trans>Your reference</Trans>
        </dt>
        <dd className="tabular mt-1 font-serif text-2xl">{reference}</dd>
      </div>
      <div>
        <dt className="eyebrow">
          <Trans>Our answer comes by</Trans>
        </dt>
        <dd className="mt-1 font-serif text-xl text-balance">
          <time dateTime={dueAt}>{due}</time>
          <span className="block font-sans text-sm text-soft">
            <Trans>on the clock of our head office in {city}</Trans>
          </span>
        </dd>
      </div>
    </dl>
  );
}
