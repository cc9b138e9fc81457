import { useLingui } from "@lingui/react";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { Badge, type BadgeTone } from "../ui/badge.tsx";

const TONES: Readonly<Record<BookingStatus, BadgeTone>> = {
  consultation_requested: "warning",
  pending: "warning",
  confirmed: "success",
  completed: "neutral",
  cancelled: "danger",
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[status]}>{i18n._(STATUS_LABELS[status])}</Badge>;
}
