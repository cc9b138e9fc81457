import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

/** The promises with their clocks (specification, section 9; decisions, "Within 2 hours", "Within 24 hours"). */
export function Promises() {
  return (
    <section id="promises" aria-labelledby="promises-title" className="page py-16 md:py-20">
      <h2 id="promises-title" className="text-3xl">
        <Trans>What we promise, and by when</Trans>
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        <Pledge clock={<Trans>2 business hours</Trans>} what={<Trans>We call about a fast booking</Trans>}>
          <Trans>Counted while the venue is open: for a request made on Saturday night, we call on Monday morning.</Trans>
        </Pledge>
        <Pledge clock={<Trans>24 hours</Trans>} what={<Trans>We review a detailed request</Trans>}>
          <Trans>A person reads it through and tells you what is still open.</Trans>
        </Pledge>
        <Pledge clock={<Trans>Same or next day</Trans>} what={<Trans>We handle an emergency</Trans>}>
          <Trans>
            Mark a fast booking as an emergency, or as urgent for 1 to 3 business days. Whether a room is free, a person tells you on the
            call.
          </Trans>
        </Pledge>
      </ul>
    </section>
  );
}

function Pledge({ clock, what, children }: { clock: ReactNode; what: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-hairline-strong pt-5">
      <p className="flex items-start gap-2 text-accent">
        <Icon name="clock" className="mt-1.5" />
        <span className="font-serif text-xl">{clock}</span>
      </p>
      <h3 className="mt-3 text-lg">{what}</h3>
      <p className="mt-1 text-soft">{children}</p>
    </li>
  );
}
