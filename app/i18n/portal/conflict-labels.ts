/** Words of conflict checks and of places in a case. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ConflictHit, HitAnswer, RemarkKind } from "#app/domain/case/conflicts/conflicts.ts";
import type { Side, SpeaksAs } from "#app/domain/case/vocabulary.ts";

export const PLACE_LABELS: Readonly<Record<`${"party" | "counsel"}_${Side}`, MessageDescriptor>> = {
  party_a: msg`Party A`,
  party_b: msg`Party B`,
  counsel_a: msg`Counsel for party A`,
  counsel_b: msg`Counsel for party B`,
};

/** What somebody was in a case who said something in it. */
export const SPEAKER_LABELS: Readonly<Record<SpeaksAs, MessageDescriptor>> = {
  ...PLACE_LABELS,
  arbitrator: msg`Arbitrator`,
  administrator: msg`Administrator`,
};

export const WHAT_LABELS: Readonly<Record<ConflictHit["what"], MessageDescriptor>> = {
  name: msg`name`,
  firm: msg`firm`,
  alias: msg`other name`,
  interest: msg`has declared the same`,
};

export const CONNECTION_LABELS: Readonly<Record<HitAnswer["connection"], MessageDescriptor>> = {
  connected: msg`There is a connection`,
  unconnected: msg`No connection: only the name is alike`,
};

export const REMARK_LABELS: Readonly<Record<RemarkKind, MessageDescriptor>> = {
  comment: msg({ message: "Comment", context: "a remark" }),
  challenge: msg`Challenge of the arbitrator`,
};
