/** What a public page with a program of its own (React's) runs next to it. The chat is brought to life here where that program is a form's alone. */
import { begin } from "./begin.ts";
import { chat } from "./chat.ts";
import { deferHydration } from "./deferred-hydration.ts";
import { faces } from "./faces.ts";
import { PUBLIC_PARTS } from "./public-parts.ts";
import { wholeSheet, wholeStyle } from "./whole-style.ts";

begin([faces, wholeStyle, () => deferHydration(wholeSheet), chat, ...PUBLIC_PARTS]);
