import { Trans } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import { MailLink } from "#app/components/documents/reach-us.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";

export function Rights() {
  const at = useSitePath();
  return (
    <>
      <p>
        <Trans>You may ask us</Trans>
      </p>
      <BulletList>
        <Trans>whether we keep anything about you, and for a copy of it, on paper or in a common electronic format;</Trans>
        <Trans>to correct what is wrong or incomplete;</Trans>
        <Trans>to erase what we no longer need, or to stop using what you had agreed to.</Trans>
      </BulletList>
      <p>
        <Trans>
          Write to <MailLink />, or by the{" "}
          <a href={at("/contact?topic=privacy")} className="prose-link">
            contact form
          </a>
          , from the address that you gave us, and name your booking number if you have one: that is how we know that it is you. We answer
          within 30 days.
        </Trans>
      </p>
      <p>
        <Trans>
          If you have an account, you can download the copy yourself at any time, in your settings. What opens something (passwords, keys,
          links) is not in it, nor is what belongs to other people. That a copy was made, when and by whom, is kept in the history of your
          account.
        </Trans>
      </p>
      <p>
        <Trans>
          You can also ask for the erasure there, and withdraw the request until it is carried out. That you asked, when, and what became of
          it is kept.
        </Trans>
      </p>
      <p>
        <Trans>
          We erase whatever nothing obliges us to keep. Where the history of a booking has to remain, we tell you so and say why. A value in
          a draft can be changed or emptied by yourself, on the booking form or by telling the assistant.
        </Trans>
      </p>
    </>
  );
}

export function Laws() {
  return (
    <>
      <p>
        <Trans>Depending on the office that you deal with and on where you live, these laws may apply:</Trans>
      </p>
      <BulletList>
        <Trans>
          in Canada, the Personal Information Protection and Electronic Documents Act; in Quebec, the Act respecting the protection of
          personal information in the private sector, as amended by Law 25;
        </Trans>
        <Trans>in Florida, the Florida Information Protection Act, which governs notices of a breach of security;</Trans>
        <Trans>in the Cayman Islands, the Data Protection Act.</Trans>
      </BulletList>
      <p>
        <Trans>
          If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada, the Commission d’accès à
          l’information du Québec, the Ombudsman of the Cayman Islands, or the authority of the place where you live.
        </Trans>
      </p>
    </>
  );
}

export function Changes() {
  return (
    <p>
      <Trans>
        When the software changes what it keeps, this text changes with it, and so does the date at the top. Nothing that you gave us before
        is put to a new use without asking you.
      </Trans>
    </p>
  );
}
