/** The one tool, `understood`: its input derived from the fields that apply. */
import { ACTS, PERSON_PARTS, ROLES } from "#app/understanding/contract.ts";
import type { AskedField } from "./fields.ts";

export const TOOL = "understood";

const text = (description: string) => ({ type: "string", description }) as const;
const oneOf = (values: readonly string[], description: string) => ({ type: "string", enum: [...values], description }) as const;
const listOf = (items: object, description: string) => ({ type: "array", items, description }) as const;
const object = (properties: Record<string, object>, required: readonly string[]) =>
  ({ type: "object", properties, required: [...required] }) as const;

const QUOTE = text("the visitor's exact words that say it, copied from the message");
const ROLE = oneOf(
  ROLES,
  "states: wanted; corrects: takes the place of what was noted; prefers: wished for; backup: second choice; not: ruled out; call: when to call; deadline: by then; mentions: a day or place of the story or of somebody else",
);

export const ABOUT_TOOL = "Report everything that the visitor's last message says. Nothing else is done with it.";

/** JSON Schema of the tool's input. Plain: no references and no alternatives, which many servers cannot follow. */
export function schemaOf(fields: readonly AskedField[]) {
  const field = oneOf(
    fields.map(({ name }) => name),
    fields.map(({ name, about }) => `${name}: ${about}`).join("\n"),
  );
  return object(
    {
      values: listOf(
        object({ field, value: text("in the field's format"), quote: QUOTE, role: ROLE }, ["field", "value", "quote"]),
        "each fact, once",
      ),
      people: listOf(
        object(
          {
            name: text("as written"),
            firm: text("as written"),
            part: oneOf(PERSON_PARTS, "what they are in the case"),
            side: oneOf(["claimant", "respondent"], "whose witness or lawyer, where it is said"),
            place: text("where they are, as written"),
            attends: oneOf(["remote", "in_person"], "where it is said"),
            quote: QUOTE,
          },
          ["part", "quote"],
        ),
        "others who take part, never the visitor",
      ),
      acts: listOf(
        object({ act: oneOf(ACTS, "what these words do"), quote: QUOTE }, ["act", "quote"]),
        "what the message does besides stating facts",
      ),
      questions: listOf(text("exact words"), "questions put to us"),
      remarks: listOf(text("exact words"), "anything said that fits nowhere above"),
    },
    ["values"],
  );
}
