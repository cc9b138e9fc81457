import { Children, type ReactNode } from "react";

/** A list in running text, one child an item. */
export function BulletList({ children }: { children: ReactNode }) {
  return (
    <ul className="space-y-2">
      {Children.map(children, (item) => (
        <li className="relative pl-5 before:absolute before:top-[0.85em] before:left-0 before:w-2.5 before:border-t before:border-accent">
          {item}
        </li>
      ))}
    </ul>
  );
}
