import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Refused } from "../action.ts";
import { Deadline } from "./deadline.tsx";
import { NewDeadline } from "./new-deadline.tsx";
import type { TimetableView } from "./records.ts";
import { isTimetableIntent } from "./verb-names.ts";

interface TimetableProps {
  caseId: string;
  view: TimetableView;
  /** The next form's own. */
  formKey: string;
  refused: Refused | undefined;
}

/** Who owes what by when. */
export function Timetable({ caseId, view, formKey, refused: any }: TimetableProps) {
  const refused = any && isTimetableIntent(any.intent) ? any : undefined;
  return (
    <section id="timetable" aria-labelledby="timetable-title" className="scroll-mt-6">
      <h2 id="timetable-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Timetable</Trans>
      </h2>
      {refused?.refusal && <Refusal why={refused.refusal} />}
      {view.deadlines.length === 0 ? (
        <p className="mt-4 text-soft">
          {view.maySet ? <Trans>No deadlines yet. Set the first one below.</Trans> : <Trans>No deadlines yet</Trans>}
        </p>
      ) : (
        <ol>
          {view.deadlines.map((deadline) => (
            <li key={deadline.id} className="keep-together border-hairline border-b py-5">
              <Deadline deadline={deadline} refused={refused?.typed.id === deadline.id ? refused : undefined} all={refused} />
            </li>
          ))}
        </ol>
      )}
      <p className="no-print mt-3">
        <Link to={`/cases/${encodeURIComponent(caseId)}/calendar`} className="prose-link inline-flex min-h-11 items-center gap-2">
          <Icon name="calendar" size={18} />
          <Trans>Timetable in your calendar</Trans>
        </Link>
      </p>
      {view.maySet && <NewDeadline view={view} formKey={formKey} refused={refused?.intent === "set-deadline" ? refused : undefined} />}
    </section>
  );
}

/** Nothing was changed, and no field is at fault. */
function Refusal({ why }: { why: NonNullable<Refused["refusal"]> }) {
  const { t } = useLingui();
  const texts: Readonly<Record<typeof why, string>> = {
    transition_refused: t`This can no longer be done: the deadline or the case is closed, the time for it has passed, or someone has done it. Nothing was changed.`,
    conflict: t`Others are writing to this case at this moment. Nothing was changed. Please try again.`,
    stale_version: t`Others have changed this meanwhile. Nothing was changed. Please look again.`,
    legal_hold: t`This is under a legal hold: it stays until the hold has ended. Nothing was changed.`,
    forbidden: t`You can’t do this in this case. Nothing was changed.`,
  };
  return (
    <p role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash px-4 py-3">
      {texts[why]}
    </p>
  );
}
