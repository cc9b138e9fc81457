/** How rooms are counted: with the main one among them, besides it, or one more. */
import type { CueWords } from "../cues.ts";

export const ROOM_COUNTS: CueWords = {
  total: "in all|in total|altogether|all in all|en tout|au total|el total|total|en total",
  only: "just one|only one|one is enough|a single|one room is enough|one room is fine|one room will do|seule salle|seule grande salle|une salle suffit|une salle suffira|sola sala|una sala basta|un solo salón|sala única",
  small: "small one|smaller one|little one|petite|plus petite|chica|pequeña|más chica|más pequeña",
  further: "second|third|another|one more|extra|deuxième|seconde|troisième|autre|segunda|tercera|otra|otro|segundo",
  besides: "besides|in addition to|on top of|apart from|plus the|en plus de|outre|hormis|además de|aparte de",
};

/** What a room is called, in three languages: as parts of a pattern. */
export const ROOM_WORDS =
  "rooms?(?!\\p{L})|breakouts?|break-outs?|caucus|salles?(?!\\p{L})|salons?(?!\\p{L})|pièces?(?!\\p{L})|salas?(?!\\p{L})|salón|salones|salitas?";
