/** Where a document is shown by the browser itself. */
export const viewAddress = (id: string): string => `/api/documents/${encodeURIComponent(id)}/view`;
