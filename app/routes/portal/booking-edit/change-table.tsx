import { Trans } from "@lingui/react/macro";
import type { ChangeLine } from "#app/i18n/detailed/change-lines.ts";

/** Each changed field: before, and after. */
export function ChangeTable({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <dl className="border-hairline border-t">
      {lines.map(({ field, label, before, after }) => (
        <div key={field} className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-[13rem_1fr]">
          <dt className="text-soft">{label}</dt>
          <dd className="tabular whitespace-pre-wrap wrap-anywhere">
            <Side text={before} struck />
            <span className="text-soft" aria-hidden="true">
              {" → "}
            </span>
            <Side text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ text, struck = false }: { text: string; struck?: boolean }) {
  const word = text || (
    <span className="text-soft">
      <Trans>nothing</Trans>
    </span>
  );
  return struck ? <del className="text-soft decoration-1">{word}</del> : <ins className="font-semibold no-underline">{word}</ins>;
}
