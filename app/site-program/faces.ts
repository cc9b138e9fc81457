/**
 * Our own faces on a page whose form needs its program: on a slow line 54 kB of letters would come before it, so the system's stay
 * there for this page (`tokens.css`, `data-faces`).
 */
export function faces(): void {
  if (!isSlowLine()) document.documentElement.removeAttribute("data-faces");
}

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** By the browser's own judgement, where it has one: of 3G or slower, or asked to save data. */
function isSlowLine(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== "4g");
}
