/**
 * Use cases over everybody's accounts, for administrators: the list, roles, deactivation. What takes rights away ends the
 * person's sessions in the same batch; the database keeps the last active administrator (migration 0012).
 */
import { forgettingDevices } from "#app/db/accounts/known-devices.repo.server.ts";
import { hasPasskey, passkeysOf, removingPasskeys } from "#app/db/accounts/passkeys.repo.server.ts";
import {
  actsOf,
  type ChangedColumns,
  changingPerson,
  endingSessions,
  findPerson,
  listPeople,
  personForChange,
  removingSecondFactor,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import { endingFirstSteps, signInsOf } from "#app/db/accounts/sign-ins.repo.server.ts";
import { isLastAdministrator, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PersonAct, PersonRecord, SignInAct, SignInMeans } from "#app/domain/people/person-record.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { requireAdministrator } from "./require-administrator.server.ts";
import { securityNotice } from "./security-notices.ts";

export interface PeoplePage {
  people: PersonRecord[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface PeopleQuery {
  search: string | null;
  role: string | null;
  after: string | null;
}

export interface PeopleService {
  /** By name, or what a search finds with the newest on top. For administrators; `not_found` for everybody else. */
  list(query: PeopleQuery): Promise<PeoplePage>;
  /** One person with what was done to their account, who signed in to it or tried to, and how many passkeys it has. Throws `not_found`. */
  get(id: string): Promise<{ person: PersonRecord; acts: PersonAct[]; signIns: SignInAct[]; passkeys: number; me: boolean }>;
  /**
   * Gives another role. `from` is the role that the administrator saw: `conflict` when it is another by now.
   * Throws `last_administrator`, `invalid_input`.
   */
  changeRole(id: string, from: string, to: string): Promise<PersonRecord>;
  /** Closes an account, or opens it again. Throws `last_administrator`. Nothing changes where it stands so already. */
  setActive(id: string, active: boolean): Promise<PersonRecord>;
  /** Takes away a second factor whose device is lost, and all passkeys. */
  removeSecondFactor(id: string): Promise<PersonRecord>;
  /** Ends all sessions of a person. */
  endSessions(id: string): Promise<PersonRecord>;
}

const PAGE = 25;

export function createPeople({ db, actor, clock }: ServiceContext): PeopleService {
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  /** A change with its entry and the end of the sessions: all or nothing. `plan` says what is to be done, or null for nothing. */
  async function change(
    id: string,
    plan: (
      row: UserRow,
      hasPasskeys: boolean,
    ) => { action: string; changes: Record<string, unknown>; columns: ChangedColumns; dropsFactor?: boolean } | null,
  ): Promise<PersonRecord> {
    const who = await administrator();
    const found = await personForChange(db, id);
    if (!found) throw new AppError("not_found");
    const planned = plan(found.row, await hasPasskey(db, id));
    if (!planned) return toPerson(found.row);
    const { action, changes, columns, dropsFactor = false } = planned;
    const now = clock().getTime();
    const audit = await nextAuditEntry({ subjectType: "person", subjectId: id, action, changes }, who, now, found.last);
    try {
      await db.batch([
        changingPerson(db, id, columns, now),
        forgettingDevices(db, id),
        endingSessions(db, id),
        endingFirstSteps(db, id),
        writingEntry(db, audit),
        ...(dropsFactor
          ? [removingSecondFactor(db, id), removingPasskeys(db, id), securityNotice(db, found.row, "second_factor_removed", now)]
          : []),
      ]);
    } catch (error) {
      if (isLastAdministrator(error)) throw new AppError("last_administrator");
      if (isVersionConflict(error)) throw new AppError("conflict");
      throw error;
    }
    return toPerson({ ...found.row, ...columns });
  }

  return {
    async list({ search, role, after }) {
      await administrator();
      const rows = await listPeople(db, { search, role }, PAGE + 1, after);
      const shown = rows.slice(0, PAGE);
      return { people: shown.map(toPerson), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
    },
    async get(id) {
      const who = await administrator();
      const [[row], acts, signIns, passkeys] = await db.batch([findPerson(db, id), actsOf(db, id), signInsOf(db, id), passkeysOf(db, id)]);
      if (!row) throw new AppError("not_found");
      return {
        person: toPerson(row),
        acts: acts.map(({ at, action, by, changes }) => ({ at: new Date(at).toISOString(), action, by, changes })),
        signIns: signIns.map(({ at, action, changes }) => ({
          at: new Date(at).toISOString(),
          outcome: action === "signed_in" ? "signed_in" : "failed",
          by: changes.by as SignInMeans,
          further: "further" in changes,
        })),
        passkeys: passkeys.length,
        me: who.id === id,
      };
    },
    changeRole: (id, from, to) =>
      change(id, (row) => {
        if (!isRole(to)) throw new AppError("invalid_input", { issues: [{ field: "role", code: "role_required" }] });
        if (row.role === to) return null;
        if (row.role !== from) throw new AppError("conflict");
        return { action: "role_changed", changes: { role: [row.role, to] }, columns: { role: to } };
      }),
    setActive: (id, active) =>
      change(id, (row) => {
        if (row.active === active) return null;
        return { action: active ? "reactivated" : "deactivated", changes: {}, columns: { active } };
      }),
    removeSecondFactor: (id) =>
      change(id, (row, hasPasskeys) => {
        if (!row.twoFactorEnabled && !hasPasskeys) return null;
        return { action: "second_factor_removed", changes: {}, columns: { twoFactorEnabled: false }, dropsFactor: true };
      }),
    endSessions: (id) => change(id, () => ({ action: "sessions_ended", changes: {}, columns: {} })),
  };
}

function toPerson(row: UserRow): PersonRecord {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    active: row.active,
    secondFactor: row.twoFactorEnabled,
    image: row.image,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
  };
}
