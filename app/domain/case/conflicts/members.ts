/** What is between the members of a tribunal: a part of the conflict check of each of them. */
import { alikeAmong } from "./alike.ts";
import { type ConflictHit, type ConflictSource, eachOnce, type KnownName } from "./conflicts.ts";

/** Another member of the tribunal. */
export interface CheckedMember {
  /** Their place in the case. */
  place: string;
  name: string;
  /** Those that they have acted for. */
  firms: readonly string[];
  /** What they have declared. */
  interests: readonly string[];
}

/** With what is known of an arbitrator what of another member's is compared: that both sat in one case before is no hit. */
const BETWEEN_MEMBERS: Readonly<Record<"name" | "firm" | "interest", readonly ConflictSource[]>> = {
  name: ["interest", "past_case"],
  firm: ["interest", "own_firm"],
  interest: ["interest", "own_firm"],
};

/** All hits of an arbitrator with the other members of the tribunal, each once: what is between them, in the arbitrator's own words. */
export function conflictsWithin(members: readonly CheckedMember[], known: readonly KnownName[]): ConflictHit[] {
  const alike = alikeAmong(known);
  const hits = members.flatMap(({ place, name, firms, interests }) =>
    ([...[name].map(of("name")), ...firms.map(of("firm")), ...interests.map(of("interest"))] as const).flatMap(({ what, text }) =>
      alike(text)
        .filter(({ source }) => BETWEEN_MEMBERS[what].includes(source))
        .map(({ source, name: met, caseNumber }) => ({ name, what, capacity: "arbitrator" as const, place, source, met, caseNumber })),
    ),
  );
  return eachOnce(hits);
}

const of =
  <What extends string>(what: What) =>
  (text: string) => ({ what, text });
