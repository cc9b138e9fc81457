/**
 * The signed-in area's texts by subject: the layout's part has what every page of it says, and each area what its own pages say besides
 * (`scripts/vite/texts/portal-texts.ts` finds out which those are). A page's `handle` names its area, so that its texts are there before it
 * hydrates; on the way from another page its module waits for them.
 */
import { type CatalogueHandle, definePart, type Loads } from "../page-parts.ts";

/** The handle of an area's pages. `loads` are its texts in the browser; the server has all of them always. */
export function ofArea(area: string, loads: Loads | null): CatalogueHandle {
  if (loads) definePart(area, loads);
  return { catalogue: [area] };
}
