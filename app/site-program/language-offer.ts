/** Offers the page in the language that the browser prefers, once a visitor; never forces it (rulings, "Routes"). */
import { isLocale } from "#app/domain/locale.ts";

const DECLINED = "concord-language-declined";

export function languageOffer(): void {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale);
  if (!preferred || preferred === document.documentElement.lang || declined()) return;
  const offer = document.querySelector<HTMLElement>(`[data-language-offer="${preferred}"]`);
  if (!offer) return;
  offer.hidden = false;
  const heard = () => {
    offer.hidden = true;
    declineOffer();
  };
  // Who writes on a page, or goes on from it, reads it: they are not asked again in the middle of what they do.
  document.addEventListener("input", heard, { once: true });
  addEventListener("pagehide", heard, { once: true });
  offer.addEventListener("click", (event) => {
    // Following the offer or declining it: either way it has been heard.
    if ((event.target as Element).closest("a,button")) heard();
  });
}

/** No further offer in this browser. */
export function declineOffer(): void {
  try {
    localStorage.setItem(DECLINED, "1");
  } catch {
    // Storage may be forbidden; then the offer comes again on the next page.
  }
}

function declined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}
