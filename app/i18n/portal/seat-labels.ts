/** What who holds a seat of a tribunal is called. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { SEAT_TITLES, type SeatTitle } from "#app/domain/case/tribunal/tribunal.ts";

export const SEAT_LABELS: Readonly<Record<SeatTitle, MessageDescriptor>> = {
  sole: msg`Sole arbitrator`,
  presiding: msg`Presiding arbitrator`,
  co: msg`Co-arbitrator`,
};

export const isSeatTitle = (value: unknown): value is SeatTitle => (SEAT_TITLES as readonly unknown[]).includes(value);
