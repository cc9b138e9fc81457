/** How people are sorted and recognised. */

/** Last name first, without accents and capitals: "Éloïse Dubé" sorts as "dube eloise". */
export function sortNameOf(firstName: string, lastName: string): string {
  return `${lastName} ${firstName}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** An address as it is compared: two spellings of one mailbox are one person. */
export function emailKeyOf(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
