/** The layout of texts that are consulted: numbered sections that can be cited, and a table of contents next to them. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { SectionNumber } from "./clauses.tsx";

export interface LegalSection {
  /** Its anchor, the same in every language. */
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface LegalPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** What is before the first section: what a reader must know of the text itself. */
  note?: ReactNode;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, lead, updated, note, sections }: LegalPageProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <article className="page pt-12 pb-20 md:pt-20 md:pb-28">
      <header className="border-b border-hairline-strong pb-10">
        <p className="print-only mb-6 text-sm">
          {PROVIDER.legalName}, {PROVIDER.url}
        </p>
        <h1 className="max-w-[11.2em] text-4xl">{title}</h1>
        <p className="mt-6 max-w-[38rem] text-lg text-soft">{lead}</p>
        <p className="mt-6 text-sm text-soft">
          <Trans>
            Last updated: <time dateTime={updated}>{formatDate(locale, updated)}</time>
          </Trans>
        </p>
      </header>
      <div className="grid gap-x-16 lg:grid-cols-[16rem_1fr]">
        <details className="group no-print border-b border-hairline lg:hidden">
          <summary className="flex min-h-14 items-center justify-between font-semibold">
            <Trans>On this page</Trans>
            <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
          </summary>
          <nav aria-label={t`On this page`} className="pb-4">
            <Contents sections={sections} />
          </nav>
        </details>
        <nav aria-label={t`On this page`} className="hidden pt-10 lg:block">
          <div className="sticky top-24 max-h-[calc(100svh-8rem)] overflow-y-auto">
            <p className="eyebrow mb-2">
              <Trans>On this page</Trans>
            </p>
            <Contents sections={sections} />
          </div>
        </nav>
        <div className="max-w-[44.5rem] pt-10">
          {note && <div className="mb-10 border-l-2 border-accent pl-5 text-soft">{note}</div>}
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol>
      {sections.map((section, index) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="grid min-h-11 grid-cols-[1.75rem_1fr] items-baseline py-2 text-sm decoration-accent decoration-1 underline-offset-4 hover:underline lg:min-h-9 lg:py-1.5"
          >
            <span className="tabular text-soft">{index + 1}</span>
            <span>{section.title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Section({ id, title, body, number }: LegalSection & { number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-hairline py-9 first-of-type:border-t-0 first-of-type:pt-0">
      <h2 id={`${id}-title`} className="grid grid-cols-[2.5rem_1fr] text-2xl md:grid-cols-[2.75rem_1fr]">
        <span className="tabular text-soft">{number}</span>
        <span>{title}</span>
      </h2>
      <div className="mt-4 space-y-4 md:pl-11 [&>:is(p,ul)]:max-w-[33rem] [&>ol]:max-w-[35.75rem]">
        <SectionNumber value={number}>{body}</SectionNumber>
      </div>
    </section>
  );
}
