import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

const SERVICES: readonly { name: MessageDescriptor; kind: MessageDescriptor }[] = [
  { name: msg`Commercial arbitration`, kind: msg`Proceedings` },
  { name: msg`Mediation`, kind: msg`Proceedings` },
  { name: msg`Expert determination`, kind: msg`Proceedings` },
  { name: msg`Virtual hearings`, kind: msg`Technology` },
  { name: msg`Court reporting`, kind: msg`The record` },
  { name: msg`Case management`, kind: msg`Support` },
];

/** Six services, each with its kind (specification, section 2). */
export function Services() {
  const { i18n } = useLingui();
  return (
    <section id="services" aria-labelledby="services-title" className="page py-20 md:py-28">
      <h2 id="services-title" className="text-3xl">
        <Trans>Services</Trans>
      </h2>
      <ul className="mt-10 grid border-t border-hairline sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map((service) => (
          <li key={service.name.id} className="flex flex-col-reverse justify-end border-b border-hairline py-7 sm:pr-8">
            <h3 className="mt-1 text-xl">{i18n._(service.name)}</h3>
            <p className="eyebrow">{i18n._(service.kind)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
