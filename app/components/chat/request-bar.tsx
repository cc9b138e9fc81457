/** How far the request is: a line over the conversation, which opens the list of values. Beside the form it is left out. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { FastBookingValues } from "#app/domain/booking/fast.ts";
import { FIELD_LABELS, summaryLines } from "#app/i18n/booking-labels.ts";
import { REQUIRED_FIELDS } from "../booking-form/fields.ts";
import { useDraft } from "../booking-form/use-draft.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { useEdit } from "./cards.tsx";

export function RequestBar({ beside }: { beside: boolean }) {
  const { i18n } = useLingui();
  const { draft, values, glowing } = useDraft();
  const [open, setOpen] = useState(false);
  const at = useSitePath();
  const edit = useEdit();
  const id = useId();
  if (draft.version === 0) return null;
  const total = REQUIRED_FIELDS.length;
  const filled = total - draft.missing.length;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as FastBookingValues;
  return (
    <div className={`border-hairline border-b bg-sunk text-sm ${beside ? "lg:hidden" : ""}`}>
      <div className="flex items-center justify-between gap-3 px-4 py-0.5">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-11 text-start font-semibold"
        >
          <span className={glowing.size > 0 ? "animate-glow" : ""}>
            <Trans>
              Your request: {filled} of {total} filled
            </Trans>
          </span>{" "}
          <span aria-hidden="true">{open ? "▴" : "▾"}</span>
        </button>
        <a
          href={at("/fast-booking")}
          onClick={(event) => {
            event.preventDefault();
            edit();
          }}
          className="inline-flex min-h-11 shrink-0 items-center text-accent"
        >
          <Trans>Open the form</Trans>
        </a>
      </div>
      <div id={id} hidden={!open} className="max-h-[45dvh] overflow-y-auto px-4 pb-3 [&[hidden]]:hidden">
        <dl>
          {summaryLines(i18n, given).map(({ field, label, text }) => (
            <div
              key={field}
              className={`grid grid-cols-[9rem_1fr] gap-x-3 border-hairline border-t py-1.5 ${glowing.has(field) ? "animate-glow" : ""}`}
            >
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        {draft.missing.length > 0 ? (
          <p className="border-hairline border-t pt-1.5 text-soft">
            <Trans>Still needed: {draft.missing.map((field) => i18n._(FIELD_LABELS[field])).join(", ")}</Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}
