/** What a notice says, and for how long. */

/** The door to notifications: costs no JavaScript before the first of them. Nothing may exist only in one. */
export interface Notification {
  title: string;
  description?: string;
  /** Announced when the reader pauses; what cannot wait is an alert on the page. */
  tone?: "neutral" | "success" | "danger";
  /** Milliseconds on screen (specification, section 9): 5000 unless said otherwise. */
  duration?: number;
}
