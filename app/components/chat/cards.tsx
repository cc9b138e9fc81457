/** The two papers that the assistant hands over: the request to confirm, and the receipt. */
import { Trans, useLingui } from "@lingui/react/macro";
import { confirmationOf } from "#app/api-client/bookings.ts";
import type { ChatAnswer, ChatButton, ChatSummary } from "#app/api-client/chat.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { draftStore } from "../booking-form/draft/page-draft.ts";
import { useDraft } from "../booking-form/use-draft.ts";
import { BOOKING_PATH } from "../layout/site-links.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { setChatState } from "./chat-state.ts";
import type { Said } from "./conversation/use-turns.ts";
import { wishForFocus } from "./edit/focus-wish.ts";

interface SummaryCardProps {
  summary: ChatSummary;
  /** Only the newest message asks for anything. */
  last: boolean;
  busy: boolean;
  /** Sends it and has its rooms held, where there is something to hold. */
  hold: ChatButton | null;
  /** Confirms exactly this summary. */
  onSay(said: Said): void;
}

/** The request, read back like a letter of instruction. What is confirmed is exactly this: once the draft differs, it no longer can be. */
export function SummaryCard({ summary, last, busy, hold, onSay }: SummaryCardProps) {
  const { t } = useLingui();
  const { draft, unsaved, sentAs } = useDraft();
  const current = draft.summary === summary.hash && unsaved.size === 0;
  const edit = editing(onSay);
  return (
    // Of several the last one is the place to go to.
    <section
      data-summary=""
      aria-label={last ? t`Summary of your request` : undefined}
      className="border border-hairline-strong bg-raised px-4 py-4"
    >
      <h3 className="text-lg">
        <Trans>Your request</Trans>
      </h3>
      <dl className="mt-2">
        {summary.lines.map((line) => (
          <div key={`${line.field}:${line.text}`} className="border-hairline border-t py-2">
            <dt className="flex items-baseline justify-between gap-3 text-soft text-sm">
              {line.label}
              {current && last && !busy ? <EditLine line={line} onSay={onSay} /> : null}
            </dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{line.text}</dd>
          </div>
        ))}
      </dl>
      {current && last ? (
        // The question stays in sight under a summary that is longer than the window; on a phone it is a line, and the buttons are two side by side
        // and the third below, so that none is cut and most of the window is the summary's. It ends where the window does, below the padding of what scrolls.
        <div className="sticky -bottom-4 -mx-4 mt-3 -mb-4 border-hairline-strong border-t bg-raised px-4 py-2 sm:py-3">
          <p className="font-semibold text-xs leading-5 sm:text-base sm:leading-6">
            <Trans>Is this right? Nothing is sent before you confirm it.</Trans>
          </p>
          <div className="mt-1 grid grid-cols-2 gap-2 sm:mt-2 sm:flex sm:flex-wrap sm:gap-3">
            <Button
              data-testid="confirm-summary"
              disabled={busy}
              onClick={() => onSay({ message: t`Yes, that is right. Please send it.`, confirm: summary.hash })}
            >
              <Trans>Confirm</Trans>
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => edit(t`Edit`, "sheet")}>
              <Trans>Edit</Trans>
            </Button>
            {hold ? <HoldButton hold={hold} busy={busy} onSay={onSay} /> : null}
          </div>
        </div>
      ) : sentAs === null && draft.version > 0 && !current ? (
        <OldSummary last={last} busy={busy} onSay={onSay} />
      ) : null}
    </section>
  );
}

/** Below the other two on a phone. */
function HoldButton({ hold, busy, onSay }: { hold: ChatButton } & Pick<SummaryCardProps, "busy" | "onSay">) {
  return (
    <Button variant="secondary" disabled={busy} className="col-span-2" onClick={() => onSay({ message: hold.label, press: hold.id })}>
      {hold.label}
    </Button>
  );
}

/** Instead of the buttons of a summary that the request has left behind: it is shown as it is now. */
function OldSummary({ last, busy, onSay }: Pick<SummaryCardProps, "last" | "busy" | "onSay">) {
  const { t } = useLingui();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-soft text-sm">
        <Trans>The request has changed since. This summary can no longer be confirmed.</Trans>
      </p>
      {last ? (
        <Button variant="secondary" disabled={busy} onClick={() => onSay({ message: t`Show me the summary, please.` })}>
          <Trans>Show the summary as it is now</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Opens the card of the part that a line belongs to. */
function EditLine({ line: { part, label }, onSay }: { line: ChatSummary["lines"][number]; onSay(said: Said): void }) {
  const { t } = useLingui();
  const edit = editing(onSay);
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center text-accent hover:underline"
      aria-label={t`Change: ${label}`}
      onClick={() => edit(`${t`Change`}: ${label}`, part)}
    >
      <Icon name="pencil" size={14} />
    </button>
  );
}

/** Opens a card in the talk, and takes anyone who pressed for it there. */
export function editing(onSay: (said: Said) => void): (message: string, card: string) => void {
  return (message, card) => {
    wishForFocus();
    onSay({ message, press: `edit:${card}` });
  };
}

/** The receipt, with the way to the confirmation. */
export function BookedCard({ booking }: { booking: NonNullable<ChatAnswer["booking"]> }) {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <section aria-label={t`Your booking`} className="border border-success bg-success-wash px-4 py-4">
      <h3 className="text-lg">
        <Trans>Your request has been received</Trans>
      </h3>
      {booking.bookingNumber ? <p className="mt-1 font-semibold text-xl tabular">{booking.bookingNumber}</p> : null}
      <ButtonLink
        data-testid="see-confirmation"
        href={at(`/booking-confirmation/${confirmationOf(booking)}`)}
        className="mt-3"
        onClick={() => setChatState("minimised")}
      >
        <Trans>See your confirmation</Trans>
      </ButtonLink>
    </section>
  );
}

/** Where a draft is edited by hand. */
export function formPath(form: DraftForm): string {
  return form === "detailed" ? BOOKING_PATH : "/fast-booking";
}

/** Leads to the draft's form: to its first field on its own page, to the page from elsewhere. Whole documents: the panel is also shown on pages without a router. */
export function useEdit(): () => void {
  const at = useSitePath();
  return () => {
    minimiseOnPhone();
    const { form } = draftStore.snapshot().draft;
    const first = document.querySelector<HTMLElement>(`form[data-form="${form}"] [name="proceedingType"]`);
    if (first) first.focus();
    else location.assign(at(formPath(form)));
  };
}

/** The sheet covers a phone's screen: going somewhere puts it aside. */
function minimiseOnPhone(): void {
  if (matchMedia("(width < 37.5rem)").matches) setChatState("minimised");
}
