/** What a public page with a program of its own (React's) runs next to it. */
import { begin } from "./begin.ts";
import { heldProgram } from "./held-program.ts";
import { PUBLIC_PARTS } from "./public-parts.ts";

begin([heldProgram, ...PUBLIC_PARTS]);
