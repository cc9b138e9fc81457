/** The visitor's own place: "we can host at our own office, 200 Bay Street", « dans nos bureaux », «en nuestra oficina». */

import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { clausesOf, sentencesIn } from "#app/understanding/text/clauses.ts";

const PLACES = cueBook({
  own: "our own office|our own boardroom|our own premises|our own space|nos propres bureaux|notre propre bureau|notre propre salle|nuestra propia oficina|nuestras propias oficinas|nuestro propio despacho",
  ours: "our office|our boardroom|our premises|our law office|my office|my firm's office|client's office|our client's office|nos bureaux|notre bureau|nos locaux|notre cabinet|notre étude|bureaux de la cliente|bureau de mon client|mes bureaux|mon bureau|bureaux de notre cliente|nuestra oficina|nuestro despacho|nuestro bufete|nuestra sede|nuestras instalaciones|mi oficina|mi despacho|oficina del cliente",
});
const HOLDS = cueBook({
  hold: "host|hosting|hold|held|holding|take place|be held|will be|is at|runs at|takes place|taking place|do it|do this|have it|use|using|happen|be at|will be in|tenir|tiendra|aura lieu|auront lieu|faire ça|faire|fera|recevoir|accueillir|héberger|déroulera|utiliser|tient|tiennent|se passe|se passera|auront lieu|haremos|hacer|hacerla|hará|celebrar|celebrará|celebraremos|tendrá lugar|se va a dar|va a ser|se hará|se hace|se lleva|se llevará|se realiza|se realizará|sería|será|tiene lugar|hagamos|usar|usaremos|llevar a cabo|recibir|será en",
});
/** A further part of an address: a number, a floor, a street in capitals. */
const ADDRESS = /^\s*(?:\d|suite|floor|unit|room|étage|bureau|piso|oficina|torre|\p{Lu})/iu;
const MOST_OF_A_PART = 6;
const LEAD = /^\s*(?:,\s*)?(?:(?:at|au|aux|à|en|on|in|sur|de la|del)\s+)?(?:the\s)?/i;

export function premises(text: Text): Finding[] {
  const holds = cuesIn(HOLDS, text.pieces);
  return cuesIn(PLACES, text.pieces)
    .filter((cue) => cue.means === "own" || sentencesIn(text.tokens).some((one) => overlap(one, cue) && isHeld(cue, one, holds)))
    .map((cue) => {
      const end = endOfAddress(text, cue);
      const name = text.message.slice(cue.start, end);
      return { kind: "city", start: cue.start, end, said: { slot: "venue", value: { location: "alternate", name }, score: 0.95 } };
    });
}

const isHeld = (cue: Cue, sentence: { start: number; end: number }, holds: readonly Cue[]) =>
  holds.some((hold) => inside(hold, sentence) && hold.end <= cue.start);

/** The address may follow in the same clause and in short clauses after it. */
function endOfAddress({ message, tokens, readings }: Text, cue: Cue): number {
  let { end } = cue;
  for (const clause of clausesOf(tokens).filter((one) => one.end > cue.end)) {
    const from = Math.max(end, clause.start);
    const lead = LEAD.exec(message.slice(from, clause.end))?.[0].length ?? 0;
    const part = tokens.filter((token) => token.start >= from + lead && token.end <= clause.end && !/^[,;.]$/.test(token.text));
    const isPart = part.length > 0 && part.length <= MOST_OF_A_PART && /\d|^\p{Lu}/u.test(part.map(({ text }) => text).join(" "));
    if (part.length === 0 && from < clause.end) continue;
    const isWhen = readings.some((one) => overlap(one, { start: from + lead, end: clause.end }));
    if (isWhen && clause.start > cue.start) break;
    if (!isPart || !ADDRESS.test(part[0]?.text ?? "")) break;
    end = part.at(-1)?.end ?? end;
    if (tokens.some((token) => token.start >= end && token.start < end + 2 && /^[;.]$/.test(token.text))) break;
  }
  return end;
}
