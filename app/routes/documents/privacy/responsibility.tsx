import { Trans } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import { MailLink, PhoneLink } from "#app/components/documents/reach-us.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";

export function Responsible() {
  return (
    <>
      <p>
        <Trans>
          {PROVIDER.legalName} is responsible for the personal information that this site keeps. The person in charge of its protection can
          be reached at <MailLink />, at <PhoneLink />, or by letter to {HEAD_OFFICE.address}.
        </Trans>
      </p>
      <p>
        <Trans>
          This text covers the site, its forms, its assistant and its signed-in area. What a tribunal, a mediator or counsel keeps of a case
          is theirs to answer for.
        </Trans>
      </p>
    </>
  );
}

export function Recipients() {
  return (
    <>
      <BulletList>
        <Trans>our staff, as far as they handle your request or your case;</Trans>
        <Trans>in a case, the people who belong to it, each according to their role;</Trans>
        <Trans>the companies that host the site and deliver its mail, for that purpose alone;</Trans>
        <Trans>
          the company that runs an external language model, where one is connected (
          <a href="#assistant" className="prose-link">
            section 4
          </a>
          );
        </Trans>
        <Trans>a court or an authority, where the law obliges us.</Trans>
      </BulletList>
      <p>
        <Trans>
          Some of them may store information outside your province or country. We sell personal information to nobody, and share none for
          advertising.
        </Trans>
      </p>
    </>
  );
}

export function Protection() {
  return (
    <>
      <p>
        <Trans>
          Connections are encrypted. People see their own bookings and cases, and staff what their role asks for; to everybody else, what is
          not theirs answers as though it did not exist.
        </Trans>
      </p>
      <p>
        <Trans>
          Should an incident put you at a real risk of harm, we tell you and the competent authority without delay, as the law requires.
        </Trans>
      </p>
    </>
  );
}
