/** A value for every field of the registry, made from its kind: tests of all fields need no list of them. */
import { FIELD_NAMES, FIELDS, type FieldName } from "#app/domain/booking/registry/registry.ts";
import { textOf } from "#app/domain/booking/registry/text-values.ts";
import { businessDayIn } from "./payloads.ts";

/** Letters that name the field and nothing else: names take no digits in a row, and texts must be distinguished. */
const word = (field: FieldName) => field.replace(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase());

/** A value as programs send it. */
export function valueFor(field: FieldName): unknown {
  const { is } = FIELDS[field];
  const at = FIELD_NAMES.indexOf(field);
  switch (is.kind) {
    case "choice":
      return is.values[0];
    case "choices":
      return is.values.slice(0, 2);
    case "flag":
      return true;
    case "count":
      return Math.min(is.most, 1 + (at % 7));
    case "name":
    case "firm":
    case "line":
      return `Larch ${word(field)}`;
    case "text":
    case "story":
      return `Please note ${word(field)}, as agreed.`;
    case "email":
      return `${field.toLowerCase()}@larch.example`;
    case "phone":
      return `+1 416 555 ${1000 + at}`;
    case "date":
      return businessDayIn(30);
    case "time":
      return "09:30";
    case "dates":
      return [
        { date: businessDayIn(40), startTime: "09:00", duration: "half_day" },
        { date: businessDayIn(50), startTime: "10:00", duration: "extended", endTime: "16:00" },
      ];
    case "counsel":
      return [
        { name: "Ines Further", firm: "Further LLP", email: "ines@further.example", phone: "+1 416 555 0199", actsFor: "The insurer" },
      ];
    case "people":
      return [
        {
          name: "Wei Chen",
          part: "witness",
          side: "claimant",
          firm: "Chen Ltd",
          place: "Paris",
          zone: "Europe/Paris",
          attends: "remote",
          access: "Captions",
        },
        { part: "interpreter", attends: "telephone", days: ["2027-03-16"], hours: "13:00-17:00", count: 2 },
      ];
    case "alternatives":
      return [
        { date: businessDayIn(60), startTime: "10:00", duration: "full_day" },
        { date: businessDayIn(70), startTime: "09:00", endTime: "12:00" },
      ];
    case "ruledOut":
      return [{ date: businessDayIn(61) }, { date: businessDayIn(80), until: businessDayIn(84) }, { weekday: 5 }];
    case "onSomeDays":
      return [{ field: "catering", days: [businessDayIn(30)], note: "Lunch for eleven" }];
    case "remarks":
      return [{ text: "The witness leaves by train at four." }, { text: "Please call after lunch." }];
    case "fields":
      return ["startTime", "people"];
  }
}

/** The same value as a draft holds it. Throws for a value that its field does not take. */
export function draftTextFor(field: FieldName, value: unknown = valueFor(field)): string {
  const text = textOf(FIELDS[field].is, value);
  if (text === null) throw new Error(`${field} does not take ${JSON.stringify(value)}`);
  return text;
}
