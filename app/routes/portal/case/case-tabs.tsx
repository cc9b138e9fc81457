import { Trans, useLingui } from "@lingui/react/macro";
import { ViewTabs } from "../view-tabs.tsx";

/** For members of the tribunal: the case as all see it, and what is theirs alone. */
export function CaseTabs({ caseId, current }: { caseId: string; current: "case" | "chambers" }) {
  const { t } = useLingui();
  const path = `/cases/${encodeURIComponent(caseId)}`;
  return (
    <ViewTabs
      label={t`Views of the case`}
      tabs={[
        { to: path, name: <Trans>Case</Trans>, current: current === "case" },
        { to: `${path}/chambers`, name: <Trans>Tribunal only</Trans>, current: current === "chambers" },
      ]}
    />
  );
}
