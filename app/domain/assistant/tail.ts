/** Free text without what merely follows it: "a lease dispute, in Toronto on March 3" is about a lease. */
import type { Span } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const LOOSE_END =
  /(?:[\s,;:.!–—-]+|\s(?:and|in|on|at|for|to|by|with|from|the|a|please|thanks|thank you|et|en|a|au|le|la|pour|de|du|svp|s'il vous plait|merci|y|el|para|por|por favor|gracias|con|del|it is|it's|is|held|scheduled|preferably|ideally|idealement|de preference|preferiblemente|our|your|my|via|sur|vers|around|hold it|do it|as|our|est|es|me|dates?|fecha|virtually|i prefer|we prefer|this is|that is|c'est|contact|email|e-mail|courriel|correo|tel|telephone|telefono|phone|reach me|call me|urgent|hearing))$/;
/** A new thought after a comma or a conjunction. */
const NEW_THOUGHT =
  /[,;–—-]?\s(?:and |so |but |et |mais |y |pero |also |then )?(?:i'd like|i would like|i'd prefer|i prefer|we'd like|we would like|we'd prefer|we prefer|we need|i need|we want|i want|we will need|we'll need|please|can we|could we|can you|could you|je voudrais|j'aimerais|nous aimerions|nous voudrions|nous voulons|on voudrait|je souhaite|il nous faut|nous aurons|pouvez-vous|pourriez-vous|quisiera|quisieramos|necesito|necesitamos|me gustaria|queremos|quiero|my name|my e-?mail|my phone|mon nom|mon courriel|je m'appelle|je suis|me llamo|mi correo|mi nombre|soy|i'm|i am|you can reach|reach me|preferably|ideally|let's|make it|change)(?![a-z])|\s(?:and|but|et|mais|y|pero)\s(?:now |so |therefore )?(?:need|needs|want|wants|would like|wish|hope|hoping|looking|require|avons besoin|ai besoin|voulons|voudrions|aimerions|souhaitons|cherchons|queremos|quiero|necesito|necesitamos|quisiera|quisieramos|buscamos)(?![a-z])/;

/** `span` cut before a new request and before facts (dates, places, numbers…) that end it. */
export function withoutTail(reading: Reading, span: Span, facts: readonly Span[]): Span {
  let end = span.end;
  const thought = NEW_THOUGHT.exec(reading.folded.slice(span.start + 8, end));
  if (thought) end = span.start + 8 + thought.index;
  end = stripped(reading, span.start, end, false);
  for (let turns = 0; turns < 12; turns++) {
    const fact = facts.find((one) => one.start > span.start + 6 && one.start < end && one.end >= end);
    if (!fact) break;
    end = stripped(reading, span.start, fact.start, true);
  }
  return { start: span.start, end };
}

function stripped(reading: Reading, start: number, from: number, words: boolean): number {
  let end = from;
  for (let turns = 0; turns < 8; turns++) {
    const text = reading.folded.slice(Math.max(start, end - 24), end);
    const loose = words ? LOOSE_END.exec(text) : /[\s,;:.!–—-]+$/.exec(text);
    if (!loose) break;
    end -= loose[0].length;
  }
  return end;
}
