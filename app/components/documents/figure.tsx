import type { ReactNode } from "react";

/** One of the provider's figures, large, with what it counts below it. Goes in a `<dl>`. */
export function Figure({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-accent pt-4">
      <dt className="text-soft">{children}</dt>
      <dd className="font-serif text-4xl whitespace-nowrap lining-nums">{figure}</dd>
    </div>
  );
}
