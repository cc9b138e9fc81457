/** The form of a bundle's draft: its lines in their order, as a page without scripts sends them too. */
import type { BundleLine, BundleTabs } from "#app/domain/case/bundles/bundle.ts";

export interface TypedBundle {
  title: string;
  tabs: BundleTabs;
  lines: BundleLine[];
}

/** Each line is `line=d:{id}`, or `line=t` with the `tab` that follows. */
export function readTyped(form: URLSearchParams): TypedBundle {
  const lines: BundleLine[] = [];
  for (const [name, value] of form) {
    if (name === "line" && value.startsWith("d:")) lines.push({ document: value.slice(2) });
    else if (name === "tab") lines.push({ tab: value });
  }
  return { title: form.get("title") ?? "", tabs: form.get("tabs") === "exhibits" ? "exhibits" : "letters", lines };
}
