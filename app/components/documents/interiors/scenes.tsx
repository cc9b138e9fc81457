/** Rooms from their front; their windows look at the skyline that the page has drawn once. */
import { Drawing } from "#app/components/drawings/drawing.tsx";
import boardroom from "#app/components/drawings/interiors/boardroom.svg?raw";
import breakoutRoom from "#app/components/drawings/interiors/breakout-room.svg?raw";
import hearingRoom from "#app/components/drawings/interiors/hearing-room.svg?raw";
import lounge from "#app/components/drawings/interiors/lounge.svg?raw";

/** `id` of the skyline on the page; the windows in the files use it under this name. */
export const VIEW_ID = "city-view";

/** How much of the skyline the breakout room's narrow window shows; as high for its width as the window in the file, down to the water. */
const NARROW_VIEW = { top: -0.23, width: 150, height: 160.23 } as const;

interface SceneProps {
  /** What the drawing shows, for those who do not see it. */
  name: string;
}

function Scene({ file, name, viewBoxes }: SceneProps & { file: string; viewBoxes?: Readonly<Record<string, string>> }) {
  return <Drawing file={file} name={name} viewBoxes={viewBoxes} className="overflow-hidden fill-paper text-accent" />;
}

/** A tribunal of three before the window, the witness at its side, counsel face to face, seats behind. */
export function HearingRoom({ name }: SceneProps) {
  return <Scene file={hearingRoom} name={name} />;
}

/** One long table, a screen at its head, the window at its side. */
export function BoardroomScene({ name }: SceneProps) {
  return <Scene file={boardroom} name={name} />;
}

/** A round table for four with a door that shuts, for a party and its counsel. `landmark` is the middle of what the narrow window shows, of the skyline's 360. */
export function BreakoutRoom({ name, landmark }: SceneProps & { landmark: number }) {
  const { top, width, height } = NARROW_VIEW;
  return <Scene file={breakoutRoom} name={name} viewBoxes={{ view: `${landmark - width / 2} ${top} ${width} ${height}` }} />;
}

/** The desk where one is met, and chairs to wait in. */
export function Lounge({ name }: SceneProps) {
  return <Scene file={lounge} name={name} />;
}
