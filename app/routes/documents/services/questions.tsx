import { Trans } from "@lingui/react/macro";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { questionsShown } from "./questions-shown.ts";

/** The questions as a list that opens; on paper, all of them are open. */
export function Questions() {
  const locale = useLocale();
  return (
    <section id="questions" aria-labelledby="questions-title">
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions-title" className="text-3xl">
          <Trans>Questions people ask</Trans>
        </h2>
        <ul className="border-b border-hairline">
          {questionsShown(locale).map(({ id, question, answer }) => (
            <li key={id} className="border-t border-hairline">
              <details className="group print:details-content:[content-visibility:visible]">
                <summary className="flex min-h-14 items-center justify-between gap-6 py-4">
                  <h3 className="text-lg">{question}</h3>
                  <Icon name="plus" className="no-print text-accent group-open:hidden" />
                  <Icon name="minus" className="no-print hidden text-accent group-open:block" />
                </summary>
                <p className="max-w-[33rem] pb-6 text-soft">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
