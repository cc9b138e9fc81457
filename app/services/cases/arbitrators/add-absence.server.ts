import { z } from "zod";
import { addingAbsence, MOST_DECLARED } from "#app/db/cases/conflicts.repo.server.ts";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { withinLimit } from "#app/services/platform/within-limit.server.ts";
import { code, readDeclared, requireArbitrator } from "./declarations.server.ts";

const day = z.string(code("case_absence_invalid")).refine(isLocalDate, code("case_absence_invalid"));

const absenceSchema = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: code("case_absence_invalid") });

export async function addAbsence(context: ServiceContext, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await requireArbitrator(context);
  const { from, to } = parseInput(absenceSchema, input);
  const [, absences] = await readDeclared(context, who);
  if (absences.length >= MOST_DECLARED - 1) throw new AppError("conflict");
  const absence = { id: newId(), userId: who.id, fromDate: from, toDate: to, createdAt: clock().getTime() };
  await withinLimit(addingAbsence(db, absence), new AppError("conflict"));
}
