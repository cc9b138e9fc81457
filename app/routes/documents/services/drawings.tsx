/** Drawings of the services that happen in no particular room; of the plans' size and hand (`room-plan.tsx`). */
import { Drawing } from "#app/components/drawings/drawing.tsx";
import caseLine from "#app/components/drawings/services/case-line.svg?raw";
import expertTable from "#app/components/drawings/services/expert-table.svg?raw";
import markedPages from "#app/components/drawings/services/marked-pages.svg?raw";
import screenOfFaces from "#app/components/drawings/services/screen-of-faces.svg?raw";

/** Two parties at a round table, and the expert. */
export function ExpertTable() {
  return <Drawing file={expertTable} />;
}

/** A screen with a tile for each who attends; the one who presides is filled. */
export function ScreenOfFaces() {
  return <Drawing file={screenOfFaces} />;
}

/** Pages in order, with tabs, and one line marked. */
export function MarkedPages() {
  return <Drawing file={markedPages} />;
}

/** A case from filing to resolution. */
export function CaseLine() {
  return <Drawing file={caseLine} />;
}
