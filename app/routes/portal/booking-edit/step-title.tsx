import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step: anyone who does not see the page hears where they are now. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}
