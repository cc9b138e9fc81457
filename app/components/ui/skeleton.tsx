import { classNames } from "./class-names.ts";

/** The place of a thing that is on its way. It does not move: waiting is quiet here. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block h-4 rounded-sm bg-hairline/70", className)} />;
}
