/** `/manifest.webmanifest`, one in each language (W3C Web Application Manifest): the site as something to keep on a device. */

import { msg } from "@lingui/core/macro";
import { i18nContext, localeContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { inCities } from "#app/i18n/lists.ts";
import type { Route } from "./+types/manifest";
import { forEverybody } from "./plain.ts";

/** Paper, as `app/styles/tokens.css` has it: a manifest cannot read a style sheet. */
const PAPER = "#faf8f3";

const png = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  png("icon", 192, "any"),
  png("icon", 512, "any"),
  png("maskable", 192, "maskable"),
  png("maskable", 512, "maskable"),
];

export function loader({ context }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const locale = context.get(localeContext);
  const cities = inCities(locale, OFFICES);
  const at = (path: string) => localePath(locale, path);
  const manifest = {
    // One application, whatever the language in which it was kept.
    id: "/public",
    name: `${PROVIDER.name} – ${i18n._(msg`Arbitration, mediation and hearing venues`)}`,
    short_name: PROVIDER.name,
    description: i18n._(msg`Hearing rooms and services for arbitration and mediation ${cities}.`),
    lang: locale,
    dir: "ltr",
    start_url: at("/public"),
    scope: "/",
    display: "minimal-ui",
    theme_color: PAPER,
    background_color: PAPER,
    icons: ICONS,
    shortcuts: [
      { name: i18n._(msg`Book a hearing`), url: at("/fast-booking") },
      { name: i18n._(msg`Sign In`), url: "/api/login" },
    ],
  };
  return forEverybody(JSON.stringify(manifest), "application/manifest+json; charset=utf-8");
}
