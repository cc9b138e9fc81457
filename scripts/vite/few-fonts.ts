/**
 * Leaves out the letters' widths of the PDF library's own faces that no bundle is written in (58 kB of the Worker, gzip): what is copied from
 * an exhibit brings its faces itself. A test holds which are written in.
 */
import type { Plugin } from "vite";

const FACE = /\/@pdf-lib\/standard-fonts\/(?:es|lib)\/([\w-]+)\.compressed\.json$/;
/** As the library calls them (`StandardFonts`); `all-encodings` is what its letters are called, and no face. */
export const WRITTEN_IN: readonly string[] = ["Times-Roman", "Helvetica", "Helvetica-Bold", "Courier"];
const KEPT = [...WRITTEN_IN, "all-encodings"];

export function fewFonts(): Plugin {
  return {
    name: "concord:few-fonts",
    load(id) {
      const [, face] = FACE.exec(id.split("?")[0] ?? id) ?? [];
      return face === undefined || KEPT.includes(face) ? undefined : '""';
    },
  };
}
