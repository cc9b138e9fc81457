import { Trans } from "@lingui/react/macro";
import { Clauses } from "#app/components/documents/clauses.tsx";
import { MailLink, PhoneLink } from "#app/components/documents/reach-us.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { PROVIDER } from "#app/domain/provider.ts";

export function TheseTerms() {
  const at = useSitePath();
  return (
    <Clauses>
      <Trans>
        These terms are an agreement between you and {PROVIDER.legalName} (“we”). They cover this site, its assistant, and the requests and
        bookings made through it.
      </Trans>
      <Trans>
        By sending a request you accept them. If you act for a client or an organization, you confirm that you may do so, and “you” means
        them as well.
      </Trans>
      <Trans>A signed quote or contract prevails over these terms.</Trans>
      <Trans>
        How we treat personal information is set out on the{" "}
        <a href={at("/privacy")} className="prose-link">
          Privacy
        </a>{" "}
        page.
      </Trans>
    </Clauses>
  );
}

export function ThisSite() {
  return (
    <Clauses>
      <Trans>You may use the site to inform yourself, to ask for a booking and to follow your own bookings and cases.</Trans>
      <Trans>
        Please give true information, do not try to reach what belongs to others, and do not burden the site on purpose. Requests are
        limited in number; who goes past the limit is asked to wait.
      </Trans>
      <Trans>Accounts are personal. Keep your password to yourself, and tell us at once if you think that someone else knows it.</Trans>
      <Trans>
        We keep the site in good order, but cannot promise that it is always available. What it does can also be done by telephone at{" "}
        <PhoneLink /> or by writing to <MailLink />.
      </Trans>
    </Clauses>
  );
}

export function Neutrality() {
  return (
    <Clauses>
      <Trans>
        We host proceedings and look after them. We are not a party to them, take no side, and do not decide them: that is for the tribunal,
        the arbitrator, the court or the parties.
      </Trans>
      <Trans>Nothing on this site is legal advice, and using it does not create a solicitor-client relationship.</Trans>
      <Trans>
        We keep confidential what we learn about a proceeding in hosting it, except where the law requires disclosure or those concerned
        agree.
      </Trans>
    </Clauses>
  );
}

export function Liability() {
  return (
    <Clauses>
      <Trans>
        We exercise the care that may be expected of a provider of hearing venues. We are not liable for the outcome of a proceeding, for
        the acts of those who take part in it, or for what lies beyond our reasonable control.
      </Trans>
      <Trans>
        For confirmed bookings, your quote or contract sets out the extent of our liability. For the use of this site alone, we are not
        liable for indirect loss.
      </Trans>
      <Trans>Nothing here takes away a right or a liability that the law does not allow to be excluded.</Trans>
    </Clauses>
  );
}

export function Law() {
  return (
    <Clauses>
      <Trans>
        These terms are governed by the laws of Ontario and the laws of Canada applicable there, and the courts of Ontario have
        jurisdiction. Where the law of the place where you live protects you further, that protection applies.
      </Trans>
      <Trans>
        They are published in English, French and Spanish. If the versions differ, you may rely on the one in which you made your request.
      </Trans>
      <Trans>
        When they change, the date at the top changes too. A request is governed by the terms that were published when it was sent.
      </Trans>
    </Clauses>
  );
}
