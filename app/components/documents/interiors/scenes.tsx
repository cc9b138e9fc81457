import { disc, face, line, panel, sides } from "./camera.ts";
import { Armchair, Chair, Plant, RoundTable, Solid, Table } from "./furniture.tsx";
import { Outlook, ROOM, Room } from "./room.tsx";

interface SceneProps {
  /** What the drawing shows, for those who do not see it. */
  name: string;
}

/** A tribunal of three before the window, the witness at its side, counsel face to face, seats behind. */
export function HearingRoom({ name }: SceneProps) {
  return (
    <Room name={name}>
      <Outlook x={[-2, 2.6]} y={[0.98, 2.84]} panes={4} />
      <rect {...panel([3.05, 4.05], [1.5, 2.1], ROOM.depth)} className="fill-accent-wash" />
      <Chair x={-0.9} z={4.15} facing="reader" tall />
      <Chair x={0.3} z={4.15} facing="reader" tall />
      <Chair x={1.5} z={4.15} facing="reader" tall />
      <Solid block={{ x: [-1.7, 2.3], y: [0, 0.84], z: [3.3, 3.85] }} wash />
      <path d={line([-0.37, 0, 3.3], [-0.37, 0.84, 3.3]) + line([0.97, 0, 3.3], [0.97, 0.84, 3.3])} strokeWidth="0.8" />
      <Chair x={3.25} z={3.95} facing="reader" />
      <Table x={[2.8, 3.7]} z={[3.2, 3.65]} />
      <Chair x={-2.85} z={2.85} facing="right" />
      <Chair x={-2.85} z={2.15} facing="right" />
      <Chair x={-2.85} z={1.45} facing="right" />
      <Table x={[-2.5, -1.85]} z={[1.1, 3.15]} along="z" />
      <Chair x={3.5} z={2.45} facing="left" />
      <Chair x={3.5} z={1.75} facing="left" />
      <Chair x={3.5} z={1.05} facing="left" />
      <Table x={[2.5, 3.15]} z={[0.7, 2.75]} along="z" />
      {[-1.05, -0.35, 0.95, 1.65].map((x) => (
        <Chair key={x} x={x} z={1.1} facing="back" />
      ))}
    </Room>
  );
}

/** One long table, a screen at its head, the window at its side. */
export function BoardroomScene({ name }: SceneProps) {
  return (
    <Room name={name}>
      <Outlook x={[-3.4, 0.7]} y={[0.75, 2.6]} panes={3} />
      <rect {...panel([1.5, 3.9], [1.1, 2.45], ROOM.depth)} />
      <rect {...panel([1.58, 3.82], [1.18, 2.37], ROOM.depth)} strokeWidth="0.8" className="fill-accent-wash" />
      <Solid block={{ x: [1.7, 3.7], y: [0.1, 0.75], z: [4.2, 4.55] }} />
      <path d={line([2.37, 0.1, 4.2], [2.37, 0.75, 4.2]) + line([3.03, 0.1, 4.2], [3.03, 0.75, 4.2])} strokeWidth="0.8" />
      <Chair x={0.3} z={4} facing="reader" tall />
      {[3.3, 2.5, 1.7, 0.9].map((z) => (
        <Chair key={z} x={-0.95} z={z} facing="right" />
      ))}
      {[3.3, 2.5, 1.7, 0.9].map((z) => (
        <Chair key={z} x={1.55} z={z} facing="left" />
      ))}
      <Table x={[-0.5, 1.1]} z={[0.5, 3.6]} along="z" />
      <path d={line([-0.3, 3.1, 2], [-0.3, 2.5, 2]) + line([0.9, 3.1, 2], [0.9, 2.5, 2])} strokeWidth="0.8" />
      <path d={sides({ x: [-0.7, 1.3], y: [2.42, 2.5], z: [1.9, 2.1] })} />
    </Room>
  );
}

/** A round table for four with a door that shuts, for a party and its counsel. `landmark` is the middle of what the narrow window shows, of the skyline's 360. */
export function BreakoutRoom({ name, landmark }: SceneProps & { landmark: number }) {
  return (
    <Room name={name}>
      <Outlook x={[-0.7, 1.5]} y={[0.35, 2.7]} panes={2} part={[landmark - 75, 150]} />
      {/* Curtains. */}
      <path
        d={[-1.25, -1.1, -0.95, -0.8, 1.6, 1.75, 1.9, 2.05]
          .map((x) => line([x, 2.85, ROOM.depth], [x, 0.05, ROOM.depth]))
          .concat(line([-1.4, 2.85, ROOM.depth], [2.2, 2.85, ROOM.depth]))
          .join("")}
        strokeWidth="0.8"
      />
      <rect {...panel([-3.4, -2.1], [1.2, 2.2], ROOM.depth)} />
      <rect {...panel([-3.25, -2.25], [1.35, 2.05], ROOM.depth)} strokeWidth="0.8" />
      {/* The door, in the wall at the right. */}
      <path d={face([ROOM.right, 0, 1.9], [ROOM.right, 0, 3.1], [ROOM.right, 2.2, 3.1], [ROOM.right, 2.2, 1.9])} />
      <path d={line([ROOM.right, 1, 2.05], [ROOM.right, 1, 2.25])} strokeWidth="2" />
      <Solid block={{ x: [-3.9, -1.7], y: [0.05, 0.6], z: [4.1, 4.55] }} />
      <path d={line([-2.8, 0.05, 4.1], [-2.8, 0.6, 4.1])} strokeWidth="0.8" />
      <Plant x={3.4} z={4.1} />
      <ellipse {...disc([0.4, 0, 1.85], 1.9)} strokeWidth="0.8" />
      <ellipse {...disc([0.4, 0, 1.85], 1.78)} strokeWidth="0.6" />
      <Chair x={0.4} z={2.85} facing="reader" />
      <Chair x={-0.9} z={1.75} facing="right" />
      <Chair x={1.7} z={1.75} facing="left" />
      <RoundTable x={0.4} z={1.8} radius={0.95} />
      <Chair x={0.4} z={0.6} facing="back" />
    </Room>
  );
}

/** The desk where one is met, and chairs to wait in. */
export function Lounge({ name }: SceneProps) {
  return (
    <Room name={name}>
      <Outlook x={[-0.6, 4]} y={[0.6, 2.75]} panes={3} />
      <rect {...panel([-3.2, -1.5], [1.5, 2.3], ROOM.depth)} strokeWidth="0.8" />
      <path d={line([-2.9, 1.95, ROOM.depth], [-1.8, 1.95, ROOM.depth])} strokeWidth="2" />
      <Chair x={-2.2} z={3.9} facing="reader" />
      <Solid block={{ x: [-3.6, -1.1], y: [0, 1.08], z: [2.9, 3.5] }} wash />
      <path d={[-3.1, -2.6, -2.1, -1.6].map((x) => line([x, 0, 2.9], [x, 1.08, 2.9])).join("")} strokeWidth="0.8" />
      {/* A lamp. */}
      <path d={line([-3.2, 1.08, 3.2], [-3.2, 1.4, 3.2])} />
      <path d={face([-3.42, 1.4, 3.2], [-2.98, 1.4, 3.2], [-3.08, 1.65, 3.2], [-3.32, 1.65, 3.2])} className="fill-accent-wash" />
      <Plant x={-0.75} z={4.25} />
      <ellipse {...disc([1.7, 0, 1.75], 2.1)} strokeWidth="0.8" />
      <ellipse {...disc([1.7, 0, 1.75], 1.95)} strokeWidth="0.6" />
      <Armchair x={1.7} z={2.5} width={1.9} facing="reader" />
      <Armchair x={-0.1} z={1.5} facing="right" />
      <RoundTable x={1.7} z={1.5} radius={0.55} height={0.42} />
      <Armchair x={3.3} z={1.5} facing="left" />
    </Room>
  );
}
