/** An FAQ as staff keep it, and what its history holds of it. */
import type { Locale } from "#app/domain/locale.ts";
import type { FaqText } from "./schema.ts";
import type { FaqCategory, FaqPriority } from "./vocabulary.ts";

/** One language's texts; `rewritten` once staff have written the answer. */
export type StoredFaqText = FaqText & { rewritten: boolean };

/** Everything of an FAQ but its id and version. */
export interface FaqSnapshot {
  category: FaqCategory;
  priority: FaqPriority;
  isActive: boolean;
  /** Also its place in the list; UTC milliseconds. */
  createdAt: number;
  texts: Partial<Record<Locale, StoredFaqText>>;
}

export interface FaqRecord extends FaqSnapshot {
  id: string;
  version: number;
  updatedAt: number;
}

/** What changed, in the words of the history. */
export type FaqAction = "created" | "updated" | "deleted" | "imported" | "undone";

/** True when nothing that is said or found would differ. */
export function sameFaq(one: FaqSnapshot, other: FaqSnapshot): boolean {
  const told = ({ category, priority, isActive, texts }: FaqSnapshot) =>
    JSON.stringify([
      category,
      priority,
      isActive,
      ...(["en", "fr", "es"] as const).map((locale) => {
        const text = texts[locale];
        return text ? [text.question, text.answer, text.keywords] : null;
      }),
    ]);
  return told(one) === told(other);
}
