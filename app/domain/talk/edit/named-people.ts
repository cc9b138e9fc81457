/** Everybody who takes part as one list: whom a field of the form names is a row like the others, and goes back into that field. */
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { Participant } from "#app/domain/booking/registry/entries.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { entriesOf, isSettled, type TalkValues } from "#app/domain/talk/plan/fields.ts";

interface Named {
  name: DraftField;
  firm?: DraftField;
  part: Participant["part"];
  /** The field is of this proceeding alone. */
  of?: string;
  /** What goes with somebody who is taken out. */
  reach?: readonly DraftField[];
}

const NAMED: readonly Named[] = [
  { name: "claimantName", firm: "claimantFirm", part: "claimant", reach: ["claimantEmail", "claimantPhone"] },
  { name: "respondentName", firm: "respondentFirm", part: "respondent", reach: ["respondentEmail", "respondentPhone"] },
  { name: "witnessName", part: "witness", of: "examination_or_related" },
  { name: "arbitratorName", part: "neutral", of: "arbitration" },
  { name: "mediatorName", part: "neutral", of: "mediation" },
  { name: "trialCourtJudgeName", part: "neutral", of: "court_trial" },
  { name: "additionalCounselName", part: "counsel", of: "" },
];

const heldIn = (values: TalkValues, field: DraftField | undefined): string =>
  field && isSettled(values[field]) ? (values[field]?.value ?? "") : "";

/** The people of a request, those whom fields name first. */
export function peopleOf(values: TalkValues): Participant[] {
  const listed = entriesOf(values, "people") as readonly Participant[];
  const used = new Set<Participant>();
  const named = NAMED.flatMap(({ name, firm, part }): Participant[] => {
    const [who, ofFirm] = [heldIn(values, name), heldIn(values, firm)];
    if (!who && !ofFirm) return [];
    const own: Participant = { ...(who ? { name: who } : {}), part, ...(ofFirm ? { firm: ofFirm } : {}) };
    const more = who ? listed.find((one) => !used.has(one) && isSamePerson(one, { name: who })) : undefined;
    if (more) used.add(more);
    return [{ ...own, ...more }];
  });
  return [...named, ...listed.filter((one) => !used.has(one))];
}

/** The fields that name people (null: empty), and the list of those of whom more is to be kept. */
export function placedPeople(
  people: readonly Participant[],
  values: TalkValues,
): { fields: Partial<Record<DraftField, string | null>>; list: readonly Participant[] } {
  const fields: Partial<Record<DraftField, string | null>> = {};
  const said = new Set<Participant>();
  const proceeding = values.proceedingType?.value;
  for (const { name, firm, part, of, reach = [] } of NAMED) {
    const isKept = of === undefined || of === proceeding;
    const one = isKept ? people.find((person) => person.part === part && (person.name || (firm && person.firm))) : undefined;
    const holds = { [name]: one?.name ?? null, ...(firm ? { [firm]: one?.firm ?? null } : {}) };
    for (const [field, value] of Object.entries(holds) as [DraftField, string | null][])
      if (value !== null || values[field]) fields[field] = value;
    if (!one?.name) for (const field of reach) if (values[field]) fields[field] = null;
    if (one && saysAll(one, firm)) said.add(one);
  }
  return { fields, list: people.filter((one) => !said.has(one)) };
}

/** Nothing is known of them beyond what the fields hold. */
function saysAll({ name, part: _part, firm, ...more }: Participant, field: DraftField | undefined): boolean {
  return name !== undefined && (firm === undefined || field !== undefined) && Object.keys(more).length === 0;
}
