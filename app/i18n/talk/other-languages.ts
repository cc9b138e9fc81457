/** For who writes in a language that is none of ours: that we cannot, in that language, and a person. By ISO 639-1. */
const SORRY: Readonly<Record<string, (phone: string) => string>> = {
  de: (phone) =>
    `Leider kann ich nur auf Englisch, Französisch und Spanisch schreiben. Unser Büro hilft Ihnen gerne persönlich weiter: ${phone}.`,
  it: (phone) => `Mi dispiace, posso scrivere solo in inglese, francese e spagnolo. Il nostro ufficio sarà lieto di aiutarla: ${phone}.`,
  pt: (phone) => `Lamento, só posso escrever em inglês, francês e espanhol. O nosso escritório terá todo o gosto em ajudar: ${phone}.`,
  nl: (phone) => `Helaas kan ik alleen in het Engels, Frans en Spaans schrijven. Ons kantoor helpt u graag persoonlijk: ${phone}.`,
  pl: (phone) => `Niestety mogę pisać tylko po angielsku, francusku i hiszpańsku. Nasze biuro chętnie pomoże: ${phone}.`,
  uk: (phone) => `На жаль, я можу писати лише англійською, французькою та іспанською. Наш офіс охоче допоможе вам: ${phone}.`,
  ru: (phone) => `К сожалению, я могу писать только по-английски, по-французски и по-испански. Наш офис с радостью вам поможет: ${phone}.`,
  ar: (phone) => `عذرًا، لا أستطيع الكتابة إلا بالإنجليزية والفرنسية والإسبانية. يسعد مكتبنا مساعدتكم على الرقم \u2066${phone}\u2069.`,
  zh: (phone) => `很抱歉，我只能使用英语、法语和西班牙语。欢迎致电我们的办公室：${phone}。`,
  ja: (phone) =>
    `申し訳ございませんが、英語、フランス語、スペイン語のみ対応しております。担当者が承りますので、${phone} までお電話ください。`,
  ko: (phone) =>
    `죄송합니다만 영어, 프랑스어, 스페인어로만 안내해 드릴 수 있습니다. 사무실로 전화해 주시면 담당자가 도와드리겠습니다: ${phone}`,
};

/** The sentence, or null for a language that is not on the list. */
export function sorryIn(language: string | null, phone: string): string | null {
  return language && Object.hasOwn(SORRY, language) ? (SORRY[language]?.(phone) ?? null) : null;
}
