/** What the API answers of the assistant, as schemas. */
import { z } from "zod";
import { CARDS, EDIT_PARTS } from "#app/domain/talk/edit/parts.ts";
import { monthRecord } from "./records.ts";

const part = z.enum(EDIT_PARTS);
const mark = z
  .object({ kind: z.enum(["missing", "unsure"]), words: z.string().optional() })
  .optional()
  .meta({ description: "Needed and not there yet, or read with a doubt: the words that it came from." });
const option = z.object({ value: z.string(), label: z.string() });
const editCard = z
  .object({
    kind: z.literal("edit"),
    part: z.enum(CARDS).meta({ description: "`sheet` holds all parts." }),
    title: z.string(),
    fields: z.array(
      z.object({
        name: z.string(),
        of: part,
        mark,
        label: z.string(),
        value: z.string(),
        kind: z.string(),
        options: z.array(option).optional(),
        error: z.string().optional(),
      }),
    ),
    rows: z.array(
      z.object({
        name: z.string(),
        of: part,
        mark,
        label: z.string(),
        add: z.string(),
        columns: z.array(z.object({ name: z.string(), label: z.string(), kind: z.string(), options: z.array(option).optional() })),
        entries: z.array(z.record(z.string(), z.string())),
        open: z.number().int().optional().meta({ description: "The place of the entry that the visitor's words name." }),
        errors: z.record(z.string(), z.string()).meta({ description: "By the place of the entry." }),
      }),
    ),
    sections: z
      .array(z.object({ part, title: z.string(), open: z.boolean() }))
      .meta({ description: "Of a sheet: its parts in order, and which of them are to be looked at." }),
    said: z.array(z.string()).meta({
      description:
        "Remarks that are about this part. Once the card is saved they go; those that are to stay come back in `typed.remarks`, as JSON of entries with `text`.",
    }),
  })
  .meta({
    description:
      "A part of the request as it is noted, to be edited: send the values by name as `typed`, of rows the JSON of their entries, and `part` as `card`. An empty value takes out what is noted.",
  });

const askingCard = z.object({
  kind: z.enum(["contact", "days", "fields", "month"]),
  fields: z.array(z.string()),
  month: monthRecord
    .extend({
      need: z.record(z.string(), z.unknown()).meta({ description: "What of the venue it was asked for." }),
      startTime: z.string().optional(),
      endTime: z.string().optional(),
      chosen: z.array(z.string()).meta({ description: "Days that are noted." }),
    })
    .optional()
    .meta({ description: "Of `month`: its days. One or several, with commas, go back as `typed.preferredDate`." }),
});

export const chatRecord = z.object({
  response: z.string(),
  sessionId: z.string(),
  draft: z.record(z.string(), z.string()),
  missing: z.array(z.string()),
  locale: z.string(),
  form: z.enum(["fast", "detailed"]),
  summary: z.object({ hash: z.string(), lines: z.array(z.object({ part, label: z.string(), text: z.string() })) }).nullable(),
  noted: z.array(z.object({ field: z.string().nullable(), part, label: z.string(), text: z.string() })).meta({
    description:
      "What was noted in this turn, each with its field where one holds it, and the part whose card edits it (press `edit:part`).",
  }),
  remarks: z.array(z.string()).meta({ description: "Kept for staff in this turn, word for word." }),
  buttons: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .meta({ description: "Choices: send the id as `press` and the label as `message`." }),
  card: z.union([askingCard, editCard]).nullable().meta({ description: "Fields that may be filled at once: send them as `typed`." }),
  booking: z.object({ id: z.string(), bookingNumber: z.string(), confirmationKey: z.string().nullable() }).optional(),
  staff: z.object({ name: z.string() }).nullable().meta({ description: "The person who has joined and answers." }),
  passedOn: z.boolean().meta({ description: "True where a person has the message, and `response` says only that." }),
  lookAgain: z
    .int()
    .nullable()
    .meta({ description: "Seconds until `GET /ai/chat/news` is worth asking; null: not before the next message." }),
  lines: z.object({ first: z.int(), last: z.int() }).nullable().meta({ description: "Numbers of the turn's messages in the transcript." }),
});

export const chatNewsRecord = z.object({
  sessionId: z.string().nullable().meta({ description: "Null when there is no conversation, or it was deleted." }),
  messages: z.array(
    z.object({
      seq: z.int(),
      role: z.enum(["user", "assistant", "colleague", "joined", "left"]),
      content: z.string(),
      name: z.string().optional().meta({ description: "Of a person's lines." }),
    }),
  ),
  staff: z.object({ name: z.string() }).nullable(),
  lookAgain: z.int().nullable(),
});

export const faqRecord = z
  .object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
    keywords: z.string(),
    priority: z.string(),
    isActive: z.boolean(),
    locale: z.string().optional(),
    version: z.int().optional().meta({ description: "For administrators." }),
    texts: z.record(z.string(), z.unknown()).optional().meta({ description: "For administrators: every language that is written." }),
  })
  .meta({ description: "In one language." });

export const settingRecord = z.object({
  key: z.string(),
  value: z.string(),
  locale: z.string().nullable(),
  isDefault: z.boolean().optional(),
  version: z.int().optional(),
});

export const trialRecord = z.object({
  readers: z.array(
    z.object({
      provider: z.string(),
      failure: z.string().nullable().meta({ description: "Why it gave no reading; null where it gave one." }),
      milliseconds: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      reads: z.array(z.object({ text: z.string(), quote: z.string() })),
      rest: z.array(z.string()).meta({ description: "What our own readers left unread, which is kept as remarks." }),
    }),
  ),
});

export const removedRecord = z.object({ id: z.string(), deleted: z.literal(true) });
