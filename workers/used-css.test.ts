import { expect, test } from "vitest";
import { classesOf, readSheet, usedCss } from "./used-css.ts";

const part = (css: string, html: string) => usedCss(readSheet(css), classesOf(html));

test("keeps the rules of the classes that are in the page, and those of elements", () => {
  const css = "a{color:inherit}.one{top:0}.two{top:1px}.one .two,.one p{top:2px}@media print{.two{top:3px}}";
  expect(part(css, '<p class="one">')).toBe("a{color:inherit}.one{top:0}.one .two,.one p{top:2px}");
  expect(part(css, '<p class="one two">')).toBe(css);
});

test("reads names with escapes as the page writes them", () => {
  const css =
    ".sm\\:px-1\\.5{top:0}.\\[\\&\\>p\\]\\:mt-2>p{top:1px}.\\32 xl{top:2px}.\\@4xl\\:grid{top:3px}.hover\\:up:hover{top:4px}.w-\\[calc\\(1px\\,2px\\)\\]{top:5px}";
  expect(part(css, '<p class="sm:px-1.5 [&amp;&gt;p]:mt-2 2xl @4xl:grid hover:up w-[calc(1px,2px)]">')).toBe(css);
  expect(part(css, "<p>")).toBe("");
});

test("keeps what a selector excludes or takes among others: the page may hold none of it", () => {
  const css = ".one:not(.two){top:0}:where(.x,.y) p{top:1px}.one:is(.a .b,.c:not(.d)){top:2px}";
  expect(part(css, '<p class="one">')).toBe(css);
});

test("goes into groups, drops those that are left empty, and keeps every other statement as it is", () => {
  const css =
    '@charset "utf-8";@layer theme,base;@layer base{.one{top:0}@media (width>=40rem){.two{top:1px}}}@font-face{font-family:"{";src:url("a;b")}@property --x{syntax:"*"}@keyframes turn{to{rotate:1turn}}';
  expect(part(css, '<p class="two">')).toBe(css.replace(".one{top:0}", ""));
  expect(part(css, "<p>")).toBe(css.replace("@layer base{.one{top:0}@media (width>=40rem){.two{top:1px}}}", ""));
});

test("a brace or a quotation mark in a string, a comment or an escape parts nothing", () => {
  const css = '.one:before{content:"}.two{"}/* } */.one[data-x="a,b"],.q\\"{top:0}';
  expect(part(css, '<p class="one">')).toBe(css);
});
