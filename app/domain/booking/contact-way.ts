/** How our office reaches the contact of a booking: what the confirmation, its mail and the assistant promise alike. */
export interface ContactWay {
  by: "mail" | "phone";
  /** They asked for no calls; who prefers e-mail has not. */
  refusesCalls: boolean;
  /** When and how else, in their words; null where they have not said. */
  when: string | null;
}

/** From the two fields of a draft or a booking, as they are stored. */
export function contactWayOf(contactBy: unknown, contactWhen: unknown): ContactWay {
  return {
    by: contactBy === "email" || contactBy === "no_calls" ? "mail" : "phone",
    refusesCalls: contactBy === "no_calls",
    when: typeof contactWhen === "string" && contactWhen !== "" ? contactWhen : null,
  };
}
