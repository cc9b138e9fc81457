/** Sizes and times of the film, in pixels and seconds, and the seeded chance that makes every rendering the same. */
export const WIDTH = 1600;
export const HEIGHT = 900;
export const SECONDS = 16;
export const RATE = 24;

/** Where the water begins. */
export const HORIZON = 720;
/** Pixels per unit of a city's drawing. */
export const SCALE = 1.44;
/** From one city to the next. */
export const STEP = 498;
/** Before the first city. */
export const MARGIN = 22;
/** How far the view travels, and back. */
export const TRAVEL = 420;

/** The disc behind Miami, the third city, in its drawing's units. */
export const MOON = { city: 2, x: 72, y: 74 };

/** Colours of the dark palette by their names in `app/styles/tokens.css`. */
export type Palette = Readonly<Record<"paper" | "paper-sunk" | "ink" | "accent" | "accent-wash" | "accent-line" | "warning", string>>;

/** How far the view has travelled: it leaves slowly, turns slowly and is back at the end. */
export function travelled(time: number): number {
  return (TRAVEL * (1 - Math.cos((2 * Math.PI * time) / SECONDS))) / 2;
}

/** The same numbers between 0 and 1 at every rendering (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `#rrggbb` with an opacity. */
export function tint(colour: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}
