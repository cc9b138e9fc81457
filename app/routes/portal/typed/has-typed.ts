type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** True where a field of these forms holds something else than the page has put into it: one key does not throw that away. */
export function hasTyped(root: Pick<Element, "querySelectorAll">): boolean {
  return ([...root.querySelectorAll("input, textarea, select")] as unknown as Control[]).some(isTyped);
}

function isTyped(field: Control): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(given, 0);
  }
  return field.type !== "hidden" && field.value !== field.defaultValue;
}
