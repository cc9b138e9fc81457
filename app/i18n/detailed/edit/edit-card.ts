/** A card on which a part of the request is edited, or all of it, with its names in the reader's language. The server and the window make it alike. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { EditCard, EditField, EditRows } from "#app/domain/talk/edit/card.ts";
import { type EditCardName, type EditPart, partsOn, type RowList } from "#app/domain/talk/edit/parts.ts";
import type { Column, Row } from "#app/domain/talk/edit/rows.ts";
import { weekdayName } from "#app/i18n/dates.ts";
import { isLanguageList, languagesText } from "#app/i18n/language-names.ts";
import { draftFieldLabel } from "../draft-lines.ts";
import { PART_LABELS, RESERVE_TEXT } from "../entry-texts.ts";
import { DETAILED_FIELD_LABELS } from "../field-labels.ts";
import { optionText } from "../option-text.ts";
import { ATTENDS_LABELS, PEOPLE_TEXTS } from "../people-texts.ts";
import { detailedValidationText } from "../validation-messages.ts";

/** A value of a list, and its name. */
export interface LabelledOption {
  value: string;
  label: string;
}
export interface LabelledField extends Pick<EditField, "name" | "of" | "value" | "kind" | "mark" | "unsaved"> {
  label: string;
  options?: readonly LabelledOption[];
  error?: string;
}
export interface LabelledColumn extends Pick<Column, "name" | "kind"> {
  label: string;
  options?: readonly LabelledOption[];
}
export interface LabelledRows extends Pick<EditRows, "name" | "of" | "mark" | "unsaved" | "open"> {
  label: string;
  /** On the button that adds one. */
  add: string;
  columns: readonly LabelledColumn[];
  entries: readonly Row[];
  /** What is wrong with an entry, by its place. */
  errors: Readonly<Record<string, string>>;
}
export interface LabelledCard {
  kind: "edit";
  part: EditCardName;
  title: string;
  fields: readonly LabelledField[];
  rows: readonly LabelledRows[];
  /** Words for staff that are about it, above its fields: saved, they go, but for those that come back as `remarks`. */
  said: readonly string[];
  /** Of a sheet its parts in order, each with its name; `open`: to be looked at. */
  sections: readonly { part: EditPart; title: string; open: boolean }[];
}

const TITLES: Readonly<Record<EditCardName, MessageDescriptor>> = {
  sheet: msg`Your request`,
  contact: msg`Your contact details`,
  reach: msg`How to reach you`,
  place: msg`Proceeding, format and place`,
  days: msg`Days and hours`,
  people: msg`People taking part`,
  rooms: msg`Rooms and set-up`,
  services: msg`Services and what to prepare`,
  matter: msg`The matter`,
  costs: msg`Costs`,
  remarks: msg`Remarks for our staff`,
};

const LISTS: Readonly<Record<RowList, { label: MessageDescriptor; add: MessageDescriptor }>> = {
  days: { label: msg`Days`, add: msg`Add a day` },
  alternativeDays: { label: msg`Alternative days`, add: msg`Add an alternative day` },
  ruledOutDays: { label: msg`Days ruled out`, add: msg`Add a day that is ruled out` },
  people: { label: msg`People`, add: msg`Add person` },
  onSomeDays: { label: DETAILED_FIELD_LABELS.onSomeDays, add: msg`Add days of a service` },
  remarks: { label: msg`Remarks`, add: msg`Add a remark` },
};

const COLUMNS: Readonly<Record<string, MessageDescriptor>> = {
  date: msg`Day`,
  until: msg`To (if several days)`,
  reserve: msg`In what case`,
  weekday: msg`Or every`,
  start: msg`Begins at`,
  startTime: msg`Begins at`,
  end: msg`Ends at`,
  endTime: msg`Ends at`,
  name: msg`Name`,
  part: PEOPLE_TEXTS.part,
  title: PEOPLE_TEXTS.title,
  side: msg`Side`,
  firm: msg`Firm`,
  attends: PEOPLE_TEXTS.attends,
  remoteOn: msg`By video or telephone only on these days (such as 2027-03-09), otherwise in the room`,
  place: PEOPLE_TEXTS.place,
  count: msg`How many`,
  days: msg`Only on these days (such as 2027-03-09, 2027-03-10)`,
  hours: PEOPLE_TEXTS.hours,
  access: msg`What they need`,
  email: PEOPLE_TEXTS.email,
  phone: PEOPLE_TEXTS.phone,
  field: msg`What`,
  note: msg`For how many, and what`,
  text: msg`Remark`,
};

const CHOICES: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  part: PART_LABELS,
  reserve: { true: RESERVE_TEXT },
  field: DETAILED_FIELD_LABELS,
  side: { claimant: msg`Claimant’s side`, respondent: msg`Respondent’s side` },
  attends: ATTENDS_LABELS,
};

/** The card with its names. */
export function labelledCard(i18n: I18n, { part, fields, rows, said, open }: EditCard): LabelledCard {
  return {
    kind: "edit",
    part,
    title: i18n._(TITLES[part]),
    fields: fields.map((field) => labelledField(i18n, field)),
    rows: rows.map((list) => labelledRows(i18n, list)),
    said,
    sections: part === "sheet" ? partsOn(part).map((one) => ({ part: one, title: i18n._(TITLES[one]), open: open.includes(one) })) : [],
  };
}

function labelledField(i18n: I18n, { name, of, value, kind, options, error, mark, unsaved }: EditField): LabelledField {
  const named = options?.map((one) => ({ value: one, label: optionText(i18n, detailedFieldOf(name), one) }));
  return {
    name,
    of,
    label: draftFieldLabel(i18n, name),
    value: isLanguageList(name) ? languagesText(i18n.locale, value) : value,
    kind,
    ...(mark ? { mark } : {}),
    ...(named ? { options: named } : {}),
    ...(error ? { error: detailedValidationText(i18n, error) } : {}),
    ...(unsaved ? { unsaved } : {}),
  };
}

function labelledRows(i18n: I18n, { name, of, columns, rows, errors = {}, mark, unsaved, open }: EditRows): LabelledRows {
  const { label, add } = LISTS[name];
  return {
    name,
    of,
    ...(mark ? { mark } : {}),
    ...(unsaved ? { unsaved } : {}),
    ...(open === undefined ? {} : { open }),
    label: i18n._(label),
    add: i18n._(add),
    columns: columns.map((column) => labelledColumn(i18n, name, column)),
    entries: rows,
    errors: Object.fromEntries(Object.entries(errors).map(([at, code]) => [at, detailedValidationText(i18n, code)])),
  };
}

function labelledColumn(i18n: I18n, list: RowList, { name, kind, options }: Column): LabelledColumn {
  const words = CHOICES[name] ?? {};
  const named = options?.map((value) => ({
    value,
    label: name === "weekday" ? weekdayName(i18n.locale, Number(value)) : words[value] ? i18n._(words[value]) : value,
  }));
  const label = list === "people" && name === "note" ? PEOPLE_TEXTS.note : COLUMNS[name];
  return { name, kind, label: label ? i18n._(label) : name, ...(named ? { options: named } : {}) };
}
