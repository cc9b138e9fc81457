/** A table of the office: one line a thing from 768 px, cards on a phone. Which columns it has room for, its own width decides. */
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

export function OfficeTable({ caption, head, children }: { caption: ReactNode; head: ReactNode; children: ReactNode }) {
  return (
    <table className="mt-4 block w-full border-collapse text-left text-sm md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>{head}</tr>
      </thead>
      {children}
    </table>
  );
}

/** From which width of the list on a column has room; a narrower one leaves it to the detail. */
const ROOM = {
  any: "md:table-cell",
  middle: "md:hidden md:@min-[52rem]:table-cell",
  wide: "md:hidden md:@min-[60rem]:table-cell",
} as const;

interface Column {
  room?: keyof typeof ROOM;
}

export function OfficeTh({ className, room = "any", ...rest }: ComponentProps<"th"> & Column) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        "eyebrow sticky top-0 z-1 border-b border-hairline-strong bg-paper px-2 py-1.5 align-bottom last:pr-1",
        ROOM[room],
        className,
      )}
    />
  );
}

interface OfficeGroupProps {
  heading?: ReactNode;
  /** How many columns the narrowest list shows: a heading over more would make columns of its own. */
  columns?: number;
  children: ReactNode;
}

/** The rows of one group under its heading. */
export function OfficeGroup({ heading, columns = 1, children }: OfficeGroupProps) {
  return (
    <tbody className="block md:table-row-group">
      {heading && (
        <tr className="block border-b border-hairline md:table-row">
          <th scope="rowgroup" colSpan={columns} className="block pt-4 pb-1.5 font-normal md:px-2 md:table-cell">
            {heading}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

interface OfficeRowProps extends ComponentProps<"tr"> {
  id: string;
  isCurrent: boolean;
  isQuiet?: boolean;
}

/** A row of 40 px; the one whose detail is shown is marked. */
export function OfficeRow({ id, isCurrent, isQuiet = false, className, ...rest }: OfficeRowProps) {
  return (
    <tr
      {...rest}
      data-row={id}
      aria-current={isCurrent ? "true" : undefined}
      className={classNames(
        "relative grid scroll-mt-12 gap-y-0.5 border-b max-md:-mx-3 max-md:px-3 border-hairline py-2.5 hover:bg-accent-wash/60 has-focus-visible:bg-accent-wash/60 md:table-row md:h-10 md:py-0 lg:cursor-default",
        "aria-[current=true]:bg-accent-wash aria-[current=true]:shadow-[inset_2px_0_0_var(--accent)]",
        isQuiet && "text-soft",
        className,
      )}
    />
  );
}

/** A cell of one line: what has no room ends in dots and is whole in the detail. */
export function OfficeTd({ className, room = "any", ...rest }: ComponentProps<"td"> & Column) {
  return <td {...rest} className={classNames("min-w-0 md:truncate md:px-2 md:last:pr-1", ROOM[room], className)} />;
}
