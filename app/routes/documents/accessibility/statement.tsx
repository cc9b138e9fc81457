import { Trans, useLingui } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import { MailLink, PhoneLink } from "#app/components/documents/reach-us.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";

export function Aim() {
  return (
    <p>
      <Trans>
        Our goal is conformity with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. For the contrast of text
        we go further, to the 7 to 1 of level AAA.
      </Trans>
    </p>
  );
}

export function Measures() {
  return (
    <BulletList>
      <Trans>Everything can be reached and worked by keyboard, with a visible focus and a first link that leads past the header.</Trans>
      <Trans>Each page has one main heading, headings in order, named landmarks, and its language declared.</Trans>
      <Trans>
        Forms say what is wrong next to the field and in a summary that leads to it, and keep what you typed. Reading pages and the public
        booking forms work without JavaScript.
      </Trans>
      <Trans>
        Colour never carries a meaning alone. The site follows your system’s light or dark setting and its wish for less motion.
      </Trans>
      <Trans>No page times out while you read it. A draft is kept for {DRAFT_DAYS} days.</Trans>
    </BulletList>
  );
}

export function Testing() {
  return (
    <>
      <p>
        <Trans>
          Every page, in English, French and Spanish, at widths of 360 and 1280 pixels, is checked with the axe engine. A release with a
          violation is not made.
        </Trans>
      </p>
      <p>
        <Trans>
          The assistant’s panel is worked by keyboard alone in the same tests: opened, used, left, with the focus where it should be. Forms
          are also sent without JavaScript.
        </Trans>
      </p>
      <p>
        <Trans>
          Automatic checks find only a part of all barriers. The rest we look for by reading and trying, and learn from what you tell us.
        </Trans>
      </p>
    </>
  );
}

export function KnownLimits() {
  return (
    <BulletList>
      <Trans>
        Nobody from outside has audited the site, and it has not been tried systematically with every screen reader or with voice control.
      </Trans>
      <Trans>
        The conversation with the assistant needs JavaScript. The booking form, e-mail and the telephone do the same without it.
      </Trans>
      <Trans>In the signed-in area, wide lists are easier to read on a large screen than on a telephone or at a high magnification.</Trans>
      <Trans>
        Documents that parties upload are theirs, and may not be accessible. Tell us, and we ask the party for a version that is.
      </Trans>
      <Trans>
        Video platforms for virtual hearings are made by others. Captioning and sign-language interpretation can be requested with the
        booking.
      </Trans>
    </BulletList>
  );
}

export function Report() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <>
      <p>
        <Trans>
          If something on this site or at a venue stands in your way, write to <MailLink subject={t`Accessibility`} />, call <PhoneLink />,
          or use the{" "}
          <a href={at("/contact?topic=accessibility")} className="prose-link">
            contact form
          </a>
          . It helps to know the page, what you wanted to do, and what you use to read or to type.
        </Trans>
      </p>
      <p>
        <Trans>We reply within one business day, and say what we will do and by when.</Trans>
      </p>
    </>
  );
}

export function Venues() {
  const at = useSitePath();
  const locale = useLocale();
  return (
    <>
      <p>
        <Trans>
          Access differs from one building to another. Tell us under special requirements what each participant needs, such as step-free
          access, seating or sign-language interpretation. The team confirms what the venue can provide before your booking is confirmed.
        </Trans>
      </p>
      <ul className="grid gap-x-8 border-t border-hairline sm:grid-cols-2">
        {OFFICES.map((venue) => (
          <li key={venue.id} className="border-b border-hairline">
            <a href={at(`/locations/${venue.slug}`)} className="group flex min-h-14 items-center justify-between gap-4">
              <span className="font-serif text-lg decoration-accent decoration-1 underline-offset-4 group-hover:underline">
                {venue.city[locale]}
              </span>
              <span className="tabular text-sm text-soft">{venue.phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function OtherWays() {
  return (
    <p>
      <Trans>
        Whatever this site does can also be done with a person: call <PhoneLink /> or write to <MailLink />, in English, French or Spanish.
        We read any page to you over the telephone, or send it as plain text.
      </Trans>
    </p>
  );
}
