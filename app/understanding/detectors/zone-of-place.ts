/** The clock of a place that somebody names: "Singapore", "Lyon, France", « Londres ». Pure. */
import { fold } from "../text/fold.ts";
import { OUR_CITIES, WORLD_PLACES } from "./words/places.ts";

let known: ReadonlyMap<string, string> | null = null;

/** By the place's folded words: the IANA zone, or the id of our venue there. */
function places(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.entries({ ...OUR_CITIES, ...WORLD_PLACES }).flatMap(([clock, names]) =>
      names.split("|").map((name) => [wordsOf(name), clock] as const),
    ),
  );
  return known;
}

const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{Nd}']+/gu, " ")
    .trim();

/** An IANA zone, or the id of one of our venues, whose zone is meant; null for a place that is not known. */
export function clockOfPlace(place: string): string | null {
  const [city = ""] = place.split(/[,(/–]/);
  return places().get(wordsOf(place)) ?? places().get(wordsOf(city)) ?? null;
}
