/** All proceedings and ways of holding them, with how much each asks for. */
import type { I18n } from "@lingui/core";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { LOCATION_TYPES, type LocationType, PROCEEDING_TYPES, type ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { becomesText, mandatoryCountText, RULE_BOOK_TEXTS } from "#app/i18n/detailed/rule-book-texts.ts";
import { beginningOf } from "./rules-view.server.ts";

export interface OverviewCell {
  locationType: LocationType;
  held: string;
  /** What is shown: the number of mandatory fields, "Express", or what a way that is not offered becomes. */
  text: string;
  /** The same in full, for those who hear it without its row and column. */
  name: string;
  isNumber: boolean;
}
export interface OverviewRow {
  proceeding: ProceedingType;
  label: string;
  cells: readonly OverviewCell[];
}

/** One row for each proceeding, in the order of the vocabulary. */
export function overview(i18n: I18n): OverviewRow[] {
  return PROCEEDING_TYPES.map((proceeding) => {
    const label = optionText(i18n, "proceedingType", proceeding);
    return { proceeding, label, cells: LOCATION_TYPES.map((locationType) => cellOf(i18n, proceeding, label, locationType)) };
  });
}

function cellOf(i18n: I18n, proceeding: ProceedingType, label: string, locationType: LocationType): OverviewCell {
  const { values, express, mandatory } = evaluate(beginningOf(proceeding, locationType));
  const held = optionText(i18n, "locationType", locationType);
  const about = (text: string) => `${label}, ${held}, ${text}`;
  const becomes = values.locationType;
  if (becomes && becomes !== locationType) {
    const text = i18n._(becomesText(optionText(i18n, "locationType", becomes)));
    return { locationType, held, text, name: about(text), isNumber: false };
  }
  if (express) {
    const text = i18n._(RULE_BOOK_TEXTS.express);
    return { locationType, held, text, name: about(text), isNumber: false };
  }
  return {
    locationType,
    held,
    text: String(mandatory.size),
    name: about(i18n._(mandatoryCountText(mandatory.size))),
    isNumber: true,
  };
}
