/** A change that is asked about shows what differs: of a person and of a long text never both of them whole. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { Thing } from "#app/domain/talk/mends/thing.ts";
import type { Deed, Option, Point } from "#app/domain/talk/state.ts";

import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { differenceOf } from "#app/i18n/talk/asked/difference.ts";
import { pointWords } from "#app/i18n/talk/point-words.ts";

const NOTE = "uses a walker so no stairs please; has a hearing aid so a quiet room; comes with her own physician";
const ASKED = {
  en: /shall I add “in the room” to Ilse Brandvik\?/u,
  fr: /dois-je ajouter « dans la salle » \(Ilse Brandvik\) \?/u,
  es: /¿agrego «en la sala» \(Ilse Brandvik\)\?/u,
} as const;

test.each(LOCALES)("of a person the question names them and what is added (%s)", async (locale) => {
  const held = { name: "Ilse Brandvik", part: "witness", access: NOTE };
  const said = await asked(locale, { field: "people", value: JSON.stringify(held) }, JSON.stringify({ ...held, attends: "in_person" }));
  expect(said.text).toMatch(ASKED[locale]);
  expect(JSON.stringify(said)).not.toContain("quiet room");
});

test("of another name the two names are shown", async () => {
  const held = { name: "Anand Pillai", part: "counsel", access: NOTE };
  const { text } = await asked("en", { field: "people", value: JSON.stringify(held) }, JSON.stringify({ ...held, name: "Anand Pillay" }));
  expect(text).toContain("shall I change Participant from Anand Pillai to Anand Pillay?");
});

async function asked(locale: Locale, from: Thing, to: string) {
  const nothing: Deed = { do: "nothing" };
  const options: Option[] = [
    { id: "change_it", label: { word: "change_it" }, deed: nothing },
    { id: "leave", label: { word: "leave" }, deed: nothing },
  ];
  const point: Point = { id: "mend", kind: "mend", quote: "at the table", field: from.field, mends: { from, to }, options };
  const said = pointWords(
    { i18n: await createPageI18n(locale), locale },
    { kind: "point", point, again: false, context: {}, plan: { days: [] } },
  );
  return { ...said, text: said.text.replaceAll("\u00A0", " ") };
}

const words = fc.array(fc.constantFrom("room", "one", "Garth", "me", "lunch", "quiet", "for", "both"), { minLength: 1, maxLength: 12 });
const text = fc
  .array(
    words.map((own) => own.join(" ")),
    { minLength: 1, maxLength: 5 },
  )
  .chain((parts) => fc.constantFrom(", ", "; ", "\n").map((sign) => parts.join(sign)));
const countsIn = (of: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of of.match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

test("what is held, without what goes and with what comes, is what would be", () => {
  fc.assert(
    fc.property(text, text, (held, now) => {
      const differs = differenceOf(held, now);
      if (!differs) return;
      const [was, is, out, into] = [countsIn(held), countsIn(now), countsIn(differs.out), countsIn(differs.into)];
      for (const word of new Set([...was.keys(), ...is.keys()])) {
        const of = (counts: Map<string, number>) => counts.get(word) ?? 0;
        expect(of(was) - of(out) + of(into)).toBe(of(is));
      }
    }),
  );
});

test("a long text is asked about by the words that differ", () => {
  const matter =
    "the dock and the bunkie on the north shore of the lake, with the boat house and the road that leads to it from the highway";
  expect(differenceOf(matter, matter.replace("bunkie", "cabin"))).toEqual({ out: "bunkie", into: "cabin" });
  expect(differenceOf("Garth and me; Garth and me; just me; Garth and Mr Pillay", "just me; Garth and Mr Pillay")).toEqual({
    out: "Garth and me, Garth and me",
    into: "",
  });
});
