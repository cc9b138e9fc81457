import { Trans } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

export function About() {
  const at = useSitePath();
  return (
    <section id="about" aria-labelledby="about-title" className="band">
      <div className="page grid gap-x-16 gap-y-8 py-20 md:py-24 lg:grid-cols-[1fr_2fr]">
        <h2 id="about-title" className="text-3xl">
          <Trans>About</Trans>
        </h2>
        <div className="max-w-measure">
          <p className="font-serif text-xl leading-9">
            <Trans>
              People come to a hearing with much at stake. We see to the room, the record, the technology and the hour, so that nothing but
              the case is left to think about.
            </Trans>
          </p>
          <p className="mt-6">
            <Trans>
              We take no side and give no advice. We host proceedings under any rules, in person, by video or both, in English, French and
              Spanish. Ask for a date, and a person calls you back within two business hours.
            </Trans>
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              href={at("/about")}
              variant="secondary"
              size="lg"
              className="border-current text-on-accent hover:bg-on-accent hover:text-accent"
            >
              <Trans>
                Learn More<span className="sr-only"> about Concord</span>
              </Trans>
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
