/**
 * The small program of every public page: plain DOM, no library; with what a finished document adds, at most 15 kB
 * gzip before somebody interacts (quality, "Speed"). Everything it touches works without it.
 */
import { headerBar } from "./header-bar.ts";
import { languageOffer } from "./language-offer.ts";
import { languageSwitch } from "./language-switch.ts";
import { menu } from "./menu.ts";
import { pageCount } from "./page-count.ts";
import { prefetch } from "./prefetch.ts";
import { signedOut } from "./signed-out.ts";

export const PUBLIC_PARTS = [headerBar, menu, languageSwitch, languageOffer, prefetch, pageCount, () => signedOut()] as const;
