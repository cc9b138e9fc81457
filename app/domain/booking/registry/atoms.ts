/** What a clean value of each kind is: the one place where the registry meets a validator. */
import { z } from "zod";
import { type AdditionalCounsel, faultOfDays, readCounsel, readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import * as atom from "../fields.ts";
import { type Participant, readAlternatives, readFieldNames, readOnSomeDays, readPeople, readRemarks, readRuledOut } from "./entries.ts";
import { EMAIL, FIRM, type FieldKind, NAME, PHONE } from "./kinds.ts";
import { canonical, textOf } from "./text-values.ts";

export type Checked = { ok: true; value: string } | { ok: false; code: MessageCode };
const clean = (value: string): Checked => ({ ok: true, value });
const refused = (code: MessageCode): Checked => ({ ok: false, code });

/** What is asked of a value: its kind, what is said of too little, and the fewest characters where a form has its own. */
export interface Asked {
  is: FieldKind;
  missing: MessageCode;
  least?: number | undefined;
}

/** Checks the text of one value. Gives the clean text, or the message code of what is wrong with it. */
export function checkValue({ is, missing, least }: Asked, value: string): Checked {
  switch (is.kind) {
    case "choice": {
      const known = canonical(is, value);
      return is.values.includes(known) ? clean(known) : refused(missing);
    }
    case "choices": {
      const chosen = value.split(",").map((one) => one.trim());
      const known = chosen.every((one) => is.values.includes(one));
      return known ? clean(is.values.filter((one) => chosen.includes(one)).join(",")) : refused("choice_required");
    }
    case "flag":
      return value === "true" || value === "false" ? clean(value) : refused("flag_invalid");
    case "count":
      if (!/^\d{1,9}$/.test(value)) return refused("count_required");
      return Number(value) <= is.most ? clean(String(Number(value))) : refused("count_too_large");
    case "dates": {
      const fault = faultOfDays(value);
      return fault ? refused(fault) : listed(readDays(value));
    }
    case "counsel":
      return listed(readCounsel(value), counselIssues);
    case "people":
      return listed(readPeople(value), personIssues);
    case "alternatives":
      return listed(readAlternatives(value));
    case "ruledOut":
      return listed(readRuledOut(value));
    case "onSomeDays":
      return listed(readOnSomeDays(value));
    case "remarks":
      return listed(readRemarks(value));
    case "fields": {
      const fields = readFieldNames(value);
      return fields ? clean(fields.join(",")) : refused("list_invalid");
    }
    default:
      return parsed(wordsOf(is, missing, least), value);
  }
}

function listed<T>(entries: readonly T[] | null, issues: (entry: T) => MessageCode[] = () => []): Checked {
  if (!entries) return refused("list_invalid");
  const [wrong] = entries.flatMap(issues);
  return wrong ? refused(wrong) : clean(writeList(entries));
}

const wrongIn = (asked: Asked, value: string | undefined): MessageCode[] => {
  const checked = value ? checkValue(asked, value) : clean("");
  return checked.ok ? [] : [checked.code];
};

/** What is wrong with one entry, in its order: the form's own limits for counsel, e-mail and telephone valid or empty. */
function counselIssues({ name, firm, email, phone, actsFor }: AdditionalCounsel): MessageCode[] {
  return [
    ...(name ? wrongIn({ is: NAME, missing: "additional_counsel_name_required" }, name) : (["additional_counsel_name_required"] as const)),
    ...wrongIn({ is: FIRM, missing: "additional_counsel_firm_required" }, firm),
    ...wrongIn({ is: EMAIL, missing: "email_required" }, email),
    ...wrongIn({ is: PHONE, missing: "phone_required" }, phone),
    ...wrongIn({ is: { kind: "line", least: 2 }, missing: "acts_for_required" }, actsFor),
  ];
}

/** Names are names, and no messages (`domain/names.ts`); an address and a number are ones. */
function personIssues({ name, firm, email, phone }: Participant): MessageCode[] {
  return [
    ...wrongIn({ is: NAME, missing: "name_required" }, name),
    ...wrongIn({ is: FIRM, missing: "firm_required" }, firm),
    ...wrongIn({ is: EMAIL, missing: "email_required" }, email),
    ...wrongIn({ is: PHONE, missing: "phone_required" }, phone),
  ];
}

type WordKind = Exclude<
  FieldKind,
  {
    kind:
      | "choice"
      | "choices"
      | "flag"
      | "count"
      | "dates"
      | "counsel"
      | "people"
      | "alternatives"
      | "ruledOut"
      | "onSomeDays"
      | "remarks"
      | "fields";
  }
>;

function wordsOf(is: WordKind, missing: MessageCode, least: number | undefined): z.ZodType<string> {
  switch (is.kind) {
    case "line":
      return atom.shortText(missing, least ?? is.least, is.most);
    case "name":
      return atom.personName(missing);
    case "firm":
      return least === 0 ? atom.optionalFirm : atom.firmName(missing);
    case "text":
      return atom.notes;
    case "story":
      return least === undefined ? atom.story : atom.description(missing, least);
    case "email":
      return atom.email(missing);
    case "phone":
      return atom.phone(missing);
    case "date":
      return atom.localDate("date_invalid");
    case "time":
      return atom.wallTime("time_invalid");
  }
}

function parsed(words: z.ZodType<string>, value: string): Checked {
  const result = words.safeParse(value);
  return result.success ? clean(result.data) : refused((result.error.issues[0]?.message ?? "invalid_input") as MessageCode);
}

/** Said of a value that is not even of the right type. */
function wrongType({ is, missing }: Asked): MessageCode {
  if (is.kind === "flag") return "flag_invalid";
  if (is.kind === "date") return "date_invalid";
  return is.kind === "time" ? "time_invalid" : missing;
}

/** The zod atom of a field of a request in JSON: its text, or JSON's own type where the kind has one. Gives the clean text. */
export function atomOf(asked: Asked): z.ZodType<string> {
  return z.unknown().transform((raw, context): string => {
    const isOwn = typeof raw === "string" || !WORDS.includes(asked.is.kind);
    const text = isOwn ? textOf(asked.is, raw) : null;
    const checked = text === null ? refused(wrongType(asked)) : checkValue(asked, text);
    if (checked.ok) return checked.value;
    context.addIssue({ code: "custom", message: checked.code });
    return z.NEVER;
  });
}
/** Kinds of which a program sends text and nothing else. */
const WORDS: readonly string[] = ["choice", "line", "name", "firm", "text", "story", "email", "phone", "date", "time"];
