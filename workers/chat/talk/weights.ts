/** The tagger's weights in the Worker: read when the first message needs them. */
import { lazyModel } from "#app/understanding/model.ts";

export const workerModel = lazyModel(async () => {
  const { default: bytes } = await import("#app/understanding/tagger/weights.bin");
  return new Uint8Array(bytes);
});
