/** Lets a model's text out as it comes, but nothing that has not been read: whole sentences after their check, and of the one being written only what cannot be a claim. */
import { cleaned, faultOf, type KnownFacts, type TextFault } from "./model-text.ts";

/** From here on a sentence waits for its end; of lower-case text. */
const SUSPECT =
  /[<>[\]`@$€£¥%#|&\\{}=\d\p{M}]|(?![\u00DF-\u017F’‘“”«»…–—·¿¡\u202F\u00A0])\P{ASCII}|\b(?:\p{L}[ .-]){3}|:\/|www|confirm|book|reser|guarant|garant|secur|aprob|approv|approuv|finali|lock|stone|hold|held|bloque|block|paid|pay|set\b|deal|consider|offici|oficial|good to|sent|submit|receiv|regist|plac|made|filed|free|libre|charg|cost|co[ûu]t|fee|frais|compliment|house|half|discount|rebate|refund|waiv|gratui|gratis|offert|rabais|r[ée]duc|ristourne|rembours|descuent|rebaj|bonific|reembols|cortes|moiti|mitad|dollar|euro|peso|bucks|cad|usd|eur|mxn|avail|dispon|open|retenu|apart|asegur|agend|envoy|transm|soumis|re[çc]u|enregis|d[ée]pos|envia|recib|tramit|hech|listo|r[ée]gl|ordre|fait|dot com|draft|faqs|system|tool|staff/u;

export interface TextGate {
  /** Takes what came and gives what may be shown now. Throws what `refused` makes of a fault. */
  push(delta: string): string;
  /** The rest. */
  end(): string;
}

/** A gate for one answer. `facts` are asked at each check: tools change them while the model speaks. */
export function textGate(facts: () => KnownFacts, refused: (fault: TextFault) => Error): TextGate {
  let raw = "";
  let shown = 0;
  let checked = 0;
  const check = (text: string) => {
    const fault = faultOf(text, facts());
    if (fault) throw refused(fault);
    checked = text.length;
  };
  const release = (text: string, upTo: number): string => {
    const out = text.slice(shown, Math.max(shown, upTo));
    shown += out.length;
    return out;
  };
  return {
    push(delta) {
      raw += delta;
      const text = cleaned(raw);
      const ended = Math.max(0, ...[...text.matchAll(/[.!?…\n]+(?=\s)/g)].map(({ index, 0: mark }) => index + mark.length));
      if (ended > checked) check(text.slice(0, ended));
      const open = text.slice(ended);
      return release(text, SUSPECT.test(open.toLowerCase()) ? ended : ended + Math.max(0, open.search(/\s\S*$/)));
    },
    end() {
      const text = cleaned(raw);
      check(text);
      return release(text, text.length);
    },
  };
}
