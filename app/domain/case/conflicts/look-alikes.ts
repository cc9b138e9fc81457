/**
 * Names as an eye reads them: letters of other alphabets that look like ours, wide and ligature forms, what nobody sees. For comparing
 * alone; a name is kept and shown as it was typed. Pure.
 */
import { normalized } from "#app/domain/normalized.ts";

/** Letters that are no accented form of the one that they are written for: "Sørensen", "Łukasz", "Œuvres", "Weiß". */
const SPELLED = new Map(
  Object.entries({ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", æ: "ae", œ: "oe", ß: "ss", ẞ: "ss", þ: "th", ŋ: "n", ĸ: "k" }),
);

/** What looks like a letter of ours, in pairs: the letter, then the one that it is taken for. Capitals have rows of their own where they look like another. */
const PAIRS = [
  // Cyrillic, capitals and small ones.
  "АaВbЕeЅsІiЇiЈjКkМmНhОoРpСcТtУyҮyХxЗ3ԌgԜwҺhӀlԚqѴvЬb",
  "аaвbеeѕsіiїiјjкkмmнhоoрpсcтtуyүyхxԍgԝwһhӏlԛqѵvьbгrпnԁdѡwґrёe",
  // Greek: a capital Η is an H, a small η an n.
  "ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx",
  "αaβbεeζzηnιiκkνvοoρpτtυuχxγyωwσo",
  // Armenian, Cherokee, Lisu and others that draw our letters.
  "օoսuոnհhցgզqյjԼlՕoՍu",
  "ᎪaᏴbᏟcᎠdᎬeᏀgᎻhᎥiᎫjᏦkᏞlᎷmᏢpᏒrᏚsᎢtᏙvᎳwᏃz",
  "ꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz",
  // Latin letters of phonetics.
  "ɑaɡgɩiʀrʙbʜhʟlɴnɪiʏyᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzƖlɭlɓbɗdɠgƙkɱmƿp",
].join("");

const LOOKS = new Map<string, string>();
const letters = [...PAIRS];
for (let at = 0; at + 1 < letters.length; at += 2) LOOKS.set(letters[at] ?? "", letters[at + 1] ?? "");

/** Without what nobody sees, accents, and wide or ligature forms; as it is cased. */
const bare = (text: string): string =>
  normalized(text, "NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const replaced = (text: string, by: ReadonlyMap<string, string>): string => [...text].map((letter) => by.get(letter) ?? letter).join("");

/** A name as it is spelled: without accents and capitals. */
export const spelled = (text: string): string => replaced(bare(text).toLowerCase(), SPELLED);

/** A name as it looks: two that nobody tells apart by eye are one. A capital I is a small l, and "rn" an m. */
export function looked(text: string): string {
  const read = replaced(replaced(bare(text), LOOKS).toLowerCase(), SPELLED);
  return read.replace(/[i1|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m").replaceAll("vv", "w");
}
