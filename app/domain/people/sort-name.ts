/** How people are sorted. */
import { normalized } from "#app/domain/normalized.ts";

/** Last name first, without accents and capitals: "Éloïse Dubé" sorts as "dube eloise". */
export function sortNameOf(firstName: string, lastName: string): string {
  return normalized(`${lastName} ${firstName}`, "NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
