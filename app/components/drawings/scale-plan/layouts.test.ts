import { expect, test } from "vitest";
import { layoutOf, seatsIn } from "./layouts.ts";

const SETUPS = ["boardroom", "u_shape", "courtroom", "exam"] as const;

test.each(SETUPS)("%s has a seat for each of 1 to 200 people, inside the plan", (setup) => {
  for (let people = 1; people <= 200; people += 1) {
    const layout = layoutOf(setup, people);
    expect(seatsIn(layout), `${setup} for ${people}`).toBe(people);
    for (const { x, y, count, step, down } of [...layout.seats, ...layout.front]) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + (down ? 0 : (count - 1) * step)).toBeLessThan(layout.width);
      expect(y + (down ? (count - 1) * step : 0)).toBeLessThan(layout.height);
    }
    for (const { width, height } of layout.tables) expect(Math.min(width, height), `${setup} for ${people}`).toBeGreaterThan(0);
  }
});

test("one more person never makes a plan of a closed table shorter", () => {
  for (let people = 6; people < 24; people += 1)
    expect(layoutOf("boardroom", people + 1).width).toBeGreaterThanOrEqual(layoutOf("boardroom", people).width);
});
