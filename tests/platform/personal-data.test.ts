/** The register of personal data has a place for each column, so that a new one is thought of when it comes. */
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { schema } from "#app/db/client.server.ts";
import { isCounted } from "#app/db/personal-data/erasures.repo.server.ts";
import { COLUMN_KINDS, namesIn } from "#app/db/personal-data/held-data.ts";
import { PERSONAL_DATA } from "#app/db/personal-data/register.ts";
import { ERASED_TABLES } from "#app/i18n/portal/personal-data/erasure-texts.ts";

const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

test("every table is in the register, and no other", () => {
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test("every table that an erasure's preview counts has words, and no other", () => {
  const counted = Object.entries(PERSONAL_DATA).filter(([, table]) => isCounted(table));
  expect(Object.keys(ERASED_TABLES).sort()).toEqual(counted.map(([name]) => name).sort());
});

describe.each(tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })))(
  "$name",
  ({ name, columns }) => {
    const table = PERSONAL_DATA[name] ?? {};
    const listed = COLUMN_KINDS.flatMap((kind) => namesIn(table[kind]));

    test("has each of its columns in one list", () => {
      expect([...listed].sort()).toEqual([...columns].sort());
    });

    test("hands over rows that can be found, under a title, and nothing else", () => {
      const handsOver = namesIn(table.given).length > 0;
      expect([table.rows !== undefined, table.title !== undefined]).toEqual([handsOver, handsOver]);
      for (const column of Object.keys(table.instead ?? {})) expect(namesIn(table.given)).toContain(column);
      for (const column of Object.values(table.inCase ?? {})) expect(columns).toContain(column);
    });

    test("says what an erasure does with it, and with each of its columns that are of somebody", () => {
      const { erasure } = table;
      const personal = (["given", "secret", "keyed"] as const).flatMap((kind) => namesIn(table[kind]));
      if (!erasure) expect(personal.filter((column) => column !== "address_hash")).toEqual([]);
      if (!erasure || !("replaced" in erasure)) return;
      const [replaced, stays] = [Object.keys(erasure.replaced), namesIn(erasure.stays)];
      expect(columns).toEqual(expect.arrayContaining([...replaced, ...stays]));
      expect(replaced.filter((column) => stays.includes(column))).toEqual([]);
      expect([...personal, ...namesIn(table.others)].filter((column) => !replaced.includes(column) && !stays.includes(column))).toEqual([]);
    });

    test("keeps to itself what its name calls a key, a hash, a token or a password", () => {
      const opens = /token|nonce|secret(?!_version)|password|backup_codes|sealed|credential|^(ip_address|network|video_link|holder)$/;
      expect(namesIn(table.given).filter((column) => opens.test(column))).toEqual([]);
    });
  },
);
