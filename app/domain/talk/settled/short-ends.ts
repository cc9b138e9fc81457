/** An end that comes before half a day is over: the room is booked for the half day, what was said of the end is kept, and the reason is said. */
import type { Locale } from "#app/domain/locale.ts";
import { currentPlan, type Desk, say, withdrawRemarks } from "#app/domain/talk/desk.ts";
import { dropEntries, withRemark } from "#app/domain/talk/plan/entries.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { bookedEnd, type ShortEnd } from "#app/domain/talk/plan/plan.ts";

/** Keeps the ends that the half day has moved, each with its reason; notes of ends that are others now go. */
export function keepShortEnds(desk: Desk) {
  if (desk.rewound) return;
  const held = notesIn(desk);
  const ends = asSaid(desk, held).filter((one) => isBookedSo(desk, one));
  const left = held.filter(({ ends: one }) => isBookedSo(desk, one) && !ends.some(({ date }) => date === one.date));
  const texts = ends.map((one) => ({ text: noteText(localeOf(desk), one), ends: one }));
  const gone = held.filter((one) => !left.includes(one) && !texts.some(({ text }) => text === one.text));
  const fresh = texts.filter(({ text }) => !held.some((one) => one.text === text));
  desk.values = dropEntries(desk.values, "remarks", ({ text }) => gone.some((one) => one.text === text));
  for (const { text, ends: one } of fresh) {
    desk.values = withRemark(desk.values, text);
    desk.subjects[text] = { parts: [], ends: one };
  }
  if (gone.length + fresh.length > 0)
    desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence: "", reason: "follows" });
  const byHand = texts.filter(({ text }) => desk.says.some(({ kind }) => kind === "saved") && !fresh.some((one) => one.text === text));
  const asked = [...texts, ...left].filter(
    ({ text, ends: one }) => isAbout(desk.world.message, one) && !fresh.some((two) => two.text === text),
  );
  const told = [...new Set([...fresh, ...asked, ...byHand].map(({ text }) => text))];
  if (told.length === 0) return;
  withdrawComplaints(
    desk,
    asked.map(({ ends: one }) => one),
  );
  for (const quote of told) say(desk, { kind: "shortest", quote });
}

interface Note {
  text: string;
  ends: ShortEnd;
}

const notesIn = ({ values, subjects }: Desk): Note[] =>
  entriesOf(values, "remarks").flatMap(({ text }) => {
    const ends = subjects[text]?.ends;
    return ends ? [{ text, ends }] : [];
  });

/** The last that was said of each day; an end that only the half day had made gives way to the one that was said before it. */
function asSaid({ shortEnds }: Desk, held: readonly Note[]): ShortEnd[] {
  const last = new Map(shortEnds.map((one) => [one.date, one]));
  return [...last.values()].map((one) => {
    const before = held.find(({ ends }) => ends.date === one.date)?.ends;
    return before && before.start !== one.start && bookedEnd(before) === one.end && before.end > one.start
      ? { ...one, end: before.end }
      : one;
  });
}

/** The day is one of the hearing's still, and is booked for the half day from then. */
function isBookedSo(desk: Desk, one: ShortEnd): boolean {
  const plan = currentPlan(desk);
  const days = one.date === "" ? plan.days : plan.days.filter(({ date }) => date === one.date);
  const hours = one.date === "" && days.length === 0 ? [plan] : days;
  return (
    hours.length > 0 &&
    hours.every(({ start = plan.start, end = plan.end }) => start === one.start && [one.end, bookedEnd(one)].includes(end ?? ""))
  );
}

const localeOf = ({ said, before }: Desk): Locale => (said.language === "other" ? before.locale : said.language);

const TAGS: Readonly<Record<Locale, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };
const WORDS: Readonly<Record<Locale, (day: string, end: string, until: string) => string>> = {
  en: (day, end, until) => `${day || "The hearing"} ends at ${end}; the room is yours until ${until}`,
  fr: (day, end, until) => `${day || "L’audience"}\u00A0: fin à ${end}\u00A0; la salle est à vous jusqu’à ${until}`,
  es: (day, end, until) => `${day || "La audiencia"}: termina a las ${end}; la sala es suya hasta las ${until}`,
};

function noteText(locale: Locale, one: ShortEnd): string {
  const named = new Intl.DateTimeFormat(TAGS[locale], { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat(TAGS[locale], { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const at = (hour: string) => clock.format(new Date(`2000-01-01T${hour}:00Z`)).replace(/[\u00A0\u202F]/g, " ");
  const day = one.date === "" ? "" : named.format(new Date(`${one.date}T00:00:00Z`));
  return WORDS[locale](day.charAt(0).toUpperCase() + day.slice(1), at(one.end), at(bookedEnd(one)));
}

/** The words name the end that was said, or the one that is booked: "1pm not 130", « 17 h », "10:00-13:00". */
function isAbout(words: string | undefined, one: ShortEnd): boolean {
  return words !== undefined && [one.end, bookedEnd(one)].some((hour) => hourWords(hour).test(words));
}

/** A full hour by itself is a number of anything: it has its minutes, its half of the day, or a word of time before it. */
function hourWords(hour: string): RegExp {
  const [h = 0, m = 0] = hour.split(":").map(Number);
  const figure = `(?<![\\d:./]|\\p{L})(?:${h}|${h % 12 || 12})`;
  const end = "(?!\\d|[:.,]\\d|/)";
  if (m !== 0) return new RegExp(`${figure}[:.h ]*${String(m).padStart(2, "0")}${end}`, "u");
  return new RegExp(`${figure}(?:[:.h]00| ?h| ?[ap]\\.? ?m)${end}|${BEFORE_HOUR}${figure}${end}`, "iu");
}
const BEFORE_HOUR = "(?<=(?<!\\p{L})(?:till|until|at|to|las|hasta|jusqu['’]à|à|a|said|dije)\\s)";

/** What was asked or said against it has its answer: it is no question for staff, and no card is opened for it. */
function withdrawComplaints(desk: Desk, ends: readonly ShortEnd[]) {
  const isOfEnd = (words: string | null) => words !== null && ends.some((one) => isAbout(words, one));
  const answered = desk.says.filter((one) => one.kind === "unanswered" && !one.more && isOfEnd(one.quote));
  const cards = desk.says.filter((one) => one.kind === "edit" && !one.refused && isOfEnd(one.quote));
  for (const one of answered) if (one.kind === "unanswered") withdrawRemarks(desk, one.quote);
  desk.says = desk.says.filter((one) => !answered.includes(one) && !cards.includes(one));
  if (cards.length === 0) return;
  desk.quiet = false;
  desk.keepsAsked = false;
}
