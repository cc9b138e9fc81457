/** Who pays: one of the choices, and in the visitor's words what no choice says. */
import { type Desk, overlap, remark, sentenceOf, write } from "#app/domain/talk/desk.ts";
import { enter } from "#app/domain/talk/settled/enter.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { isSettled } from "./fields.ts";
import { entriesIn } from "./slots.ts";

type Split = Extract<Statement, { slot: "split" }>;
const LAW_FIRM =
  /(?<!\p{L})(?:l\.?l\.?p|law|legal|lawyers?|attorneys?|barristers?|solicitors?|counsel|avocate?s?|étude|notaires?|abogad[ao]s?|despacho|bufete|jurídico)(?!\p{L})/iu;

/** Takes what is said of the costs. Nothing of what was said before stays that the new words replace. */
export function takeCosts(desk: Desk, statement: Split, answers: boolean) {
  const { value } = statement;
  const isOther = value.responsibility === "other" && !statement.sources.includes("form");
  const words = value.words ?? (isOther ? (toldWords(desk, statement) ?? sentenceOf(desk, statement.at, statement.quote)) : undefined);
  const said: Split = isOwnFirm(desk, statement)
    ? { ...statement, value: { responsibility: "100_booking_party", ...(value.responsibility ? {} : { words }) } }
    : { ...statement, value: { ...value, ...shareOf(value.responsibility, words), ...(words ? { words } : {}) } };
  if (said.value.responsibility) withoutOldShares(desk, said);
  const entries = entriesIn(said);
  if (entries.length === 0) return remark(desk, statement.quote);
  for (const entry of entries) enter(desk, said, entry, answers);
}

/** The words of the shares alone, where a model has cut them out. */
const toldWords = ({ said }: Desk, { at }: Split): string | undefined =>
  said.statements.flatMap((one) =>
    one.slot === "service" && one.value.kind === "costsInWords" && one.value.detail && overlap(one.at, at) ? [one.quote] : [],
  )[0];

/** Shares that only their words say ("60 % the claimant") are none of the choices; to whom an invoice goes says nothing of shares. */
const shareOf = (responsibility: string | undefined, words: string | undefined): { responsibility?: string } =>
  responsibility === undefined && words !== undefined && SHARES.test(words) ? { responsibility: "other" } : {};
const SHARES =
  /\d\s?%|\d\s?[/:]\s?\d|percent|pour cent|por ciento|(?<!\p{L})(?:half|halves|third|thirds|quarter|shares?|split|moitié|tiers|quarts?|mitad|tercios?|cuartos?)(?!\p{L})/iu;

/** "The company pays", said by who writes for one; a lawyer's client is not meant so. Or the payer is called by the firm's own name. */
function isOwnFirm({ values, said }: Desk, { value, quote }: Split): boolean {
  const firm = values.contactFirm?.value ?? said.statements.flatMap((one) => (one.slot === "firm" ? [one.value.firm] : []))[0] ?? "";
  if ((value.responsibility ?? "other") !== "other" || firm === "") return false;
  const words = new Set(tellingWords(quote).map(({ key }) => key));
  const isNamed = tellingWords(firm).filter(({ key }) => words.has(key)).length > 1;
  return isNamed || (value.payer !== undefined && !LAW_FIRM.test(firm));
}

/** Shares that are said another way now: the line in which they were said before goes, and to whom the invoice goes stays. */
function withoutOldShares(desk: Desk, { quote }: Split) {
  const { costsInWords: held, financialResponsibility: before } = desk.values;
  if (!isSettled(held) || !before?.evidence || before.evidence === quote) return;
  const lines = held.value.split("\n");
  const left = lines.filter((line) => !before.evidence?.includes(line));
  if (left.length < lines.length) write(desk, "costsInWords", left.length > 0 ? left.join("\n") : null, quote, "corrected");
}
