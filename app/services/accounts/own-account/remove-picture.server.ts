import type { ServiceContext } from "#app/services/context.ts";
import { replacePicture } from "./own-account.server.ts";

export async function removePicture(context: ServiceContext): Promise<void> {
  await replacePicture(context, { image: null, pictureKey: null });
}
