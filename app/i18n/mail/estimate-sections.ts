/** An estimate as a mail lists it: the total first, then what it is made of. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { AmountRow } from "#app/domain/estimate/estimate-view.ts";
import type { MailSection } from "#app/domain/mail/document.ts";
import { estimateView } from "../detailed/estimate-view.ts";

export function estimateSections(i18n: I18n, estimate: Estimate | null): MailSection[] {
  const view = estimateView(i18n, estimate);
  if (!view) return [];
  const { total, groups, shares, open } = view;
  const colon = i18n.locale === "fr" ? "\u00a0: " : ": ";
  const line = ({ label, how, amount }: AmountRow) => `${label}${colon}${amount}${how ? ` (${how})` : ""}`;
  return [
    {
      title: view.title,
      rows: [
        { label: total.label, text: [total.amount, view.lead].join("\n") },
        ...groups.map(({ label, rows }) => ({ label, text: rows.map(line).join("\n") })),
        ...(shares
          ? [{ label: shares.title, text: [...shares.rows.map(line), ...(shares.before ? [shares.before] : [])].join("\n") }]
          : []),
        ...(open ? [{ label: open.title, text: [open.items.join(", "), open.lead].join("\n") }] : []),
        { label: i18n._(msg`Please note`), text: view.notes.join("\n") },
      ],
    },
  ];
}
