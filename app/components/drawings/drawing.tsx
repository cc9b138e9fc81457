import { createElement, Fragment, type ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { readSvg, type Shape } from "./svg-file.ts";

interface DrawingProps {
  /** The text of the `.svg` file: `import toronto from "./maps/toronto.svg?raw"`. */
  file: string;
  /** What the drawing shows, for those who do not see it. Without a name it is decoration. */
  name?: string;
  className?: string;
  /** Lettering in the reader's language, by the id of the `<text>` in the file. */
  texts?: Readonly<Record<string, string>>;
  /** Which part of a picture inside the drawing is seen, by the id of the `<svg>` inside the file. */
  viewBoxes?: Readonly<Record<string, string>>;
}

type Given = Pick<DrawingProps, "texts" | "viewBoxes">;

/** Files read so far; they never change in a running program. */
const read = new Map<string, Shape>();

/** A drawing from its file, inline, so that it takes the colours of the theme around it. */
export function Drawing({ file, name, className, ...given }: DrawingProps) {
  const root = read.get(file) ?? readSvg(file);
  read.set(file, root);
  const said = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return createElement(
    "svg",
    { ...said, ...root.attributes, className: classNames("h-auto w-full", className) },
    ...root.children.map((child) => element(child, given)),
  );
}

function element(child: Shape | string, given: Given): ReactNode {
  if (typeof child === "string") return child;
  const { tag, id, attributes } = child;
  const text = id === null ? undefined : given.texts?.[id];
  const viewBox = id === null ? undefined : given.viewBoxes?.[id];
  const children = text === undefined ? child.children.map((inner) => element(inner, given)) : [text];
  // A group that only holds its parts together in the drawing program is no weight on the page.
  if (tag === "g" && Object.keys(attributes).length === 0) return createElement(Fragment, null, ...children);
  return createElement(tag, viewBox === undefined ? attributes : { ...attributes, viewBox }, ...children);
}
