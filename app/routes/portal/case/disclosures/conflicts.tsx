import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { SEAT_LABELS } from "#app/i18n/portal/seat-labels.ts";
import type { Refused } from "../action.ts";
import { ProfileLink } from "../people/profile-link.tsx";
import { RefusalBox, useWrongOf } from "../refusal-box.tsx";
import { HitList } from "./hit-list.tsx";
import type { ConflictView } from "./records.ts";
import { Remarks } from "./remarks.tsx";

interface ConflictsProps {
  conflicts: readonly ConflictView[];
  /** Administrators decide, and see what was found. */
  mayDecide: boolean;
  zone: string;
  refused: Refused | undefined;
}

const INTENTS = ["decide-disclosure", "remark-disclosure", "decide-challenge", "end-remarks"];

/** Disclosures of arbitrators: to the sides those that they were shown, to administrators all; what the sides say to them, and what came of it. */
export function Conflicts({ conflicts, mayDecide, zone, refused }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section id="disclosures" aria-labelledby="disclosures-title" className="scroll-mt-6">
      <h2 id="disclosures-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Disclosures</Trans>
      </h2>
      <RefusalBox refused={refused} intents={INTENTS} />
      <ol>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="border-hairline border-b py-5">
            <Conflict conflict={conflict} mayDecide={mayDecide} zone={zone} refused={refused} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Conflict({ conflict, mayDecide, zone, refused }: { conflict: ConflictView } & Omit<ConflictsProps, "conflicts">) {
  const { i18n } = useLingui();
  const { id, arbitrator, profile, seat, hits, answer, disclosure, decision, reason } = conflict;
  const mine = refused?.typed.id === id ? refused : undefined;
  return (
    <article>
      <h3 className="text-lg">{arbitrator}</h3>
      {seat !== "sole" && <p className="text-sm text-soft">{i18n._(SEAT_LABELS[seat])}</p>}
      <ProfileLink slug={profile} name={arbitrator} />
      {hits.length > 0 && <HitList hits={hits} />}
      {answer === null && decision === null && (
        <p className="mt-2 text-soft">
          <Trans>Asked, and not answered yet.</Trans>
        </p>
      )}
      {answer === "declined" && (
        <p className="mt-2 font-semibold">
          <Trans>The arbitrator has declined.</Trans>
        </p>
      )}
      {disclosure && (
        <blockquote className="mt-3 max-w-measure whitespace-pre-line border-accent-line border-s-2 ps-4 font-serif wrap-anywhere">
          {disclosure}
        </blockquote>
      )}
      {decision && (
        <p className="mt-3 max-w-measure wrap-anywhere">
          <span className="font-semibold">
            {decision === "cleared" ? <Trans>Cleared by the office:</Trans> : <Trans>Refused by the office:</Trans>}
          </span>{" "}
          {reason}
        </p>
      )}
      {mayDecide && decision === null && answer !== "declined" && <Decide conflict={conflict} refused={mine} />}
      <Remarks conflict={conflict} mayDecide={mayDecide} zone={zone} refused={refused} />
    </article>
  );
}

function Decide({ conflict, refused }: { conflict: ConflictView; refused: Refused | undefined }) {
  const { id, answer, arbitrator, assigned, replaces } = conflict;
  const { t } = useLingui();
  const wrong = useWrongOf(refused, "decide-disclosure");
  const busy = useNavigation().formData?.get("id") === id;
  return (
    <Form method="post" preventScrollReset className="no-print mt-4 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="decide-disclosure" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="replaces" value={replaces?.id ?? ""} />
      {answer === "disclosed" && !assigned && replaces && <Taking arbitrator={arbitrator} holder={replaces.name} />}
      <Field
        id={`decide-${id}`}
        name="reason"
        label={t`Your reason`}
        hint={
          assigned
            ? t`Both sides read the findings, the answers and this reason, and have fifteen days to comment or to challenge.`
            : t`When you clear it, both sides read the findings, the answers and this reason, and have fifteen days to comment or to challenge.`
        }
        error={wrong("reason")}
      >
        <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {answer === "disclosed" && (
          <Button
            type="submit"
            name="decision"
            value="cleared"
            loading={busy}
            aria-label={assigned ? t`Clear ${arbitrator}` : t`Clear and assign ${arbitrator}`}
          >
            {assigned ? <Trans>Clear</Trans> : <Trans>Clear and assign</Trans>}
          </Button>
        )}
        <Button
          type="submit"
          name="decision"
          value="refused"
          variant="secondary"
          loading={busy}
          aria-label={assigned ? t`Do not clear ${arbitrator}` : t`Do not assign ${arbitrator}`}
        >
          {assigned ? <Trans>Do not clear</Trans> : <Trans>Do not assign</Trans>}
        </Button>
      </div>
    </Form>
  );
}

/** Whom the seat would be taken from. */
function Taking({ arbitrator, holder }: { arbitrator: string; holder: string }) {
  return (
    <p className="text-soft">
      <Trans>
        When you clear it, {arbitrator} takes the seat of {holder}, who loses sight of the case at once.
      </Trans>
    </p>
  );
}
