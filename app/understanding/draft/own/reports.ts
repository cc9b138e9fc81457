/** "Under lunch it still says 13": what the request says, which is neither another wish nor words for staff. What is ordered of it has words of its own. */
import type { Rest, Span, Statement } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { clauseAt } from "#app/understanding/text/clauses.ts";

const REPORTS = cueBook({
  still:
    "still says|still shows|still reads|still lists|still has not changed|still hasn't changed|still not changed|dit encore|dit toujours|encore écrit|toujours écrit|encore marqué|toujours marqué|indique encore|indique toujours|affiche encore|affiche toujours|toujours pas changé|n'a toujours pas changé|todavía dice|aún dice|sigue diciendo|todavía aparece|aún aparece|sigue apareciendo|todavía pone|aún pone|sigue poniendo|sigue sin cambiar|todavía no ha cambiado|aún no ha cambiado",
});
/** Texts that grow by whatever is said of them. */
const GROWING: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["service", "need", "story", "remark"]);

/** The clauses that report what is noted. */
const reportsIn = (text: Text): Span[] => cuesIn(REPORTS, text.pieces).flatMap((cue) => clauseAt(text.tokens, cue) ?? []);

type Read = { statements: readonly Statement[]; rest: readonly Rest[] };

/** A reading without what only repeats what is noted. */
export function withReports<Whole extends Read>(read: Whole, text: Text): Whole {
  const reports = reportsIn(text);
  if (reports.length === 0) return read;
  const isReport = ({ at }: { at: Span }) => reports.some((one) => overlap(one, at));
  return {
    ...read,
    statements: read.statements.filter((one) => !((GROWING.has(one.slot) || one.role === "mentions") && isReport(one))),
    rest: read.rest.filter((one) => !isReport(one)),
  };
}
