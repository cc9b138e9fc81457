export function bestFaq(): null { return null; }
export function answerFor(): string { return ""; }
