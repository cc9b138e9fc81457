/** "Do not call me, e-mail only": no call is queued for such words, and they reach staff as a remark. English, French and Spanish. */
import { normalized } from "#app/domain/normalized.ts";
import { fold } from "./fold.ts";

/** "Not before ten" is about the hour of a call, and "don't call it a trial" about a word. */
const HOURS =
  "(?!(?:\\s+(?:pas|plus|jamais))?\\s+(?:before|after|until|till|between|during|avant|apres|entre|pendant|antes|despues|hasta|durante)\\b)";
const US = "(?:me|us|back|this|that|the number|my (?:number|office|cell|mobile|phone|home|assistant)|our (?:number|office))";
const REFUSALS = [
  `\\b(?:do not|don'?t|please no|never|not to|no need to|rather (?:you )?(?:not|didn'?t)|without|stop)\\s+(?:ever\\s+|please\\s+)?(?:call|phone|ring|telephone|phoning|calling|ringing)(?:\\s+${US}\\b|(?=\\s*(?:[,.;:!(]|$|at\\b|on (?:this|that|\\+?\\d)|\\+?\\d)))${HOURS}`,
  "\\b(?:not (?:to )?(?:want |wish |like )?(?:to )?be|not being|no wish to be) (?:called|phoned|telephoned|rung)\\b",
  "\\bno (?:phone |telephone )?calls?\\b(?!\\s+(?:for|of|to order|before|after|until|between|during|in|while|inside)\\b)",
  `\\bne\\s+(?:surtout\\s+)?(?:m'|me |nous |pas (?:m'|me |nous )?)(?:re)?(?:appel|telephon)\\w*\\b${HOURS}`,
  "\\b(?:pas|jamais) (?:que l'on |qu'on )(?:m'|me |nous )(?:r?appel|telephon)\\w*",
  "\\bne pas etre (?:r?appele|joint par telephone)\\w*",
  "\\b(?:pas d'|aucun |sans )appels? telephoniques?\\b",
  `\\bno\\s+(?:me|nos)\\s+(?:vuelva[ns]?\\s+a\\s+|quiero que me\\s+)?(?:llam(?:e[ns]?|ar|an|a)|telefonee[ns]?|marquen)\\b${HOURS}`,
  `\\bno\\s+(?:llam(?:e[ns]?|ar)|telefonear)(?:me|nos)?\\b${HOURS}`,
  "\\b(?:sin|no quiero|no deseo|no queremos) llamadas\\b",
  "\\bno (?:quiero|deseo|queremos|deseamos) (?:que (?:me|nos) llamen|ser llamad[oa]s?)",
];
/** "E-mail only": of how somebody is reached, and in a sentence about something else of invoices. */
const WAYS = [
  "\\b(?:by |per )?(?:e-?mail|courriel|correo(?: electronico)?) (?:only|seulement|uniquement|solamente|unicamente)\\b(?! (?:if|for|as))",
  "\\b(?:only|seulement|uniquement|solo|solamente|unicamente) (?:by|via|through|par|por) (?:e-?mail|courriel|correo)",
];
const anyOf = (patterns: readonly string[]) => new RegExp(patterns.map((one) => `(?:${one})`).join("|"), "u");
const REFUSAL = anyOf([...REFUSALS, ...WAYS]);
const REFUSAL_BESIDES = anyOf(REFUSALS);
const A_NAME =
  /\b(?:don'?t|do not|never) call me (?!back|please|again|anymore|ever|thanks|yet|here|there|directly|at|on|by)\p{L}+\s*[.!]?$/u;
const A_CALL =
  /\b(?:call|phone|ring)\s+(?:me|us)\b|\b(?:appelez|rappelez|telephonez)-(?:moi|nous)|qu(?:e l'on|'on) (?:m'|me |nous )r?appelle|\b(?:llamen?me|llame?nos|que (?:me|nos) llame[ns]?)\b/u;

/** The sentence that refuses a call, as it was typed; null where none does. */
function callRefusal(message: string, refusal: RegExp): string | null {
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/)) {
    const said = fold(normalized(sentence, "NFC")).trim();
    if (refusal.test(said) && !A_NAME.test(said)) return sentence.trim();
  }
  return null;
}

/**
 * True where the visitor's latest word about calls is that they want none. `messages`: theirs, oldest first; those that are only
 * `besides` (a description, what the hearing needs) refuse calls where they speak of calls, and not by naming another way.
 */
export function refusesCalls(messages: readonly string[], besides: readonly string[] = []): boolean {
  for (const message of [...besides, ...messages].reverse()) {
    if (callRefusal(message, messages.includes(message) ? REFUSAL : REFUSAL_BESIDES) !== null) return true;
    if (A_CALL.test(fold(normalized(message, "NFC")))) return false;
  }
  return false;
}
