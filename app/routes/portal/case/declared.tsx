import { Trans, useLingui } from "@lingui/react/macro";
import type { Declared as Award, DeclaredMember } from "#app/domain/case/tribunal/declared.ts";
import { MADE_BY_LABELS } from "#app/i18n/portal/seat-labels.ts";

/** By whom an award of a panel was made, who signed it, and who did not and why. */
export function Declared({ declared: { by, members, noMajority } }: { declared: Award }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>{i18n._(MADE_BY_LABELS[by])}</p>
      {noMajority && <p className="whitespace-pre-line wrap-anywhere text-sm">{noMajority}</p>}
      <ul className="mt-1 grid gap-1 text-sm">
        {members.map((member) => (
          <li key={`${member.seat} ${member.name}`}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Member({ member: { name, signed, reason, opinion } }: { member: DeclaredMember }) {
  return (
    <>
      <span className="wrap-anywhere">{signed ? <Trans>Signed: {name}</Trans> : <Trans>Did not sign: {name}</Trans>}</span>
      {reason && <span className="block whitespace-pre-line wrap-anywhere text-soft">{reason}</span>}
      {opinion && (
        <a href="#documents" className="prose-link block wrap-anywhere">
          {opinion.name}
        </a>
      )}
    </>
  );
}
