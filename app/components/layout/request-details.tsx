import type { DetailSection } from "#app/i18n/detailed/detail-lines.ts";

/** What a detailed request holds, section by section; the texts come from the loader, so that no browser needs their catalogue. */
export function RequestDetails({ sections, dense = false }: { sections: readonly DetailSection[]; dense?: boolean }) {
  const row = dense ? "min-h-9 gap-x-4 py-1.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]" : "gap-x-6 py-3 sm:grid-cols-[13rem_1fr]";
  return sections.map(({ id, title, lines }) => (
    <section key={id} className="keep-together">
      <h2 className={`border-b border-hairline-strong text-xl ${dense ? "pb-2" : "pb-3"}`}>{title}</h2>
      <dl className={dense ? "" : "mt-2"}>
        {lines.map(({ field, label, text }) => (
          <div key={field} className={`grid border-b border-hairline ${row}`}>
            <dt className={`text-sm text-soft ${dense ? "" : "leading-7"}`}>{label}</dt>
            <dd className="tabular whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
