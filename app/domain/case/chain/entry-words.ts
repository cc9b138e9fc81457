/**
 * What an entry says, line by line, for who reads a record and was not there: what it is about, who may see it, by when on whose clock,
 * each finding with its answer, reasons, outcomes, remarks. Pure: it also runs in an exported record's page, with the words that were put into it.
 */

/** Lines of an entry in the order in which they are read. */
export const ENTRY_LINES = [
  "audience",
  "caseNumber",
  "title",
  "description",
  "exhibit",
  "name",
  "folder",
  "placedBefore",
  "documentDate",
  "reliedOn",
  "version",
  "account",
  "as",
  "position",
  "place",
  "earlier",
  "earlierForEveryone",
  "email",
  "person",
  "readdressed",
  "arbitrators",
  "arbitrator",
  "seat",
  "before",
  "left",
  "bookingNumber",
  "bookingStatus",
  "when",
  "where",
  "rooms",
  "by",
  "owedBy",
  "due",
  "askedBy",
  "wanted",
  "closedDay",
  "closed",
  "nextOpen",
  "decision",
  "movedTo",
  "movesFor",
  "overdue",
  "answer",
  "finding",
  "disclosure",
  "remarksUntil",
  "status",
  "outcome",
  "award",
  "madeBy",
  "signature",
  "noMajority",
  "outcomeThen",
  "awardThen",
  "side",
  "senderAs",
  "content",
  "documents",
  "remark",
  "reason",
  "mailSays",
  "of",
] as const;
export type EntryLineName = (typeof ENTRY_LINES)[number];

/** Sets of codes that entries hold; each has words of its own. */
export const CODE_SETS = [
  "place",
  "audience",
  "decision",
  "answer",
  "as",
  "status",
  "bookingStatus",
  "venue",
  "by",
  "mailSays",
  "source",
  "what",
  "connection",
  "flag",
  "folder",
  "seat",
  "madeBy",
  "signature",
] as const;
export type CodeSet = (typeof CODE_SETS)[number];

/** What the page is given to say it with. */
export interface EntryWords {
  lines: Readonly<Record<EntryLineName, string>>;
  codes: Readonly<Record<CodeSet, Readonly<Record<string, string>>>>;
  /** What happened, by an entry's type. */
  types: Readonly<Record<string, string>>;
}

export interface EntryLine {
  name: EntryLineName;
  text: string;
}

/** How days and moments are written. */
interface Dates {
  day(date: string): string;
  moment(at: string): string;
}

type Details = Readonly<Record<string, unknown>>;
type Reading = (details: Details, words: EntryWords, dates: Dates) => string[];

const PLACES: readonly EntryLineName[] = ["owedBy", "askedBy", "movesFor", "senderAs"];

/** Lines that are more than the text of one member. */
const READINGS: Readonly<Partial<Record<EntryLineName, Reading>>> = {
  place: ({ capacity, side }, words) =>
    code(words, "place", typeof capacity === "string" && typeof side === "string" ? `${capacity}_${side}` : capacity),
  side: ({ capacity, side }, words) => (capacity === undefined && side !== undefined ? code(words, "place", `side_${String(side)}`) : []),
  folder: ({ folder }, words) => change(folder, (value) => code(words, "folder", value)),
  documentDate: ({ documentDate }, _words, dates) => change(documentDate, (value) => textOf(value).map(dates.day)),
  reliedOn: ({ reliedOn }, words) => change(reliedOn, (value) => code(words, "place", value)),
  arbitrators: ({ arbitrators }) => change(arbitrators, (size) => (typeof size === "number" ? [String(size)] : [])),
  seat: ({ seat }, words) => code(words, "seat", seat),
  left: ({ left }) => (Array.isArray(left) ? listed(left) : []),
  audience: ({ audience }, words) => code(words, "audience", audience),
  as: ({ as }, words) => code(words, "as", as),
  decision: ({ decision }, words) => code(words, "decision", decision),
  answer: ({ answer }, words) => code(words, "answer", answer),
  overdue: ({ overdue }, words) => code(words, "flag", overdue === true ? "overdue" : undefined),
  closedDay: ({ closedDay }, words) => code(words, "flag", closedDay),
  bookingStatus: ({ bookingStatus }, words) => change(bookingStatus, (value) => code(words, "bookingStatus", value)),
  when: ({ when }, _words, dates) => change(when, (days) => hearing(days, dates)),
  where: ({ where }, words) => change(where, (value) => code(words, "venue", value)),
  rooms: ({ rooms }) => change(rooms, (names) => (Array.isArray(names) ? listed(names) : [])),
  by: ({ by }, words) => code(words, "by", by),
  // Of records from before what is private was left out of the number.
  earlier: ({ earlierNotices }) => (typeof earlierNotices === "number" && earlierNotices > 0 ? [String(earlierNotices)] : []),
  earlierForEveryone: ({ earlierForEveryone: n }) => (typeof n === "number" && n > 0 ? [String(n)] : []),
  closed: ({ closed }) => (isRecord(closed) ? [[...textOf(closed.city), ...textOf(closed.name)].join(", ")] : []),
  nextOpen: ({ closed }, _words, dates) => (isRecord(closed) ? textOf(closed.next).map(dates.day) : []),
  movedTo: ({ movedTo, dueTime, zone }, _words, dates) => wallTime(dates, movedTo, dueTime, zone),
  version: ({ version }) => (typeof version === "number" && version > 1 ? [String(version)] : []),
  due: ({ dueDate, dueTime, zone }, _words, dates) => wallTime(dates, dueDate, dueTime, zone),
  wanted: ({ wantedDate, wantedTime, zone }, _words, dates) => wallTime(dates, wantedDate, wantedTime, zone),
  remarksUntil: ({ remarksUntil }, _words, dates) => textOf(remarksUntil).map(dates.moment),
  status: ({ status }, words) => change(status, (value) => code(words, "status", value)),
  mailSays: ({ mailSays }, words) => change(mailSays, (value) => code(words, "mailSays", value)),
  person: ({ person }) => (isRecord(person) ? change([person.before, person.after], textOf) : []),
  readdressed: ({ person }, words) => code(words, "flag", isRecord(person) && person.readdressed === true ? "readdressed" : undefined),
  // What a reopening names is what it undoes.
  outcome: ({ outcome, status }) => (isReopening(status) ? [] : textOf(outcome)),
  award: ({ award, status }) => (isRecord(award) && !isReopening(status) ? textOf(award.name) : []),
  outcomeThen: ({ outcome, status }) => (isReopening(status) ? textOf(outcome) : []),
  awardThen: ({ award, status }) => (isRecord(award) && isReopening(status) ? textOf(award.name) : []),
  madeBy: ({ declared }, words) => code(words, "madeBy", isRecord(declared) ? declared.by : undefined),
  signature: ({ declared }, words) => (isRecord(declared) ? records(declared.members).map((member) => signature(member, words)) : []),
  noMajority: ({ declared }) => (isRecord(declared) ? textOf(declared.noMajority) : []),
  documents: ({ documents }) => records(documents).flatMap(({ name }) => textOf(name)),
  finding: ({ hits }, words) => records(hits).map((hit) => finding(hit, words)),
  of: ({ of }, words, dates) =>
    isRecord(of) ? [[...textOf(of.type).map((type) => words.types[type] ?? type), ...textOf(of.at).map(dates.moment)].join(", ")] : [],
};

const listed = (names: readonly unknown[]): string[] => [names.flatMap(textOf).join(", ")].filter(Boolean);
const isReopening = (status: unknown) => Array.isArray(status) && status[0] === "resolved";

/** What an entry of these details and this audience says. Codes that have no words are shown as they are: a record outlives its words. */
export function linesOf(details: Details, audience: string, words: EntryWords, dates: Dates): EntryLine[] {
  const all = { ...details, audience };
  return ENTRY_LINES.flatMap((name) => read(name, all, words, dates).map((text) => ({ name, text }))).filter(({ text }) => text !== "");
}

function read(name: EntryLineName, details: Details, words: EntryWords, dates: Dates): string[] {
  const reading = READINGS[name];
  if (reading) return reading(details, words, dates);
  if (PLACES.includes(name)) return code(words, "place", details[name]);
  return change(details[name], textOf);
}

/** One name that met another: whose it is, what it met, what the arbitrator answers. */
function finding(hit: Details, words: EntryWords): string {
  const { name, what, capacity, side, source, met, caseNumber, connection, text } = hit;
  const whose = [
    ...code(words, "what", what),
    // Another member of the tribunal is of no side.
    ...code(words, "place", side === undefined ? capacity : `${String(capacity)}_${String(side)}`),
  ];
  const found = [...code(words, "source", source), ...textOf(met), ...textOf(caseNumber)];
  const parts = [[...textOf(name), ...(whose.length > 0 ? [`(${whose.join(", ")})`] : [])].join(" "), found.join(", ")];
  return [...parts, ...code(words, "connection", connection), ...textOf(text)].filter((part) => part !== "").join(" – ");
}

/** Whether one member of a panel signed its award, why not, and the opinion of their own. */
function signature({ name, seat, signed, reason, opinion }: Details, words: EntryWords): string {
  const titled = code(words, "seat", seat).map((title) => `(${title})`);
  const parts = [[...textOf(name), ...titled].join(" "), ...code(words, "signature", signed === true ? "signed" : "unsigned")];
  return [...parts, ...textOf(reason), ...(isRecord(opinion) ? textOf(opinion.name) : [])].filter((part) => part !== "").join(" – ");
}

/** The days of a hearing on one line. */
function hearing(days: unknown, dates: Dates): string[] {
  const said = records(days).flatMap(({ date, from, to, zone }) => {
    const hours = [...textOf(from), ...textOf(to)].join("–");
    return wallTime(dates, date, hours, zone);
  });
  return said.length > 0 ? [said.join("; ")] : [];
}

/** A value, or the one before and the one after. */
function change(value: unknown, say: (value: unknown) => string[]): string[] {
  if (!Array.isArray(value)) return say(value);
  const said = value.flatMap(say);
  return said.length > 0 ? [said.join(" → ")] : [];
}

function wallTime(dates: Dates, date: unknown, time: unknown, zone: unknown): string[] {
  const [day] = textOf(date);
  return day ? [[dates.day(day), ...textOf(time), ...textOf(zone)].join(", ")] : [];
}

function code({ codes }: EntryWords, set: CodeSet, value: unknown): string[] {
  const own = codes[set];
  return textOf(value).map((text) => (Object.hasOwn(own, text) ? (own[text] ?? text) : text));
}

const textOf = (value: unknown): string[] => (typeof value === "string" && value !== "" ? [value] : []);
const isRecord = (value: unknown): value is Details => typeof value === "object" && value !== null && !Array.isArray(value);
const records = (value: unknown): Details[] => (Array.isArray(value) ? value.filter(isRecord) : []);
