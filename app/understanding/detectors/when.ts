/** Days, hours, lengths, counts and zones, as the grammar reads them. */
import type { Role } from "../contract.ts";
import type { Reading } from "../time/types.ts";
import { type Finding, overlap, type Said, type Text } from "./finding.ts";
import { spokenNumbers } from "./reach/spoken-numbers.ts";

/** What the grammar itself says of a reading's role. */
const ROLES: Readonly<Partial<Record<Reading["kind"], Role>>> = { not: "not", by: "deadline", past: "mentions" };
/** A reading that the grammar doubts is proposed all the same: it is for the decoder to ask. */
const SURE = 0.8;
const DOUBTED = 0.7;

/** In a sentence these are articles: « parler à quelqu'un » names no first of a month, whatever was asked. */
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "un", "une", "una", "uno"]);

export function whens(text: Text): Finding[] {
  const { message, tokens, readings } = text;
  const numbers = spokenNumbers(message);
  const words = tokens.filter(({ kind }) => kind === "word").length;
  const isArticle = ({ start, end }: Reading) => words > 2 && ARTICLES.has(message.slice(start, end).toLowerCase());
  return readings
    .filter((reading) => !isArticle(reading) && !numbers.some((number) => overlap(number, reading)))
    .map((reading) => {
      const { start, end, kind } = reading;
      return { kind: `t:${kind}`, start, end, said: saidOfReading(reading) };
    });
}

/** The value of one reading: heads where people are counted, otherwise the reading itself. */
export function saidOfReading(reading: Reading): Said {
  const count = reading.value?.[0]?.count;
  const [only] = reading.value ?? [];
  const score = reading.value ? SURE : DOUBTED;
  if (count && only && reading.value?.length === 1) {
    const least = count.min ?? 1;
    const most = count.max ?? least;
    if (count.unit === "people") return { slot: "headcount", value: { least, most }, score };
    // Rooms are read as such, with the main one among them or besides it.
    return { slot: "breakouts", value: { rooms: most }, score: 0 };
  }
  return { slot: "when", value: reading, role: ROLES[reading.kind] ?? "states", score };
}
