/** Words of conflict checks and of places in a case. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ConflictHit } from "#app/domain/case/conflicts.ts";

export const PLACE_LABELS: Readonly<Record<`${ConflictHit["capacity"]}_${ConflictHit["side"]}`, MessageDescriptor>> = {
  party_a: msg`Party A`,
  party_b: msg`Party B`,
  counsel_a: msg`Counsel of party A`,
  counsel_b: msg`Counsel of party B`,
};

export const WHAT_LABELS: Readonly<Record<ConflictHit["what"], MessageDescriptor>> = {
  name: msg`name`,
  firm: msg`firm`,
  alias: msg`other name`,
};
