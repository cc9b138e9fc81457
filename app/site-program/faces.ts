/**
 * Our own faces on a public page: on a slow line 54 kB of letters would come before its program, so the system's stay there for
 * this page (`tokens.css`, `data-faces`). On any other they are asked for after the first paint, which they would hold up; the
 * fallbacks are as wide and as high (`fonts.css`), so nothing moves when they come.
 */
export function faces(): void {
  if (isSlowLine()) return;
  requestAnimationFrame(() => setTimeout(() => document.documentElement.removeAttribute("data-faces")));
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
