/** What is typed, and the id of the FAQ that answers it, or null where none does. */
export type QuestionCase = readonly [question: string, id: string | null];
