import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { leaveDetail } from "./focus.ts";

interface WithSidePanelProps {
  /** The list. */
  children: ReactNode;
  /** The detail of the chosen row; null while none is chosen, and the list has the whole width. */
  detail: ReactNode;
  /** What a press on a row does that meets no control of it. */
  onPress: (id: string) => void;
}

/** A list with the detail of one of its rows next to it, on screens that have room for both. */
export function WithSidePanel({ children, detail, onPress }: WithSidePanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = list.current;
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const id = target?.closest<HTMLElement>("[data-row]")?.dataset.row;
      // Selecting words to copy is no press.
      if (!id || target?.closest("a, button, input, label, summary") || !window.getSelection()?.isCollapsed) return;
      onPress(id);
    };
    node?.addEventListener("click", press);
    return () => node?.removeEventListener("click", press);
  }, [onPress]);
  return (
    <div className={classNames("grid items-start gap-x-8", detail !== null && "lg:grid-cols-[minmax(0,1fr)_23rem]")}>
      <div ref={list} className="@container min-w-0">
        {children}
      </div>
      {detail}
    </div>
  );
}

interface DetailProps {
  /** What it is the detail of, for who does not see it. */
  label: string;
  onClose: () => void;
  /** The address of the list alone. */
  closed: string;
  /** Also where there is no room for it next to the list: above the list. */
  onPhone?: boolean;
  children: ReactNode;
}

/** The frame of a detail next to a list: it stays in sight, and scrolls by itself where it is long. */
export function Detail({ label, onClose, closed, onPhone = false, children }: DetailProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={label}
      data-part="detail"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
      tabIndex={0}
      className={classNames(
        "no-print mt-4 rounded-sm border border-hairline bg-raised px-5 pt-3 pb-5 lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto",
        onPhone ? "max-lg:order-first" : "max-lg:hidden",
      )}
    >
      <Link
        to={closed}
        preventScrollReset
        aria-label={t`Close the detail`}
        aria-keyshortcuts="Escape"
        className="float-right -mr-2 flex size-9 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-ink"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          leaveDetail(onClose);
        }}
      >
        <Icon name="close" size={18} />
      </Link>
      {children}
    </aside>
  );
}

/** What is there when the row that the address names is not there, or not the reader's. */
export function GoneDetail() {
  return (
    <p className="py-2 text-soft">
      <Trans>This is no longer there, or you may not see it.</Trans>
    </p>
  );
}

/** One line of a detail; nothing where there is nothing to say. */
export function Fact({ name, children }: { name: ReactNode; children?: ReactNode }) {
  if (children === null || children === undefined || children === "" || children === false) return null;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-3 border-b border-hairline py-1.5 text-sm">
      <dt className="text-soft">{name}</dt>
      <dd className="tabular min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
