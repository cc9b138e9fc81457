/**
 * Another language, the same place: the page in the other language opens at the section that was being read,
 * and what was typed into a form goes with it (by a post that the page's action echoes; nothing typed is kept
 * in the browser's storage).
 */
import { declineOffer } from "./language-offer.ts";

const PLACE = "concord-place";

interface Place {
  path: string;
  section: string | null;
  /** Pixels that the section's top is above the window's, or the page's own scroll where there is no section. */
  offset: number;
}

export function languageSwitch(): void {
  restore();
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-language]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Steps of a form change the query after the link was made.
    link.search = location.search;
    keepPlace(new URL(link.href).pathname);
    // Who has chosen need not be asked.
    declineOffer();
    const form = changedForm();
    if (!form) return;
    event.preventDefault();
    carry(form, link.href);
  });
}

/** The form that somebody has typed into, here or on the page that it came from, of those whose page echoes them. */
function changedForm(): HTMLFormElement | undefined {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-echoed]")].find(
    (form) =>
      form.dataset.echoed === "typed" ||
      [...form.elements].some((element) => {
        if (element instanceof HTMLSelectElement) return [...element.options].some((option) => option.selected !== option.defaultSelected);
        if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
        if (!(element instanceof HTMLInputElement) || element.type === "hidden") return false;
        return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
      }),
  );
}

function carry(form: HTMLFormElement, address: string): void {
  const carrier = document.createElement("form");
  carrier.method = "post";
  // The typed form's own query, so that the page shows the form again.
  carrier.action = new URL(address).pathname + new URL(form.action).search;
  carrier.hidden = true;
  const values = new FormData(form);
  values.set("intent", "language");
  for (const [name, value] of values) {
    if (typeof value !== "string") continue;
    // A text area, because an input would lose the line breaks.
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    carrier.appendChild(field);
  }
  document.body.appendChild(carrier);
  carrier.submit();
}

function keepPlace(path: string): void {
  const section = [...document.querySelectorAll<HTMLElement>("main [id]")]
    .filter((element) => element.getBoundingClientRect().top <= 120)
    .at(-1);
  const place: Place = { path, section: section?.id ?? null, offset: section ? -section.getBoundingClientRect().top : scrollY };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place));
  } catch {
    // Storage may be forbidden; then the page begins at its top.
  }
}

function restore(): void {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
  } catch {
    // See `keepPlace`.
  }
  if (!kept || location.hash) return;
  const { path, section, offset } = JSON.parse(kept) as Place;
  if (path !== location.pathname) return;
  const at = section ? document.getElementById(section) : null;
  if (section && !at) return;
  scrollTo({ top: (at ? at.getBoundingClientRect().top + scrollY : 0) + offset, behavior: "instant" });
}
