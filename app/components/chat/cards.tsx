/** The receipt that the assistant hands over, and the ways from the talk to where a request is edited. */
import { Trans, useLingui } from "@lingui/react/macro";
import { confirmationOf } from "#app/api-client/bookings.ts";
import type { ChatAnswer } from "#app/api-client/chat.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { draftStore } from "../booking-form/draft/page-draft.ts";
import { BOOKING_PATH } from "../layout/site-links.ts";
import { useSitePath } from "../layout/use-site-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { setChatState } from "./chat-state.ts";
import type { Said } from "./conversation/use-turns.ts";
import { wishForFocus } from "./edit/focus-wish.ts";

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
