/** What is true of every text: what is written is read back, quotes quote, case and neighbours change nothing, junk throws nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOfIso, isoOf } from "#app/understanding/time/calendar.ts";
import { readingsText } from "#app/understanding/time/notation.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Locale } from "#app/understanding/time/types.ts";

const TODAY = "2026-11-21";
const RUNS = { numRuns: 150 };
const said = (text: string, locale: Locale = "en") => readingsText(read(text, { today: TODAY, locale }));
const day = fc.integer({ min: 1, max: 360 }).map((days) => isoOf(dayOfIso(TODAY) + days));
const later = fc.integer({ min: 1, max: 3000 }).map((days) => isoOf(dayOfIso(TODAY) + days));
const minutes = fc.integer({ min: 0, max: 1439 });
const two = (value: number) => String(value).padStart(2, "0");
const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (iso: string) => formatter.format(new Date(`${iso}T00:00:00Z`));
};

const LONG = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const PLAIN = { day: "numeric", month: "long", year: "numeric" } as const;
const SHORT = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
const STYLES: readonly [string, Locale, Intl.DateTimeFormatOptions][] = [
  ["en", "en", LONG],
  ["en-CA", "en", PLAIN],
  ["en-GB", "en", LONG],
  ["en-US", "en", SHORT],
  ["fr-CA", "fr", LONG],
  ["fr", "fr", PLAIN],
  ["fr-CA", "fr", { day: "numeric", month: "short", year: "numeric" }],
  ["es", "es", LONG],
  ["es-MX", "es", PLAIN],
  ["es-US", "es", { day: "numeric", month: "short", year: "numeric" }],
];

describe("a day that Intl writes is read back", () => {
  test.each(STYLES)("in %s (%s, %o)", (intl, locale, options) => {
    const write = format(intl, options);
    fc.assert(
      fc.property(later, (iso) => {
        expect(said(write(iso), locale)).toBe(`day ${iso}`);
      }),
      RUNS,
    );
  });

  test("as ISO", () => {
    fc.assert(
      fc.property(later, (iso) => {
        expect(said(iso)).toBe(`day ${iso}`);
        expect(said(iso.replaceAll("-", "/"))).toBe(`day ${iso}`);
      }),
      RUNS,
    );
  });

  test.each([
    ["en", "en", (d: string) => `on ${d}`],
    ["fr-CA", "fr", (d: string) => `le ${d}`],
    ["es-MX", "es", (d: string) => `el ${d}`],
  ] as const)("without a year, the next one to come, in %s", (intl, locale, put) => {
    const write = format(intl, { day: "numeric", month: "long" });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 330 }), (days) => {
        const iso = isoOf(dayOfIso(TODAY) + days);
        expect(said(put(write(iso)), locale)).toBe(`day ${iso}`);
      }),
      RUNS,
    );
  });
});

describe("an hour that is written is read back", () => {
  const half = (minute: number) => `${Math.floor(minute / 60) % 12 || 12}:${two(minute % 60)} ${minute < 720 ? "am" : "pm"}`;

  test("on 24 hours, with two digits", () => {
    fc.assert(
      fc.property(minutes, (minute) => void expect(said(clock(minute))).toBe(`time ${clock(minute)}`)),
      RUNS,
    );
  });

  test("with am and pm; twelve in the morning is asked", () => {
    fc.assert(
      fc.property(
        minutes.filter((minute) => minute >= 60),
        (minute) => void expect(said(half(minute))).toBe(`time ${clock(minute)}`),
      ),
      RUNS,
    );
    expect(said("12:15 am")).toBe("ask(time 00:15, time 12:15)");
  });

  test("in French", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 23 }), fc.integer({ min: 10, max: 59 }), (h, m) => {
        expect(said(`à ${h} h ${m}`, "fr")).toBe(`time ${two(h)}:${two(m)}`);
        expect(said(`${h}h${m}`, "fr")).toBe(`time ${two(h)}:${two(m)}`);
      }),
      RUNS,
    );
  });

  test("in Spanish", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 23 }), fc.integer({ min: 10, max: 59 }), (h, m) => {
        expect(said(`a las ${h}:${m}`, "es")).toBe(`time ${two(h)}:${two(m)}`);
      }),
      RUNS,
    );
  });

  test("with its day, in every language", () => {
    const writers: readonly [Locale, (iso: string, time: string) => string][] = [
      ["en", (iso, time) => `${format("en-CA", PLAIN)(iso)} at ${time}`],
      ["fr", (iso, time) => `le ${format("fr-CA", PLAIN)(iso)} à ${time.replace(":", " h ")}`],
      ["es", (iso, time) => `el ${format("es-MX", PLAIN)(iso)} a las ${time}`],
    ];
    fc.assert(
      fc.property(later, fc.integer({ min: 600, max: 1439 }), fc.constantFrom(...writers), (iso, minute, [locale, write]) => {
        expect(said(write(iso, clock(minute)), locale)).toBe(`day ${iso} time ${clock(minute)}`);
      }),
      RUNS,
    );
  });
});

test("a range of days is read back in every language", () => {
  const writers: readonly [Locale, (from: string, to: string) => string][] = [
    ["en", (from, to) => `from ${format("en-CA", PLAIN)(from)} to ${format("en-CA", PLAIN)(to)}`],
    ["fr", (from, to) => `du ${format("fr-CA", PLAIN)(from)} au ${format("fr-CA", PLAIN)(to)}`],
    ["es", (from, to) => `del ${format("es-MX", PLAIN)(from)} al ${format("es-MX", PLAIN)(to)}`],
    ["en", (from, to) => `${from} to ${to}`],
  ];
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), fc.constantFrom(...writers), (from, days, [locale, write]) => {
      const to = isoOf(dayOfIso(from) + days);
      expect(said(write(from, to), locale)).toBe(`days ${from}..${to}`);
    }),
    RUNS,
  );
});

const EXPRESSIONS: readonly [string, Locale][] = [
  ["Tuesday at 2 pm", "en"],
  ["March 3 to 5", "en"],
  ["next week", "en"],
  ["three days", "en"],
  ["12 people", "en"],
  ["by March 12", "en"],
  ["le 3 mars à 14 h 30", "fr"],
  ["mardi matin", "fr"],
  ["une demi-journée", "fr"],
  ["el 3 de marzo a las 10", "es"],
  ["dos o tres días", "es"],
];
const NEIGHBOURS = ["Hello, ", "Our client wants ", "(", "Bonjour. ", "Quedamos: ", "🙂 "];

test("case, accents left out, and neighbours change nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EXPRESSIONS),
      fc.constantFrom(...NEIGHBOURS),
      fc.constantFrom(".", " thanks", " !", ") "),
      ([text, locale], before, after) => {
        const plain = said(text, locale);
        expect(said(text.toUpperCase(), locale)).toBe(plain);
        expect(said(text.normalize("NFD").replace(/\p{M}/gu, ""), locale)).toBe(plain);
        expect(said(text.normalize("NFD"), locale)).toBe(plain);
        expect(said(`${before}${text}${after}`, locale)).toBe(plain);
      },
    ),
    RUNS,
  );
});

const WORDS =
  "March 3 9 12 31 2027 at to - / . : , and or the of le de à a las el mardi Tuesday tomorrow next days h pm ( ) ' \n every not before after half".split(
    /(?!\n)\s/,
  );
const salad = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(" "));

test("every reading quotes the text it is from, and readings lie apart or one within the other", () => {
  fc.assert(
    fc.property(
      fc.oneof(salad, fc.string({ unit: "grapheme", maxLength: 200 })),
      fc.constantFrom<Locale>("en", "fr", "es"),
      (text, locale) => {
        let end = 0;
        for (const reading of read(text, { today: TODAY, locale })) {
          expect(text.slice(reading.start, reading.end)).toBe(reading.quote);
          // A day and its hour are one reading, which may reach over a count between them.
          expect(reading.start >= end || reading.end <= end).toBe(true);
          expect(reading.value === null).toBe(reading.doubts.length > 0);
          end = Math.max(end, reading.end);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("a day that was in doubt stays so with its hour", () => {
  for (const reading of read("March 31 3 h at 12", { today: TODAY, locale: "en" })) expect(reading.value).toBeNull();
});

test("junk throws nothing, whatever was asked, and stays within its bounds", () => {
  fc.assert(
    fc.property(
      fc.oneof(salad, fc.string({ unit: "binary", maxLength: 400 })),
      fc.constantFrom("date", "time", "length", "people", undefined),
      (text, asked) => {
        const readings = read(text, { today: TODAY, locale: "en", asked });
        expect(readings.length).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 300 },
  );
  expect(read("3, ".repeat(1300), { today: TODAY, locale: "en" }).length).toBeLessThan(1300);
});
