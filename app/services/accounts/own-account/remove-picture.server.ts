import type { LimitedContext } from "#app/services/limited-context.ts";
import { replacePicture } from "./own-account.server.ts";

export async function removePicture(context: LimitedContext): Promise<void> {
  await replacePicture(context, { image: null, pictureKey: null });
}
