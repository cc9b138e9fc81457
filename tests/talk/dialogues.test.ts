/** Every talk in every language reads as sentences: no code, no placeholder, nothing empty. */
import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { speak, spokenText } from "#app/i18n/talk/voice.ts";
import { DIALOGUES } from "./dialogues.ts";
import { turn } from "./play.ts";

const RAW = /undefined|null|NaN|\[object|arbitration_place|in_person|Required|_|\{|\}/;

for (const [name, dialogue] of Object.entries(DIALOGUES)) {
  test.each(LOCALES)(`${name}, in %s`, async (locale) => {
    const i18n = await createPageI18n(locale);
    let state = { ...NEW_TALK, locale };
    for (const { typed, said } of dialogue(locale)) {
      const played = turn(state, said);
      state = { ...played.after, locale };
      const spoken = speak(i18n, locale, played.says);
      const text = spokenText(spoken);
      if (process.env.SHOW)
        console.log(
          `> ${typed}\n${text}\n   ${spoken.flatMap(({ buttons }) => (buttons ?? []).map(({ label }) => `[${label}]`)).join(" ")}`,
        );
      expect(text).not.toBe("");
      expect(text).not.toMatch(RAW);
    }
  });
}
