import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Instead } from "#app/domain/booking/office/instead.ts";
import type { Issue } from "#app/domain/errors.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { namedText } from "#app/i18n/lists.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { maySayWhy, type Refused } from "../refused.ts";
import { Alternatives } from "./alternatives.tsx";

interface RefusalProps {
  refused: Refused;
  /** What a press on something that fits does. */
  lead: ReactNode;
  choice(instead: Instead, text: string): ReactNode;
}

/** Why it was not done, and what can be done instead. */
export function Refusal({ refused, lead, choice }: RefusalProps) {
  const { alternatives } = refused;
  return (
    <div role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash p-4">
      <p className="font-semibold">
        <Why refused={refused} />
      </p>
      {alternatives ? (
        <>
          <p className="mt-2">{lead}</p>
          <Alternatives alternatives={alternatives} choice={choice} />
        </>
      ) : null}
    </div>
  );
}

function Why({ refused }: { refused: Refused }) {
  const { code, status, issues, reasons } = refused;
  if (code === "no_room_available")
    return maySayWhy(refused) ? <Trans>The room that was chosen is not suitable.</Trans> : <Trans>No room is free for this booking.</Trans>;
  if (code === "hold_refused") return <Trans>The visitor’s hold has ended, or was extended before.</Trans>;
  if (reasons) return <Against issues={issues} />;
  if (issues.some(({ field }) => field === "bookingDate")) return <Trans>The booking has no date yet: agree one first.</Trans>;
  if (status === 409) return <Trans>Someone else has changed this booking. It is shown as it is now.</Trans>;
  if (status === 403) return <Trans>Only our staff can do this.</Trans>;
  return <Trans>That could not be done. Nothing was changed; please try again.</Trans>;
}

/** Each day that speaks against it, with why. */
function Against({ issues }: { issues: readonly Issue[] }) {
  const { i18n } = useLingui();
  const told = issues.map(({ code, day }) => {
    const text = validationText(i18n, code);
    return day ? namedText(i18n.locale, formatDay(i18n.locale, day), text) : text;
  });
  return told.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}
