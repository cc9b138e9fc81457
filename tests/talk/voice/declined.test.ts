/** What the visitor declines is said: in the reply, in the summary, on the sheet, and in what is stored. */
import { describe, expect, test } from "vitest";
import { readDetailed } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { declinedIn, detailsToRead, storedDetails } from "#app/domain/booking/requests/stored-details.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { TalkValues } from "#app/domain/talk/plan/fields.ts";
import { NO_PLAN } from "#app/domain/talk/plan/plan.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { requestLines } from "#app/i18n/detailed/request-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { summaryLines } from "#app/i18n/talk/summary-lines.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

const SAID: Readonly<Record<Locale, { message: string; lines: readonly string[] }>> = {
  en: {
    message:
      "Mediation in Toronto on March 9, 2027, 9:30 to 4:30, in person, 8 people. No court reporter, no interpreter. Moira Kettle, Kettle Dunn LLP, moira@kettledunn.ca, 416 555 0188. It is about a crane that was never delivered.",
    lines: ["Court reporter: No", "Interpreter: No"],
  },
  fr: {
    message:
      "Médiation à Montréal le 9 mars 2027, de 9 h 30 à 16 h 30, en personne, 8 personnes. Pas de sténographe, pas d’interprète. Maude Cantin, Cantin Dunn s.e.n.c.r.l., maude@cantindunn.ca, 514 555 0188. Il s’agit d’une grue jamais livrée.",
    lines: ["Sténographe : Non", "Interprète : Non"],
  },
  es: {
    message:
      "Mediación en Miami el 9 de marzo de 2027, de 9:30 a 16:30, presencial, 8 personas. Sin taquígrafo, sin intérprete. Mireya Cantú, Cantú Duarte S.C., mireya@cantuduarte.mx, 305 555 0188. Es por una grúa que nunca entregaron.",
    lines: ["Estenógrafo: No", "Intérprete: No"],
  },
};
const cardOf = async (talk: MemoryTalk) => (await talk.say("Edit", { press: "edit:services" })).card as LabelledCard;

describe.each<Locale>(["en", "fr", "es"])("what is declined (%s)", (locale) => {
  test("stands in the summary, and on its card, where it can be taken back", async () => {
    const talk = new MemoryTalk(locale, NOW);
    const { text } = await talk.say(SAID[locale].message);
    expect(talk.values()).toMatchObject({ courtReportingRequired: "false", needsInterpretation: "false" });
    const i18n = await createPageI18n(locale);
    const held = Object.entries(talk.values()).map(([name, value]) => [name, { value, origin: "assistant" }]);
    const values = Object.fromEntries(held) as TalkValues;
    const lines = summaryLines(i18n, locale, values, NO_PLAN).map(({ label, text: said }) => `${label}: ${said}`);
    for (const line of SAID[locale].lines) {
      expect(text.replaceAll("\u00A0", " ")).toContain(line);
      expect(lines).toContain(line.replace(" :", ":"));
    }
    const { fields } = await cardOf(talk);
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect(typed).toMatchObject({ courtReportingRequired: "false", needsInterpretation: "false" });
    await talk.say("Saved", { card: "services", typed: { ...typed, interpretationLanguage: "es" } });
    expect(talk.values()).toMatchObject({ needsInterpretation: "true", interpretationLanguage: "es" });
  });
});

describe("a request that is in", () => {
  test("says what was declined, and nothing of what was not spoken of", async () => {
    const i18n = await createPageI18n("en");
    const held = storedDetails({ courtReportingRequired: "false", needsInterpretation: "false", needsLegalVideography: "true" }, 1);
    const lines = detailSections(i18n, detailsToRead(held)).flatMap((section) =>
      section.lines.map(({ field, text }) => `${field}: ${text}`),
    );
    expect(lines).toEqual(expect.arrayContaining(["courtReportingRequired: No", "needsInterpretation: No", "needsLegalVideography: Yes"]));
    expect(lines).toHaveLength(3);
    expect(declinedIn({ showAdditionalCounsel: "false" })).toEqual([]);
  });

  test("reads a sign language that it names as asked for, though its box was unticked before", async () => {
    const held = { needsInterpretation: "true", needsSignLanguage: "false", interpretationLanguage: "ASL" };
    const read = detailsToRead(held);
    expect(read).toMatchObject({ needsSignLanguage: true, needsInterpretation: false, declined: [] });
    const i18n = await createPageI18n("en");
    const said = [...detailSections(i18n, read).flatMap(({ lines }) => lines), ...requestLines(i18n, held)];
    const signed = said.filter(({ field }) => field === "needsSignLanguage").map(({ text }) => text);
    expect(signed).toEqual(["Yes", "Yes"]);
  });

  test("reads what a rule holds as a yes, whatever was said before", async () => {
    const i18n = await createPageI18n("en");
    const read = (values: DetailedValues) => Object.fromEntries(requestLines(i18n, values).map(({ field, text }) => [field, text]));
    const no = { needsConferencingUnit: "false", courtReportingRequired: "false", needsLegalVideography: "false" };
    expect(read({ proceedingType: "court_trial", locationType: "in_person", ...no })).toMatchObject({
      courtReportingRequired: "Yes",
      needsLegalVideography: "No",
    });
    expect(read({ proceedingType: "arbitration", locationType: "in_person_and_virtual", ...no })).toMatchObject({
      courtReportingRequired: "No",
      needsConferencingUnit: "Yes",
    });
  });

  test("of a program that sends every flag declines nothing; a no of the form's is one", () => {
    const sent = { courtReportingRequired: false, needsInterpretation: "false", needsBreakoutRooms: false, showAdditionalCounsel: false };
    const { values, issues } = readDetailed(sent);
    expect(issues).toEqual([]);
    expect(declinedIn(values)).toEqual(["needsInterpretation"]);
    expect(detailsToRead(values)).toMatchObject({ courtReportingRequired: false, needsBreakoutRooms: false });
  });
});
