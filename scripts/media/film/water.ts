/** Still water below the cities: the lights stand in it as long faint strokes, and level lines drift a little. */
import { brightness, type Light } from "./lights.ts";
import { HEIGHT, HORIZON, MARGIN, MOON, type Palette, SCALE, SECONDS, STEP, seeded, tint, WIDTH } from "./scene.ts";

const DEPTH = HEIGHT - HORIZON;

export function drawWater(
  picture: CanvasRenderingContext2D,
  palette: Palette,
  lights: readonly Light[],
  time: number,
  shift: number,
): void {
  const water = picture.createLinearGradient(0, HORIZON, 0, HEIGHT);
  water.addColorStop(0, palette["accent-wash"]);
  water.addColorStop(0.5, palette.paper);
  water.addColorStop(1, palette.paper);
  picture.fillStyle = water;
  picture.fillRect(0, HORIZON, WIDTH, DEPTH);
  drawReflections(picture, palette, lights, time, shift);
  drawMoonPath(picture, palette, time, MARGIN + MOON.city * STEP + MOON.x * SCALE + shift);
  drawRipples(picture, palette, time, shift);
  picture.fillStyle = tint(palette.accent, 0.62);
  picture.fillRect(0, HORIZON - 0.7, WIDTH, 1.4);
}

function drawReflections(picture: CanvasRenderingContext2D, palette: Palette, lights: readonly Light[], time: number, shift: number): void {
  picture.save();
  for (const light of lights) {
    const x = light.x + shift;
    if (x < -30 || x > WIDTH + 30) continue;
    const below = 6 + light.above * 0.5;
    const sway = Math.sin(2 * Math.PI * ((2 * time) / SECONDS + light.above / 37)) * 1.6;
    picture.globalAlpha = brightness(light, time) * 0.3 * Math.max(0, 1 - below / 118);
    picture.fillStyle = light.warm ? palette.warning : palette.ink;
    picture.fillRect(x - light.width * 0.7 + sway, HORIZON + below, light.width * 1.4, light.height * 1.5);
  }
  picture.restore();
}

/** The moon is reflected as level strokes that lengthen and shorten. */
function drawMoonPath(picture: CanvasRenderingContext2D, palette: Palette, time: number, x: number): void {
  for (let row = 0; row < 9; row += 1) {
    const far = row / 9;
    const breath = Math.sin(2 * Math.PI * ((2 * time) / SECONDS + row * 0.37));
    const width = (22 + far * 20) * (1 + breath * 0.25);
    picture.fillStyle = tint(palette.ink, 0.2 * (1 - far) ** 1.4);
    picture.fillRect(x - width / 2 + breath * 3, HORIZON + 10 + far * 110, width, 1.6);
  }
}

function drawRipples(picture: CanvasRenderingContext2D, palette: Palette, time: number, shift: number): void {
  const chance = seeded(99);
  for (let row = 0; row < 11; row += 1) {
    const near = (row + 1) / 11;
    const y = HORIZON + 9 + near ** 1.5 * (DEPTH - 30);
    const drift = Math.sin(2 * Math.PI * (time / SECONDS + chance())) * (4 + near * 10);
    picture.fillStyle = tint(palette.accent, 0.15 - near * 0.07);
    for (let x = -120; x < WIDTH + 560; ) {
      const length = 18 + chance() * (30 + near * 90);
      picture.fillRect(x + shift * (1 + near * 0.25) + drift, y, length, 1.2);
      x += length + 40 + chance() * (120 + near * 160);
    }
  }
}
