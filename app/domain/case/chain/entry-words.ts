/**
 * What an entry says in words that people wrote or chose, line by line, for who reads a record and was not there: what it is about, each
 * finding with its answer, reasons, outcomes, remarks. Pure: it also runs in an exported record's page.
 */

/** Members of an entry's details in the order in which they are read. */
const MEMBERS = [
  "title",
  "name",
  "account",
  "position",
  "arbitrator",
  "dueDate",
  "wantedDate",
  "decision",
  "outcome",
  "disclosure",
  "remark",
  "reason",
];

export function wordsIn(details: Readonly<Record<string, unknown>>): string[] {
  const lines = MEMBERS.flatMap((member) => textOf(details[member]));
  const award = recordOf(details.award);
  const of = recordOf(details.of);
  const hits = Array.isArray(details.hits) ? details.hits.map(recordOf) : [];
  return [
    ...lines,
    ...textOf(award?.name),
    ...(of ? [[...textOf(of.type), ...textOf(of.at)].join(", ")] : []),
    ...hits.flatMap((hit) =>
      hit ? [[...textOf(hit.name), ...textOf(hit.met), ...textOf(hit.connection), ...textOf(hit.text)].join(" – ")] : [],
    ),
  ].filter((line) => line !== "");
}

const textOf = (value: unknown): string[] => (typeof value === "string" && value !== "" ? [value] : []);
const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
