import type { SourceState } from "#app/domain/case/bundles/bundle.ts";

/** Why a document is not taken into a bundle. Anything else that is thrown says nothing of the document. */
export class SourceRefused extends Error {
  readonly state: Exclude<SourceState, "ready">;
  constructor(state: Exclude<SourceState, "ready">, why: string) {
    super(`${state}: ${why}`);
    this.state = state;
  }
}

/** Of what no viewer is bound to show, or each shows otherwise. */
export const damaged = (why: string) => new SourceRefused("damaged", why);
