/** "Some in the room and others by video", « une partie sur place, le reste à distance »: a hearing that is held both ways, in words for neither. */
import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { clauseAt, hasQuestionMark, sentencesIn } from "#app/understanding/text/clauses.ts";

const SOME = cueBook({
  some: "some|some people|others|the others|the rest|part|part of it|partly|a few|several|the other side|the other party|certain|certains|certaines|d'autres|les autres|une partie|en partie|le reste|plusieurs|quelques-uns|l'autre partie|la partie adverse|algunos|algunas|unos|unas|otros|otras|los otros|las otras|los demás|las demás|una parte|parte|en parte|el resto|varios|varias|la otra parte|la contraparte",
});
/** So many words come between who joins from elsewhere and how. */
const NEAR = 5;

/** The stretches that say both: several of those who come join from elsewhere, and the room is named in the same sentence. */
export function partedWays(text: Text, ways: readonly Cue[]): { start: number; end: number }[] {
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const own = ways.filter((cue) => overlap(cue, sentence));
    const room = own.filter(({ means }) => means === "in_person");
    const remote = own.filter((cue) => cue.means === "virtual" && isOfSeveral(text, cue));
    if (room.length === 0 || remote.length === 0 || hasQuestionMark(text.tokens, sentence)) return [];
    const both = [...room, ...remote];
    return [{ start: Math.min(...both.map(({ start }) => start)), end: Math.max(...both.map(({ end }) => end)) }];
  });
}

function isOfSeveral({ pieces, tokens }: Text, way: Cue): boolean {
  const clause = clauseAt(tokens, way);
  const own = pieces.filter((piece) => clause && overlap(piece, clause));
  return cuesIn(SOME, own).some(({ end }) => {
    const between = own.filter((piece) => piece.start >= end && piece.end <= way.start);
    return end <= way.start && between.length <= NEAR;
  });
}
