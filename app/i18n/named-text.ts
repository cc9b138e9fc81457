/** "Name: text", with the space before the colon that French has. */
export const namedText = (locale: string, name: string, text: string): string => `${name}${locale === "fr" ? "\u00A0" : ""}: ${text}`;
