import { Children, createContext, type ReactNode, useContext } from "react";

/** The number of the section that a text is in; given by the page's layout. */
export const SectionNumber = createContext(0);

/** Paragraphs that can be cited by number: the third of section 4 is 4.3, at the anchor `#clause-4-3`. */
export function Clauses({ children }: { children: ReactNode }) {
  const section = useContext(SectionNumber);
  return (
    <ol className="space-y-4">
      {Children.map(children, (clause, index) => {
        const place = `${section}-${index + 1}`;
        return (
          <li id={`clause-${place}`} className="grid grid-cols-[2.5rem_1fr] md:-ml-11 md:grid-cols-[2.75rem_1fr]">
            <span className="tabular text-sm leading-7 text-soft">
              {section}.{index + 1}
            </span>
            <div>{clause}</div>
          </li>
        );
      })}
    </ol>
  );
}
