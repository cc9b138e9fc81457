/** A newcomer's task: a fifth city is a row of `app/domain/venue/cities.ts` and what only people can make, its texts and drawings. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seededTree } from "./seeded-tree.ts";

const ROOT = join(import.meta.dirname, "../..");
const TABLE = "app/domain/venue/cities.ts";

/** What the compiler must ask of a new office, each with what it is. */
const ASKED = [
  "app/components/documents/cities/cities.ts", // the texts of its page
  "app/components/drawings/skyline.tsx", // its skyline
  "app/routes/documents/city/gallery.tsx", // what of the skyline a narrow window shows
  "app/routes/documents/city/maps/city-map.tsx", // its map
  "scripts/seed/demo-bookings.ts", // its share of the demonstration's bookings
  "scripts/seed/demo-rates.ts", // the rates of its demonstration
  "scripts/seed/people.ts", // its clients there
];

const FIFTH = `  {
    id: "arbitration_place_halifax",
    slug: "halifax",
    aliases: ["halifax"],
    simple: null,
    code: "HFX",
    city: { en: "Halifax", fr: "Halifax", es: "Halifax" },
    country: "CA",
    zone: "America/Halifax",
    hours: weekdays("08:00", "18:00"),
    rooms: 4,
    capacity: { from: 4, to: 40 },
    published: ["hours"],
    hosted: null,
    standard: false,
    phone: "+1 902 555 0150",
    email: "halifax@concord.example",
    address: "60 Example Street, Halifax, Nova Scotia",
    addressLanguage: "en",
  },
`;

test("a fifth city in the table raises errors where its texts and drawings are missing, and nowhere else", { timeout: 300_000 }, () => {
  const tree = seededTree();
  try {
    expect(tree.erring(TABLE, "] as const satisfies", `${FIFTH}] as const satisfies`)).toEqual(ASKED);
  } finally {
    tree.remove();
  }
});

/** Where a city may be named in the code besides its table, and why. */
const NAMED: readonly (readonly [place: RegExp, why: string])[] = [
  [/^app\/components\/documents\/cities\//, "texts of the cities' pages"],
  [/^app\/routes\/documents\/city\/(maps\/|gallery)/, "maps and windows"],
  [/^app\/components\/drawings\/skyline/, "skylines"],
  [/^app\/routes\/documents\/reserve\/ready-room\.tsx$/, "a drawing with a skyline in its window"],
  [/^scripts\/media\/film\//, "the film of the skylines"],
  [/^app\/i18n\/detailed\/(effect-labels|place-texts)\.ts$/, "texts of the specification"],
  [/^app\/components\/layout\/country-name\.tsx$|^scripts\/pictures\/texts\.ts$/, "names of countries"],
  [/^app\/domain\/people\/roster\/roster-entries\.ts$/, "where invented people sit"],
  [/^app\/domain\/people\/(accounts\/)?weak-password\.ts$/, "words that people use in passwords"],
  [/^app\/domain\/booking\/vocabulary\.ts$/, "the zones of the specification's four labels"],
  [/^app\/services\/accounts\//, "the zone of new accounts"],
  [/^app\/domain\/people\/time-zones\.ts$/, "names of zones"],
  [/^scripts\/(seed|bench)/, "data of the demonstration and of measurements"],
  [/^scripts\/tools\//, "data of measurements"],
  [/^app\/(domain\/(assistant|talk)|i18n\/talk|understanding)\/|^workers\/chat\/guided\//, "language: how visitors name places"],
  [/^app\/routes\/documents\/privacy\//, "a public authority's city"],
];
const CITY = /toronto|montr[eé]al|\bmiami|ottawa|cayman|caim[aá]n/i;

test("no other source names a city", () => {
  const files = execFileSync("git", ["ls-files", "app", "workers", "scripts"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.(ts|mjs)$/.test(file) && file !== TABLE)
    .filter((file) => !NAMED.some(([place]) => place.test(file)));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => CITY.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
  expect(naming).toEqual([]);
});

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
