import { Trans, useLingui } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import { MailLink, PhoneLink } from "#app/components/documents/reach-us.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

export function WriteToUs() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <section id="write" aria-labelledby="write-title">
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="write-title" className="text-3xl">
          <Trans>How to write to us</Trans>
        </h2>
        <div className="max-w-[33rem]">
          <p>
            <Trans>A short letter is enough, in English, French or Spanish. Please tell us</Trans>
          </p>
          <div className="mt-4">
            <BulletList>
              <Trans>the work that you are looking for, and in which city;</Trans>
              <Trans>what you have done so far, on a page or two;</Trans>
              <Trans>the languages that you work in.</Trans>
            </BulletList>
          </div>
          <p className="mt-4">
            <Trans>
              Leave out your photograph, your age and anything about your family: we do not ask for them. What you send is read by those who
              would work with you, and removed whenever you ask.
            </Trans>
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={`mailto:${PROVIDER.email}?subject=${encodeURIComponent(t`Careers`)}`} size="lg">
              <Icon name="mail" />
              <Trans>Write an e-mail</Trans>
            </ButtonLink>
            <ButtonLink href={at("/contact?topic=careers")} size="lg" variant="secondary">
              <Trans>Use the contact form</Trans>
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

export function OpenProcess() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <section id="open-process" aria-labelledby="open-process-title" className="border-t border-hairline">
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="open-process-title" className="text-3xl">
          <Trans>Open to everyone</Trans>
        </h2>
        <div className="max-w-[33rem] space-y-4">
          <p>
            <Trans>
              If anything in applying or in an interview stands in your way, tell us what you need: a step-free room, captions, a
              sign-language interpreter, questions in writing, more time. We arrange it, and it has no bearing on the decision.
            </Trans>
          </p>
          <p>
            <Trans>
              You may ask at any point and in any way that suits you: at <MailLink subject={t`Careers`} /> or <PhoneLink />. How this site
              itself is kept open to all is said on the{" "}
              <a href={at("/accessibility")} className="prose-link">
                Accessibility
              </a>{" "}
              page.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
