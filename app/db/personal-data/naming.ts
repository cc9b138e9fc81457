/** Where a text names an address. */
import { type SQL, sql } from "drizzle-orm";

/** What may be a part of an address before it, and of a host after it. */
const BEFORE = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]";
const AFTER = "[a-z0-9-]";

/**
 * Whether a column of text, or a text anywhere in it where it is JSON, names this address as a whole: jsmith@x.ca is not smith@x.ca, nor is smith@x.ca.example.
 * `email` as `emailKeyOf` gives it.
 */
export const naming = (column: SQL, email: string): SQL =>
  sql`(instr(lower(${column}), ${email}) > 0 AND EXISTS (
    SELECT 1 FROM json_tree(iif(json_valid(${column}), ${column}, json_quote(${column}))) AS part
    WHERE part.type = 'text' AND ${wholeIn(sql`(' ' || lower(part.atom) || '  ')`, email)}))`;

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
