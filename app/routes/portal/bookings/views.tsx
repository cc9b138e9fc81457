import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tabs, ViewTabs } from "../view-tabs.tsx";

export type View = "list" | "day" | "week";

/** The list, a day or a week: one page in three ways. `on` keeps the day that is looked at. */
export function Views({ view, on }: { view: View; on?: string }) {
  const { t } = useLingui();
  const names: Readonly<Record<View, ReactNode>> = { list: <Trans>List</Trans>, day: <Trans>Day</Trans>, week: <Trans>Week</Trans> };
  const address = (name: View) => {
    if (name === "list") return "?";
    return `?${new URLSearchParams({ view: name, ...(on ? { on } : {}) })}`;
  };
  const tabs = (Object.keys(names) as View[]).map((name) => ({ to: address(name), name: names[name], current: name === view }));
  return view === "list" ? <Tabs label={t`Views`} tabs={tabs} className="no-print" /> : <ViewTabs label={t`Views`} tabs={tabs} />;
}
