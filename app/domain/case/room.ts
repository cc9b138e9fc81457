/** How much a case holds. Everybody has room of their own: one side can neither fill the other's nor learn how full it is. */
import { z } from "zod";
import type { CaseMessageCode } from "../message-codes.ts";
import type { CaseRelation } from "./permissions.ts";
import type { StoredAudience } from "./vocabulary.ts";

/** For whom documents are filed. */
export type Filer = Exclude<StoredAudience, "everyone">;

/** Documents that each may file, all versions counted and withdrawn ones not. A large arbitration has 300 exhibits a side. */
const ROOM = { side: 1000, arbitrator: 500, office: 500 } as const;
/** Of a panel each has room of their own: what one keeps to themselves is not seen by how much room is left. */
const MOST_ARBITRATORS = 3;
/** What administrators may raise a side's room to. */
export const MOST_ROOM = 2500;
/** What was withdrawn stays named, and so is bounded too. */
export const WITHDRAWN_ROOM = 500;
/** Most documents of a case, those of all and withdrawn ones counted. */
export const MOST_DOCUMENTS = 2 * MOST_ROOM + MOST_ARBITRATORS * ROOM.arbitrator + ROOM.office + (3 + MOST_ARBITRATORS) * WITHDRAWN_ROOM;

/** Counsel of a side that are in the case or named for it. Administrators name more. */
export const MOST_COUNSEL = 20;
/** Most people of a case at a time, including those whom administrators name. */
export const MOST_IN_CASE = 200;

/** For whom somebody files. */
export function filerOf(relation: CaseRelation): Filer {
  if (relation.kind === "administrator") return "office";
  return relation.kind === "arbitrator" ? "arbitrator" : `side_${relation.side}`;
}

/** For whom documents that somebody files are numbered; null of a co-arbitrator's: orders of a panel are numbered by who presides. */
export const numberedFor = (relation: CaseRelation): Filer | null =>
  relation.kind === "arbitrator" && !relation.presides ? null : filerOf(relation);

/** How many documents they may file; `raised` is what an administrator has said for the sides of the case. */
export function roomOf(filer: Filer, raised: number | null): number {
  if (filer === "office" || filer === "arbitrator") return ROOM[filer];
  return raised ?? ROOM.side;
}

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;

/** What an administrator says of the sides' room. */
export const documentRoomSchema = z.strictObject({
  room: z.coerce
    .number(code("case_room_invalid"))
    .int(code("case_room_invalid"))
    .min(1, code("case_room_invalid"))
    .max(MOST_ROOM, code("case_room_invalid")),
});
