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
        These terms stand between you and {PROVIDER.legalName} (“we”). They cover this site, its assistant, and the requests and bookings
        made through it.
      </Trans>
      <Trans>
        By sending a request you accept them. If you act for a client or an organisation, you confirm that you may do so, and “you” means
        them as well.
      </Trans>
      <Trans>What a signed quote or contract says goes before these terms.</Trans>
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
      <Trans>Nothing on this site is legal advice, and using it makes nobody our client in the sense of a lawyer’s client.</Trans>
      <Trans>
        We keep confidential what we learn of a proceeding in hosting it, except where the law obliges us to speak or those concerned agree.
      </Trans>
    </Clauses>
  );
}

export function Liability() {
  return (
    <Clauses>
      <Trans>
        We answer for the care that may be expected of a provider of hearing venues. We do not answer for the outcome of a proceeding, for
        the acts of those who take part in it, or for what lies beyond our reasonable control.
      </Trans>
      <Trans>
        For confirmed bookings, your quote or contract says how far our liability goes. For the use of this site alone, we do not answer for
        indirect loss.
      </Trans>
      <Trans>Nothing here takes away a right or a liability that the law does not allow to be excluded.</Trans>
    </Clauses>
  );
}

export function Law() {
  return (
    <Clauses>
      <Trans>
        These terms are governed by the laws of Ontario and the laws of Canada that apply there, and the courts of Ontario are competent.
        Where the law of the place where you live protects you beyond this, that protection stands.
      </Trans>
      <Trans>
        They are published in English, French and Spanish. If the versions differ, you may rely on the one in which you made your request.
      </Trans>
      <Trans>
        When they change, the date at their head changes too. A request is judged by the terms that were published when it was sent.
      </Trans>
    </Clauses>
  );
}
