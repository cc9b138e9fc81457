import { useLingui } from "@lingui/react/macro";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";

const TONES: Readonly<Record<CaseStatus, BadgeTone>> = { created: "warning", assigned: "info", in_progress: "accent", resolved: "success" };

export function CaseBadge({ status }: { status: CaseStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[status]}>{i18n._(CASE_STATUS_LABELS[status])}</Badge>;
}
