import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A table that breathes: hairlines between rows, a head that stays. `caption` names it for readers. */
export function Table({ caption, className, children, ...rest }: ComponentProps<"table"> & { caption: React.ReactNode }) {
  return (
    <table {...rest} className={classNames("w-full border-collapse text-left text-sm", className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

/** Column heading. `numeric` aligns right, as its cells do. */
export function Th({ numeric = false, className, ...rest }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        "eyebrow sticky top-0 z-1 border-b border-hairline-strong bg-paper px-3 py-2 align-bottom first:pl-0 last:pr-0",
        numeric && "text-right",
        className,
      )}
    />
  );
}

export function Tr({ className, ...rest }: ComponentProps<"tr">) {
  return <tr {...rest} className={classNames("group border-b border-hairline transition-colors hover:bg-accent-wash/50", className)} />;
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return <td {...rest} className={classNames("px-3 py-4 align-top first:pl-0 last:pr-0", numeric && "text-right tabular", className)} />;
}
