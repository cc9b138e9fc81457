import { Trans } from "@lingui/react/macro";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The place of a thing that is on its way. It does not move: waiting is quiet here. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("block h-4 rounded-sm bg-hairline/70", className)} />;
}

/** Some lines of text on their way, announced once. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div role="status" className={classNames("flex flex-col gap-3", className)}>
      <VisuallyHidden>
        <Trans>Loading...</Trans>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <Skeleton key={line} className={line % 3 === 2 ? "w-2/3" : "w-full"} />
      ))}
    </div>
  );
}
