import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ConflictHit, HitAnswer } from "#app/domain/case/conflicts/conflicts.ts";
import { CONNECTION_LABELS, PLACE_LABELS, SPEAKER_LABELS, WHAT_LABELS } from "#app/i18n/portal/conflict-labels.ts";

/** A hit as its reader may know it, with what the arbitrator said of it. */
export interface ShownHit extends Omit<ConflictHit, "met" | "caseNumber">, Partial<HitAnswer> {
  /** Null where it would name somebody of another case. */
  met: string | null;
  caseNumber?: string | null;
}

/** What met what in a conflict check, each with its answer, or with what asks for one. */
export function HitList({ hits, ask }: { hits: readonly ShownHit[]; ask?: (at: number) => ReactNode }) {
  return (
    <ol className="mt-3 grid gap-5">
      {hits.map((hit, at) => (
        <li key={JSON.stringify(hit)} className="border-warning border-s-2 ps-4 wrap-anywhere">
          <Found hit={hit} />
          {hit.connection && hit.text && <Answered connection={hit.connection} text={hit.text} />}
          {ask?.(at)}
        </li>
      ))}
    </ol>
  );
}

function Found({ hit }: { hit: ShownHit }) {
  const { i18n } = useLingui();
  const { name, met, caseNumber, source } = hit;
  const whose = i18n._(hit.side && hit.capacity !== "arbitrator" ? PLACE_LABELS[`${hit.capacity}_${hit.side}`] : SPEAKER_LABELS.arbitrator);
  const what = i18n._(WHAT_LABELS[hit.what]);
  return (
    <div className="text-sm">
      <span className="block font-semibold">{name}</span>
      <span className="block text-soft">
        {whose} – {what}
      </span>
      <span className="block">
        {source === "interest" && <Trans>Declared interest: {met}</Trans>}
        {source === "self" && <Trans>The arbitrator’s own name: {met}</Trans>}
        {source === "own_firm" && <Trans>The arbitrator’s own firm: {met}</Trans>}
        {source === "address" && <Trans>Named with the arbitrator’s own e-mail address</Trans>}
        {source === "past_case" &&
          (met && caseNumber ? (
            <Trans>
              Named in {caseNumber}: {met}
            </Trans>
          ) : (
            <Trans>A name like this in another case of the arbitrator’s</Trans>
          ))}
      </span>
    </div>
  );
}

function Answered({ connection, text }: HitAnswer) {
  const { i18n } = useLingui();
  return (
    <div className="mt-2 max-w-measure">
      <p className="text-sm font-semibold">{i18n._(CONNECTION_LABELS[connection])}</p>
      <blockquote className="whitespace-pre-line font-serif">{text}</blockquote>
    </div>
  );
}
