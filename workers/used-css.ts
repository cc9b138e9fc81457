/** The part of a style sheet that a page needs as it is served: the rest is for what its program shows later. */

/** What holds rules of its own; other at-rules are taken as they are. */
const GROUP = /^@(?:layer|media|supports|container)\b/;
/** What a selector may lack, or have another of: it says nothing of the classes that a page must hold. */
const ALTERNATIVES = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
/** Strings, comments and escapes are passed over; the other signs part a sheet into its blocks. */
const SIGN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|\\.|[{};]/gs;
const LIST_SIGN = /"[^"]*"|'[^']*'|\\.|[()[\],]/gs;

/** A sheet that was read once, to be asked for the part of many pages. */
export type Sheet = readonly Block[];

interface Block {
  head: string;
  /** What is written for it where it applies as a whole. */
  text: string;
  /** Of a rule: the classes that each of its selectors asks for. */
  needs?: readonly (readonly string[])[];
  /** Of a group: the rules in it. */
  inner?: Sheet;
}

/** The classes that the elements of `html` carry. */
export function classesOf(html: string): Set<string> {
  const texts = [...html.matchAll(CLASS_ATTRIBUTE)].map(([, text = ""]) =>
    text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (one) => ENTITIES[one] ?? one),
  );
  return new Set(texts.flatMap((text) => text.split(/\s+/)));
}

/** The text of `sheet` without the rules that ask for a class which is not in `classes`. */
export function usedCss(sheet: Sheet, classes: ReadonlySet<string>): string {
  return sheet
    .map(({ head, text, needs, inner }) => {
      if (needs) return needs.some((names) => names.every((name) => classes.has(name))) ? text : "";
      if (!inner) return text;
      const used = usedCss(inner, classes);
      return used ? `${head}{${used}}` : "";
    })
    .join("");
}

/** Reads a sheet as the build writes it. */
export function readSheet(css: string): Sheet {
  const blocks: Block[] = [];
  let from = 0;
  let open = -1;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push(blockOf(css.slice(from, open).trim(), css.slice(open + 1, index)));
      from = index + 1;
    } else if (sign === ";" && depth === 0) {
      blocks.push({ head: "", text: `${css.slice(from, index).trim()};` });
      from = index + 1;
    }
  }
  return blocks;
}

function blockOf(head: string, body: string): Block {
  const text = `${head}{${body}}`;
  if (GROUP.test(head)) return { head, text, inner: readSheet(body) };
  return head.startsWith("@") ? { head, text } : { head, text, needs: selectorsOf(head).map(neededBy) };
}

function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of list.matchAll(LIST_SIGN)) {
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      selectors.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...selectors, list.slice(from)];
}

const neededBy = (selector: string) => [...selector.replace(ALTERNATIVES, "").matchAll(CLASS)].map(([, name = ""]) => unescaped(name));

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_all, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
