import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Anchors of the eight services, in the specification's order; others link to them. */
const SERVICES: readonly { id: string; name: ReactNode }[] = [
  { id: "commercial-arbitration", name: <Trans>Commercial arbitration</Trans> },
  { id: "investment-disputes", name: <Trans>Investment disputes</Trans> },
  { id: "mediation", name: <Trans>International mediation</Trans> },
  { id: "expert-determination", name: <Trans>Expert determination</Trans> },
  { id: "virtual-hearings", name: <Trans>Virtual hearings</Trans> },
  { id: "document-review", name: <Trans>Document review</Trans> },
  { id: "court-reporting", name: <Trans>Court reporting</Trans> },
  { id: "case-management", name: <Trans>Case management</Trans> },
];

export function ServiceIndex() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`The eight services`} className="mt-10">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {SERVICES.map((service) => (
          <li key={service.id} className="border-t border-hairline">
            <a
              href={`#${service.id}`}
              className="flex min-h-12 items-center decoration-accent decoration-1 underline-offset-8 hover:underline"
            >
              {service.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
