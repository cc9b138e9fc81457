/** An address as a page may show it to who knows it anyway: its first letter and its domain, `j•••@firm.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, Math.max(at, 0))][0] ?? ""}•••${at < 0 ? "" : email.slice(at)}`;
}
