import type { FurtherAnswer } from "./further-answers.server.ts";
import type { RulesView } from "./rules-view.server.ts";

/** The answers that change what the first two choices show. */
export function FurtherAnswers({ rules: { further, words } }: { rules: RulesView }) {
  if (further.length === 0) return null;
  return (
    <section aria-labelledby="further-title" className="mt-12 border-t border-hairline-strong pt-5">
      <h3 id="further-title" className="text-xl">
        {words.further}
      </h3>
      <p className="mt-3 max-w-measure text-soft">{words.furtherLead}</p>
      <dl className="mt-4">
        {further.map((answer) => (
          <div
            key={`${answer.field} ${answer.answers.join(" ")}`}
            className="grid gap-x-10 gap-y-2 border-t border-hairline py-4 first:border-t-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <dt>
              <span className="block text-sm text-soft">{answer.label}</span>
              <span className="font-semibold">{answer.answers.join("\u00a0· ")}</span>
            </dt>
            <dd className="space-y-2">
              <Outcome answer={answer} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Outcome({ answer, words }: { answer: FurtherAnswer; words: RulesView["words"] }) {
  return (
    <>
      {answer.effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
      {byReason(answer.mandatory).map(([reason, labels]) => (
        <p key={reason}>
          <span className="font-semibold">{labels.join("\u00a0· ")}</span>{" "}
          <span className="ml-1 text-sm font-semibold text-accent">{words.mandatory}</span>
          <span className="block">{reason}</span>
        </p>
      ))}
      {answer.asked.length > 0 && (
        <p className="text-soft">
          {answer.asked.join("\u00a0· ")} <span className="ml-2 text-sm">{words.optional}</span>
        </p>
      )}
    </>
  );
}

/** Fields with one reason stand together. */
function byReason(mandatory: FurtherAnswer["mandatory"]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const { label, reason } of mandatory) found.set(reason, [...(found.get(reason) ?? []), label]);
  return [...found];
}
