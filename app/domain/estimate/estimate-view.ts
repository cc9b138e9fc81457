/** An estimate as people read it: its texts are made on the server (`app/i18n/detailed/estimate-view.ts`), and pages, mails and the API show them. */

export interface AmountRow {
  label: string;
  /** How the amount comes about: "7 × CAD 120.00, per hour"; "" where the label says it. */
  how: string;
  amount: string;
}

/** What an estimate, or a fuller one, needs: for how many people the main room is. */
export interface EstimateNeed {
  text: string;
  /** Of the input. */
  label: string;
  /** Of what is pressed to see it then. */
  press: string;
}

/** What a plan is likely to cost as a form says it: either part may be missing. */
export interface EstimateAnswer {
  view: EstimateView | null;
  need: EstimateNeed | null;
}

export interface EstimateView {
  title: string;
  /** Of which day it is. */
  lead: string;
  /** By day, with the day's own sum. */
  groups: readonly { label: string; amount: string; rows: readonly AmountRow[] }[];
  total: AmountRow;
  /** `before`: what was said that they leave out, with the words; "" where that is nothing. */
  shares: { title: string; before: string; rows: readonly AmountRow[] } | null;
  open: { title: string; lead: string; items: readonly string[] } | null;
  /** What it is and is not. */
  notes: readonly string[];
}
