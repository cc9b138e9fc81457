import { useLingui } from "@lingui/react/macro";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { FailedPost } from "../failed-post.ts";

/** Why the case does not take somebody at this place, which nothing typed on the page would change. */
export function RefusedPlace({ failed }: { failed: FailedPost | null }) {
  const { i18n } = useLingui();
  const issue = failed?.issues.find(({ field }) => field === "place");
  if (!issue) return null;
  return (
    <div className="mt-6">
      <OutcomeBox tone="danger">
        <p>{peopleIssueText(i18n, issue.code)}</p>
      </OutcomeBox>
    </div>
  );
}
