import { Icon } from "#app/components/ui/icon.tsx";
import type { FieldView, RulesView, SectionView } from "./rules-view.server.ts";

type Words = RulesView["words"];

/** Which combination it is, under which version, and whether the form appears at all. */
export function Summary({ rules }: { rules: RulesView }) {
  return (
    <section aria-labelledby="rules-title" className="mt-12">
      <p className="eyebrow tabular">{rules.version}</p>
      <h2 id="rules-title" className="mt-2 text-2xl">
        {rules.title}
      </h2>
      {rules.becomes && (
        <p className="mt-4 flex max-w-measure items-start gap-2 font-semibold">
          <Icon name="info" size={20} className="mt-1" />
          <span>{rules.becomes}</span>
        </p>
      )}
      <p className={`mt-3 max-w-measure ${rules.express ? "" : "text-soft"}`}>{rules.form}</p>
    </section>
  );
}

/** Every effect that holds with these two choices. */
export function Effects({ rules: { effects, words } }: { rules: RulesView }) {
  return (
    <section aria-labelledby="effects-title" className="mt-10 border-t border-hairline-strong pt-5">
      <h3 id="effects-title" className="text-xl">
        {words.effects}
      </h3>
      {effects.length === 0 ? (
        <p className="mt-3 text-soft">{words.noEffects}</p>
      ) : (
        <ul className="mt-3 max-w-measure list-disc space-y-2 pl-5 marker:text-accent">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The sections that apply, in the form's order. */
export function Sections({ rules: { sections, words } }: { rules: RulesView }) {
  return (
    <section aria-labelledby="sections-title" className="mt-12 border-t border-hairline-strong pt-5">
      <h3 id="sections-title" className="text-xl">
        {words.sections}
      </h3>
      <ol className="mt-4">
        {sections.map((section, index) => (
          <li
            key={section.id}
            className="grid gap-x-10 gap-y-3 border-t border-hairline py-6 first:border-t-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div>
              <h4 className="text-lg">
                <span className="tabular text-soft">{index + 1}.</span> {section.title}
              </h4>
              <p className="text-sm text-soft">{section.count}</p>
            </div>
            <Fields section={section} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Mandatory ones each with their reason; optional ones without a rule of their own in one quiet line. */
function Fields({ section, words }: { section: SectionView; words: Words }) {
  const mandatory = section.fields.filter(({ reason }) => reason !== null);
  const optional = section.fields.filter(({ reason }) => reason === null);
  const telling = optional.filter((field) => field.offered.length > 0 || field.notOffered.length > 0 || field.settled);
  const plain = optional.filter((field) => !telling.includes(field));
  return (
    <div className="space-y-4">
      {mandatory.length > 0 && (
        <ul className="space-y-4">
          {mandatory.map((field) => (
            <li key={field.field}>
              <p className="font-semibold">
                {field.label} <span className="ml-2 text-sm text-accent">{words.mandatory}</span>
              </p>
              <p>{field.reason}</p>
              <Choice field={field} words={words} />
            </li>
          ))}
        </ul>
      )}
      {telling.length > 0 && (
        <ul className="space-y-4 text-soft">
          {telling.map((field) => (
            <li key={field.field}>
              <p>
                {field.label} {!field.settled && <span className="ml-2 text-sm">{words.optional}</span>}
              </p>
              <Choice field={field} words={words} />
            </li>
          ))}
        </ul>
      )}
      {plain.length > 0 && (
        <p className="text-soft">
          {plain.map(({ label }) => label).join("\u00a0· ")} <span className="ml-2 text-sm">{words.optional}</span>
        </p>
      )}
    </div>
  );
}

/** What can be chosen, what cannot and why, and what a rule has chosen. */
function Choice({ field, words }: { field: FieldView; words: Words }) {
  return (
    <div className="text-sm text-soft">
      {field.settled && (
        <p>
          <Word>{words.settled}</Word> {field.settled.value}. {field.settled.why}
        </p>
      )}
      {field.offered.length > 0 && (
        <p>
          <Word>{words.offered}</Word> {field.offered.join("\u00a0· ")}
        </p>
      )}
      {field.notOffered.map(({ values, why }) => (
        <p key={why}>
          <Word>{words.notOffered}</Word> {values.join("\u00a0· ")}. {why}
        </p>
      ))}
    </div>
  );
}

function Word({ children }: { children: string }) {
  return <span className="eyebrow mr-2">{children}</span>;
}
