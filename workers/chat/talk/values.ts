/** The draft's values as the policy has them, and back: nothing is written that is there already. */
import { checkDraftField } from "#app/domain/booking/draft/draft-check.ts";
import { type DraftForm, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { STAND_INS as PLACES } from "#app/domain/booking/requests/stand-ins.ts";
import type { Locale } from "#app/domain/locale.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { entriesOf, type Held, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { DraftChange } from "#app/services/assistant/conversation.ts";
import type { AssistantWrite, DraftView } from "#app/services/bookings/drafts/drafts.server.ts";

const alike = (value: string): Readonly<Record<Locale, string>> => ({ en: value, fr: value, es: value });

/** What is in a field that the request cannot go without while the visitor has promised it for later. */
const STAND_INS: Readonly<Partial<Record<TalkField, Readonly<Record<Locale, string>>>>> = {
  proceedingType: alike(PLACES.proceedingType),
  locationType: alike(PLACES.locationType),
  caseDescription: {
    en: "The visitor will describe the matter later.",
    fr: "Le visiteur décrira l’affaire plus tard.",
    es: "El visitante describirá el asunto más adelante.",
  },
};

/** The values of a draft; what is only in the place of a promised one is none, nor what its field does not take (the form keeps it as typed). */
export function talkValues({ values, form }: Pick<DraftView, "values" | "form">): TalkValues {
  let held: TalkValues = Object.fromEntries(
    Object.entries(values)
      .filter(([name, { value }]) => isTaken(name, value, form))
      .map(([name, { value, origin, evidence }]) => [name, { value, origin, ...(evidence ? { evidence } : {}) } satisfies Held]),
  );
  for (const field of entriesOf(held, "toFollow")) {
    const given = held[field];
    if (!given) continue;
    // Typed into the form meanwhile: it follows no more.
    if (given.origin === "visitor") held = dropEntries(held, "toFollow", (name) => name === field);
    else held = without(held, field);
  }
  return held;
}

function without(values: TalkValues, field: TalkField): TalkValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));
}

const isTaken = (name: string, value: string, form: DraftForm) =>
  value === "" || (isDraftField(name) && checkDraftField(form, name, value).ok);
const isOwn = (held: { origin: string } | undefined) => held !== undefined && held.origin !== "rule" && held.origin !== "default";

/** What has to change in the draft for it to hold `values`; null where nothing has. */
export function changeTo(view: Pick<DraftView, "values" | "form">, values: TalkValues, locale: Locale): DraftChange | null {
  const now: Readonly<Record<string, { value: string; origin: string } | undefined>> = view.values;
  const wanted = withStandIns(values, now, locale);
  const set = Object.entries(wanted).flatMap(([name, held]): AssistantWrite[] => {
    if (!held || !isDraftField(name) || !isOwn(held) || (now[name]?.value === held.value && isOwn(now[name]))) return [];
    return [{ field: name, value: held.value, evidence: held.evidence || held.value }];
  });
  // What was typed into the form and is not valid yet is its reader's to mend.
  const clear = Object.entries(now).flatMap(([name, held]) =>
    held && isOwn(held) && isTaken(name, held.value, view.form) && !isOwn(wanted[name as TalkField]) ? [name] : [],
  );
  return set.length + clear.length > 0 ? { set, clear: clear.filter(isDraftField) } : null;
}

/** What is in its place already stays, whatever the language of the last message: a yes in another one confirms the summary that was shown. */
function withStandIns(values: TalkValues, now: Readonly<Record<string, { value: string } | undefined>>, locale: Locale): TalkValues {
  const promised = entriesOf(values, "toFollow").flatMap((field) => {
    const known = Object.values(STAND_INS[field] ?? {}).find((words) => words === now[field]?.value);
    const words = known ?? STAND_INS[field]?.[locale];
    return words && !isOwn(values[field]) ? [[field, { value: words, origin: "assistant", evidence: words }]] : [];
  });
  return { ...values, ...Object.fromEntries(promised) };
}
