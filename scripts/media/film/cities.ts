/** The four skylines of the site (`app/components/drawings/skyline`) as paths that a canvas can draw, and where their windows are. */
import cayman from "#app/components/drawings/skyline/grand-cayman.svg?raw";
import miami from "#app/components/drawings/skyline/miami.svg?raw";
import montreal from "#app/components/drawings/skyline/montreal.svg?raw";
import toronto from "#app/components/drawings/skyline/toronto.svg?raw";

/** Width of one drawing, in its own units. */
export const CITY_WIDTH = 360;

/** Where the ground is in every drawing. */
export const GROUND = 150;

export interface Line {
  path: Path2D;
  width: number;
  dash: number[];
  /** A part of the building's face, not its outline: drawn fainter. */
  detail: boolean;
  /** Covers what is behind it. */
  covers: boolean;
  /** The disc behind Miami. */
  moon: boolean;
}

/** A window, in the drawing's units: its middle, its upper edge. */
export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface City {
  lines: readonly Line[];
  windows: readonly Pane[];
}

const row = (xs: readonly number[], y: number, height: number, width = 1.7): Pane[] => xs.map((x) => ({ x, y, width, height }));

/** Windows of houses, churches and hotels; those of towers are the dashes on their faces. */
const MORE_PANES: Readonly<Record<string, readonly Pane[]>> = {
  Toronto: [
    ...row([112, 115, 118, 122, 125, 128], 51, 2),
    ...row([118.5, 121.5], 29, 1.5, 1.2),
    ...row([142, 151, 160, 176, 185, 194], 142, 3),
  ],
  Montreal: [
    ...row([64, 72, 100, 108], 112, 8),
    ...row([64, 72, 100, 108], 130, 7),
    ...row([86], 138, 11, 4),
    ...row([92], 67, 10, 1.4),
    ...row([304, 312, 334, 344], 145, 2.4),
  ],
  Miami: [
    ...[75, 87, 99, 111, 123, 135].flatMap((y) => row([103, 108, 113, 118, 123, 128], y, 4)),
    ...[120, 132].flatMap((y) => row([262, 267, 272, 306, 311, 316], y, 4)),
    ...row([164], 40, 7, 5),
  ],
  GrandCayman: [
    ...row([100, 112, 125, 137], 134, 8, 3.4),
    ...row([238, 252, 263, 274, 286], 130, 9, 3.4),
    ...row([315, 328, 341], 136, 7, 3.4),
    ...row([167], 112, 5, 3),
    ...row([192], 139, 10, 5),
    ...row([207.5], 127, 6, 3),
    ...row([46, 58, 70, 82], 142, 2, 2),
    ...row([15], 131, 2, 2),
  ],
};

function readLines(svg: Element): Line[] {
  const number = (element: Element, name: string, otherwise: number) => Number(element.getAttribute(name) ?? otherwise);
  return [...svg.querySelectorAll("rect, circle, path")].flatMap((element) => {
    const path = new Path2D(element.getAttribute("d") ?? "");
    if (element.tagName === "rect") {
      path.rect(number(element, "x", 0), number(element, "y", 0), number(element, "width", 0), number(element, "height", 0));
    }
    if (element.tagName === "circle") path.arc(number(element, "cx", 0), number(element, "cy", 0), number(element, "r", 0), 0, 2 * Math.PI);
    // Water is the film's own.
    if (element.id === "water") return [];
    const dash = (element.getAttribute("stroke-dasharray") ?? "").split(" ").filter(Boolean).map(Number);
    const width = number(element, "stroke-width", 1.2);
    const covers = element.getAttribute("fill") !== "none" && dash.length === 0 && width > 1;
    return [{ path, width, dash, detail: width < 1, covers, moon: covers && element.id === "moon" }];
  });
}

/** A dashed upright line on a tower is a column of windows. */
function readWindows(svg: Element): Pane[] {
  return [...svg.querySelectorAll("path[stroke-dasharray]")].flatMap((element) => {
    const [dash = 3, gap = 3.5] = (element.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
    const columns = (element.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g);
    return [...columns].flatMap(([, x, from, to]) => {
      const down = Number(to) > Number(from);
      const count = Math.floor((Math.abs(Number(to) - Number(from)) + gap) / (dash + gap));
      return Array.from({ length: count }, (_, at) => {
        const start = at * (dash + gap);
        return { x: Number(x), y: down ? Number(from) + start : Number(from) - start - dash, width: 1.7, height: dash };
      });
    });
  });
}

function read(name: string, file: string): City {
  const svg = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
  return { lines: readLines(svg), windows: [...readWindows(svg), ...(MORE_PANES[name] ?? [])] };
}

export function readCities(): City[] {
  return [read("Toronto", toronto), read("Montreal", montreal), read("Miami", miami), read("GrandCayman", cayman)];
}
