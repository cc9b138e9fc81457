/** THE table of addresses, in the specification's order. Public pages exist in en (no prefix), fr and es. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "./domain/locale.ts";

/** One public page, three addresses. */
function page(path: string, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => {
    const prefix = locale === "en" ? "" : locale;
    const full = [prefix, path].filter(Boolean).join("/");
    const id = `${file}:${locale}`;
    return full === "" ? index(file, { id }) : route(full, file, { id });
  });
}

export default [
  layout("routes/site/layout.tsx", [
    ...page("", "routes/site/landing/route.tsx"),
    ...page("fast-booking", "routes/site/fast-booking/route.tsx"),
    ...page("booking-confirmation/:id", "routes/site/booking-confirmation/route.tsx"),
    ...page("resume/:token", "routes/site/resume/route.tsx"),
    ...page("legacy-login", "routes/site/sign-in/route.tsx"),
    ...page("public", "routes/site/public/route.tsx"),
    ...page("reserve", "routes/site/reserve/route.tsx"),
  ]),
  route("booking-confirmation/:id/calendar.ics", "routes/site/booking-confirmation/calendar.ts"),
  layout("routes/portal/layout.tsx", [
    route("bookings", "routes/portal/bookings/route.tsx"),
    route("booking-management", "routes/portal/bookings/route.tsx", { id: "booking-management" }),
    route("bookings/:id", "routes/portal/booking/route.tsx"),
  ]),
  route("*", "routes/site/not-found/route.tsx"),
] satisfies RouteConfig;
