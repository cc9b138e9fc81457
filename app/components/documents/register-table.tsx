import type { ReactNode } from "react";

export interface RegisterColumn<Key extends string> {
  key: Key;
  label: ReactNode;
}

export type RegisterRow<Key extends string> = { id: string } & Readonly<Record<Key, ReactNode>>;

interface RegisterTableProps<Key extends string> {
  /** Names the table for those who do not see what is above it. */
  caption: ReactNode;
  /** The first column heads its row. */
  columns: readonly [RegisterColumn<Key>, ...RegisterColumn<Key>[]];
  rows: readonly RegisterRow<Key>[];
}

/** A table of words. On a narrow screen, and on paper that is narrow, each row is a card of its own. */
export function RegisterTable<Key extends string>({ caption, columns, rows }: RegisterTableProps<Key>) {
  const [head, ...rest] = columns;
  return (
    <>
      <table className="hidden w-full border-collapse text-left text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-hairline-strong">
            {columns.map((column) => (
              <th key={column.key} scope="col" className="eyebrow px-3 py-2 align-bottom first:pl-0 last:pr-0">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-hairline">
              <th scope="row" className="py-4 pr-3 align-top text-base leading-6 font-semibold">
                {row[head.key]}
              </th>
              {rest.map((column) => (
                <td key={column.key} className="px-3 py-4 align-top last:pr-0">
                  {row[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="border-t border-hairline-strong md:hidden">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-hairline py-5">
            <p className="font-semibold">{row[head.key]}</p>
            <dl className="mt-2 grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-2 text-sm">
              {rest.map((column) => (
                <div key={column.key} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="eyebrow leading-6">{column.label}</dt>
                  <dd>{row[column.key]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
