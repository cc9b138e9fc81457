/** The weights of the tagger, read once and only when a message needs them. */
import type { TaggerModel } from "./tagger/tagger.ts";
import { unpackModel } from "./tagger/weights-file.ts";

/**
 * Gives the model that `bytes` (the content of `tagger/weights.bin`, wherever the surroundings keep it) holds: fetched at the
 * first call, kept from then on. A call that fails is not kept: the next one tries again. Rejects when the file is cut.
 */
export function lazyModel(bytes: () => Promise<Uint8Array>): () => Promise<TaggerModel> {
  let model: Promise<TaggerModel> | null = null;
  return () => {
    model ??= bytes().then(unpackModel);
    model.catch(() => {
      model = null;
    });
    return model;
  };
}
