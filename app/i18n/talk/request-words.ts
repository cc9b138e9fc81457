/** What is said of the request itself: how it is, and how we reach the visitor. */

import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { nothingNoted } from "./asked/own-words.ts";
import { readOutText } from "./asked/read-out-words.ts";
import { labelled, quoted, type Speaker } from "./lines.ts";
import { summaryLines } from "./summary-lines.ts";

interface RequestWords {
  soFar: string;
  sent: (reference: string) => string;
  nothing: string;
  noted: (lines: string) => string;
  noCalls: string;
  /** Staff write by then, "" where no time is known: calls were refused, or e-mail is preferred. */
  uncalled: (reference: string, by: string) => string;
  written: (reference: string, by: string) => string;
  /** Staff call when it suits the visitor, in their words. */
  calledWhen: (reference: string, when: string) => string;
  /** They said how, or whom to ask for, and no hour. */
  called: (reference: string, words: string) => string;
  /** Staff write in a way of the visitor's, as they have said. */
  reached: (reference: string, way: string, when: string) => string;
  message: (way: string, phone: string, when: string) => string;
  noCall: (by: string) => string;
  mail: (by: string) => string;
  call: (phone: string, when: string) => string;
  callAs: (phone: string, words: string) => string;
  /** `words`: what staff were given, in quotation marks. */
  handedOn: (reference: string, words: string) => string;
}

const WORDS: Readonly<Record<Locale, RequestWords>> = {
  en: {
    soFar: "Here’s what I have so far:",
    sent: (reference) => `Here’s what you sent under ${reference}:`,
    nothing: "Nothing is noted yet.",
    noted: (lines) => `This is what I have. ${lines}.`,
    noCalls: "Understood: no calls. Our staff will write to you.",
    written: (reference, by) =>
      `Your request is in. Reference: ${reference}. As you asked, our staff will write to you by e-mail${by ? `, by ${by}` : ""}; it is confirmed only after that. A copy is on its way to your e-mail.`,
    uncalled: (reference, by) =>
      `Your request is in. Reference: ${reference}. As you asked, our staff won’t call: they’ll write to you${by ? ` by ${by}` : ""}, and it is confirmed only after that. A copy is on its way to your e-mail.`,
    calledWhen: (reference, when) =>
      `Your request is in. Reference: ${reference}. Our staff will be in touch, and they have noted when and how that suits you (${when}); it is confirmed only after that. A copy is on its way to your e-mail.`,
    called: (reference, words) =>
      `Your request is in. Reference: ${reference}. Our staff will be in touch, and have noted what you asked for (${words}); it is confirmed only after that. A copy is on its way to your e-mail.`,
    reached: (reference, way, when) =>
      `Your request is in. Reference: ${reference}. Our staff will write to you ${way}, and have noted what you asked for (${when}); it is confirmed only after that. A copy is on its way to your e-mail.`,
    message: (way, phone, when) => `A colleague will write to you ${way} at ${phone}, and has noted what you asked for (${when}).`,
    mail: (by) => `As you asked, our staff will write to you by e-mail${by ? `, by ${by}` : ""}.`,
    noCall: (by) => `As you asked, our staff won’t call: they’ll write to you${by ? ` by ${by}` : ""}.`,
    handedOn: (reference, words) =>
      `Our staff also have this from you for ${reference}: ${words}. It counts once they confirm it; until then it stays as it was sent.`,
    call: (phone, when) => `A colleague will call you at ${phone}, and has noted when that suits you (${when}).`,
    callAs: (phone, words) => `A colleague will call you at ${phone}, and has noted what you asked for (${words}).`,
  },
  fr: {
    soFar: "Voici ce que j’ai noté jusqu’ici\u00A0:",
    sent: (reference) => `Voici ce que vous avez transmis sous ${reference}\u00A0:`,
    nothing: "Rien n’est encore noté.",
    noted: (lines) => `Voici ce que j’ai noté. ${lines}.`,
    noCalls: "Entendu, pas d’appel\u00A0: notre équipe vous écrira.",
    written: (reference, by) =>
      `Votre demande est transmise. Référence\u00A0: ${reference}. Comme vous le souhaitez, notre équipe vous écrira par courriel${by ? ` au plus tard le ${by}` : ""}\u00A0; la demande n’est confirmée qu’ensuite. Une copie vous est envoyée.`,
    uncalled: (reference, by) =>
      `Votre demande est transmise. Référence\u00A0: ${reference}. Comme vous le souhaitez, notre équipe ne vous appellera pas\u00A0: elle vous écrira${by ? ` au plus tard le ${by}` : ""}, et la demande n’est confirmée qu’ensuite. Une copie vous est envoyée par courriel.`,
    calledWhen: (reference, when) =>
      `Votre demande est transmise. Référence\u00A0: ${reference}. Notre équipe communiquera avec vous et sait quand et comment cela vous convient (${when})\u00A0; la demande n’est confirmée qu’ensuite. Une copie vous est envoyée par courriel.`,
    called: (reference, words) =>
      `Votre demande est transmise. Référence\u00A0: ${reference}. Notre équipe communiquera avec vous et a noté ce que vous souhaitez (${words})\u00A0; la demande n’est confirmée qu’ensuite. Une copie vous est envoyée par courriel.`,
    reached: (reference, way, when) =>
      `Votre demande est transmise. Référence\u00A0: ${reference}. Notre équipe vous écrira ${way} et a noté ce que vous souhaitez (${when})\u00A0; la demande n’est confirmée qu’ensuite. Une copie vous est envoyée par courriel.`,
    message: (way, phone, when) => `Un collègue vous écrira ${way} au ${phone} et a noté ce que vous souhaitez (${when}).`,
    mail: (by) => `Comme vous le souhaitez, notre équipe vous écrira par courriel${by ? ` au plus tard le ${by}` : ""}.`,
    noCall: (by) =>
      `Comme vous le souhaitez, notre équipe ne vous appellera pas\u00A0: elle vous écrira${by ? ` au plus tard le ${by}` : ""}.`,
    handedOn: (reference, words) =>
      `Notre équipe a aussi ceci de vous pour ${reference}\u00A0: ${words}. Cela comptera quand elle l’aura confirmé\u00A0; d’ici là, rien n’est changé.`,
    call: (phone, when) => `Un collègue vous appellera au ${phone} et sait quand cela vous convient (${when}).`,
    callAs: (phone, words) => `Un collègue vous appellera au ${phone} et a noté ce que vous souhaitez (${words}).`,
  },
  es: {
    soFar: "Esto es lo que tengo anotado hasta ahora:",
    sent: (reference) => `Esto es lo que envió con la referencia ${reference}:`,
    nothing: "Todavía no hay nada anotado.",
    noted: (lines) => `Esto es lo que tengo anotado. ${lines}.`,
    noCalls: "Entendido, sin llamadas: nuestro equipo le escribirá.",
    written: (reference, by) =>
      `Su solicitud fue enviada. Referencia: ${reference}. Como lo pidió, nuestro equipo le escribirá por correo electrónico${by ? ` a más tardar el ${by}` : ""}; la solicitud queda confirmada solo después. Le llegará una copia.`,
    uncalled: (reference, by) =>
      `Su solicitud fue enviada. Referencia: ${reference}. Como lo pidió, nuestro equipo no le llamará: le escribirá${by ? ` a más tardar el ${by}` : ""}, y la solicitud queda confirmada solo después. Le llegará una copia por correo electrónico.`,
    calledWhen: (reference, when) =>
      `Su solicitud fue enviada. Referencia: ${reference}. Nuestro equipo se comunicará con usted y sabe cuándo y cómo le conviene (${when}); la solicitud queda confirmada solo después. Le llegará una copia por correo electrónico.`,
    called: (reference, words) =>
      `Su solicitud fue enviada. Referencia: ${reference}. Nuestro equipo se comunicará con usted y tiene anotado lo que pidió (${words}); la solicitud queda confirmada solo después. Le llegará una copia por correo electrónico.`,
    reached: (reference, way, when) =>
      `Su solicitud fue enviada. Referencia: ${reference}. Nuestro equipo le escribirá ${way} y tiene anotado lo que pidió (${when}); la solicitud queda confirmada solo después. Le llegará una copia por correo electrónico.`,
    message: (way, phone, when) => `Un colega le escribirá ${way} al ${phone} y tiene anotado lo que pidió (${when}).`,
    mail: (by) => `Como lo pidió, nuestro equipo le escribirá por correo electrónico${by ? ` a más tardar el ${by}` : ""}.`,
    noCall: (by) => `Como lo pidió, nuestro equipo no le llamará: le escribirá${by ? ` a más tardar el ${by}` : ""}.`,
    handedOn: (reference, words) =>
      `Nuestro equipo también tiene esto de usted para ${reference}: ${words}. Valdrá cuando lo confirme; hasta entonces nada cambia.`,
    call: (phone, when) => `Un colega le llamará al ${phone} y sabe cuándo le conviene (${when}).`,
    callAs: (phone, words) => `Un colega le llamará al ${phone} y tiene anotado lo que pidió (${words}).`,
  },
};

/** What is noted, line by line, or the lines of one part. */
export function shownText(speaker: Speaker, { values, plan, fields, open, sent, answers }: Extract<Utterance, { kind: "shown" }>): string {
  const { i18n, locale } = speaker;
  if (answers) return answers.map((one) => readOutText(speaker, one)).join("\n");
  const words = WORDS[locale];
  const all = summaryLines(i18n, locale, values, plan);
  if (fields === null)
    return all.length === 0
      ? words.nothing
      : [sent === null ? words.soFar : words.sent(sent), ...all.map((line) => labelled(locale, line))].join("\n");
  const lines = all.filter(({ field }) => fields.includes(field)).map((line) => labelled(locale, line));
  const noted = lines.length > 0 ? words.noted(lines.join(locale === "fr" ? "\u00A0; " : "; ")).replace(/([.!?…])\.$/u, "$1") : "";
  return [noted, open.length > 0 ? nothingNoted(speaker, open) : ""].filter(Boolean).join(" ");
}

/** What staff have besides for a booking, and that it counts once they confirm it. */
export const handedOnText = (locale: Locale, reference: string, words: string): string => WORDS[locale].handedOn(reference, words);

export const noCallsText = (locale: Locale): string => WORDS[locale].noCalls;

/** The end of a request that is sent, to a visitor who wants to be reached in a way of their own. Next to an hour of theirs none of ours is said. */
export function bookedText({ locale }: Speaker, reference: string, by: string, way: ContactWay): string {
  const words = WORDS[locale];
  const when = way.when ?? "";
  if (way.by !== "mail" || (way.hasTime && !way.refusesCalls)) {
    if (way.by === "phone" || way.by === "any") return words[way.saysWhen ? "calledWhen" : "called"](reference, inBrackets(locale, when));
    return words.reached(reference, wayWords(locale, way), inBrackets(locale, when));
  }
  const until = way.hasTime ? "" : by;
  return way.refusesCalls ? words.uncalled(reference, until) : words.written(reference, until);
}

/** A call that is on staff's list, to a visitor who wants to be reached in a way of their own. */
export function callText({ locale }: Speaker, phone: string, by: string, way: ContactWay): string {
  const words = WORDS[locale];
  if (way.by === "phone" || way.by === "any") return words[way.saysWhen ? "call" : "callAs"](phone, inBrackets(locale, way.when ?? ""));
  if (way.by === "message") return words.message(wayWords(locale, way), phone, inBrackets(locale, way.when ?? ""));
  const until = way.hasTime ? "" : by;
  return way.refusesCalls ? words.noCall(until) : words.mail(until);
}

/** Words within a sentence: the stop at their own end is none of it. */
const inBrackets = (locale: Locale, words: string): string => quoted(locale, words.trim().replace(/[.;,]+$/u, ""));

const WAYS: Readonly<Record<Locale, Readonly<Record<"mail" | "text" | "whatsapp", string>>>> = {
  en: { mail: "by e-mail", text: "by text message", whatsapp: "on WhatsApp" },
  fr: { mail: "par courriel", text: "par message texte", whatsapp: "par WhatsApp" },
  es: { mail: "por correo electrónico", text: "por mensaje de texto", whatsapp: "por WhatsApp" },
};
const wayWords = (locale: Locale, { by, through }: ContactWay): string => WAYS[locale][by === "message" ? (through ?? "text") : "mail"];
