import type { ReactNode } from "react";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** To the booking form. */
export function Book({ children }: { children: ReactNode }) {
  const at = useSitePath();
  return (
    <ButtonLink href={at(BOOKING_PATH)} variant="secondary">
      {children}
    </ButtonLink>
  );
}

/** To the contact page, where a question fits better than a date. */
export function Ask({ children }: { children: ReactNode }) {
  const at = useSitePath();
  return (
    <ButtonLink href={at("/contact?topic=booking")} variant="secondary">
      {children}
    </ButtonLink>
  );
}
