/** What stays as it is, whatever its words may seem to take out: it is shown, and a value that it names is put back. */
import type { ActSaid, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { stayingIn } from "../detectors/polarity.ts";
import { clausesOf } from "../text/clauses.ts";
import { partsMended } from "./parts.ts";

const SCORE = 0.9;

/** Each such stretch shows the parts and the values that it names. */
export function stayingActs(text: Text): ActSaid[] {
  return stayingIn(text)
    .filter(({ isLikened }) => !isLikened)
    .map(({ at }): ActSaid => {
      const of = [
        ...new Set(
          clausesOf(text.tokens)
            .filter((clause) => overlap(clause, at))
            .flatMap((clause) => partsMended(text, clause).map(({ part }) => part)),
        ),
      ];
      return { act: "repeat", at, score: SCORE, sources: ["detector"], shows: true, of, checks: "kept" };
    });
}

/** The statements, with nothing ruled out by words that take nothing out. */
export const withStaying = (statements: readonly Statement[], text: Text): Statement[] =>
  statements.map((one) =>
    one.role === "not" && one.slot !== "when" && stayingIn(text).some(({ at }) => overlap(at, one.at))
      ? ({ ...one, role: "corrects" } as Statement)
      : one,
  );
