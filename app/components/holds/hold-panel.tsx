/** A room that its reader may hold, or holds: what it is, for when, and the one button. Its texts come from the server. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { HoldView } from "#app/domain/booking/office/hold-view.ts";

interface HoldPanelProps {
  view: HoldView;
  /** What became of the last press; it takes the focus, since the button may be gone. */
  news?: ReactNode;
  /** Whether they are good. */
  good?: boolean;
  /** Below the rest: another button. */
  children?: ReactNode;
}

const LOOK: Readonly<Record<HoldView["state"], string>> = {
  held: "border-success",
  offered: "border-accent",
  unfit: "border-warning",
  barred: "border-warning",
};

export function HoldPanel({ view, news, good = true, children }: HoldPanelProps) {
  const id = useId();
  const busy = useNavigation().state !== "idle";
  const { state, title, lead, lists, press } = view;
  return (
    <section id="hold" aria-labelledby={id} className={`mt-8 scroll-mt-6 border-s-4 ps-5 ${LOOK[state]}`}>
      <h2 id={id} className="text-xl" suppressHydrationWarning>
        {title}
      </h2>
      {news ? <News good={good}>{news}</News> : null}
      {lead.map((text) => (
        <p key={text} className="mt-2" suppressHydrationWarning>
          {text}
        </p>
      ))}
      {lists.map((list) => (
        <div key={list.title} className="mt-3 grid gap-x-6 sm:grid-cols-[10rem_1fr]">
          <p className="text-soft">{list.title}</p>
          <ul className="tabular">
            {list.items.map((item) => (
              <li key={item.text} suppressHydrationWarning>
                {item.to ? (
                  <Link to={item.to} preventScrollReset className="prose-link inline-flex min-h-11 items-center">
                    {item.text}
                  </Link>
                ) : (
                  item.text
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {/* Once it is done the rest of the page is still on its way. */}
      {press && !(news && good) ? (
        <Form method="post" preventScrollReset className="no-print mt-4">
          <input type="hidden" name="intent" value="hold" />
          <Button type="submit" size="lg" loading={busy}>
            {press.button}
          </Button>
          <p className="mt-2 text-soft text-sm wrap-anywhere">{press.note}</p>
        </Form>
      ) : null}
      {children}
    </section>
  );
}

function News({ good, children }: { good: boolean; children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-3 border-s-4 p-4 outline-none wrap-anywhere ${good ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      {children}
    </p>
  );
}
