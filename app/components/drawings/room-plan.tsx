import { Drawing } from "./drawing.tsx";
import boardroom from "./room-plan/boardroom.svg?raw";
import courtroom from "./room-plan/courtroom.svg?raw";
import exam from "./room-plan/exam.svg?raw";
import uShape from "./room-plan/u-shape.svg?raw";

export type RoomSetup = "exam" | "courtroom" | "u_shape" | "boardroom";

const FILES: Readonly<Record<RoomSetup, string>> = { exam, courtroom, u_shape: uShape, boardroom };

/** How a room is set, seen from above: tables, seats, and in ink the seats of those who preside or testify. Its name is next to it. */
export function RoomPlan({ setup, className }: { setup: RoomSetup; className?: string }) {
  return <Drawing file={FILES[setup]} className={className} />;
}
