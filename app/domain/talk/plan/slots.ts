/** Which fields a statement fills, for everything but days and people. */

import { DETAILED_FIELDS, isDetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { FAST_URGENCIES, FINANCIAL_RESPONSIBILITIES, LOCATIONS, PROCEEDING_TYPES, ROOM_SETUPS } from "#app/domain/booking/vocabulary.ts";
import type { SlotValues, Statement } from "#app/understanding/contract.ts";
import type { TalkField } from "./fields.ts";

export interface Entry {
  field: TalkField;
  value: string;
}
const one = (field: TalkField, value: string): Entry[] => [{ field, value }];
const ifIn = (list: readonly string[], field: TalkField, value: string): Entry[] => (list.includes(value) ? one(field, value) : []);

const FORMATS = { in_person: "in_person", virtual: "virtual", hybrid: "in_person_and_virtual" } as const;

/** The values of a statement; none where no field takes it, so that it is kept as a remark. */
export function entriesIn(statement: Statement): Entry[] {
  switch (statement.slot) {
    case "proceeding":
      return ifIn(PROCEEDING_TYPES, "proceedingType", statement.value.type);
    case "format":
      return one("locationType", FORMATS[statement.value.type]);
    case "venue":
      return venueEntries(statement.value);
    case "name":
      return one("contactName", statement.value.name);
    case "firm":
      return one("contactFirm", statement.value.firm);
    case "email":
      return one("contactEmail", statement.value.address);
    case "phone":
      return one(
        "contactPhone",
        statement.value.extension ? `${statement.value.number} ext. ${statement.value.extension}` : statement.value.number,
      );
    case "headcount":
      return one("mainRoomCapacity", String(statement.value.most));
    case "setup":
      return [
        ...ifIn(ROOM_SETUPS, "roomSetup", statement.value.setup),
        // What no choice says is prepared from its words.
        ...(statement.value.words ? one("specialRequirements", statement.value.words) : []),
      ];
    case "breakouts":
      return statement.value.rooms > 0
        ? [...one("needsBreakoutRooms", "true"), ...one("breakoutRoomCount", String(statement.value.rooms))]
        : one("needsBreakoutRooms", "false");
    case "service":
      return serviceEntries(statement.value, statement.role === "not", statement.quote);
    case "urgency":
      return ifIn(FAST_URGENCIES, "urgencyLevel", statement.value.level);
    case "split":
      return [
        ...ifIn(FINANCIAL_RESPONSIBILITIES, "financialResponsibility", statement.value.responsibility ?? ""),
        ...(statement.value.words ? one("costsInWords", statement.value.words) : []),
      ];
    case "need":
      return one("specialRequirements", statement.value.text.replace(/^(?:and|et|y|also|aussi|también)\s+(?=\S)/i, ""));
    case "story":
      return one("caseDescription", statement.value.text);
    case "styleOfCause":
      return one("styleOfCause", statement.value.text);
    case "reference":
      return referenceEntries(statement.value);
    default:
      return [];
  }
}

/** Where each kind of number belongs; that of a booking of ours says which one is meant, and is no value of this one. */
const REFERENCES: Readonly<Record<SlotValues["reference"]["kind"], TalkField | null>> = {
  court_file: "courtFileNumber",
  contract: "contractNumber",
  own: "ownFileNumber",
  booking: null,
};

function referenceEntries({ kind, number }: SlotValues["reference"]): Entry[] {
  const field = REFERENCES[kind];
  return field ? one(field, number) : [];
}

function venueEntries({ location, name }: { location: string; name?: string }): Entry[] {
  const known = ifIn(LOCATIONS, "location", location);
  return location === "alternate" && name ? [...known, ...one("alternateLocationName", name)] : known;
}

/** A service by the name of its field: a flag is on (or off where it is ruled out), a choice or a line takes the detail. */
function serviceEntries(
  { kind, language, detail }: { kind: string; language?: string; detail?: string },
  isOff: boolean,
  quote: string,
): Entry[] {
  if (kind === "catering") return isOff ? [] : one("catering", detail ?? quote);
  if (!isDetailedField(kind)) return [];
  const field = kind as TalkField;
  const { is } = DETAILED_FIELDS[kind];
  const spoken = language && !isOff ? languageEntries(kind, language) : [];
  if (is.kind === "flag") return [...one(field, String(!isOff)), ...spoken];
  if (kind === "additionalRoomTypes") return isOff || !detail ? [] : [...one("needsAdditionalRooms", "true"), ...one(field, detail)];
  if (isOff || !detail) return spoken;
  return [...one(field, detail), ...spoken];
}

function languageEntries(kind: string, language: string): Entry[] {
  return kind === "needsInterpretation" || kind === "interpretationType" ? one("interpretationLanguage", language) : [];
}

/** Fields that grow by what is said further, and lose nothing by it. */
export const GROWING: readonly TalkField[] = ["caseDescription", "specialRequirements", "catering", "costsInWords"];
