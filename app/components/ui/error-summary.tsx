import { Plural } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

export interface SummaryError {
  /** Id of the control to go to. */
  id: string;
  text: string;
}

/**
 * What is in the way, above the form: takes focus when it appears or changes, and links to each field
 * (quality, "People"). Give `errors` a new array per attempt, so that each attempt is announced.
 */
export function ErrorSummary({ errors, title }: { errors: readonly SummaryError[]; title?: React.ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef("");
  useEffect(() => {
    const text = errors.map((error) => `${error.id} ${error.text}`).join("\n");
    // The same errors, drawn again while somebody types: the focus stays where the words go.
    const isTypedOn = text === shown.current && document.activeElement?.matches("input, textarea, select");
    shown.current = text;
    if (errors.length > 0 && !isTypedOn) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      // For an answer that came as a whole document.
      // biome-ignore lint/a11y/noAutofocus: the focus belongs on what is in the way
      autoFocus
      aria-labelledby="error-summary-title"
      className="border-l-4 border-danger bg-danger-wash px-5 py-4"
    >
      <h2 id="error-summary-title" className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal text-danger">
        <Icon name="alert" />
        <span>{title ?? <Plural value={errors.length} one="One field needs attention" other="# fields need attention" />}</span>
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              className="text-danger underline underline-offset-4"
              onClick={(event) => {
                // Focus, and not only scroll: the hash alone leaves the keyboard where it was.
                const target = document.getElementById(error.id);
                if (!target) return;
                event.preventDefault();
                target.scrollIntoView({ block: "center" });
                target.focus({ preventScroll: true });
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
