/** Where a text names an address. */
import { type SQL, sql } from "drizzle-orm";
import { normalized } from "#app/domain/normalized.ts";

/** What may be a part of an address before it, and of a host after it. */
const BEFORE = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]";
const AFTER = "[a-z0-9-]";

/** Small letters of which another spelling is no capital of theirs, with it; the last is one letter for two. */
const ALSO: readonly (readonly [string, string])[] = [
  ["σ", "ς"],
  ["ß", "ẞ"],
  ["i\u0307", "İ"],
];

/**
 * A text with the letters of this address made small and composed, since SQLite makes small letters of ASCII alone. Only letters outside ASCII are written into
 * the statement, which has room for few parameters.
 */
function lowered(text: SQL, email: string): SQL {
  const letters = [...new Set(email)].filter((letter) => /^\P{ASCII}$/u.test(letter));
  const pairs = [
    ...letters.flatMap((letter) => [letter.toUpperCase(), normalized(letter, "NFD")].map((other) => [letter, other] as const)),
    ...ALSO.filter(([letter]) => email.includes(letter)),
  ].filter(([letter, other]) => other !== letter && /^[\p{L}\p{M}]+$/u.test(other));
  return pairs.reduce(
    (so, [letter, other]) => sql`replace(${so}, ${sql.raw(`'${other}'`)}, ${sql.raw(`'${letter}'`)})`,
    sql`lower(${text})`,
  );
}

/**
 * Whether a column of text, or a text anywhere in it where it is JSON, names this address as a whole: jsmith@x.ca is not smith@x.ca, nor is smith@x.ca.example.
 * `email` as `emailKeyOf` gives it.
 */
export const naming = (column: SQL, email: string): SQL =>
  sql`(instr(${lowered(column, email)}, ${email}) > 0 AND EXISTS (
    SELECT 1 FROM (
      SELECT ' ' || ${lowered(sql`part.atom`, email)} || '  ' AS words
      FROM json_tree(iif(json_valid(${column}), ${column}, json_quote(${column}))) AS part WHERE part.type = 'text') AS said
    WHERE ${wholeIn(sql`said.words`, email)}))`;

/** Looks at each place of a text where the address is, since the first may be a part of another. */
const wholeIn = (text: SQL, email: string): SQL => {
  const before = sql`substr(${text}, place.n - 1, 1)`;
  const after = (n: number) => sql`substr(${text}, place.n + length(${email}) + ${sql.raw(String(n))}, 1)`;
  return sql`EXISTS (
    WITH RECURSIVE place(n) AS (
      SELECT instr(${text}, ${email})
      UNION ALL
      SELECT n + instr(substr(${text}, n + 1), ${email}) FROM place WHERE n > 0 AND instr(substr(${text}, n + 1), ${email}) > 0)
    SELECT 1 FROM place
    WHERE n > 0 AND ${before} NOT GLOB ${BEFORE} AND unicode(${before}) < 128
      AND ${after(0)} NOT GLOB ${AFTER} AND unicode(${after(0)}) < 128 AND NOT (${after(0)} = '.' AND (${after(1)} GLOB ${AFTER} OR unicode(${after(1)}) > 127)))`;
};
