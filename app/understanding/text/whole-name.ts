/** Names as they are noted: no bracket and no quotation mark in them is open. */
import type { Mend, PersonMention, Statement } from "../contract.ts";

const PAIRS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", "”": "“", "»": "«" };
const OPENING = new Set(Object.values(PAIRS));

/** The name without brackets and marks that have no other half: "Tom (Brisebois" is Tom Brisebois. */
export function wholeName(name: string): string {
  const open: { sign: string; at: number }[] = [];
  const loose = new Set<number>();
  const straight = [...name.matchAll(/"/g)].map(({ index }) => index);
  if (straight.length % 2 > 0) loose.add(straight.at(-1) ?? 0);
  for (let at = 0; at < name.length; at++) {
    const sign = name.charAt(at);
    if (OPENING.has(sign)) open.push({ sign, at });
    else if (PAIRS[sign] && open.at(-1)?.sign === PAIRS[sign]) open.pop();
    else if (PAIRS[sign]) loose.add(at);
  }
  for (const { at } of open) loose.add(at);
  if (loose.size === 0) return name;
  const left = [...name].length === name.length ? [...name] : name.split("");
  return left
    .filter((_, at) => !loose.has(at))
    .join("")
    .replace(/\s{2,}/gu, " ")
    .trim();
}

/** The statement with whole names; nothing else of it changes. */
export function withWholeNames<One extends Statement>(one: One): One {
  if (one.slot === "name") return { ...one, value: { ...one.value, name: wholeName(one.value.name) } };
  if (one.slot === "firm") return { ...one, value: { ...one.value, firm: wholeName(one.value.firm) } };
  return one.slot === "person" ? { ...one, value: wholePerson(one.value) } : one;
}

/** The same of what takes the place of something noted. */
export const withWholeName = (mend: Mend): Mend => (mend.by ? { ...mend, by: withWholeNames(mend.by) } : mend);

const wholePerson = (person: PersonMention): PersonMention => ({
  ...person,
  ...(person.name ? { name: wholeName(person.name) } : {}),
  ...(person.firm ? { firm: wholeName(person.firm) } : {}),
  ...(person.title ? { title: wholeName(person.title) } : {}),
});
