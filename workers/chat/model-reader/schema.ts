/** The one tool, `understood`: its input derived from the fields that apply and from what is noted. */
import {
  ACTS,
  type HeldThing,
  MERE_WISH,
  NO_ANSWER,
  OF_PRICES,
  OWN_REQUEST,
  PERSON_PARTS,
  PRICED_LENGTHS,
  PRICED_THINGS,
  ROLES,
} from "#app/understanding/contract.ts";
import type { AskedField } from "./fields.ts";

export const TOOL = "understood";
/** How the visitor wants to be reached, which is no field of the booking under this name, and when. */
export const REACH_FIELD = "preferredContact";
export const REACH_WHEN = "contactWhen";
/** No act of the talk: its words say nothing of a hearing. */
export const ASIDE = "aside";
/** An order that is none of the talk's acts: our own words read which rooms, and when. */
export const HOLD = "hold";
/** A role of days alone: a second choice that is kept for the same hearing. */
export const RESERVE = "reserve";

const text = (description: string) => ({ type: "string", description }) as const;
const oneOf = (values: readonly string[], description: string) => ({ type: "string", enum: [...values], description }) as const;
const listOf = (items: object, description: string) => ({ type: "array", items, description }) as const;
const object = (properties: Record<string, object>, required: readonly string[]) =>
  ({ type: "object", properties, required: [...required] }) as const;

const QUOTE = text("the visitor's exact words for it");
const ROLE = oneOf(
  [...ROLES, RESERVE],
  "states: wanted (default); prefers: wished for; backup: second choice; reserve: one more day of the same hearing, kept in case it runs over; not: ruled out; call: when to call; deadline: by then; mentions: of the story or of somebody else; corrects: see edits",
);
const DAYS = "YYYY-MM-DD, with commas";

export const ABOUT_TOOL = "Report everything that the visitor's last message says. Nothing else is done with it.";

/** An answer of ours, and the question that it is to. */
export interface KnownAnswer {
  id: string;
  question: string;
}

/** JSON Schema of the tool's input. Plain: no references and no alternatives, which many servers cannot follow. */
export function schemaOf(fields: readonly AskedField[], held: readonly HeldThing[] = [], answers: readonly KnownAnswer[] = []) {
  const people = held.filter(({ person }) => person).map(({ handle }) => handle);
  return object(
    {
      ...(held.length > 0 ? { edits: editsOf(held) } : {}),
      values: valuesOf(fields),
      people: listOf(
        personOf(people),
        "everybody who takes part, one entry for each person or counted group; the visitor too, as self, where they are a party, a lawyer in the case or its neutral, or say that they come; the two parties too: who 'we' are (a company, cooperative, community, estate, person), and whom the case is with (the buyer, the owner)",
      ),
      rooms: listOf(
        object(
          {
            count: { type: "integer", description: "how many; 0: none is wanted" },
            for: text("whom or what they are for, as written"),
            more: { type: "boolean", description: "true: on top of the further rooms in the plan" },
            on: text(`of rooms that are wanted on some days only: those days, ${DAYS}`),
            quote: QUOTE,
          },
          ["count", "quote"],
        ),
        "further rooms besides the main one, each once: an entry for each owner or use, and one for those that have none; a room of the plan that gets an owner too",
      ),
      acts: listOf(
        object(
          {
            act: oneOf(
              [...ACTS, HOLD, ASIDE],
              "what these words do; correct: what is noted is wrong; change, cancel: of a booking that is sent; hold: asks us to block rooms now, and no day that is kept in reserve; aside: says nothing of a hearing, no remark: talk about the talk or its cards ('that card is fine'), courtesies, small talk, the frame of a mail",
            ),
            quote: QUOTE,
          },
          ["act", "quote"],
        ),
        "what the message does besides stating facts",
      ),
      questions: questionsOf(answers),
      remarks: listOf(
        text("exact words, the clause that says it"),
        "whatever our staff should know and nothing above holds, that it is confidential too; no courtesy, no order to us ('put that under needs') and no reason by itself",
      ),
    },
    ["values"],
  );
}

/** More answers than this would cost more to send than a better choice is worth: then our own search finds them. */
const MOST_ANSWERS = 80;

function questionsOf(answers: readonly KnownAnswer[]) {
  const about = "questions put to us, each by itself";
  if (answers.length === 0 || answers.length > MOST_ANSWERS) return listOf(text("exact words"), about);
  const known = answers.map(({ id, question }) => `${id}: ${question}`).join("\n");
  const answer = oneOf(
    [...answers.map(({ id }) => id), OWN_REQUEST, MERE_WISH, NO_ANSWER],
    `which of our answers says what is asked. ${OWN_REQUEST}: it asks what the plan says, whether something is in it, why it is so or who said it ('who asked for hybrid?', 'when do we finish now?'). ${MERE_WISH}: it only asks for what the message says ('can you set that up?'). ${NO_ANSWER}: none says just that, or it scolds us; what this hearing would cost is prices\n${known}`,
  );
  const of = text(
    `of ${OWN_REQUEST}: the handles or fields it asks about, with commas. Of ${OF_PRICES}: what it asks the price of, with commas, of ${PRICED_THINGS.join(", ")} (breakout: any further room; furtherHours: beyond a full day; other: none of them), or handles; left out: the whole`,
  );
  const why = { type: "boolean", description: `of ${OWN_REQUEST}: true where it asks why, or who said so` };
  const on = text(`of ${OF_PRICES}, where it asks for single days: those days, ${DAYS}`);
  const count = { type: "integer", description: `of ${OF_PRICES}: so many rooms or interpreters, where one or a few of them are meant` };
  const more = { type: "boolean", description: `of ${OF_PRICES}: true where they come on top of the plan: one more room` };
  const length = oneOf(PRICED_LENGTHS, `of ${OF_PRICES}: where it asks for a length of the day, which is no length of the hearing`);
  return listOf(object({ quote: QUOTE, answer, of, why, on, count, more, length }, ["quote", "answer"]), about);
}

function editsOf(held: readonly HeldThing[]) {
  const handle = oneOf(
    held.map((one) => one.handle),
    "the noted thing, by its handle in the plan",
  );
  const does = oneOf(["replace", "remove", "keep"], "keep: the message says that it stays as it is");
  const value = text(
    "of replace, the new value, whole. A day: YYYY-MM-DD, HH:MM-HH:MM, or both: YYYY-MM-DD HH:MM-HH:MM. Hours of all days: HH:MM-HH:MM. Of some_days: its days with commas, its hours, its words, or several of these. A word of a list as its field has it. Texts: the visitor's words, with what stays of the noted ones",
  );
  return listOf(
    object({ handle, does, value, quote: QUOTE }, ["handle", "does", "quote"]),
    "what the message changes, takes out or keeps of the plan",
  );
}

function valuesOf(fields: readonly AskedField[]) {
  const field = oneOf(
    [...fields.map(({ name }) => name), REACH_FIELD, REACH_WHEN],
    [
      ...fields.map(({ name, about }) => `${name}: ${about}`),
      `${REACH_FIELD}: phone or email, where they ask for one of them`,
      `${REACH_WHEN}: at what hours, or when not, they want to be called or written to, or by what other way (text message, WhatsApp); their words. Never the hearing's hours`,
    ].join("\n"),
  );
  const on = text(
    `of anything that holds on some days only (hours, how many people, a service, a meal): those days, ${DAYS}; one entry for each value`,
  );
  const hours = text(
    "of a service that is wanted for a part of the day, an interpreter or a reporter: HH:MM-HH:MM, HH:MM- or -HH:MM. Never the hearing's hours",
  );
  const more = { type: "boolean", description: "true: of a day that comes besides those of the plan" };
  return listOf(
    object({ field, value: text("in the field's format"), quote: QUOTE, role: ROLE, on, hours, more }, ["field", "value", "quote"]),
    "each new fact, once",
  );
}

function personOf(handles: readonly string[]) {
  const handle: Record<string, object> =
    handles.length > 0
      ? {
          handle: oneOf(
            handles,
            "of somebody in the plan: who; the rest is what the message says of them now. Who comes in their place: their handle, with the new name",
          ),
        }
      : {};
  return object(
    {
      ...handle,
      self: { type: "boolean", description: "true: it is the visitor" },
      name: text("as written"),
      count: { type: "integer", description: "of a group without names" },
      firm: text("as written"),
      part: oneOf(PERSON_PARTS, "what they are in the case"),
      title: text("what else they are, as written: president, beneficiary, VP HR, my daughter; never a second entry"),
      side: oneOf(["claimant", "respondent"], "whose, where it is said"),
      place: text("where they are, as written"),
      attends: oneOf(["remote", "telephone", "in_person"], "where it is said; remote is by video"),
      remoteOn: text(`of who is by video or telephone on some days and in the room on the others: the days by video or telephone, ${DAYS}`),
      access: text("what they need to take part, as written, in one piece"),
      email: text("their own, where the visitor is not them"),
      phone: text("their own, where the visitor is not them"),
      note: text("what else is said of them alone and no key holds, as written, in one piece: lands at nine, weak line"),
      days: text(`of who comes on some days only: ${DAYS}`),
      hours: text("of who comes for some hours only, a witness at two: HH:MM-HH:MM, HH:MM- or -HH:MM, on the hearing's clock"),
      quote: QUOTE,
    },
    ["quote"],
  );
}
