/**
 * Leaves out the mail library's table of file endings (11 kB of the Worker, gzip): every part of a mail of ours names its
 * type, so that nobody asks what an ending means.
 */
import type { Plugin } from "vite";

const TABLE = "/nodemailer/dist/esm/mime-funcs/mime-types.js";

export function noMimeTable(): Plugin {
  return {
    name: "concord:no-mime-table",
    load(id) {
      if (!id.endsWith(TABLE)) return;
      return 'export const detectMimeType = () => "application/octet-stream";\nexport const detectExtension = () => "bin";';
    },
  };
}
