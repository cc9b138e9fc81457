/** A card on which one part of the request is edited: its fields and rows as they are noted, or as they were typed and refused. */
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { AlternativeDay, Remark, RuledOut } from "#app/domain/booking/registry/entries.ts";
import type { KindName } from "#app/domain/booking/registry/kinds.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { offeredValues } from "#app/domain/booking/rules/offers.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import { entriesOf, isSettled, plainOf, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { remarksAbout } from "#app/domain/talk/remarks/subject.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { peopleOf } from "./named-people.ts";
import { EDITED, type EditPart, isOfCard, isRowList, type RowList } from "./parts.ts";
import { COLUMNS, type Column, type Row, readRows, rowOf } from "./rows.ts";

export interface EditField {
  name: DraftField;
  value: string;
  kind: "line" | "area" | "choice" | "count" | "email" | "phone" | "date" | "time";
  /** Of a choice. */
  options?: readonly string[];
  error?: MessageCode;
}
export interface EditRows {
  name: RowList;
  columns: readonly Column[];
  rows: readonly Row[];
  /** What is wrong with a row, by its place. */
  errors?: Readonly<Record<number, MessageCode>>;
}
export interface EditCard {
  part: EditPart;
  fields: readonly EditField[];
  rows: readonly EditRows[];
  /** What was kept as remarks and is about this part: saved, they go, but for those that come back as `remarks`. */
  said: readonly string[];
}

/** What was typed and is not right yet, and what is wrong with it: by field, or by list and place of the row. */
export interface Refused {
  typed: Readonly<Record<string, string>>;
  fields: Readonly<Partial<Record<DraftField, MessageCode>>>;
  rows: Readonly<Partial<Record<RowList, Readonly<Record<number, MessageCode>>>>>;
}

const KINDS: Readonly<Partial<Record<KindName, EditField["kind"]>>> = {
  text: "area",
  story: "area",
  count: "count",
  email: "email",
  phone: "phone",
  date: "date",
  time: "time",
  choice: "choice",
  flag: "choice",
};
const FLAG = ["true", "false"] as const;

type EditedRequest = Pick<TalkState, "values" | "loose" | "subjects">;

/** The card of a part. */
export function editCard(part: EditPart, { values, loose, subjects }: EditedRequest, refused?: Refused): EditCard {
  const plain = plainOf(values);
  const typed = refused?.typed ?? {};
  const fields = fieldsOf(part, values, plain).map((name): EditField => {
    const held = values[name];
    const offered = optionsOf(name, plain);
    // What is noted stays to choose, also where it no longer goes with the rest: the schema says so on saving.
    const isLeft = offered !== null && isSettled(held) && KINDS[FIELDS[name].is.kind] === "choice" && !offered.includes(held.value);
    const options = isLeft ? [held.value, ...offered] : offered;
    const error = refused?.fields[name];
    return {
      name,
      value: typed[name] ?? (isSettled(held) ? held.value : ""),
      kind: KINDS[FIELDS[name].is.kind] ?? "line",
      ...(options ? { options } : {}),
      ...(error ? { error } : {}),
    };
  });
  const rows = EDITED[part].lists.map((name): EditRows => {
    const own = typed[name] === undefined ? null : readRows(name, typed[name]);
    const errors = refused?.rows[name];
    return { name, columns: COLUMNS[name], rows: own ?? rowsOf(name, values, loose), ...(errors ? { errors } : {}) };
  });
  return { part, fields, rows, said: remarksAbout(part, values, subjects) };
}

/** The fields of a card: its own, where they mean something, and what is noted besides and has no other card. */
function fieldsOf(part: EditPart, values: TalkValues, plain: DraftPlain): DraftField[] {
  const own = EDITED[part].fields.filter((field) => isSettled(values[field]) || isMeant(field, plain));
  const others = Object.keys(values).filter(
    (name) => isOfCard(part, name) && !isRowList(name) && !(own as readonly string[]).includes(name),
  );
  return [...own, ...(others as DraftField[]).filter((field) => isSettled(values[field]) && values[field]?.value !== "false")];
}

/** A place of one's own, and the clock of a hearing without a room, are asked for where they apply. */
function isMeant(field: DraftField, { location, locationType }: DraftPlain): boolean {
  if (field === "alternateLocationName") return location === "alternate";
  return field !== "timeZone" || locationType === "virtual";
}

function optionsOf(field: DraftField, plain: DraftPlain): readonly string[] | null {
  if (FIELDS[field].is.kind === "flag") return FLAG;
  return offeredValues(detailedFieldOf(field), detailedValuesOf(plain));
}

function rowsOf(list: RowList, values: TalkValues, loose: Plan): Row[] {
  if (list === "people") return peopleOf(values).map((one) => rowOf(list, one));
  if (list !== "days") return (entriesOf(values, list) as readonly (AlternativeDay | RuledOut | Remark)[]).map((one) => rowOf(list, one));
  const { days, start, end } = planOf(values, loose);
  return days.map((day) => rowOf(list, { date: day.date, start: day.start ?? start, end: day.end ?? end }));
}
