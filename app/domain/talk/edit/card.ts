/** A card on which a part of the request is edited, or all of it: fields and rows as they are noted, or as they were typed and refused. */
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { AlternativeDay, Remark, RuledOut } from "#app/domain/booking/registry/entries.ts";
import type { KindName } from "#app/domain/booking/registry/kinds.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { isDeclinable } from "#app/domain/booking/requests/stored-details.ts";
import { offeredValues } from "#app/domain/booking/rules/offers.ts";
import { HOME_ZONES, TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import { entriesOf, isSettled, plainOf, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { remarksAbout } from "#app/domain/talk/remarks/subject.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { peopleOf } from "./named-people.ts";
import { EDITED, type EditCardName, type EditPart, isOfCard, isRowList, openersOf, partsOn, type RowList } from "./parts.ts";
import { COLUMNS, type Column, type Row, readRows, rowOf } from "./rows.ts";

/** Needed and not there yet, or read with a doubt, whose words stand next to it. */
export interface Mark {
  kind: "missing" | "unsure";
  words?: string;
}
export type Marks = Readonly<Partial<Record<DraftField | RowList, Mark>>>;

export interface EditField {
  name: DraftField;
  of: EditPart;
  value: string;
  kind: "line" | "area" | "choice" | "zone" | "count" | "email" | "phone" | "date" | "time";
  /** Of a choice; of a zone those that are offered at once, next to a search for any other. */
  options?: readonly string[];
  error?: MessageCode;
  mark?: Mark;
  /** Typed before and refused: it is not what is noted. */
  unsaved?: true;
}
export interface EditRows {
  name: RowList;
  of: EditPart;
  columns: readonly Column[];
  rows: readonly Row[];
  /** What is wrong with a row, by its place. */
  errors?: Readonly<Record<number, MessageCode>>;
  mark?: Mark;
  unsaved?: true;
  /** The place of the row that the visitor's words name. */
  open?: number;
}
export interface EditCard {
  part: EditCardName;
  fields: readonly EditField[];
  rows: readonly EditRows[];
  /** What was kept as remarks and is about this part: saved, they go, but for those that come back as `remarks`. */
  said: readonly string[];
  /** Of a sheet: the parts that are to be looked at. */
  open: readonly EditPart[];
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

export interface CardOptions {
  /** Shown because much was said, and not to change something. */
  unasked?: boolean;
  refused?: Refused | undefined;
  marks?: Marks;
  open?: readonly EditPart[];
  /** The words that it is shown for. */
  quote?: string | null;
}

/** A card: what is noted, or what was typed and refused, with what is missing or not sure. */
export function editCard(
  card: EditCardName,
  request: EditedRequest,
  { refused, marks = {}, open = [], quote = null }: CardOptions = {},
): EditCard {
  const parts = partsOn(card);
  return {
    part: card,
    fields: parts.flatMap((part) =>
      fieldsOf(part, request.values, marks).map((name) => editField(name, part, request.values, { refused, marks })),
    ),
    rows: parts.flatMap((part) => EDITED[part].lists.map((name) => editRows(name, part, request, { refused, marks, quote }))),
    said: card === "sheet" ? [] : remarksAbout(card, request.values, request.subjects),
    open,
  };
}

/** The options of a card without what was typed and is noted alike: the draft holds that. */
export function optionsToKeep({ fields, rows }: EditCard, options: CardOptions, request: EditedRequest): CardOptions {
  const { refused } = options;
  if (!refused) return options;
  const isNoted = (name: string): boolean => {
    const list = rows.find((one) => one.name === name);
    if (list) return JSON.stringify(list.rows) === JSON.stringify(rowsOf(list.name, request.values, request.loose));
    const held = request.values[name as DraftField];
    return fields.some((field) => field.name === name && field.value === (isSettled(held) ? held.value : ""));
  };
  const typed = Object.fromEntries(Object.entries(refused.typed).filter(([name]) => !isNoted(name)));
  return { ...options, refused: { ...refused, typed } };
}

function editField(name: DraftField, of: EditPart, values: TalkValues, { refused, marks = {} }: CardOptions): EditField {
  const held = values[name];
  const offered = name === "timeZone" ? zonesAtHand(values) : optionsOf(name, plainOf(values));
  // What is noted stays to choose, also where it no longer goes with the rest: the schema says so on saving.
  const isLeft = offered !== null && isSettled(held) && KINDS[FIELDS[name].is.kind] === "choice" && !offered.includes(held.value);
  const options = isLeft ? [held.value, ...offered] : offered;
  const error = refused?.fields[name];
  const mark = marks[name];
  return {
    name,
    of,
    value: refused?.typed[name] ?? (isSettled(held) ? held.value : ""),
    kind: name === "timeZone" ? "zone" : (KINDS[FIELDS[name].is.kind] ?? "line"),
    ...(options ? { options } : {}),
    ...(error ? { error } : {}),
    ...(mark ? { mark } : {}),
    ...(refused?.typed[name] === undefined ? {} : { unsaved: true }),
  };
}

function editRows(name: RowList, of: EditPart, { values, loose }: EditedRequest, { refused, marks = {}, quote }: CardOptions): EditRows {
  const typed = refused?.typed[name];
  const own = typed === undefined ? null : readRows(name, typed);
  const errors = refused?.rows[name];
  const mark = marks[name];
  const rows = own ?? rowsOf(name, values, loose);
  const open = quote ? namedRow(rows, quote) : -1;
  return {
    name,
    of,
    columns: COLUMNS[name],
    rows,
    ...(open >= 0 ? { open } : {}),
    ...(errors ? { errors } : {}),
    ...(mark ? { mark } : {}),
    ...(own ? { unsaved: true } : {}),
  };
}

/** The zones that people are in, and those of our cities: a hundred of them are no choice for anybody. */
const zonesAtHand = (values: TalkValues): readonly string[] => [
  ...new Set([
    ...entriesOf(values, "people").flatMap(({ zone }) => (zone && (TIME_ZONES as readonly string[]).includes(zone) ? [zone] : [])),
    ...HOME_ZONES,
  ]),
];

/** The row whose name the words say most of, by its place; -1 for none, and where two are named alike. */
function namedRow(rows: readonly Row[], quote: string): number {
  const said = new Set(wordsIn(quote));
  const hits = rows.map(({ name = "" }) => wordsIn(name).filter((word) => said.has(word)).length);
  const most = Math.max(0, ...hits);
  return most > 0 && hits.indexOf(most) === hits.lastIndexOf(most) ? hits.indexOf(most) : -1;
}
const wordsIn = (text: string): string[] => tellingWords(text).map(({ key }) => key);

/** The fields of a card: its own, where they mean something, and what is noted besides and has no other card. */
function fieldsOf(part: EditPart, values: TalkValues, marks: Marks): DraftField[] {
  const plain = plainOf(values);
  const own = EDITED[part].fields.filter((field) => isSettled(values[field]) || isMeant(field, plain));
  const declined = openersOf(part).filter((flag) => isSettled(values[flag]) && values[flag]?.value === "false");
  const names = [...new Set([...Object.keys(values), ...Object.keys(marks)])].filter(
    (name) => !(openersOf(part) as string[]).includes(name),
  );
  const others = names.filter((name) => isOfCard(part, name) && !isRowList(name) && !(own as readonly string[]).includes(name));
  const isSaid = (field: DraftField) => values[field]?.value !== "false" || isDeclinable(detailedFieldOf(field));
  const isShown = (field: DraftField) => marks[field] !== undefined || (isSettled(values[field]) && isSaid(field));
  return [...own, ...declined, ...(others as DraftField[]).filter(isShown)];
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
