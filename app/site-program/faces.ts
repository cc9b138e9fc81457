/**
 * Our own faces on a public page: on a slow line 54 kB of letters would come before its program, so the system's stay there for
 * this page (`tokens.css`, `data-faces`). On any other they are asked for once the page is painted with its pictures in sight,
 * which they would hold up; the fallbacks are as wide and as high (`fonts.css`), so nothing moves when they come.
 */
export function faces(): void {
  if (isSlowLine()) return;
  void Promise.all([painted(), loaded()])
    .then(whole)
    .then(() => document.documentElement.removeAttribute("data-faces"));
}

/** So long after the last larger thing was painted a page counts as painted whole. */
const STILL_MS = 200;

/** Settles when nothing larger is painted any more: a page is loaded before its last picture, or its second half, is on the screen. */
function whole(): Promise<void> {
  return new Promise((resolve) => {
    let waiting = setTimeout(resolve, STILL_MS);
    if (!PerformanceObserver.supportedEntryTypes?.includes("largest-contentful-paint")) return;
    const observer = new PerformanceObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, STILL_MS);
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Settles when the browser reports its first paint, which is later than the frame that was drawn for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return requestAnimationFrame(() => setTimeout(resolve));
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

/** Settles with the page's load event: what is fetched only when it nears the screen does not hold it up. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
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
