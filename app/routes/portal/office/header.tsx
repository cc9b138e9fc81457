import type { ReactNode } from "react";

/** The head of a page that is worked in: its name, its views and what can be begun here, in one line where there is room. */
export function OfficeHeader({ title, tabs, actions }: { title: ReactNode; tabs?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="-mt-4 flex flex-wrap items-center gap-x-8 gap-y-1 border-b border-hairline">
      <h1 className="py-2 text-2xl">{title}</h1>
      {tabs}
      {actions && <div className="no-print ms-auto flex flex-wrap gap-2 py-2">{actions}</div>}
    </header>
  );
}
