import fc from "fast-check";
import { expect, it } from "vitest";
import { afterFailure, BREAKER, type Circuit, CLOSED, mayAsk, trying } from "./circuit-breaker.ts";

const failed = (times: number, now = 0) => Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, now), CLOSED);

it("asks on after a slip, and rests after three in a row", () => {
  expect(mayAsk(failed(2), 0)).toBe(true);
  expect(mayAsk(failed(3), 0)).toBe(false);
  expect(mayAsk(failed(3), BREAKER.restMs)).toBe(true);
});

it("lets one turn try after a rest, and the others go on without", () => {
  const rested = failed(3);
  const now = BREAKER.restMs;
  expect(mayAsk(trying(rested, now), now)).toBe(false);
  // A try that never came to an end blocks nobody for good.
  expect(mayAsk(trying(rested, now), now + BREAKER.restMs)).toBe(true);
});

it("rests longer with each failed try, up to ten minutes, and never for good", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 60 }), fc.integer({ min: 0, max: 1e12 }), (times, now) => {
      const circuit = failed(times, now);
      expect(circuit.restsUntil - now).toBeGreaterThanOrEqual(BREAKER.restMs);
      expect(circuit.restsUntil - now).toBeLessThanOrEqual(BREAKER.longestRestMs);
      expect(mayAsk(circuit, now + BREAKER.longestRestMs)).toBe(true);
      expect(afterFailure(circuit, now).restsUntil).toBeGreaterThanOrEqual(circuit.restsUntil);
    }),
  );
});
