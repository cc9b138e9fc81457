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
  layout("routes/documents/layout.tsx", [
    ...page("", "routes/documents/landing/route.tsx"),
    ...page("public", "routes/documents/public/route.tsx"),
    ...page("reserve", "routes/documents/reserve/route.tsx"),
    ...page("legacy-login", "routes/documents/sign-in/route.tsx"),
    ...page("legacy-login/code", "routes/documents/second-factor/route.tsx"),
    ...page("forgotten-password", "routes/documents/forgotten-password/route.tsx"),
    ...page("reset-password/:token", "routes/documents/reset-password/route.tsx"),
    ...page("invitation/:token", "routes/documents/invitation/route.tsx"),
    ...page("locations", "routes/documents/locations/route.tsx"),
    ...page("locations/:city", "routes/documents/city/route.tsx"),
    ...page("roster", "routes/documents/roster/route.tsx"),
    ...page("roster/:slug", "routes/documents/arbitrator/route.tsx"),
    ...page("services", "routes/documents/services/route.tsx"),
    ...page("about", "routes/documents/about/route.tsx"),
    ...page("contact", "routes/documents/contact/route.tsx"),
    ...page("careers", "routes/documents/careers/route.tsx"),
    ...page("privacy", "routes/documents/privacy/route.tsx"),
    ...page("terms", "routes/documents/terms/route.tsx"),
    ...page("accessibility", "routes/documents/accessibility/route.tsx"),
    route("*", "routes/documents/not-found/route.tsx"),
  ]),
  layout("routes/site/layout.tsx", [
    ...page("book", "routes/site/book/route.tsx"),
    ...page("fast-booking", "routes/site/fast-booking/route.tsx"),
    ...page("booking-confirmation/:id", "routes/site/booking-confirmation/route.tsx"),
    ...page("public-booking", "routes/site/public-booking/route.tsx"),
    ...page("begin-again", "routes/site/begin-again/route.tsx"),
    ...page("resume/:token", "routes/site/resume/route.tsx"),
    ...page("manage/:token", "routes/site/manage/route.tsx"),
    ...page("hold/:token", "routes/site/hold/route.tsx"),
  ]),
  route("sitemap.xml", "routes/machines/sitemap.ts"),
  route("robots.txt", "routes/machines/robots.ts"),
  ...page("manifest.webmanifest", "routes/machines/manifest.ts"),
  route(".well-known/security.txt", "routes/machines/security.ts"),
  route("feeds/:file", "routes/machines/feed.ts"),
  route("manage/:token/month", "routes/site/manage/month.ts"),
  route("booking-confirmation/:id/calendar.ics", "routes/site/booking-confirmation/calendar.ts"),
  layout("routes/portal/layout.tsx", [
    route("admin", "routes/portal/admin-dashboard/route.tsx"),
    route("arbitrator", "routes/portal/arbitrator-dashboard/route.tsx"),
    route("party", "routes/portal/party-dashboard/route.tsx"),
    route("reports", "routes/portal/reports/route.tsx"),
    route("reports/export.csv", "routes/portal/reports/export.ts"),
    route("bookings", "routes/portal/bookings/route.tsx"),
    route("booking-management", "routes/portal/bookings/route.tsx", { id: "booking-management" }),
    route("bookings/export.csv", "routes/portal/bookings/export.ts"),
    route("bookings/:id", "routes/portal/booking/route.tsx"),
    route("bookings/:id/panel", "routes/portal/bookings/panel.ts"),
    route("cases", "routes/portal/cases/route.tsx"),
    route("cases/new", "routes/portal/case-new/route.tsx"),
    route("cases/:id", "routes/portal/case/route.tsx"),
    route("cases/:id/edit", "routes/portal/case-edit/route.tsx"),
    route("cases/:id/assign", "routes/portal/case-assign/route.tsx"),
    route("arbitrator/interests", "routes/portal/interests/route.tsx"),
    route("arbitrator/disclosures/:id", "routes/portal/disclosure/route.tsx"),
    route("cases/:id/record", "routes/portal/case-record/archive.ts"),
    route("cases/:id/verification", "routes/portal/case-record/route.tsx"),
    route("cases/:id/notices", "routes/portal/case-notices/route.tsx"),
    route("notices", "routes/portal/notices/route.tsx"),
    route("admin/queue", "routes/portal/queue/route.tsx"),
    route("bookings/:id/edit", "routes/portal/booking-edit/route.tsx"),
    route("admin/inquiries", "routes/portal/inquiries/route.tsx"),
    route("admin/conversations", "routes/portal/conversations/route.tsx"),
    route("admin/conversations/:ref", "routes/portal/conversation/route.tsx"),
    route("admin/venues", "routes/portal/venues/route.tsx"),
    route("admin/venues/:venue", "routes/portal/venue/route.tsx"),
    route("admin/venues/:venue/rates", "routes/portal/venue-rates/route.tsx"),
    route("admin/booking-rules", "routes/portal/booking-rules/route.tsx"),
    route("admin/page-views", "routes/portal/page-views/route.tsx"),
    route("admin/outbox", "routes/portal/outbox/route.tsx"),
    route("admin/scheduled-work", "routes/portal/scheduled-work/route.tsx"),
    route("admin/records", "routes/portal/records/route.tsx"),
    route("users", "routes/portal/users/route.tsx"),
    route("users/:id", "routes/portal/user/route.tsx"),
    route("settings", "routes/portal/settings/route.tsx"),
    route("settings/second-factor", "routes/portal/second-factor/route.tsx"),
    route("settings/passkeys", "routes/portal/passkeys/route.tsx"),
    route("admin/ai-config", "routes/portal/ai-config/route.tsx"),
    route("admin/ai-config/faqs.csv", "routes/portal/ai-config/export.ts"),
  ]),
  layout("routes/dev/layout.tsx", [
    route("dev/mail", "routes/dev/mail/route.tsx"),
    route("dev/mail/:id", "routes/dev/mail-message/route.tsx"),
  ]),
  route("dev/mail/:id/message.eml", "routes/dev/mail-message/message.ts"),
  route("dev/mail/:id/attachments/:at", "routes/dev/mail-message/attachment.ts"),
] satisfies RouteConfig;
