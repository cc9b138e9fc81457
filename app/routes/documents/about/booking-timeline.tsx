import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** How a booking is handled, drawn: a hollow mark is a request, a filled one a booking. Horizontal on a wide screen, vertical on a narrow one. */
export function BookingTimeline() {
  const at = useSitePath();
  return (
    <section id="booking" aria-labelledby="booking-title" className="border-y border-hairline bg-sunk">
      <div className="page py-16 md:py-20">
        <h2 id="booking-title" className="text-3xl">
          <Trans>How a booking is handled</Trans>
        </h2>
        <p className="mt-4 max-w-[33rem] text-soft">
          <Trans>A hollow mark is a request. It is filled when the booking is confirmed, and not before.</Trans>
        </p>
        <ol className="mt-12 lg:grid lg:grid-cols-5">
          <Step when={<Trans>At once</Trans>} what={<Trans>You ask</Trans>}>
            <Trans>By the form or with the assistant. You get a reference; nothing is confirmed yet.</Trans>
          </Step>
          <Step when={<Trans>Within 2 business hours</Trans>} what={<Trans>We call</Trans>}>
            <Trans>A person of the venue settles the date, the room and the services with you.</Trans>
          </Step>
          <Step when={<Trans>After the call</Trans>} what={<Trans>You get a quote</Trans>}>
            <Trans>It names the room, the hours, the services and their price. You decide.</Trans>
          </Step>
          <Step when={<Trans>When you agree</Trans>} what={<Trans>We confirm</Trans>} confirmed>
            <Trans>Now it is a booking. If it needs a room, that room is held for you and nobody else.</Trans>
          </Step>
          <Step when={<Trans>On the day</Trans>} what={<Trans>You are heard</Trans>} confirmed last>
            <Trans>Everything is ready when you arrive. Transcripts follow by the day that you chose.</Trans>
          </Step>
        </ol>
        <p className="no-print mt-12">
          <ButtonLink href={at(BOOKING_PATH)} size="lg">
            <Trans>Ask for a date</Trans>
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

interface StepProps {
  when: ReactNode;
  what: ReactNode;
  confirmed?: boolean;
  last?: boolean;
  children: ReactNode;
}

function Step({ when, what, confirmed = false, last = false, children }: StepProps) {
  return (
    <li className="relative pb-9 pl-9 last:pb-0 lg:pt-9 lg:pr-6 lg:pb-0 lg:pl-0">
      {!last && (
        <span
          aria-hidden="true"
          className={`absolute top-5 bottom-0 left-[7px] border-l lg:top-[7px] lg:right-0 lg:bottom-auto lg:left-4 lg:border-t lg:border-l-0 ${confirmed ? "border-accent" : "border-dashed border-accent"}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`absolute top-1.5 left-0 size-[15px] rounded-full border border-accent lg:top-0 ${confirmed ? "bg-accent" : "bg-sunk"}`}
      />
      <p className="text-sm text-soft">{when}</p>
      <h3 className="text-lg">{what}</h3>
      <p className="mt-1 text-sm text-soft">{children}</p>
    </li>
  );
}
