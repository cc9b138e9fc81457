/** « Ingrid Valois, c'est la défenderesse »: a name that is noted of somebody who takes part is theirs, whatever a tagger takes it for. */
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import type { Mend, PersonSaid, Statement } from "#app/understanding/contract.ts";
import { openMends } from "./mend.ts";
import { personOf, thingsIn } from "./things.ts";

/** The statements, with the names of people who are noted given to them, in the part that a correction names. */
export const withKnown = (desk: Desk, statements: readonly Statement[]): readonly Statement[] =>
  statements.map((one) => (one.slot === "name" && isLearnt(one) ? (asPerson(desk, one) ?? one) : one));

const isLearnt = ({ sources }: Statement): boolean => sources.every((source) => source === "tagger");

function asPerson(desk: Desk, name: Extract<Statement, { slot: "name" }>): Statement | null {
  const mend = openMends(desk).find((one) => one.into === undefined && overlap(one.at, name.at));
  const part = mend && partIn(mend);
  const things = thingsIn(desk.before).flatMap((thing) => personOf(thing) ?? []);
  const known = things.find((person) => isSamePerson(person, name.value));
  if (!mend || !part || !known || known.part === part) return null;
  desk.mended.push(mend.at);
  return { ...name, slot: "person", value: { name: known.name ?? name.value.name, part }, role: "corrects", at: mend.at };
}

const PARTS: readonly PersonSaid["part"][] = ["claimant", "respondent", "neutral"];
/** The one part that a correction names. */
function partIn({ of }: Mend): PersonSaid["part"] | undefined {
  const named = PARTS.filter((part) => (of as readonly string[]).includes(part));
  return named.length === 1 ? named[0] : undefined;
}
