/** Whether a firm bears a surname of a person: "Baird Thackeray" and "Fenella Okonjo-Baird". */
export function bearsName(firm: string, person: string): boolean {
  const [, ...surnames] = person.split(/[\s-]+/);
  const words = firm.split(/[\s&,-]+/);
  return firm !== person && words.length > 1 && words.some((word) => word.length > 2 && /^\p{Lu}/u.test(word) && surnames.includes(word));
}
