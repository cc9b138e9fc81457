import type { PointWords, Words } from "./words.ts";

export const points: Pick<Words, "point" | "pointAgain" | "option" | "named"> = {
  pointAgain: "Just to be sure, please choose one:",
  point: {
    move_days: ({ days, time, several, quote, held }) =>
      !days
        ? `${held ? `${held} is noted. ` : ""}Shall I change the hours to ${time || `“${quote}”`}?`
        : `Shall I move the hearing to ${days}${time ? ` (${time})` : ""}? If ${several ? "those are" : "that’s"} only a second choice, say so.`,
    ruled_out: ({ days, several }) =>
      `You’ve ruled out ${days}. Shall I put the hearing on ${several ? "those days" : "that day"} all the same?`,
    days_change: ({ held }) =>
      `As I read it, the days would then be: ${held}. Shall I change them? Until you say so, they stay as they were.`,
    change_value: ({ label, held, quote, earlier }) =>
      `${label} is noted as ${held}. ${earlier ? "Earlier you wrote" : "You now say"} “${quote}”: shall I change it?`,
    mend: ({ label, held, now, of, quote }) =>
      `You wrote “${quote}”: ${
        of ? changeOf({ held, now, of }) : now ? `shall I change ${label} from ${held} to ${now}?` : `shall I take out ${label}: ${held}?`
      }`,
    doubt: ({ quote, options }) => (options ? `“${quote}”: is that ${options}?` : `Which day or time do you mean by “${quote}”?`),
    person_days: ({ held }) => `The hearing’s days have changed. On which of them: ${held}?`,
    past: ({ quote }) => `“${quote}” has already passed. Which day do you mean?`,
    too_far: ({ quote }) => `“${quote}” is too far ahead: days can be booked up to five years from today. Which day do you mean?`,
    city_format: ({ quote, held }) =>
      `“${quote}”: ${held} isn’t offered for a hearing held that way. Shall I change the format all the same, and remove the city?`,
    scope: ({ quote }) => `“${quote}”: is that the whole hearing, or only someone joining remotely?`,
    zone: ({ time, ours, theirs }) => `Whose clock is ${time} on: ${ours} or ${theirs}?`,
    recurrence: ({ days }) => `That would be ${days}. Shall I note those days?`,
    document: ({ quote }) => `The document says: ${quote}. Shall I note that for your hearing?`,
    unfit: ({ options }) => (options ? "Would one of these work?" : "Would another day work?"),
    asked_days: ({ days }) => `Shall I note ${days}?`,
    matter: ({ quote }) => `Is that what the matter is about: “${quote}”?`,
    crowd: ({ options }) =>
      options ? `Shall I change the city to ${options}, or will fewer be in the room?` : "How many will be in the room at once?",
    hour_skipped: ({ time, days, ours, options }) =>
      `${time} doesn’t exist on ${days}: the clocks go forward over it (${ours}). ${options ? `Is it ${options}, or another hour?` : "Which hour do you mean?"}`,
    hour_twice: ({ time, days, ours }) =>
      `${time} occurs twice on ${days}, since the clocks go back (${ours}). I’ve noted the first of the two: is that right, or is it another hour?`,
    enter: ({ quote }) => `“${quote}” isn’t noted. Shall I enter it?`,
    restart: () => "Shall I clear everything you’ve told me and start over?",
    drop_draft: () => "Shall I clear the draft?",
    stop: () => "I’ll stop here; your draft is kept for 14 days. Shall I delete everything you’ve told me instead?",
    cancel_booking: ({ reference }) => `Shall I cancel ${reference}? This can’t be undone.`,
    move_booking: ({ reference, days, time, options }) =>
      days ? `Shall I move ${reference} to ${days}${time ? `, ${time}` : ""}?` : `Shall I move ${reference} to ${options} instead?`,
    pass_on: ({ reference, quote }) =>
      `I can’t change that myself, but our staff can. Shall I pass it on to them for ${reference}: “${quote}”?`,
    link: ({ reference }) => `Shall I send a link to manage it to the e-mail address on ${reference}?`,
    add_or_new: ({ reference, quote }) =>
      quote
        ? `Shall I pass this on to our staff for ${reference}: “${quote}”? If it’s a new request, say so.`
        : `Shall I start a new request with the same people as ${reference}?`,
  },
  option: {
    yes: "Yes",
    no: "No",
    move: "Move it",
    second_choice: "Second choice",
    keep_ruled_out: "Keep it ruled out",
    leave: "Leave it as it is",
    change_it: "Change it",
    note_it: "Just note it for staff",
    whole_hearing: "The whole hearing",
    witness_only: "Only some remotely",
    these_days: "Yes, those days",
    keep_days: "Keep my days",
    call_me: "Please call me",
    both: "Both",
    clear: "Yes, clear it",
    keep: "No, keep it",
    forget: "Delete everything",
    cancel_it: "Yes, cancel it",
    keep_it: "No, keep it",
    add_it: "Pass it on",
    new_request: "New request",
    keep_people: "Keep the number",
    in_addition: "In addition",
    neither: "None of these",
    edit_days: "Let me edit the days",
    keep_first: "The first of the two",
  },
  named: {
    keep: (value) => `Keep ${value}`,
    change: (value) => `Change to ${value}`,
    move: (value) => `Move to ${value}`,
    both: (value) => `Both: ${value}`,
    second: (value) => `Second choice: ${value}`,
    add: (value) => `In addition: ${value}`,
  },
};

/** What differs of a long value. */
const changeOf = ({ held, now, of }: Pick<PointWords, "held" | "now" | "of">): string =>
  !held ? `shall I add “${now}” to ${of}?` : now ? `shall I change “${held}” to “${now}” (${of})?` : `shall I remove “${held}” from ${of}?`;
