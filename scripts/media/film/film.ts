/**
 * The film of the four-city landing, one frame at a time: four skylines on one horizon at dusk, windows that light up,
 * a slow look along the shore and back, still water. `render.mjs` opens it in a browser; visitors never load it.
 */
import { type City, GROUND, readCities } from "./cities.ts";
import { brightness, type Light, lightsOf } from "./lights.ts";
import { HEIGHT, HORIZON, MARGIN, MOON, type Palette, RATE, SCALE, SECONDS, STEP, seeded, tint, travelled, WIDTH } from "./scene.ts";
import { drawWater } from "./water.ts";

let stage: { picture: CanvasRenderingContext2D; palette: Palette; cities: City[]; lights: Light[]; halo: OffscreenCanvas } | null = null;

const film = {
  frames: SECONDS * RATE,
  width: WIDTH,
  height: HEIGHT,
  rate: RATE,
  begin(palette: Palette) {
    const canvas = document.body.appendChild(document.createElement("canvas"));
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const picture = canvas.getContext("2d");
    if (!picture) throw new Error("No canvas.");
    const cities = readCities();
    stage = { picture, palette, cities, lights: lightsOf(cities, GROUND), halo: haloOf(palette.warning) };
  },
  draw(frame: number) {
    if (!stage) return;
    const { picture, palette, cities, lights, halo } = stage;
    const time = frame / RATE;
    const shift = -travelled(time);
    drawSky(picture, palette);
    drawMoonlight(picture, palette, MARGIN + MOON.city * STEP + MOON.x * SCALE + shift);
    drawFarShore(picture, palette, shift * 0.45);
    for (const [place, city] of cities.entries()) drawCity(picture, palette, city, MARGIN + place * STEP + shift);
    drawLights(picture, palette, lights, halo, time, shift);
    drawWater(picture, palette, lights, time, shift);
  },
};

Object.assign(window, { film });

function drawSky(picture: CanvasRenderingContext2D, palette: Palette): void {
  picture.fillStyle = palette.paper;
  picture.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = (colour: string, height: number, middle: number, low: number) => {
    const dusk = picture.createLinearGradient(0, HORIZON - height, 0, HORIZON);
    dusk.addColorStop(0, tint(colour, 0));
    dusk.addColorStop(0.5, tint(colour, middle));
    dusk.addColorStop(1, tint(colour, low));
    picture.fillStyle = dusk;
    picture.fillRect(0, HORIZON - height, WIDTH, height);
  };
  glow(palette["accent-line"], 420, 0.2, 0.78);
  glow(palette.warning, 110, 0.03, 0.1);
}

function drawMoonlight(picture: CanvasRenderingContext2D, palette: Palette, x: number): void {
  const y = HORIZON - (GROUND - MOON.y) * SCALE;
  const glow = picture.createRadialGradient(x, y, 20, x, y, 150);
  glow.addColorStop(0, tint(palette.ink, 0.13));
  glow.addColorStop(0.4, tint(palette.ink, 0.04));
  glow.addColorStop(1, tint(palette.ink, 0));
  picture.fillStyle = glow;
  picture.fillRect(x - 150, y - 150, 300, Math.min(300, HORIZON - y + 150));
}

/** Faint roofs behind the cities, which move less than they do. */
function drawFarShore(picture: CanvasRenderingContext2D, palette: Palette, shift: number): void {
  const chance = seeded(7);
  picture.fillStyle = tint(palette.paper, 0.42);
  for (let x = -20; x < WIDTH + 220; ) {
    const width = 22 + chance() * 46;
    const height = 14 + chance() ** 2.4 * 96;
    picture.fillRect(x + shift, HORIZON - height, width, height);
    x += width + (chance() < 0.3 ? chance() * 60 : 0);
  }
}

function drawCity(picture: CanvasRenderingContext2D, palette: Palette, city: City, x: number): void {
  picture.save();
  picture.translate(x, HORIZON - GROUND * SCALE);
  picture.scale(SCALE, SCALE);
  picture.beginPath();
  picture.rect(-20, -10, 400, GROUND + 10);
  picture.clip();
  picture.lineJoin = "round";
  picture.lineCap = "round";
  for (const line of city.lines) {
    if (line.covers) {
      picture.fillStyle = line.moon ? tint(palette.ink, 0.7) : palette.paper;
      picture.fill(line.path);
    }
    const windows = line.dash.length > 0;
    picture.setLineDash(line.dash);
    picture.lineWidth = line.width;
    picture.strokeStyle = tint(palette.accent, windows ? 0.2 : line.detail ? 0.36 : 0.66);
    picture.stroke(line.path);
  }
  picture.restore();
}

function drawLights(
  picture: CanvasRenderingContext2D,
  palette: Palette,
  lights: readonly Light[],
  halo: OffscreenCanvas,
  time: number,
  shift: number,
): void {
  picture.save();
  for (const light of lights) {
    const x = light.x + shift;
    if (x < -30 || x > WIDTH + 30) continue;
    const bright = brightness(light, time);
    const y = HORIZON - light.above;
    picture.globalAlpha = bright * 0.2;
    picture.drawImage(halo, x - 13, y + light.height / 2 - 13, 26, 26);
    picture.globalAlpha = bright;
    picture.fillStyle = light.warm ? palette.warning : palette.ink;
    picture.fillRect(x - light.width / 2, y, light.width, light.height);
  }
  picture.restore();
}

function haloOf(colour: string): OffscreenCanvas {
  const halo = new OffscreenCanvas(64, 64);
  const picture = halo.getContext("2d");
  if (!picture) throw new Error("No canvas.");
  const glow = picture.createRadialGradient(32, 32, 0, 32, 32, 32);
  glow.addColorStop(0, tint(colour, 1));
  glow.addColorStop(0.4, tint(colour, 0.3));
  glow.addColorStop(1, tint(colour, 0));
  picture.fillStyle = glow;
  picture.fillRect(0, 0, 64, 64);
  return halo;
}
