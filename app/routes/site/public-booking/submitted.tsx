/** 'Request Submitted': what happens now, and the ways on (specification, section 2). */
import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import { EXPRESS_TEXTS } from "#app/i18n/detailed/express-texts.ts";
import { SUBMITTED_TEXTS as TEXTS } from "#app/i18n/detailed/public-booking-texts.ts";

interface SubmittedProps {
  confirmationKey: string;
  bookingNumber: string;
  /** Made through the Express panel, whose promise is another. */
  express: boolean;
}

export function Submitted({ confirmationKey, bookingNumber, express }: SubmittedProps) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page py-12 sm:py-16">
      <div className="max-w-measure">
        <p className="eyebrow tabular">{bookingNumber}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-4xl">
          {i18n._(TEXTS.title)}
        </h1>
        <p className="mt-4 text-lg">{i18n._(TEXTS.lead)}</p>
        <h2 className="mt-8 text-xl">{i18n._(TEXTS.next)}</h2>
        <ol className="mt-3 grid list-decimal gap-2 ps-5">
          <li>{i18n._(express ? EXPRESS_TEXTS.called : TEXTS.review)}</li>
          <li>{i18n._(TEXTS.contact)}</li>
          <li>{i18n._(TEXTS.confirmation)}</li>
        </ol>
        <p className="mt-6">
          <a href={at(`/booking-confirmation/${confirmationKey}`)} className="prose-link">
            {i18n._(TEXTS.see)}
          </a>
        </p>
        <div className="no-print mt-8 flex flex-wrap gap-3">
          <ButtonLink to={at("/public-booking")} size="lg">
            {i18n._(TEXTS.another)}
          </ButtonLink>
          <ButtonLink href={at("/")} variant="secondary" size="lg">
            {i18n._(TEXTS.home)}
          </ButtonLink>
        </div>
        <p className="mt-8 border-hairline border-t pt-4 text-soft">
          {i18n._(TEXTS.questions)}{" "}
          <a href={`tel:${PROVIDER.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
            {PROVIDER.phoneDisplay}
          </a>
          {" · "}
          <a href={`mailto:${PROVIDER.email}`} className="prose-link">
            {PROVIDER.email}
          </a>
        </p>
      </div>
    </div>
  );
}
