/** What a public page with a program of its own (React's) runs next to it. */
import { begin } from "./begin.ts";
import { deferHydration } from "./deferred-hydration.ts";
import { faces } from "./faces.ts";
import { PUBLIC_PARTS } from "./public-parts.ts";

begin([faces, deferHydration, ...PUBLIC_PARTS]);
