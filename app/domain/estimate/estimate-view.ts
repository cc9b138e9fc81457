/** An estimate as people read it: its texts are made on the server (`app/i18n/detailed/estimate-view.ts`), and pages, mails and the API show them. */

export interface AmountRow {
  label: string;
  /** How the amount comes about: "7 × CAD 120.00, per hour"; "" where the label says it. */
  how: string;
  amount: string;
}

export interface EstimateView {
  title: string;
  /** Of which day it is. */
  lead: string;
  /** By day, with the day's own sum. */
  groups: readonly { label: string; amount: string; rows: readonly AmountRow[] }[];
  total: AmountRow;
  shares: { title: string; rows: readonly AmountRow[] } | null;
  open: { title: string; lead: string; items: readonly string[] } | null;
  /** What it is and is not. */
  notes: readonly string[];
}
