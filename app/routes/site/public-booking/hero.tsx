/** The head of the landing: the two ways to book, and what a request brings. */
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PUBLIC_BOOKING_TEXTS as TEXTS } from "#app/i18n/detailed/public-booking-texts.ts";

export const FORM_ANCHOR = "booking-form";

const ON_ACCENT = "border-current text-on-accent hover:bg-on-accent hover:text-accent focus-visible:outline-current";

const BLURBS: readonly (readonly [MessageDescriptor, MessageDescriptor])[] = [
  [TEXTS.reviewed, TEXTS.reviewedText],
  [TEXTS.asked, TEXTS.askedText],
  [TEXTS.together, TEXTS.togetherText],
];

export function Hero() {
  const { i18n } = useLingui();
  const at = useSitePath();
  return (
    <>
      <section className="band">
        <div className="page py-12 sm:py-20">
          <h1 className="max-w-measure text-4xl">{i18n._(TEXTS.title)}</h1>
          <p className="mt-4 max-w-measure text-lg">{i18n._(TEXTS.lead)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {/* On the band the accent is the ground itself: the main way is its reverse. */}
            <span className="inline-flex [--accent-strong:var(--on-band)] [--accent:var(--on-band)] [--on-accent:var(--band)]">
              <ButtonLink href={`#${FORM_ANCHOR}`} size="lg">
                {i18n._(TEXTS.detailed)}
              </ButtonLink>
            </span>
            <ButtonLink href={at("/fast-booking")} variant="secondary" size="lg" className={ON_ACCENT}>
              {i18n._(TEXTS.fast)}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="page pt-10" aria-labelledby="blurbs-title">
        <h2 id="blurbs-title" className="sr-only">
          {i18n._(TEXTS.blurbs)}
        </h2>
        <ul className="grid gap-8 sm:grid-cols-3">
          {BLURBS.map(([title, text]) => (
            <li key={title.id} className="border-hairline-strong border-t pt-4">
              <h3 className="text-xl">{i18n._(title)}</h3>
              <p className="mt-2 text-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
