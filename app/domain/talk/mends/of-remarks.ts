/** "Take that note off", "the remark about the boxes isn't needed": which words for staff an order means, and takes out. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import { type EntryOf, entriesOf, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import { dropRemarks } from "#app/domain/talk/remarks/remarks.ts";
import { isWishText } from "#app/domain/talk/remarks/wish-words.ts";
import type { Mend } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";

/** "All the remarks", « toutes les remarques », «todas las notas». */
const ALL = /(?<!\p{L})(?:all|every|toutes?|tous|tod[ao]s)(?!\p{L})/iu;

/** Takes out the remarks that an order about them means; false where that is not surely one. */
export function takesOutRemarks(desk: Desk, one: Mend): boolean {
  const held = textsOf(desk.values);
  if (held.length > 0 && ALL.test(one.quote)) return isTaken(desk, held, one);
  const meant = byWords(held, one);
  const latest = tellingWords(one.quote).length === 0 ? latestOf(desk) : [];
  return isTaken(desk, meant.length === 1 ? meant : latest.length === 1 ? latest : [], one);
}

/** The same of an order that names no part and nothing that a field holds: "forget the boxes", "that's not needed any more". */
export function takesOutUnnamed(desk: Desk, one: Mend): boolean {
  if (one.of.length > 0) return false;
  const words = tellingWords(one.quote);
  const [only, ...others] = words.length === 0 ? latestOf(desk) : byWords(textsOf(desk.values), one);
  return only !== undefined && others.length === 0 && isTaken(desk, [only], one);
}

function isTaken(desk: Desk, texts: readonly string[], { quote }: Mend): boolean {
  dropRemarks(desk, texts, quote);
  if (texts.length > 0) say(desk, { kind: "cleared", fields: [], remarks: texts });
  return texts.length > 0;
}

const textsOf = (values: TalkValues): string[] =>
  entriesOf(values, "remarks").flatMap(({ text }: EntryOf<"remarks">) => (isWishText(text) ? [] : [text]));

/** Those that share most of the words of the order, where they share some. */
export function byWords(texts: readonly string[], { quote }: Pick<Mend, "quote">): string[] {
  const words = new Set(tellingWords(quote).map(({ key }) => key));
  const shared = texts.map((text) => new Set(tellingWords(text).flatMap(({ key }) => (words.has(key) && key !== "not" ? [key] : []))).size);
  const most = Math.max(0, ...shared);
  return most === 0 ? [] : texts.filter((_, at) => shared[at] === most);
}

/** What the last turn has kept, where it has noted nothing else. */
function latestOf({ before }: Desk): string[] {
  const last = before.undo.at(-1);
  if (!last) return [];
  const { remarks: _now, ...values } = before.values;
  const { remarks: _was, ...older } = last.values;
  const known = textsOf(last.values);
  const isAlone = JSON.stringify(Object.entries(values).sort()) === JSON.stringify(Object.entries(older).sort());
  const fresh = textsOf(before.values).filter((text) => !known.includes(text));
  return isAlone || fresh.length === 0 ? fresh : fresh.slice(-1);
}
