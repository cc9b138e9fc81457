/** Reads a drawing's `.svg` file into shapes. What drawing programs add for themselves stays out of the page, and so does what could run. */

export interface Shape {
  tag: string;
  /** The name that the file gives to this part. Code finds it by this name; pages never carry it, since several drawings share a page. */
  id: string | null;
  /** As React names them. */
  attributes: Readonly<Record<string, string>>;
  children: readonly (Shape | string)[];
}

const TAGS = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use"]);

const ATTRIBUTES = new Set(
  `aria-hidden class cx cy d fill fill-opacity fill-rule font-size font-style font-weight height href lang letter-spacing opacity
  paint-order points preserveAspectRatio r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor transform viewBox width x x1 x2 y y1 y2`.split(/\s+/),
);

/** In this order: what is skipped whole, a closing tag, an opening tag with its attributes, text. */
const TOKEN =
  /<!--[\s\S]*?-->|<[?!][^>]*>|<style[\s>][\s\S]*?<\/style>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;

const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

interface Open {
  tag: string;
  id: string | null;
  attributes: Record<string, string>;
  children: (Shape | string)[];
}

/**
 * The drawing in `file`, which is the text of an SVG document: its shapes with what they look like, without comments, styles,
 * and tags or attributes that are not a drawing's. Throws when a tag is not closed where it should be.
 */
export function readSvg(file: string): Shape {
  const top = shape("file", "");
  const open: Open[] = [top];
  for (const [, closing, tag, attributes = "", selfClosing, text] of file.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? top;
    if (text !== undefined) {
      if (parent.tag === "text" || parent.tag === "tspan") parent.children.push(decoded(text));
    } else if (closing !== undefined) {
      if (parent.tag !== closing) throw new Error(`An SVG file closes <${parent.tag}> with </${closing}>.`);
      open.pop();
    } else if (tag !== undefined) {
      const child = shape(tag, attributes);
      if (TAGS.has(tag)) parent.children.push(child);
      if (!selfClosing) open.push(child);
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || root === undefined || typeof root === "string" || root.tag !== "svg")
    throw new Error("An SVG file holds one <svg>, and every tag in it is closed.");
  return root;
}

function shape(tag: string, written: string): Open {
  const attributes: Record<string, string> = {};
  let id: string | null = null;
  for (const [, name = "", double, single] of written.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? "");
    if (name === "id") id = value;
    else if (ATTRIBUTES.has(name)) attributes[asProp(name)] = value;
  }
  return { tag, id, attributes, children: [] };
}

function asProp(name: string): string {
  if (name === "class") return "className";
  return name.startsWith("aria-") ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
