import fc from "fast-check";
import { expect, test } from "vitest";
import { brightness, type Light } from "./lights.ts";
import { RATE, SECONDS, TRAVEL, travelled } from "./scene.ts";

const light = fc.record({
  x: fc.constant(0),
  above: fc.constant(0),
  width: fc.constant(2),
  height: fc.constant(4),
  warm: fc.boolean(),
  strength: fc.double({ min: 0.55, max: 1, noNaN: true }),
  on: fc.double({ min: 0, max: SECONDS, noNaN: true }),
  lasting: fc.double({ min: 6.5, max: 10.5, noNaN: true }),
});
const lit = light.map(({ lasting, ...rest }): Light => ({ ...rest, off: rest.on + lasting }));

test("the film ends as it begins", () => {
  expect(travelled(SECONDS)).toBeCloseTo(travelled(0));
  fc.assert(
    fc.property(lit, (one) => {
      expect(brightness(one, SECONDS)).toBeCloseTo(brightness(one, 0));
    }),
  );
});

test("nothing jumps from one frame to the next", () => {
  const time = fc.integer({ min: 0, max: SECONDS * RATE }).map((frame) => frame / RATE);
  fc.assert(
    fc.property(lit, time, (one, at) => {
      expect(Math.abs(brightness(one, at + 1 / RATE) - brightness(one, at))).toBeLessThan(0.14);
      expect(Math.abs(travelled(at + 1 / RATE) - travelled(at))).toBeLessThan(TRAVEL / 100);
    }),
  );
});
