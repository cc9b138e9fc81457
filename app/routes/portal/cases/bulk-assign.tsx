import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { type ApiError, request } from "#app/api-client/request.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import type { loader as assignPage } from "../case-assign/route.tsx";
import type { ChosenRow } from "../office/bulk/run-all.ts";
import { type Bulk, resultOf } from "../office/bulk/use-bulk.ts";

export const chosenCase = ({ id, version, caseNumber, title }: CaseRecord): ChosenRow => ({
  id,
  version,
  name: `${caseNumber} ${title}`,
});

/**
 * Assigns one arbitrator to several cases that have none: each is checked for conflicts by itself, as it is when one case is assigned. Panels
 * and cases with an arbitrator are left as they are, and named with the reason.
 */
export function BulkAssign({ bulk }: { bulk: Bulk<ChosenRow> }) {
  const { t } = useLingui();
  const why = useWhy();
  const [arbitratorId, setArbitrator] = useState("");
  const { load, data } = useFetcher<typeof assignPage>();
  const [any] = bulk.chosen.keys();
  useEffect(() => {
    // Whom there is to choose is the same for every case, and asked for once something is chosen.
    if (any && !data) void load(`/cases/${any}/assign`);
  }, [any, data, load]);
  const asked = t`There is a finding: the arbitrator is asked about it first.`;
  const assign = () =>
    bulk.start(t`Assign`, ({ id, version }) =>
      resultOf(async () => {
        const { assignment } = await request<{ assignment: string }>(`/api/cases/${encodeURIComponent(id)}`, {
          method: "PATCH",
          body: { arbitratorId, version },
        });
        return assignment === "assigned" ? undefined : asked;
      }, why),
    );
  const candidates = data?.candidates ?? [];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t`Arbitrator`}
        className="min-h-9! py-1!"
        value={arbitratorId}
        onChange={(event) => setArbitrator(event.target.value)}
        placeholder={t`Choose an arbitrator`}
        options={candidates.map((candidate) => ({ value: candidate.id, label: fullName(candidate) }))}
      />
      <Button size="sm" disabled={arbitratorId === ""} onClick={() => void assign()}>
        <Trans>Assign</Trans>
      </Button>
    </span>
  );
}

/** Why a case was refused, in the words of one line. */
function useWhy() {
  const { i18n, t } = useLingui();
  return ({ code, status, issues }: ApiError): string => {
    if (status === 404) return t`It is no longer there.`;
    if (code === "stale_version" || code === "conflict") return t`Someone has changed it since you chose it.`;
    // Nobody is replaced by the way: that takes a reason for each case.
    if (issues.some((issue) => issue.code === "case_reason_required"))
      return t`It has an arbitrator: they are replaced in the case itself.`;
    if (issues.length > 0) return issues.map((issue) => caseMessageText(i18n, issue.code, issue.name)).join(" ");
    if (code === "transition_refused") return t`Its status does not allow it.`;
    return t`It was refused (${status}).`;
  };
}
