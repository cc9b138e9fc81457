/** Words on costs that the shares of a choice would contradict, and words that change no share. */
import { describe, expect, test } from "vitest";
import { exceptionsTo } from "./shares.ts";

describe("exceptions to the shares", () => {
  test.each([
    "except the court reporter, whom we pay ourselves",
    "each side pays for its own breakout room",
    "the claimant bears the travel of its expert",
    "video link at the respondent's expense",
    "sauf l’interprète, à la charge de la défenderesse",
    "le sténographe est au compte de Boréalis seulement",
    "chaque partie assume ses repas",
    "salvo el almuerzo, que corre por cuenta de la demandada",
    "el intérprete lo paga la otra parte",
    "a cargo de la sociedad: la grabación",
  ])("%s", (line) => {
    expect(exceptionsTo("50_50", `quote our reference AB-7 on the invoice\n${line}`)).toEqual([line]);
    expect(exceptionsTo("other", line)).toEqual([]);
    expect(exceptionsTo(undefined, line)).toEqual([]);
  });

  test.each([
    "quote our reference HP/SG/0917 and purchase order 44-7782 on the invoice",
    "my half goes to the shop, Wags Oshawa",
    "la factura mía a nombre de Hotel Bahía S.R.L.",
    "la facture au nom de Verrerie du Sud",
    "invoice to be paid by bank transfer",
    "",
  ])("changes no share: %s", (line) => expect(exceptionsTo("50_50", line)).toEqual([]));
});
