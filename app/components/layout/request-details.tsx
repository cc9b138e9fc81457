import type { DetailSection } from "#app/i18n/detailed/detail-lines.ts";

/** What a detailed request holds, section by section; the texts come from the loader, so that no browser needs their catalogue. */
export function RequestDetails({ sections }: { sections: readonly DetailSection[] }) {
  return sections.map(({ id, title, lines }) => (
    <section key={id} className="keep-together">
      <h2 className="border-b border-hairline-strong pb-3 text-xl">{title}</h2>
      <dl className="mt-2">
        {lines.map(({ field, label, text }) => (
          <div key={field} className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[13rem_1fr]">
            <dt className="text-sm leading-7 text-soft">{label}</dt>
            <dd className="tabular whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
