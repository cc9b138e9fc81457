import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";

const SERVICES: readonly { at: string; name: MessageDescriptor; kind: MessageDescriptor }[] = [
  { at: "commercial-arbitration", name: msg`Commercial arbitration`, kind: msg`Proceedings` },
  { at: "mediation", name: msg`Mediation`, kind: msg`Proceedings` },
  { at: "expert-determination", name: msg`Expert determination`, kind: msg`Proceedings` },
  { at: "virtual-hearings", name: msg`Virtual hearings`, kind: msg`Technology` },
  { at: "court-reporting", name: msg`Court reporting`, kind: msg`The record` },
  { at: "case-management", name: msg`Case management`, kind: msg`Support` },
];

/** Six services, each with its kind (specification, section 2). */
export function Services() {
  const { i18n } = useLingui();
  const at = useSitePath();
  return (
    <section id="services" aria-labelledby="services-title" className="page py-20 md:py-28">
      <h2 id="services-title" className="text-3xl">
        <Trans>Services</Trans>
      </h2>
      <ul className="mt-10 grid border-t border-hairline sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map((service) => (
          <li key={service.name.id} className="group relative flex flex-col-reverse justify-end border-b border-hairline py-7 sm:pr-8">
            <h3 className="mt-1 text-xl">
              <a
                href={at(`/services#${service.at}`)}
                className="decoration-accent decoration-1 underline-offset-8 group-hover:underline after:absolute after:inset-0"
              >
                {i18n._(service.name)}
              </a>
            </h3>
            <p className="eyebrow">{i18n._(service.kind)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
