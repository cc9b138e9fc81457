/** Backup codes of the second factor: written down by hand and typed from paper, so that no two letters of theirs look alike. */
import { normalized } from "#app/domain/normalized.ts";

/** Without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const LETTERS = "34679ACDEFGHJKMNPQRTWXY";
const GROUP = 5;
export const BACKUP_CODES = 10;

/** New codes, `XXXXX-XXXXX`: 45 bits each. */
export function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => `${letters(GROUP)}-${letters(GROUP)}`);
}

/** The one of `codes` that was typed, in whatever case, with or without its dash; null where none was. */
export function backupCodeTyped(typed: string, codes: readonly string[]): string | null {
  const plain = bare(typed);
  return codes.find((code) => bare(code) === plain) ?? null;
}

const bare = (code: string) =>
  normalized(code, "NFKC")
    .replace(/[\s\p{Pd}\u2212]/gu, "")
    .toUpperCase();

/** Drawn evenly: a byte beyond the last whole round of the alphabet is drawn again. */
function letters(count: number): string {
  let drawn = "";
  while (drawn.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < 256 - (256 % LETTERS.length) && drawn.length < count) drawn += LETTERS[byte % LETTERS.length];
  }
  return drawn;
}
