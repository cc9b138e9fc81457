/** What one language needs for its questions to be understood; the lists are data, one file a language. */
export interface Terms {
  /** Words that are in every question and decide nothing: articles, pronouns, question words, courtesies. Blank-separated. */
  ignored: string;
  /** Phrases whose words would else mean something: "combien de" counts, it asks for no price. Comma-separated. */
  empty: string;
  /** Words of our trade that say what a question is about without saying what is asked. Blank-separated. */
  setting: string;
  /** Words and phrases that show that a question is not for us ("weather"). Comma-separated. */
  foreign: string;
  /** Subject → the words and short phrases that people use for it, comma-separated. A phrase wins over its words. */
  subjects: Readonly<Partial<Record<Subject, string>>>;
  /** Endings taken off a word, longest first, so that its forms meet. */
  endings: RegExp;
}

export const SUBJECTS = [
  "about",
  "access",
  "advice",
  "after",
  "apart",
  "arbitration",
  "arbitrator",
  "booking",
  "booth",
  "cancel",
  "capacity",
  "clock",
  "contact",
  "day",
  "difference",
  "documents",
  "duration",
  "equipment",
  "expert",
  "food",
  "hours",
  "hybrid",
  "included",
  "interpretation",
  "mediation",
  "mediator",
  "office",
  "parking",
  "payment",
  "place",
  "platform",
  "price",
  "privacy",
  "reply",
  "room",
  "services",
  "transcript",
  "urgent",
  "virtual",
  "zone",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * Subjects that are more often where a question plays than what it asks: "how much is a mediation?" asks for a price,
 * "is there parking at your offices in Toronto?" for parking. They count in full only where nothing else is asked.
 */
export const SETTINGS: ReadonlySet<string> = asTerms(
  "arbitration",
  "booking",
  "clock",
  "day",
  "included",
  "mediation",
  "office",
  "room",
  "virtual",
);

/** Subjects that are what a question asks, whatever else it names: "how much is a transcript?" asks for a price. */
export const FOCUS: ReadonlySet<string> = asTerms("price");

function asTerms(...subjects: Subject[]): Set<string> {
  return new Set(subjects.map((subject) => `#${subject}`));
}
