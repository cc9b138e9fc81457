/**
 * Of a page that React Router's program does not draw: reached from another of its pages, by a link or by what an action answers, it is
 * loaded as a whole document.
 */
export function loadWhole({ request }: { request: Request }): Promise<never> {
  location.assign(request.url);
  return new Promise(() => undefined);
}
