/** The menu opens and closes by itself (`<details>`); this closes it on Escape, on a press elsewhere and when one of its links was followed. */
export function menu(): void {
  const details = document.querySelector<HTMLDetailsElement>("details[data-menu]");
  if (!details) return;
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (!details.contains(target) || target.closest("a")) details.open = false;
  });
  details.addEventListener("focusout", (event) => {
    if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) details.open = false;
  });
}
