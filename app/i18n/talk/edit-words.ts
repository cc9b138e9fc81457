/** What is said with a card on which a part of the request is edited, or with the sheet of all of it. */
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { type LabelledCard, type LabelledField, labelledCard } from "../detailed/edit/edit-card.ts";
import { joined } from "./day-words.ts";
import { labelled, quoted, type Speaker } from "./lines.ts";

interface EditWords {
  /** The card was asked for. */
  here: (title: string) => string;
  /** An order that is not certain: its words. Other words of the message may have changed something, so nothing is said of that. */
  unsure: (quote: string, title: string) => string;
  /** The sheet that nobody asked for: what is missing in it, and the words that should be checked, "" where there are none. */
  sheet: (missing: string, unsure: string) => string;
  refused: string;
  saved: string;
  savedAsItWas: string;
  /** Words for staff that are about the part of a card. */
  said: (quote: string) => string;
  undo: string;
}

const WORDS: Readonly<Record<Locale, EditWords>> = {
  en: {
    here: (title) => `${title}: change what you like below, then save.`,
    unsure: (quote, title) => `I’m not sure what ${quote} changes. Please check it here (${title}), then save.`,
    sheet: (missing, unsure) =>
      `${unsure ? `I’m not sure of this: ${unsure}.` : "Here is your whole request on one sheet."} Please put it right on the sheet and save once, or just write it.${missing ? ` Still needed: ${missing}.` : ""}`,
    refused: "Nothing is saved yet: please correct what is marked. What you typed is still there.",
    saved: "Saved.",
    savedAsItWas: "Saved: nothing in it has changed.",
    said: (quote) => `You wrote for our staff: ${quote} (it stays a remark unless you uncheck it).`,
    undo: "Undo",
  },
  fr: {
    here: (title) => `${title}\u00A0: modifiez ce que vous voulez ci-dessous, puis enregistrez.`,
    unsure: (quote, title) => `Je ne vois pas clairement ce que ${quote} modifie. Vérifiez-le ici (${title}), puis enregistrez.`,
    sheet: (missing, unsure) =>
      `${unsure ? `J’ai un doute sur ceci\u00A0: ${unsure}.` : "Voici toute votre demande sur une seule fiche."} Corrigez-le sur la fiche et enregistrez le tout d’un coup, ou écrivez-le simplement.${missing ? ` Il manque encore\u00A0: ${missing}.` : ""}`,
    refused: "Rien n’est encore enregistré\u00A0: corrigez ce qui est marqué. Ce que vous avez saisi y est toujours.",
    saved: "C’est enregistré.",
    savedAsItWas: "C’est enregistré, sans changement.",
    said: (quote) => `Vous avez écrit pour notre équipe\u00A0: ${quote} (cela reste une remarque, sauf si vous le décochez).`,
    undo: "Annuler la modification",
  },
  es: {
    here: (title) => `${title}: cambie abajo lo que desee y guarde.`,
    unsure: (quote, title) => `No me queda claro qué cambia ${quote}. Revíselo aquí (${title}) y guarde.`,
    sheet: (missing, unsure) =>
      `${unsure ? `Tengo una duda sobre esto: ${unsure}.` : "Esta es toda su solicitud en una sola ficha."} Corríjalo en la ficha y guárdelo todo de una vez, o escríbalo aquí mismo.${missing ? ` Todavía falta: ${missing}.` : ""}`,
    refused: "Todavía no se guardó nada: corrija lo que está marcado. Lo que escribió sigue ahí.",
    saved: "Guardado.",
    savedAsItWas: "Guardado, sin cambios.",
    said: (quote) => `Usted escribió para nuestro equipo: ${quote} (sigue siendo una observación, salvo que usted la desmarque).`,
    undo: "Deshacer",
  },
};

interface EditSaid {
  text: string;
  withoutChips?: string;
  buttons?: readonly { id: string; label: string }[];
}

const CHANGE: Readonly<Record<Locale, string>> = { en: "Change something", fr: "Modifier quelque chose", es: "Cambiar algo" };
/** Opens the sheet. */
export const changeButton = (locale: Locale) => ({ id: "edit", label: CHANGE[locale] });

const ALL: Readonly<Record<Locale, string>> = {
  en: "Check everything on one sheet",
  fr: "Tout vérifier sur une fiche",
  es: "Revisar todo en una ficha",
};
/** The same after much was noted. */
export const sheetButton = (locale: Locale) => ({ id: "edit", label: ALL[locale] });

/** What is said of editing by hand. */
export function editSaid(speaker: Speaker, say: Extract<Utterance, { kind: "edit" | "saved" }>): EditSaid {
  return say.kind === "edit" ? editWords(speaker, say) : savedWords(speaker.locale, say.unchanged === true);
}

const savedWords = (locale: Locale, unchanged: boolean): EditSaid => ({
  text: unchanged ? WORDS[locale].savedAsItWas : WORDS[locale].saved,
  buttons: [{ id: "undo", label: WORDS[locale].undo }],
});

/** The card with its sentence; a door that shows text alone reads what is on it. */
function editWords({ i18n, locale }: Speaker, say: Extract<Utterance, { kind: "edit" }>): EditSaid {
  const { card, quote, refused, unasked } = say;
  const words = WORDS[locale];
  const shown = labelledCard(i18n, card);
  const said = quote === null ? "" : quoted(locale, quote);
  const lead = refused
    ? words.refused
    : unasked
      ? words.sheet(...marked(locale, shown))
      : said
        ? words.unsure(said, shown.title)
        : words.here(shown.title);
  const kept = shown.said.map((text) => words.said(quoted(locale, text)));
  return { text: [lead, ...kept, ...spelled(locale, shown)].join("\n"), withoutChips: lead };
}

/** The names of what is missing on a sheet, and the words that are to be checked. */
function marked(locale: Locale, { fields, rows }: LabelledCard): [missing: string, unsure: string] {
  const all = [...fields, ...rows];
  const missing = all.filter(({ mark }) => mark?.kind === "missing").map(({ label }) => label);
  const unsure = all.flatMap(({ label, mark }) => (mark?.kind === "unsure" ? [`${label} (${quoted(locale, mark.words ?? "")})`] : []));
  return [missing.length > 0 ? joined(locale, missing) : "", [...new Set(unsure)].join(locale === "fr" ? "\u00A0; " : "; ")];
}

/** What is on a card, line by line; of a sheet what is noted or marked. */
function spelled(locale: Locale, { part, fields, rows }: LabelledCard): string[] {
  const named = (options: LabelledField["options"], value: string) => options?.find((one) => one.value === value)?.label ?? value;
  const isShown = ({ value, mark }: LabelledField) => part !== "sheet" || value !== "" || mark !== undefined;
  const single = fields.filter(isShown).map(({ label, value, options }) => labelled(locale, { label, text: named(options, value) || "—" }));
  const listed = rows.flatMap(({ label, columns, entries }) =>
    entries.map((entry) => {
      const values = columns.map(({ name, options }) => named(options, entry[name] ?? ""));
      return labelled(locale, { label, text: values.filter(Boolean).join(", ") });
    }),
  );
  return [...single, ...listed];
}
