import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

const SERVICES = [
  { name: msg`Commercial arbitration`, kind: msg`Proceedings` },
  { name: msg`Mediation`, kind: msg`Proceedings` },
  { name: msg`Expert determination`, kind: msg`Proceedings` },
  { name: msg`Virtual hearings`, kind: msg`Technology` },
  { name: msg`Court reporting`, kind: msg`The record` },
  { name: msg`Case management`, kind: msg`Support` },
] as const;

/** Six services, each with its kind (specification, section 2). */
export function Services() {
  const { i18n } = useLingui();
  return (
    <section id="services" className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
      <h2 className="text-2xl">
        <Trans>Services</Trans>
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {SERVICES.map((service) => (
          <li key={service.name.id} className="border-hairline-strong border-t pt-4">
            <p className="text-faint text-sm">{i18n._(service.kind)}</p>
            <h3 className="text-lg">{i18n._(service.name)}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
