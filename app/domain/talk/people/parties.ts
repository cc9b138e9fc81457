/**
 * The parties of a request that names them by what they are to each other: the cooperative, the community or the estate that "we" are, of which the
 * visitor is the secretary or the executor, and the buyer or the owner on the other side.
 */
import type { Desk } from "#app/domain/talk/desk.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { rosterOf } from "./fields.ts";
import { type Entry, isVisitor } from "./identity.ts";
import { asListed } from "./roster.ts";
import { isSamePerson, wordsOf } from "./same-person.ts";
import { noteRoster } from "./take.ts";

const OTHER_SIDE = { claimant: "respondent", respondent: "claimant" } as const;
type Side = keyof typeof OTHER_SIDE;

/** What one side of a contract or a quarrel is called by the other one. */
const COUNTERPARTS: ReadonlySet<string> = new Set(
  [
    "buyer purchaser seller vendor landlord tenant lessor lessee owner contractor supplier customer debtor creditor employer borrower lender",
    "neighbor neighbour opponent acheteur acheteuse vendeur vendeuse bailleur bailleresse locataire proprietaire entrepreneur fournisseur",
    "client cliente debiteur debitrice creancier creanciere employeur emprunteur emprunteuse voisin voisine comprador compradora vendedor",
    "vendedora arrendador arrendadora arrendatario arrendataria inquilino inquilina propietario propietaria contratista proveedor proveedora",
    "deudor deudora acreedor acreedora empleador empleadora prestamista vecino vecina contraparte",
  ].flatMap((words) => words.split(" ")),
);
const isCounterpart = ({ part, title = "", side }: PersonSaid): boolean =>
  part === "other" && side === undefined && wordsOf(title).some((word) => COUNTERPARTS.has(word));

/** Each is put among the people once: who is taken out again stays out. */
const PUT = "party:";

/** Puts the visitor's own organization on its side, and whom it is in dispute with on the other one. */
export function takeParties(desk: Desk) {
  if (desk.world.pasted || desk.world.pressed) return;
  const roster = rosterOf(desk.values);
  const [own, theirs] = [ownParty(desk, roster), roster.filter(isCounterpart)];
  const isDispute = theirs.length > 0 || roster.some(({ part }) => part in OTHER_SIDE);
  if (!own || !isDispute) return;
  const side = sideOf(roster, own.visitor, own.name);
  const opponents = theirs.filter(({ name, firm }) => !desk.told.includes(`${PUT}${name ?? firm}`));
  const isNew = !own.isListed && !desk.told.includes(`${PUT}${own.name}`);
  if (!isNew && opponents.length === 0) return;
  desk.told.push(...[...(isNew ? [own.name] : []), ...opponents.map(({ name, firm }) => name ?? firm ?? "")].map((one) => `${PUT}${one}`));
  const moved = roster.map((one): Entry => (opponents.includes(one) ? { ...asListed({ ...one, part: OTHER_SIDE[side] }) } : one));
  const now: Entry[] = isNew ? [...moved, { name: own.name, part: side }] : moved;
  noteRoster(desk, roster, now, own.name, "stated");
}

/** The organization that the visitor speaks for, and is no lawyer of. */
function ownParty({ values }: Desk, roster: readonly Entry[]): { name: string; visitor: Entry; isListed: boolean } | null {
  const contact = values.contactName?.value;
  const visitor = roster.find((one) => isVisitor(one) || (contact !== undefined && isSamePerson(one, { name: contact })));
  const name = visitor?.firm ?? values.contactFirm?.value;
  if (visitor?.part !== "representative" || !name || isSamePerson(visitor, { name })) return null;
  return { name, visitor, isListed: roster.some((one) => one.part in OTHER_SIDE && isSamePerson(one, { name })) };
}

/** The side that is said of the visitor or of those who speak for the same; next to the one party that is noted the other one, else that of who brings the matter. */
function sideOf(roster: readonly Entry[], visitor: Entry, own: string): Side {
  const said =
    visitor.side ??
    roster.find(({ part, side, firm }) => side && part === "representative" && (!firm || isSamePerson({ firm }, { firm: own })))?.side;
  if (said) return said;
  const parties = [...new Set(roster.flatMap(({ part, name }) => ((part === "claimant" || part === "respondent") && name ? [part] : [])))];
  const [only, ...others] = parties;
  return only && others.length === 0 ? OTHER_SIDE[only] : "claimant";
}
