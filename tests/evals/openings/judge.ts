/** Whether a draft holds what an opening said: in its field, among the remarks, not at all, or otherwise. */
import type { Fact, Facts, Never, Opening } from "./facts.ts";

/** `right`: in its field. `remark`: kept word for word for staff. `taken`: what should never have been. */
export type Verdict = "right" | "remark" | "lost" | "wrong" | "taken";

/** A draft: its fields as they are stored. */
export type Stored = Readonly<Record<string, string>>;

export interface Judged {
  verdicts: Partial<Record<Fact | `never ${keyof Never}`, Verdict>>;
  /** Everything in its field, and nothing taken that should not be. */
  isWhole: boolean;
  /** Nothing lost, wrong or taken: remarks count as kept. */
  isKept: boolean;
}

export const plain = (text: unknown) =>
  String(text ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const PLACES: Readonly<Record<string, RegExp>> = {
  grand_cayman: /cayman/,
  online: /virtual|online|remote/,
  hybrid: /virtual|hybrid/,
};
/** The proceeding types that say what people call a hearing otherwise. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  discovery: ["examination_or_related"],
  deposition: ["examination_or_related"],
  board_hearing: ["hearing_board"],
  judicial_hearing: ["court_trial"],
  trial: ["court_trial"],
  adjudication: ["expert_determination"],
  meeting: ["boardroom_only", "other"],
};
/** What comes before a firm's name, and its letters in brackets, are no part of it. */
const AROUND_A_FIRM = /^(?:the|l['’]|étude|etude|cabinet|despacho|bufete|estudio|firma)\s+|\s*\([^)]*\)/gi;
const TITLES = /^(?:dr|dra|mr|mrs|ms|me|mtre|maître|m|mme|sr|sra|lic|prof|ing|abg)\.?\s+/i;
/** Languages by the beginning of their names in ours. */
const LANGUAGES: Readonly<Record<string, RegExp>> = { Spanish: /spanish|espa|\bes\b/, French: /fren|fran/, Mandarin: /mandar|chin/ };

/** A draft, read once. */
class Draft {
  readonly remarks: string;
  readonly all: string;
  readonly values: Stored;

  constructor(values: Stored) {
    this.values = values;
    this.remarks = plain(
      this.list("remarks")
        .map(({ text }) => text)
        .join(" | "),
    );
    this.all = plain(Object.values(values).join(" "));
  }

  list(field: string): Record<string, string | undefined>[] {
    try {
      const read: unknown = JSON.parse(this.values[field] || "[]");
      return Array.isArray(read) ? read.map((one) => (typeof one === "string" ? { date: one } : one)) : [];
    } catch {
      return [];
    }
  }

  get days(): string[] {
    const apart = this.list("bookingDates").flatMap(({ date }) => date ?? []);
    if (apart.length > 0) return apart;
    const { consecutiveStartDate: from, consecutiveEndDate: to, preferredDate } = this.values;
    if (!from) return preferredDate ? [preferredDate] : [];
    const days: string[] = [];
    for (let day = new Date(`${from}T12:00Z`); day <= new Date(`${to || from}T12:00Z`); day.setUTCDate(day.getUTCDate() + 1))
      days.push(day.toISOString().slice(0, 10));
    return days;
  }

  hour(name: "startTime" | "endTime" | "duration"): string | undefined {
    const run = `consecutive${name[0]?.toUpperCase()}${name.slice(1)}`;
    return this.values[name] || this.values[run] || this.list("bookingDates")[0]?.[name];
  }

  has(word: string): boolean {
    return this.remarks.includes(plain(word));
  }

  /** A text that has to be the same, accents and signs aside. */
  same(field: string, wanted: string, of: (text: string) => string = plain): Verdict {
    const value = this.values[field];
    if (!value) return this.has(wanted) ? "remark" : "lost";
    return of(value) === of(wanted) ? "right" : "wrong";
  }

  /** A flag or a text that has to be there; `word` is how a remark would say it. */
  told(isThere: boolean, word: RegExp): Verdict {
    return isThere ? "right" : word.test(this.remarks) ? "remark" : "lost";
  }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function judgeEnd(draft: Draft, wanted: string): Verdict {
  const [start, end, duration] = [draft.hour("startTime"), draft.hour("endTime"), draft.hour("duration")];
  if (end) return end === wanted ? "right" : "wrong";
  if (!start || !duration) return draft.has(wanted) ? "remark" : "lost";
  const long = minutes(wanted) - minutes(start);
  // The shortest booking is half a day: a shorter hearing is stored as one.
  return (duration === "half_day" && long <= 240) || (duration === "full_day" && long > 240 && long <= 480) ? "right" : "wrong";
}

function judgePlace(draft: Draft, wanted: string): Verdict {
  const { location, locationType, alternateLocationName, alternateLocationAddress } = draft.values;
  const other = [alternateLocationName, alternateLocationAddress].filter(Boolean).join(" ");
  const said = plain([location, locationType, other].join(" "));
  const right = wanted === "alternate" ? other !== "" || location === "alternate" : (PLACES[wanted] ?? new RegExp(wanted)).test(said);
  return right ? "right" : draft.has(wanted.replace("_", " ")) ? "remark" : said ? "wrong" : "lost";
}

function judgeMatter(draft: Draft, words: readonly string[]): Verdict {
  const story = plain([draft.values.caseDescription, draft.values.styleOfCause].join(" "));
  if (words.every((word) => story.includes(plain(word)))) return "right";
  return words.every((word) => story.includes(plain(word)) || draft.has(word)) ? "remark" : "lost";
}

const styleOf = (text: string) => plain(text).replace(/\b(?:vs|c|contra|against)\b/g, "v");
const digits = (text: string) => text.replace(/\D/g, "");

const JUDGES: { readonly [F in Fact]: (draft: Draft, wanted: NonNullable<Facts[F]>) => Verdict } = {
  kind: (draft, wanted) =>
    !draft.values.proceedingType
      ? "lost"
      : draft.values.proceedingType.includes(wanted) || KINDS[wanted]?.includes(draft.values.proceedingType)
        ? "right"
        : "wrong",
  place: judgePlace,
  days: (draft, wanted) =>
    draft.days.length === 0
      ? wanted.length > 0 && draft.remarks !== ""
        ? "remark"
        : "lost"
      : draft.days.toSorted().join() === wanted.toSorted().join()
        ? "right"
        : "wrong",
  dayCount: (draft, wanted) =>
    draft.days.length === wanted || (wanted <= 1 && draft.days.length <= 1)
      ? "right"
      : draft.days.length > 0
        ? "wrong"
        : draft.told(false, new RegExp(`\\b${wanted}\\b`)),
  start: (draft, wanted) => {
    const start = draft.hour("startTime");
    return start ? (start === wanted ? "right" : "wrong") : draft.has(wanted) ? "remark" : "lost";
  },
  end: judgeEnd,
  hoursPerDay: (draft) => draft.told(Boolean(draft.hour("duration") || draft.hour("endTime")), /hour|heure|hora|day|jour|día/),
  secondChoice: (draft, wanted) => {
    const held = JSON.stringify(draft.list("alternativeDays"));
    return wanted.every((day) => held.includes(day)) ? "right" : held.length > 2 ? "wrong" : "lost";
  },
  zone: (draft, wanted) => draft.same("timeZone", wanted, (text) => text),
  people: (draft, wanted) =>
    draft.values.mainRoomCapacity
      ? Number(draft.values.mainRoomCapacity) === wanted
        ? "right"
        : "wrong"
      : draft.has(String(wanted))
        ? "remark"
        : "lost",
  name: (draft, wanted) => draft.same("contactName", wanted, (text) => plain(text.replace(TITLES, ""))),
  firm: (draft, wanted) => draft.same("contactFirm", wanted, (text) => plain(text.replace(AROUND_A_FIRM, ""))),
  phone: (draft, wanted) => draft.same("contactPhone", wanted, digits),
  email: (draft, wanted) => draft.same("contactEmail", wanted),
  matter: judgeMatter,
  style: (draft, wanted) => {
    const verdict = draft.same("styleOfCause", wanted, styleOf);
    return verdict === "lost" && plain(draft.values.caseDescription).includes(plain(wanted)) ? "remark" : verdict;
  },
  courtFile: (draft, wanted) => draft.same(draft.values.courtFileNumber ? "courtFileNumber" : "contractNumber", wanted),
  breakoutRooms: (draft, wanted) => {
    const { breakoutRoomCount: count, needsBreakoutRooms: needs } = draft.values;
    if (count) return Number(count) === wanted ? "right" : "wrong";
    return draft.told((needs === "true" && wanted === 1) || (needs === "false" && wanted === 0), /breakout|retrait|auxiliar|apoyo/);
  },
  reporter: (draft, wanted) => {
    const held = draft.values.courtReportingRequired;
    return held ? ((held === "true") === wanted ? "right" : "wrong") : draft.told(false, /reporter|steno|taqui|esteno/);
  },
  interpreter: (draft, wanted) => {
    const held = plain([draft.values.interpretationLanguage, draft.values.people].join(" "));
    return draft.told(
      wanted.every((one) => (LANGUAGES[one] ?? new RegExp(plain(one).slice(0, 5))).test(held)),
      /interp/,
    );
  },
  videography: (draft, wanted) => draft.told((draft.values.needsLegalVideography === "true") === wanted, /video|film/),
  remoteWitnesses: (draft, wanted) => {
    const remote = draft.list("people").filter(({ attends }) => attends === "remote");
    const count = remote.reduce((sum, person) => sum + Number(person.count ?? 1), 0);
    return count === wanted ? "right" : count > 0 ? "wrong" : draft.told(false, /zoom|video|remote|distan/);
  },
  catering: (draft, wanted) => draft.told(Boolean(draft.values.catering) === wanted, /lunch|cater|dejeuner|repas|almuerzo|comida|caf/),
  documents: (draft) =>
    draft.told(
      draft.values.needsDocumentPlatform === "true" ||
        draft.values.evidencePresentationSpecialist === "true" ||
        Boolean(draft.values.virtualSupport),
      /document|piece|ecran|pantalla|screen/,
    ),
  costs: (draft, wanted) => {
    const held = draft.values.financialResponsibility;
    if (!held) return draft.told(false, /cost|frais|pay|honoraires|gasto|pag/);
    if (wanted === "equal") return held === "50_50" ? "right" : "wrong";
    return held === wanted || held === "other" ? "right" : "wrong";
  },
  urgent: (draft, wanted) => (Boolean(draft.values.urgencyLevel && draft.values.urgencyLevel !== "standard") === wanted ? "right" : "lost"),
  others: (draft, wanted) => {
    const { remarks: _remarks, contactName: _own, ...fields } = draft.values;
    const held = plain(Object.values(fields).join(" "));
    if (wanted.every((one) => held.includes(plain(one)))) return "right";
    return wanted.every((one) => draft.all.includes(plain(one))) ? "remark" : "lost";
  },
  notes: (draft, wanted) => (wanted.every((one) => draft.all.includes(plain(one))) ? "right" : "lost"),
};

function takenBy(draft: Draft, never: Never): (keyof Never)[] {
  const { contactName, contactFirm, contactPhone = "", mainRoomCapacity } = draft.values;
  const taken: Record<keyof Never, boolean> = {
    name: never.name?.some((one) => plain(one) === plain(contactName)) ?? false,
    firm: never.firm?.some((one) => plain(one) === plain(contactFirm)) ?? false,
    days: never.days?.some((day) => draft.days.includes(day)) ?? false,
    people: never.people?.some((one) => mainRoomCapacity !== undefined && Number(mainRoomCapacity) === Number(one)) ?? false,
    phone: never.phone?.some((one) => contactPhone !== "" && contactPhone.endsWith(digits(one).slice(-7))) ?? false,
  };
  return (Object.keys(taken) as (keyof Never)[]).filter((one) => taken[one]);
}

/** The verdict on each fact of an opening. */
export function judge({ facts, never }: Pick<Opening, "facts" | "never">, values: Stored): Judged {
  const draft = new Draft(values);
  const verdicts: Judged["verdicts"] = {};
  for (const [fact, wanted] of Object.entries(facts) as [Fact, never][])
    if (wanted !== undefined) verdicts[fact] = (JUDGES[fact] as (draft: Draft, wanted: never) => Verdict)(draft, wanted);
  for (const one of takenBy(draft, never)) verdicts[`never ${one}`] = "taken";
  const all = Object.values(verdicts);
  return { verdicts, isWhole: all.every((one) => one === "right"), isKept: all.every((one) => one === "right" || one === "remark") };
}
