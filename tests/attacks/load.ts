/** The attack strings: JSON next to this file, one file a kind. */

export interface AttackString {
  text: string;
  /** Fields of the draft that a plain reading of it may fill; none unless named. */
  may: readonly string[];
  kind: string;
}

interface AttackFile {
  kind: string;
  /** The item of the OWASP list for applications of language models, and the technique. */
  family: string;
  strings: { text: string; may?: string[] }[];
}

const FILES = import.meta.glob<AttackFile>("./*.json", { eager: true, import: "default" });

export const ATTACK_STRINGS: readonly AttackString[] = Object.keys(FILES)
  .sort()
  .flatMap((name) => {
    const { kind, strings } = FILES[name] as AttackFile;
    return strings.map(({ text, may = [] }) => ({ text, may, kind }));
  });
