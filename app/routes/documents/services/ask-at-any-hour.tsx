import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AskAssistant } from "#app/components/documents/ask-assistant.tsx";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** The assistant, advertised as available 24/7 (specification, section 1). Its button is on every page. */
export function AskAtAnyHour() {
  const at = useSitePath();
  return (
    <section id="assistant" aria-labelledby="assistant-title" className="band">
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="assistant-title" className="text-3xl">
          <Trans>Ask at any hour</Trans>
        </h2>
        <div className="max-w-[38rem]">
          <p className="font-serif text-xl leading-9">
            <Trans>
              The assistant is available 24/7. It answers questions about rooms, hours and services, and prepares a booking request from
              your own words.
            </Trans>
          </p>
          <p className="mt-6">
            <Trans>
              It is a program and says so; it gives no legal advice, and sends nothing before you have confirmed the summary. Ask it for a
              person, and one calls you within 2 business hours. The round button at the edge of every page opens it.
            </Trans>
          </p>
          <p className="no-print mt-8 flex flex-wrap gap-3">
            <AskAssistant className={ON_ACCENT} />
            <OnAccent href={at(BOOKING_PATH)}>
              <Trans>Use the form instead</Trans>
            </OnAccent>
            <OnAccent href={at("/contact")}>
              <Trans>Write to a person</Trans>
            </OnAccent>
          </p>
        </div>
      </div>
    </section>
  );
}

const ON_ACCENT = "border-current text-on-accent hover:bg-on-accent hover:text-accent focus-visible:outline-current";

function OnAccent({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="secondary" size="lg" className={ON_ACCENT}>
      {children}
    </ButtonLink>
  );
}
