/** Tells the page count that this address was read: no cookie, no id, nothing about the reader; not at all where the reader asks not to be counted. */
import { isLocale } from "#app/domain/locale.ts";
import { splitLocale } from "#app/i18n/addresses.ts";

export function pageCount(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  if (globalPrivacyControl || doNotTrack === "1") return;
  const { lang } = document.documentElement;
  const count = () => {
    const { path } = splitLocale(location.pathname);
    navigator.sendBeacon("/api/page-views", JSON.stringify({ path: path || "/", locale: isLocale(lang) ? lang : "en" }));
  };
  // A page fetched ahead of the reader is counted when it is looked at.
  if (document.visibilityState === "visible") count();
  else document.addEventListener("visibilitychange", count, { once: true });
}
