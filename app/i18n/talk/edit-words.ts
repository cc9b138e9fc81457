/** What is said with a card on which a part of the request is edited. */
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import { editText, type LabelledCard, type LabelledField, labelledCard, partTitle } from "../detailed/edit/edit-card.ts";
import { quoted, type Speaker } from "./lines.ts";

interface EditWords {
  /** The card was asked for. */
  here: (title: string) => string;
  /** An order that is not certain: its words. Other words of the message may have changed something, so nothing is said of that. */
  unsure: (quote: string, title: string) => string;
  /** The same order again. */
  again: (quote: string, phone: string) => string;
  refused: string;
  which: string;
  whichOf: (quote: string) => string;
  offer: string;
  saved: string;
  /** Words for staff that are about the part of a card. */
  said: (quote: string) => string;
  undo: string;
}

const WORDS: Readonly<Record<Locale, EditWords>> = {
  en: {
    here: (title) => `${title}: change what you like below, then save.`,
    unsure: (quote, title) => `I’m not sure what ${quote} changes. Please check it here (${title}), then save.`,
    again: (quote, phone) => `${quote}: I still can’t tell what it changes. Correct it directly below, or call us at ${phone}.`,
    refused: "Nothing is saved yet: please correct what is marked. What you typed is still there.",
    which: "Which part would you like to change?",
    whichOf: (quote) => `I’m not sure what ${quote} changes. Which part is it about?`,
    offer: "You can also edit this directly.",
    saved: "Saved.",
    said: (quote) => `You wrote for our staff: ${quote} (it stays a remark unless you untick it).`,
    undo: "Undo",
  },
  fr: {
    here: (title) => `${title}\u00A0: modifiez ce que vous voulez ci-dessous, puis enregistrez.`,
    unsure: (quote, title) => `Je ne vois pas clairement ce que ${quote} modifie. Vérifiez-le ici (${title}), puis enregistrez.`,
    again: (quote, phone) =>
      `${quote}\u00A0: je ne vois toujours pas ce que cela modifie. Corrigez-le directement ci-dessous, ou appelez-nous au ${phone}.`,
    refused: "Rien n’est encore enregistré\u00A0: corrigez ce qui est marqué. Ce que vous avez saisi y est toujours.",
    which: "Quelle partie souhaitez-vous modifier\u00A0?",
    whichOf: (quote) => `Je ne vois pas clairement ce que ${quote} modifie. De quelle partie s’agit-il\u00A0?`,
    offer: "Vous pouvez aussi le modifier directement.",
    saved: "C’est enregistré.",
    said: (quote) => `Vous avez écrit pour notre équipe\u00A0: ${quote} (cela reste une remarque, sauf si vous le décochez).`,
    undo: "Annuler la modification",
  },
  es: {
    here: (title) => `${title}: cambie abajo lo que desee y guarde.`,
    unsure: (quote, title) => `No me queda claro qué cambia ${quote}. Revíselo aquí (${title}) y guarde.`,
    again: (quote, phone) => `${quote}: sigue sin quedarme claro qué cambia. Corríjalo directamente abajo o llámenos al ${phone}.`,
    refused: "Todavía no se guardó nada: corrija lo que está marcado. Lo que escribió sigue ahí.",
    which: "¿Qué parte desea cambiar?",
    whichOf: (quote) => `No me queda claro qué cambia ${quote}. ¿De qué parte se trata?`,
    offer: "También puede editarlo directamente.",
    saved: "Guardado.",
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
/** Opens the choice of a part. */
export const changeButton = (locale: Locale) => ({ id: "edit", label: CHANGE[locale] });

/** The buttons that open the cards of some parts. */
export const editButtons = ({ i18n }: Speaker, parts: readonly EditPart[]) =>
  parts.map((part) => ({ id: `edit:${part}`, label: editText(i18n, part) }));

const PUT: Readonly<Record<Locale, (part: string) => string>> = {
  en: (part) => `Put into: ${part}`,
  fr: (part) => `Mettre dans\u00A0: ${part}`,
  es: (part) => `Poner en: ${part}`,
};
/** So many parts are offered at once. */
const MOST_PUT = 3;
/** The buttons that open the cards in which words for staff could stand. */
export const putButtons = ({ i18n, locale }: Speaker, parts: readonly EditPart[]) =>
  parts.slice(0, MOST_PUT).map((part) => ({ id: `edit:${part}`, label: PUT[locale](partTitle(i18n, part)) }));

/** What is said of editing by hand; null of anything else. */
export function editSaid(speaker: Speaker, say: Utterance): EditSaid | null {
  if (say.kind === "edit") return editWords(speaker, say);
  if (say.kind === "parts") return partsWords(speaker, say);
  if (say.kind === "saved") return savedWords(speaker.locale);
  return say.kind === "offer_edit" ? offerWords(speaker, say) : null;
}

const savedWords = (locale: Locale): EditSaid => ({
  text: WORDS[locale].saved,
  buttons: [{ id: "undo", label: WORDS[locale].undo }],
});

/** The card with its sentence; a door that shows text alone reads what is on it. */
function editWords({ i18n, locale }: Speaker, { card, quote, refused, again, phone }: Extract<Utterance, { kind: "edit" }>): EditSaid {
  const words = WORDS[locale];
  const labelled = labelledCard(i18n, card);
  const said = quote === null ? "" : quoted(locale, quote);
  const lead = refused
    ? words.refused
    : !said
      ? words.here(labelled.title)
      : again
        ? words.again(said, phone)
        : words.unsure(said, labelled.title);
  const kept = labelled.said.map((text) => words.said(quoted(locale, text)));
  return { text: [lead, ...kept, ...spelled(labelled)].join("\n"), withoutChips: lead };
}

/** What is on a card, line by line. */
function spelled({ fields, rows }: LabelledCard): string[] {
  const named = (options: LabelledField["options"], value: string) => options?.find((one) => one.value === value)?.label ?? value;
  const single = fields.map(({ label, value, options }) => `${label}: ${named(options, value) || "—"}`);
  const listed = rows.flatMap(({ label, columns, entries }) =>
    entries.map((entry) => {
      const values = columns.map(({ name, options }) => named(options, entry[name] ?? ""));
      return `${label}: ${values.filter(Boolean).join(", ")}`;
    }),
  );
  return [...single, ...listed];
}

function partsWords(speaker: Speaker, { quote, parts }: Extract<Utterance, { kind: "parts" }>): EditSaid {
  const words = WORDS[speaker.locale];
  return { text: quote === null ? words.which : words.whichOf(quoted(speaker.locale, quote)), buttons: editButtons(speaker, parts) };
}

function offerWords(speaker: Speaker, { part }: Extract<Utterance, { kind: "offer_edit" }>): EditSaid {
  return { text: WORDS[speaker.locale].offer, buttons: editButtons(speaker, [part]) };
}
