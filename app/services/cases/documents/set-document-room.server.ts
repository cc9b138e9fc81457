import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { documentRoomSchema, roomOf } from "#app/domain/case/room.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Says how many documents each side may file. For administrators; both sides read of it. Throws `invalid_input` on `room`, `forbidden`. */
export async function setDocumentRoom(context: ServiceContext, caseId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, ({ row, relation }) => {
    if (relation.kind !== "administrator") throw new AppError("forbidden");
    requireInCase({ row, relation }, "edit");
    const { room } = parseInput(documentRoomSchema, input);
    const before = roomOf("side_a", row.documentRoom);
    if (before === room) return { acts: [], result: undefined };
    return {
      acts: [{ type: "case_edited", details: { documentRoom: [before, room] } }],
      statements: [changingCase(db, caseId, { documentRoom: room })],
      result: undefined,
    };
  });
}
