/** The hours on the clocks of those who take part from elsewhere; a night among them is marked, in words and with a sign. */
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PeopleClock, PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import { Icon } from "../ui/icon.tsx";

interface PeopleClocksProps {
  view: PeopleClocksView;
  /** The way to the better hour, where the reader may choose one. */
  children?: ReactNode;
}

export function PeopleClocks({ view: { clocks, better }, children }: PeopleClocksProps) {
  const isOdd = clocks.some(({ odd }) => odd);
  return (
    <div className={isOdd ? "border-warning border-s-4 bg-warning-wash px-4 py-3" : "border-hairline-strong border-s-4 px-4 py-1"}>
      <ul className="grid gap-1.5">
        {clocks.map((clock) => (
          <li key={clock.zone}>
            <ClockLine clock={clock} who={clock.who} />
          </li>
        ))}
      </ul>
      {better ? (
        <div className="mt-2 ps-7">
          <BetterStart better={better}>{children}</BetterStart>
        </div>
      ) : null}
    </div>
  );
}

/** One clock; `who` is named where they are not next to it. */
export function ClockLine({ clock: { text, odd }, who = "" }: { clock: PeopleClock; who?: string }) {
  return (
    <p className="flex gap-3" suppressHydrationWarning>
      <Icon name={odd ? "alert" : "clock"} size={18} className={odd ? "mt-1 text-warning" : "mt-1 text-soft"} />
      <span className="tabular">
        {text}
        {who ? <span className="text-soft">{` (${who})`}</span> : null}
        {odd ? (
          <strong className="block text-warning">
            <Trans>Outside 7 a.m. to 9 p.m. there</Trans>
          </strong>
        ) : null}
      </span>
    </p>
  );
}

/** The start that suits more of them, with the way to it. */
export function BetterStart({ better, children }: { better: NonNullable<PeopleClocksView["better"]>; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span suppressHydrationWarning>
        <Trans>A start at {better.text} suits more of them.</Trans>
      </span>
      {children}
    </div>
  );
}
