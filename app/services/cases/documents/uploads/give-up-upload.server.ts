import { AppError } from "#app/domain/errors.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { abandon, ownUpload } from "./own-upload.server.ts";

/** Gives up one's own upload: nothing of it stays. Throws `not_found`, and `conflict` for what is filed or is being put together. */
export async function giveUpUpload(context: CaseContext, caseId: string, id: string): Promise<void> {
  const { upload } = await ownUpload(context, caseId, id);
  if (!(await abandon(context, upload))) throw new AppError("conflict");
}
