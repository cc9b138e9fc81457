import { waitingDisclosures } from "#app/db/cases/dashboards.repo.server.ts";
import { openInvitations, openRemarks, owedDeadlines, owedExtensions } from "#app/db/platform/due.repo.server.ts";
import { DUE_COUNTED, inOrderOfDue, type Owed, type Total, type WholeList } from "#app/domain/due.ts";
import type { SignedIn } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Of each kind so many are shown first. */
const FIRST = 20;

export interface OwedList {
  owed: Owed[];
  /** How many there are of all kinds. */
  owedTotal: Total;
}

const NOT_DUE = { title: null, dueAt: null, askedAt: null, zone: null, overdue: false } as const;

/** What `who` owes in their cases and by when, in one trip: the first of each kind, or all of it. */
export async function readOwed(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  who: SignedIn,
  whole: WholeList | null,
): Promise<OwedList> {
  const now = clock().getTime();
  const scopes = caseScopesOf(who);
  const [deadlines, extensions, disclosures, invitations, remarks] = await db.batch([
    owedDeadlines(db, who.id, scopes, DUE_COUNTED + 1),
    owedExtensions(db, who.id, DUE_COUNTED + 1),
    waitingDisclosures(db, who.id, DUE_COUNTED + 1),
    openInvitations(db, who.id, DUE_COUNTED + 1),
    openRemarks(db, who.id, scopes, now, DUE_COUNTED + 1),
  ]);
  const kinds: Owed[][] = [
    deadlines.map(({ dueAt, ...row }) => ({ ...NOT_DUE, ...row, kind: "deadline", dueAt: iso(dueAt), overdue: dueAt <= now })),
    extensions.map(({ dueAt, askedAt, ...row }) => ({
      ...row,
      kind: "extension",
      dueAt: iso(dueAt),
      askedAt: iso(askedAt),
      // The deadline may be over; the decision was only asked for.
      overdue: false,
    })),
    disclosures.map(({ askedAt, ...row }) => ({ ...NOT_DUE, ...row, kind: "disclosure", askedAt: iso(askedAt) })),
    invitations.map(({ askedAt, ...row }) => ({ ...NOT_DUE, ...row, kind: "assignment", askedAt: iso(askedAt) })),
    remarks.map(({ until, ...row }) => ({ ...NOT_DUE, ...row, kind: "remarks", dueAt: iso(until) })),
  ];
  const counted = kinds.map((kind) => kind.slice(0, DUE_COUNTED));
  return {
    owed: inOrderOfDue(counted.flatMap((kind) => (whole === "owed" ? kind : kind.slice(0, FIRST)))),
    owedTotal: { value: counted.flat().length, orMore: kinds.some((kind) => kind.length > DUE_COUNTED) },
  };
}

const iso = (at: number) => new Date(at).toISOString();
