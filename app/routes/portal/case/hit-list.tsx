import { Trans, useLingui } from "@lingui/react/macro";
import type { ConflictHit } from "#app/domain/case/conflicts.ts";
import { PLACE_LABELS, WHAT_LABELS } from "#app/i18n/portal/conflict-labels.ts";

/** What met what in a conflict check. */
export function HitList({ hits }: { hits: readonly ConflictHit[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {hits.map((hit) => {
        const { name, met, caseNumber, source } = hit;
        const whose = i18n._(PLACE_LABELS[`${hit.capacity}_${hit.side}`]);
        const what = i18n._(WHAT_LABELS[hit.what]);
        return (
          <li key={JSON.stringify(hit)} className="border-warning border-s-2 ps-3 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="block text-soft">
              {whose} – {what}
            </span>
            <span className="block">
              {source === "interest" && <Trans>Declared interest: {met}</Trans>}
              {source === "self" && <Trans>The arbitrator’s own name: {met}</Trans>}
              {source === "address" && <Trans>Named with the arbitrator’s own e-mail address</Trans>}
              {source === "past_case" && (
                <Trans>
                  Named in {caseNumber}: {met}
                </Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
