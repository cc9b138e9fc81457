/** A page's own random key, sent along until its visitor's session has begun: two first requests at once begin one session. */
export const VISIT_HEADER = "Concord-Visit";
