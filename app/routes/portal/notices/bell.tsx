import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { askUnread } from "#app/api-client/case-filing.ts";
import { Icon } from "#app/components/ui/icon.tsx";

/**
 * The bell of the signed-in area: leads to one's notices, with how many are unopened. The count is asked for
 * once the page is there, and again on each page and when one comes back to the window: no page waits for it.
 */
export function NoticeBell() {
  const { t } = useLingui();
  const { key } = useLocation();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    const aborting = new AbortController();
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      // Without an answer the bell keeps what it said.
      askUnread(aborting.signal).then(setUnread, () => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      aborting.abort();
      document.removeEventListener("visibilitychange", ask);
    };
  }, [key]);
  const count = unread > 99 ? "99+" : String(unread);
  const label = unread === 0 ? t`Notices` : t`Notices, ${plural(unread, { one: "# not read", other: "# not read" })}`;
  return (
    <NavLink
      to="/notices"
      aria-label={label}
      className="relative inline-flex size-11 items-center justify-center rounded-sm text-soft transition-colors hover:bg-accent-wash hover:text-ink aria-[current=page]:text-ink"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent"
        >
          {count}
        </span>
      )}
    </NavLink>
  );
}
