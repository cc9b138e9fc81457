/** The look of the API's page, which has no style sheet of the site: the product's colours and faces (`app/styles/tokens.css`, `fonts.css`). */
import sans from "#app/styles/fonts/sans.woff2?url";
import serif from "#app/styles/fonts/serif.woff2?url";

const face = (name: string, address: string) =>
  `@font-face{font-family:"${name}";font-weight:200 900;font-display:swap;src:url("${address}") format("woff2")}`;

export const PAGE_STYLE = `${face("Source Serif 4", serif)}${face("Source Sans 3", sans)}
:root{color-scheme:light dark;--paper:light-dark(#faf8f3,#131614);--sunk:light-dark(#f2efe7,#0d100e);--ink:light-dark(#1a1d1b,#ece8dd);--soft:light-dark(#484c47,#bbb8ad);--line:light-dark(#dcd8cc,#2e342f);--accent:light-dark(#1f3d36,#aecfbe);--on-accent:light-dark(#f8f5ec,#10201a)}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 "Source Sans 3",system-ui,sans-serif}header{border-bottom:1px solid var(--line);padding:1rem}header a{color:var(--ink);font:1.375rem/1.45 "Source Serif 4",Georgia,serif;letter-spacing:-.015em;text-decoration:none}header svg{width:1.75rem;height:1.75rem;margin-right:.75rem;vertical-align:-.4rem}
header a,main{display:block;max-width:60rem;margin:0 auto}main{padding:2rem 1rem 6rem}a{color:var(--accent);text-underline-offset:.2em}a:focus-visible,.wide:focus-visible{outline:2px solid currentColor;outline-offset:3px}
h1,h2{font-family:"Source Serif 4",Georgia,serif;font-weight:400;line-height:1.2;letter-spacing:-.015em}h1{font-size:2.5rem}h2{font-size:1.75rem;margin-top:4rem;border-top:1px solid var(--line);padding-top:2rem}h3{font:600 1rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere;margin-top:2.5rem}
em{color:var(--soft);font-style:normal}code{font:.875em ui-monospace,monospace;background:var(--sunk)}.wide{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;width:100%;min-width:38rem;table-layout:fixed}td,th{border-bottom:1px solid var(--line);padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top;overflow-wrap:break-word}th{color:var(--soft);font-weight:600}th:nth-child(1){width:32%}th:nth-child(2){width:24%}
nav li{display:inline-block;margin-right:1.5rem}nav a{display:inline-block;line-height:2.75rem}nav ul{padding:0}`;
