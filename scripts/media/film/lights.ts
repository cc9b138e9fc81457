/** Which windows are lit when: some always, some never, and some light up one after another as the view passes. */
import { CITY_WIDTH, type City } from "./cities.ts";
import { MARGIN, SCALE, SECONDS, STEP, seeded } from "./scene.ts";

export interface Light {
  /** Middle and upper edge in the strip of cities, pixels; height above the water. */
  x: number;
  above: number;
  width: number;
  height: number;
  warm: boolean;
  strength: number;
  /** Seconds from switching on to switching off within the loop; none for a light that stays on. */
  on: number | null;
  off: number;
}

const ALWAYS = 0.2;
const SWITCHING = 0.17;
const RISE = 0.5;
const FALL = 2.4;

export function lightsOf(cities: readonly City[], ground: number): Light[] {
  const chance = seeded(20_261);
  const lights: Light[] = [];
  for (const [place, city] of cities.entries()) {
    for (const window of city.windows) {
      const kind = chance();
      const [late, long, strength, warmth] = [chance(), chance(), chance(), chance()];
      if (kind > ALWAYS + SWITCHING) continue;
      const along = (place + window.x / CITY_WIDTH) / cities.length;
      const on = (along * 0.55 + late * 0.45) * SECONDS * 0.8;
      lights.push({
        x: MARGIN + place * STEP + window.x * SCALE,
        above: (ground - window.y) * SCALE,
        width: window.width * SCALE,
        height: window.height * SCALE,
        warm: warmth < 0.78,
        strength: 0.55 + strength * 0.45,
        on: kind < ALWAYS ? null : on,
        off: on + 6.5 + long * 4,
      });
    }
  }
  return lights;
}

/** How bright a light is, 0 to 1; the end of the film joins its beginning. */
export function brightness(light: Light, time: number): number {
  if (light.on === null) return light.strength;
  const since = (((time - light.on) % SECONDS) + SECONDS) % SECONDS;
  const lasting = light.off - light.on;
  if (since < RISE) return light.strength * ease(since / RISE);
  if (since < lasting) return light.strength;
  return light.strength * (1 - ease(Math.min(1, (since - lasting) / FALL)));
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}
