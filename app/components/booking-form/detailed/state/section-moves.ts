/** Going from section to section, and what is checked and kept on the way. */
import type { RefObject } from "react";
import { NO_ISSUES } from "#app/components/booking-form/attempt.ts";
import { takeOpenPerson } from "#app/components/people/open-person.ts";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import { DETAILED_FIELD_NAMES, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF } from "#app/domain/booking/rules/sections.ts";
import type { Issue } from "#app/domain/errors.ts";
import { keepSuggestions } from "./keep.ts";
import { fieldId, headingId } from "./names.ts";
import type { ShownSection } from "./shown.ts";
import type { useChecks } from "./use-checks.ts";
import type { Latest } from "./use-sending.ts";
import type { useSteps } from "./use-steps.ts";

interface Moving {
  latest: RefObject<Latest>;
  sections: readonly ShownSection[];
  checkAll: ReturnType<typeof useChecks>["checkAll"];
  go: ReturnType<typeof useSteps>["go"];
  /** True while the summary is of one section, which a phone's Next has checked. */
  ofSection: RefObject<boolean>;
  setFound(found: readonly Issue[]): void;
}

/** The moves of a form as it is drawn now. */
export function sectionMoves({ latest, sections, checkAll, go, ofSection, setFound }: Moving) {
  const leaveSection = (id: SectionId) => {
    if (id === "scheduling") keepSuggestions(latest.current.suggested);
  };
  return {
    leaveSection,
    setMode: (next: "required" | "all") => void go({ mode: next }),
    toSection(id: SectionId) {
      // What was wrong with the section that is left is said there; what the last attempt to send found stays in sight.
      if (ofSection.current) setFound(NO_ISSUES);
      void go({ step: id }, headingId(id));
    },
    toField: (field: DetailedField) => void go({ step: SECTION_OF[field] }, fieldId(field)),
    /** The next section, unless something in this one is wrong: then its errors are shown, once. */
    async next(from: SectionId, to: SectionId) {
      leaveSection(from);
      const fields = sections.find(({ id }) => id === from)?.fields ?? DETAILED_FIELD_NAMES;
      if (from === "people" && !takeOpenPerson()) return;
      const now = latest.current.evaluation;
      const { issues: found } = await checkAll(sentValues(now), now.values, fields);
      ofSection.current = true;
      setFound([...found]);
      if (found.length === 0) await go({ step: to }, headingId(to));
    },
  };
}
