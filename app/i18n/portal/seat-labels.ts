/** What who holds a seat of a tribunal is called. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MadeBy } from "#app/domain/case/tribunal/declared.ts";
import { SEAT_TITLES, type SeatTitle } from "#app/domain/case/tribunal/tribunal.ts";

export const SEAT_LABELS: Readonly<Record<SeatTitle, MessageDescriptor>> = {
  sole: msg`Sole arbitrator`,
  presiding: msg`Presiding arbitrator`,
  co: msg`Co-arbitrator`,
};

export const isSeatTitle = (value: unknown): value is SeatTitle => (SEAT_TITLES as readonly unknown[]).includes(value);

/** How an award of a panel was made. */
export const MADE_BY_LABELS: Readonly<Record<MadeBy, MessageDescriptor>> = {
  all: msg`Award of the whole panel`,
  majority: msg`Award of the majority of the panel`,
  presiding: msg`Award of the presiding arbitrator alone, since there is no majority`,
};
