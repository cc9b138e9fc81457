import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The keyboard's way past the header, and to the assistant, which comes last on a page: its link is on no page without it. */
export function SkipLink() {
  return (
    <>
      <Skip to="#content">
        <Trans>Skip to content</Trans>
      </Skip>
      <Skip to="#booking-assistant" className="noscript:hidden [body:not(:has(#booking-assistant))_&]:hidden">
        <Trans>Skip to the assistant</Trans>
      </Skip>
    </>
  );
}

function Skip({ to, className = "", children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className={`no-print sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-accent focus:px-4 focus:py-3 focus:font-semibold focus:text-on-accent ${className}`}
    >
      {children}
    </a>
  );
}
