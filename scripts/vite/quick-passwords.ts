/**
 * In tests, passwords are hashed with a thirty-second of the work: production's scrypt is slow on purpose, and some thousand hashes took
 * minutes of a run. What is stored has the same form. A test of the hash itself asks for production's work (`globalThis.passwordWork`).
 */
import type { Plugin } from "vite";

const HASHES = /@better-auth\/utils\/dist\/password(?:\.node)?\.mjs$/;
const WORK = "N: 16384";
const QUICK = "get N() { return globalThis.passwordWork ?? 512; }";

export function quickPasswords(): Plugin {
  return {
    name: "concord:quick-passwords",
    enforce: "pre",
    transform: {
      filter: { id: HASHES },
      handler(code) {
        if (!code.includes(WORK)) throw new Error("better-auth hashes passwords in another way than expected.");
        return { code: code.replace(WORK, QUICK), map: null };
      },
    },
  };
}
