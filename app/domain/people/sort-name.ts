/** How people are sorted. */

/** Last name first, without accents and capitals: "Éloïse Dubé" sorts as "dube eloise". */
export function sortNameOf(firstName: string, lastName: string): string {
  return `${lastName} ${firstName}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
