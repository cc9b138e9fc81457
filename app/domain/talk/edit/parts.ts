/** The parts of a request that are edited on a card of their own: which fields each holds, and which lists. */
import { type DraftField, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";

export const EDIT_PARTS = ["contact", "reach", "place", "days", "people", "rooms", "services", "matter", "costs", "remarks"] as const;
export type EditPart = (typeof EDIT_PARTS)[number];
export const isEditPart = (name: string): name is EditPart => (EDIT_PARTS as readonly string[]).includes(name);

/** A card edits one part; the sheet edits all of them, and is saved at once. */
export const CARDS = [...EDIT_PARTS, "sheet"] as const;
export type EditCardName = (typeof CARDS)[number];

const ON_SHEET: readonly EditPart[] = ["place", "days", "people", "rooms", "services", "matter", "costs", "contact", "reach", "remarks"];
/** The parts that stand on a card, in their order. */
export const partsOn = (card: EditCardName): readonly EditPart[] => (card === "sheet" ? ON_SHEET : [card]);

/** Lists that a card edits row by row; `days` are those of the plan, which several fields hold together. */
export const ROW_LISTS = ["days", "alternativeDays", "ruledOutDays", "people", "onSomeDays", "remarks"] as const;
export type RowList = (typeof ROW_LISTS)[number];
export const isRowList = (name: string): name is RowList => (ROW_LISTS as readonly string[]).includes(name);

interface PartHolds {
  fields: readonly DraftField[];
  lists: readonly RowList[];
  /** Fields that its lists hold, which have no control of their own. */
  covers?: readonly DraftField[];
}

/** The names of single people, whom the card of the people shows as rows. */
const NAMES = [
  "claimantName",
  "claimantFirm",
  "respondentName",
  "respondentFirm",
  "witnessName",
  "arbitratorName",
  "mediatorName",
  "trialCourtJudgeName",
  "additionalCounselName",
] as const satisfies readonly DraftField[];

export const EDITED: Readonly<Record<EditPart, PartHolds>> = {
  contact: { fields: ["contactName", "contactFirm", "contactRole", "contactEmail", "contactPhone"], lists: [] },
  reach: { fields: ["contactBy", "contactWhen"], lists: [] },
  place: { fields: ["proceedingType", "locationType", "location", "alternateLocationName", "timeZone"], lists: [] },
  days: { fields: ["urgencyLevel"], lists: ["days", "alternativeDays", "ruledOutDays"], covers: PLAN_FIELDS },
  people: { fields: [], lists: ["people"], covers: NAMES },
  rooms: {
    fields: ["mainRoomCapacity", "roomSetup", "breakoutRoomCount", "breakoutRoomCapacities", "additionalRoomTypes"],
    lists: [],
    covers: ["needsBreakoutRooms", "needsAdditionalRooms"],
  },
  services: {
    fields: [
      "courtReportingRequired",
      "hearingLanguage",
      "interpretationLanguage",
      "needsSignLanguage",
      "needsLegalVideography",
      "catering",
      "specialRequirements",
    ],
    lists: ["onSomeDays"],
    covers: ["needsInterpretation"],
  },
  matter: { fields: ["caseDescription", "styleOfCause", "courtFileNumber", "contractNumber", "ownFileNumber"], lists: [] },
  costs: { fields: ["financialResponsibility", "costsInWords"], lists: [] },
  remarks: { fields: [], lists: ["remarks"] },
};

/** The part whose card edits a field; what no other card holds is among the services. */
export function partOf(field: TalkField): EditPart {
  const own = EDIT_PARTS.find((part) => {
    const { fields, lists, covers = [] } = EDITED[part];
    return ([...fields, ...lists, ...covers] as readonly string[]).includes(field);
  });
  return own ?? "services";
}

/** True of a field or a list that this card may send. */
export const isOfCard = (card: EditCardName, name: string): boolean => partsOn(card).some((part) => isOfPart(part, name));

const isOfPart = (part: EditPart, name: string): boolean =>
  ([...EDITED[part].fields, ...EDITED[part].lists] as readonly string[]).includes(name) ||
  (isDraftField(name) && openedBy(part, name) !== undefined) ||
  (part === "services" && isDraftField(name) && partOf(name) === part && !FORMLESS.has(name));
/** Kept by the talk itself, or by the field that they open. */
const FORMLESS: ReadonlySet<string> = new Set(["toFollow", "needsInterpretation", "additionalCounselList", "showAdditionalCounsel"]);

/** What goes with a field that opens another one. */
export const OPENS: Readonly<Partial<Record<DraftField, DraftField>>> = {
  breakoutRoomCount: "needsBreakoutRooms",
  additionalRoomTypes: "needsAdditionalRooms",
  interpretationLanguage: "needsInterpretation",
};

/** A flag that a field opens is on the card only where it was declined: "Interpreter: no". */
const OPENERS: Readonly<Partial<Record<EditPart, Readonly<Partial<Record<DraftField, DraftField>>>>>> = {
  rooms: { needsBreakoutRooms: "breakoutRoomCount" },
  services: { needsInterpretation: "interpretationLanguage" },
};
/** The field that this flag opens on the card of this part. */
export const openedBy = (part: EditPart, flag: DraftField): DraftField | undefined => OPENERS[part]?.[flag];
export const openersOf = (part: EditPart): readonly DraftField[] => Object.keys(OPENERS[part] ?? {}) as DraftField[];
