/** Questions for the hour at a place, now or next to another place: code knows the clocks, and no staff have to be asked. */
import type { PlaceClock, QuestionSaid } from "#app/understanding/contract.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, type Text } from "#app/understanding/detectors/finding.ts";
import { OUR_CITIES, WORLD_PLACES } from "#app/understanding/detectors/words/places.ts";

const PLACES = cueBook(OUR_CITIES, WORLD_PLACES);
const ASKS = cueBook({
  differs:
    "time difference|difference in time|time differences|hours ahead|hours behind|hours apart|hours between|how many hours|décalage|décalage horaire|heures de décalage|heures d'avance|heures de retard|heures de différence|combien d'heures|diferencia de hora|diferencia de horas|diferencia horaria|horas de diferencia|cuántas horas",
  now: "what time is it|what's the time|what is the time|what time it is|time is it now|the time in|current time|local time|quelle heure est-il|quelle heure il est|l'heure qu'il est|quelle heure est ce|quelle heure fait-il|heure locale|qué hora es|qué hora son|qué horas son|la hora actual|hora local|a qué hora local",
});

/** The questions, those marked that ask for the hour at places. */
export function withClocks(questions: readonly QuestionSaid[], text: Text): QuestionSaid[] {
  return questions.map((one) => {
    const asked = cuesIn(ASKS, text.pieces).find((cue) => inside(cue, one.at));
    if (!asked) return one;
    const places = cuesIn(PLACES, text.pieces)
      .filter((cue) => inside(cue, one.at))
      .map(({ start, end, means }): PlaceClock => ({ place: text.message.slice(start, end), clock: means }));
    if (places.length === 0) return one;
    return { ...one, clocks: { places, asks: asked.means === "differs" || places.length > 1 ? "difference" : "now" } };
  });
}
