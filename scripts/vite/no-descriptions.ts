/**
 * Leaves out of the browser what the registry says of each field to models and in the description of the API (2 kB of every booking form,
 * gzip): the forms have their own words, in three languages.
 */
import type { Plugin } from "vite";

const REGISTRY = /\/app\/domain\/booking\/registry\/[\w-]+\.ts$/;
const DESCRIPTION = /\babout:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g;

/** The text of a module of the registry with every description emptied. */
export const withoutDescriptions = (code: string): string => code.replace(DESCRIPTION, 'about: ""');

export function noDescriptions(): Plugin {
  return {
    name: "concord:no-descriptions",
    enforce: "pre",
    transform(code, id) {
      if (this.environment.name !== "client" || this.environment.mode !== "build" || !REGISTRY.test(id)) return;
      return { code: withoutDescriptions(code), map: null };
    },
  };
}
