/** "Fiona Strachan, f.strachan@…": an address or a number of one who takes part is theirs, and neither the visitor's nor a remark. */
import { type Desk, sentenceOf } from "#app/domain/talk/desk.ts";
import type { PersonSaid, Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { rosterOf } from "./fields.ts";
import { type Entry, isVisitor, personIn } from "./identity.ts";
import { isSamePerson, wordsOf } from "./same-person.ts";
import { replacePerson } from "./take.ts";

type Reach = Pick<PersonSaid, "email" | "phone">;

/** True of an address or a number that is mentioned, or words with one, which may be somebody's once everybody is known. */
export const mayBeReach = ({ slot, role, quote }: Statement): boolean =>
  ((slot === "email" || slot === "phone") && role === "mentions") || (slot === "remark" && role !== "call" && quote.includes("@"));

/** Gives it to whose it is; false where nobody is surely meant. */
export function giveReach(desk: Desk, statement: Statement): boolean {
  const reach = reachIn(statement);
  if (!reach) return false;
  const owner = ownerOf(desk, statement, reach);
  if (!owner) return false;
  const isKnown = Object.entries(reach).every(([key, value]) => owner[key as keyof Reach] === value);
  if (!isKnown) replacePerson(desk, personIn(owner), { ...personIn(owner), ...reach }, statement.quote);
  return true;
}

/** An address or a number by itself, or words for staff that say nothing besides one. */
function reachIn({ slot, value, quote }: Statement): Reach | null {
  if (slot === "email") return { email: value.address };
  if (slot === "phone") return value.number.length >= SHORTEST_NUMBER ? { phone: value.number } : null;
  const [address, ...others] = slot === "remark" ? (quote.match(ADDRESS) ?? []) : [];
  return address && others.length === 0 && tellingWords(quote.replace(address, " ")).length <= MOST_AROUND ? { email: address } : null;
}
const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Fewer characters are no number that a form takes. */
const SHORTEST_NUMBER = 10;
/** "El correo de la abogada es …", "Fiona Strachan's e-mail". */
const MOST_AROUND = 4;

/** Whose name the address bears, or who alone is named in its sentence. */
function ownerOf(desk: Desk, statement: Statement, { email }: Reach): Entry | undefined {
  const own = desk.values.contactName?.value;
  const isOwn = (one: Entry) => isVisitor(one) || (own !== undefined && isSamePerson(one, { name: own }));
  const named = rosterOf(desk.values).filter((one) => one.name && !isOwn(one));
  const bearing = email ? named.filter(({ name = "" }) => bears(email, name)) : [];
  if (bearing.length === 1) return bearing[0];
  const sentence = wordsOf(sentenceOf(desk, statement.at, statement.quote));
  const [only, ...others] = named.filter(({ name = "" }) => nameWords(name).some((word) => sentence.includes(word)));
  return bearing.length === 0 && others.length === 0 ? only : undefined;
}

const bears = (address: string, name: string): boolean => {
  const box = address.slice(0, address.indexOf("@")).toLowerCase();
  return nameWords(name).some((word) => box.includes(word));
};
const nameWords = (name: string): string[] => wordsOf(name).filter((word) => word.length > 2);
