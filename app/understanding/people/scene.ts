/** What is known of a message when its people are read. */
import type { Finding, Text } from "#app/understanding/detectors/finding.ts";
import type { Span as Tagged } from "#app/understanding/tagger/tagger.ts";
import type { Clause } from "#app/understanding/text/clauses.ts";
import type { Mention } from "./names.ts";

export interface Scene {
  text: Text;
  finds: readonly Finding[];
  spans: readonly Tagged[];
  sentences: readonly Clause[];
  mentions: readonly Mention[];
}
