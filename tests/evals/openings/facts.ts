/** What an opening says, as the person who wrote it marked it (README.md). Imports nothing of the application. */
import { z } from "zod";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const hour = z.string().regex(/^\d\d:\d\d$/);

const factsSchema = z.object({
  kind: z.string().optional(),
  place: z.string().optional(),
  days: z.array(day).optional(),
  dayCount: z.number().optional(),
  start: hour.optional(),
  end: hour.optional(),
  hoursPerDay: z.number().optional(),
  secondChoice: z.array(day).optional(),
  zone: z.string().optional(),
  people: z.number().optional(),
  name: z.string().optional(),
  firm: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  matter: z.array(z.string()).optional(),
  style: z.string().optional(),
  courtFile: z.string().optional(),
  breakoutRooms: z.number().optional(),
  reporter: z.boolean().optional(),
  interpreter: z.union([z.array(z.string()), z.string().transform((one) => [one])]).optional(),
  videography: z.boolean().optional(),
  remoteWitnesses: z.number().optional(),
  catering: z.boolean().optional(),
  documents: z.boolean().optional(),
  costs: z.string().optional(),
  urgent: z.boolean().optional(),
  others: z.array(z.string()).optional(),
  notes: z.array(z.string()).optional(),
});
export type Facts = z.output<typeof factsSchema>;
export type Fact = keyof Facts;

const neverSchema = z
  .object({
    name: z.array(z.string()),
    firm: z.array(z.string()),
    days: z.array(z.string()),
    people: z.array(z.union([z.number(), z.string()])),
    phone: z.array(z.string()),
  })
  .partial();
export type Never = z.output<typeof neverSchema>;

const openingSchema = z.object({
  id: z.string(),
  messages: z.array(z.string().min(1)).min(1),
  facts: factsSchema.default({}),
  /** What a careless reader would take. */
  never: neverSchema.default({}),
});
export type Opening = z.output<typeof openingSchema>;

/** The openings of a file, one JSON object a line. Throws with the line that is wrong. */
export function readOpenings(text: string): Opening[] {
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const read = openingSchema.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`line ${at + 1}: ${z.prettifyError(read.error)}`);
    return [read.data];
  });
}
