import type { ReactNode } from "react";

interface PageOpeningProps {
  /** The page's only `h1`. */
  title: ReactNode;
  lead: ReactNode;
  /** What can be done from here, or an index of the page. */
  children?: ReactNode;
}

/** The first lines of a page that is read: what it is about, and a sentence that says for whom. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <header className="page pt-12 pb-14 md:pt-20 md:pb-20">
      <h1 className="max-w-[11.2em] text-4xl">{title}</h1>
      <p className="mt-6 max-w-[38rem] text-lg text-soft">{lead}</p>
      {children}
    </header>
  );
}
