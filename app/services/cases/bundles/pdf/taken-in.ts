/** Media types of which a bundle's PDF is made. */
export const TAKEN_IN: readonly string[] = ["application/pdf", "image/jpeg", "image/png"];
