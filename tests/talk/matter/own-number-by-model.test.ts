/** What a model says of the visitor's own file number and of the language of the hearing is read again from its words. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, talkAfter, value } from "#tests/models/begun.ts";

type Row = [locale: Locale, message: string, answer: Answer, values: Record<string, string | undefined>];

test.each<Row>([
  [
    "en",
    "Please put BC/2291/TE on everything, that is us.",
    { values: [value("ownFileNumber", "BC/2291/TE")] },
    { ownFileNumber: "BC/2291/TE" },
  ],
  [
    "en",
    "ADR-2026-3318 is how we file it here.",
    { values: [value("ownFileNumber", "ADR-2026-3318")] },
    { ownFileNumber: "ADR-2026-3318" },
  ],
  ["fr", "Notre dossier : MED-2027-041", { values: [value("courtFileNumber", "MED-2027-041")] }, { ownFileNumber: "MED-2027-041" }],
  [
    "es",
    "Pongan CX-118/27 en la factura, es lo nuestro.",
    { values: [value("ownFileNumber", "CX-118/99", "CX-118/27")] },
    { ownFileNumber: undefined },
  ],
  ["en", "We file this one as KL-BRNT.", { values: [value("ownFileNumber", "KL-BRNT")] }, { ownFileNumber: "KL-BRNT" }],
  [
    "fr",
    "Tout le monde parlera français ce jour-là devant le tribunal.",
    { values: [value("hearingLanguage", "French", "Tout le monde parlera français ce jour-là devant le tribunal")] },
    { hearingLanguage: "French" },
  ],
  [
    "es",
    "Los testimonios y los alegatos serán en español e inglés.",
    { values: [value("hearingLanguage", "Spanish, English", "Los testimonios y los alegatos serán en español e inglés")] },
    { hearingLanguage: "Spanish, English" },
  ],
  ["en", "We will all be speaking Twi.", { values: [value("hearingLanguage", "Twi", "speaking Twi")] }, { hearingLanguage: "Twi" }],
  ["en", "Six of us will come.", { values: [value("hearingLanguage", "French", "Six of us will come")] }, { hearingLanguage: undefined }],
])("%s: %s", async (locale, message, answer, values) => {
  const { talk } = await talkAfter(locale, [message, answer]);
  expect(talk.values()).toMatchObject(Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined)));
  for (const [field, text] of Object.entries(values)) if (text === undefined) expect(talk.values()[field] ?? "").toBe("");
});
