/** No rule looks further back, or further on, for the words that lead to a place. */
export const LEAD = 160;

/** The words that lead to a place. */
export const leadTo = (message: string, at: number): string => message.slice(Math.max(0, at - LEAD), at);
