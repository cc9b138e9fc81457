/** Two cities of one sentence, the second of which would do where the first cannot be had. */
import type { Span, Statement } from "./contract.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { clauseAt, sentencesIn } from "./text/clauses.ts";

/** Between two cities of one sentence: the second would do where the first cannot be had. */
const OR_ELSE =
  /(?:^|[\s,;(])(?:or|or else|otherwise|else|failing that|failing which|if not|ou|ou bien|sinon|à défaut|autrement|o|u|o bien|si no|en su defecto),?\s(?:possibly |maybe |even |peut-être |quizás? )?(?:in |at |à |en |de |alors |entonces )?$/iu;
/** The first of them is named as the one that may not be had. */
const IN_PLACE_OF = /(?:failing|in default of|if not|à défaut d[e’' ]|faute d[e’' ]|sinon|a falta de|en defecto de)\s*(?:\p{L}+\s)?$/iu;

/** "Toronto, or Ottawa if you are full", « à défaut de Montréal, Ottawa »: two cities, the second of them a second choice. */
export function citiesInOrder(
  statements: readonly Statement[],
  { message, tokens }: Text,
): (readonly [first: Statement, other: Statement])[] {
  const cities = statements
    .filter(({ slot, role, at }) => slot === "venue" && (role !== "mentions" || IN_PLACE_OF.test(message.slice(0, at.start))))
    .sort((one, other) => one.at.start - other.at.start);
  return cities.flatMap((other, place) => {
    const first = cities[place - 1];
    if (!first || !sentencesIn(tokens).some((one) => overlap(one, first.at) && overlap(one, other.at))) return [];
    const isElse = OR_ELSE.test(message.slice(first.at.end, other.at.start)) || IN_PLACE_OF.test(message.slice(0, first.at.start));
    return isElse ? [[first, other] as const] : [];
  });
}

/** So many letters between two cities are of the choice between them. */
const MOST_BETWEEN = 30;

/** The clause of a second city, from the first on where hardly anything comes between: "…, or Ottawa if you are full". */
export function elseIn(other: Statement, statements: readonly Statement[], { tokens }: Text): Span {
  const clause = clauseAt(tokens, other.at) ?? other.at;
  const first = statements.findLast(({ slot, at }) => slot === "venue" && at.end <= other.at.start);
  const isNear = first !== undefined && other.at.start - first.at.end <= MOST_BETWEEN;
  return { start: isNear ? first.at.end : clause.start, end: clause.end };
}
