import type { ReactNode } from "react";

/** Fields of a form (`group`) that are shown while its select says administrator, also without a script, or when `isShown`. */
export function ForAdministrators({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return <div className={`flex-col gap-4 ${isShown ? "flex" : "hidden group-has-[option[value=admin]:checked]:flex"}`}>{children}</div>;
}
