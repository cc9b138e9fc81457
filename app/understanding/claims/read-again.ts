/** A message that a claim is checked by. */
import type { TalkContext } from "#app/understanding/contract.ts";
import type { Finding, Text } from "#app/understanding/detectors/finding.ts";

/** The message as the readers have it. */
export interface ReadAgain {
  text: Text;
  finds: readonly Finding[];
  context: TalkContext;
}
