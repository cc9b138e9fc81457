/** Use cases over one's own account: profile, picture, language and zone, notices, password, sessions. */

import { forgettingDeviceOf, forgettingDevices } from "#app/db/accounts/known-devices.repo.server.ts";
import {
  type ChangedColumns,
  changingPerson,
  endingSession,
  endingSessions,
  findPerson,
  personForChange,
  sessionsOf,
  settingPassword,
  type UserRow,
  writingEntry,
} from "#app/db/accounts/people.repo.server.ts";
import { endingFirstSteps } from "#app/db/accounts/sign-ins.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { barePicture } from "#app/domain/people/bare-picture.ts";
import { readDevice } from "#app/domain/people/device.ts";
import { type MailChoices, NOTICE_GROUPS } from "#app/domain/people/notices.ts";
import type { PeopleCode } from "#app/domain/people/people-codes.ts";
import { checkPerson, newPasswordSchema, preferencesSchema, profileSchema } from "#app/domain/people/person-fields.ts";
import type { FailedTries, SessionRecord } from "#app/domain/people/person-record.ts";
import { checkPicture, type PictureType, pictureKey, pictureTypeOf } from "#app/domain/people/picture.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { Auth } from "./auth.server.ts";
import { refuseGuessable } from "./chosen-password.server.ts";
import type { Guesses } from "./guesses.server.ts";
import { hashPassword, isPasswordOf } from "./passwords.server.ts";
import { securityNotice } from "./security-notices.ts";
import type { SignIns } from "./sign-ins.server.ts";

export interface OwnAccount {
  firstName: string;
  lastName: string;
  email: string;
  image: string | null;
  locale: Locale;
  timeZone: string;
  secondFactor: boolean;
  mail: MailChoices;
  sessions: SessionRecord[];
  /** Tries to sign in as this person that failed since the sign-in before this session. */
  failedTries: FailedTries | null;
}

export interface Picture {
  type: PictureType;
  size: number;
  body: ReadableStream;
}

/** Everything throws `unauthenticated` for who is nobody, and for who may do nothing yet. */
export interface OwnAccountService {
  get(): Promise<OwnAccount>;
  /** First and last name. Throws `invalid_input`. */
  saveProfile(input: unknown): Promise<void>;
  /** PNG or JPEG, at most 2 MB; stored without what it tells of place, time and camera. Throws `invalid_input` on `picture`. */
  savePicture(file: { name: string; bytes: Uint8Array<ArrayBuffer> }): Promise<void>;
  removePicture(): Promise<void>;
  /** Language of the signed-in area and zone of its clocks (IANA). Throws `invalid_input`. */
  savePreferences(input: unknown): Promise<void>;
  saveMail(choices: MailChoices): Promise<void>;
  /** Sets a new password, ends all other sessions and forgets all other devices. Throws `invalid_input`, `too_many_requests`. */
  changePassword(present: string, next: string): Promise<void>;
  /** Ends one of one's own sessions and forgets its device; nothing where it is nobody's or another's. */
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** A person's picture, for themselves, for administrators, and for whom `related` lets see it. Throws `not_found`. */
  pictureOf(personId: string): Promise<Picture>;
}

export interface OwnAccountOptions {
  auth: Auth;
  guesses: Guesses;
  signIns: SignIns;
  /** The network of this request, as sessions keep it. */
  network: () => Promise<string>;
  /** Whether two people work on something together, so that one sees the other's picture. */
  related: (viewerId: string, personId: string) => Promise<boolean>;
}

/** How it is told of a stored picture that nothing is left in it but the picture. */
const BARE = { customMetadata: { bare: "1" } };
/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

export function createOwnAccount(
  { env, db, actor, clock }: ServiceContext,
  { auth, guesses, signIns, network, related }: OwnAccountOptions,
): OwnAccountService {
  async function me() {
    const who = await actor();
    if (who.kind !== "user") throw new AppError("unauthenticated");
    return who;
  }

  async function own(): Promise<UserRow> {
    const [row] = await findPerson(db, (await me()).id);
    if (!row) throw new AppError("unauthenticated");
    return row;
  }

  /** Writes a change with its entry in the account's history. */
  async function record(action: string, changes: Record<string, unknown>, statements: readonly Statement[]): Promise<void> {
    const who = await me();
    for (let attempt = 1; ; attempt += 1) {
      const found = await personForChange(db, who.id);
      if (!found) throw new AppError("unauthenticated");
      const now = clock().getTime();
      const audit = await nextAuditEntry({ subjectType: "person", subjectId: who.id, action, changes }, who, now, found.last);
      try {
        await db.batch([writingEntry(db, audit), ...statements]);
        return;
      } catch (error) {
        if (!isVersionConflict(error) || attempt >= TRIES) throw error;
      }
    }
  }

  async function save(action: string, columns: ChangedColumns): Promise<void> {
    const row = await own();
    const changed = Object.entries(columns).filter(([name, value]) => row[name as keyof ChangedColumns] !== value);
    if (changed.length === 0) return;
    const told = changed.filter(([name]) => !["sortName", "name", "pictureKey"].includes(name));
    const changes = Object.fromEntries(told.map(([name, value]) => [name, [row[name as keyof ChangedColumns] ?? null, value]]));
    await record(action, changes, [changingPerson(db, row.id, columns, clock().getTime())]);
  }

  async function replacePicture(columns: { image: string | null; pictureKey: string | null }): Promise<void> {
    const { pictureKey: before } = await own();
    await save(columns.image === null ? "picture_removed" : "picture_changed", columns);
    // Last: a picture is gone when no row names it any more.
    if (before && before !== columns.pictureKey) await env.FILES.delete(before);
  }

  return {
    async get() {
      const row = await own();
      const current = await auth.sessionId();
      const [here, sessions, failedTries] = await Promise.all([
        network(),
        sessionsOf(db, row.id, clock().getTime()),
        current === null ? null : signIns.failedSince(row.id, current),
      ]);
      const { firstName, lastName, email, image, locale, timeZone, twoFactorEnabled } = row;
      return {
        firstName,
        lastName,
        email,
        image,
        locale,
        timeZone,
        secondFactor: twoFactorEnabled,
        mail: { cases: row.mailCases, messages: row.mailMessages, documents: row.mailDocuments, deadlines: row.mailDeadlines },
        sessions: sessions.map(({ id, userAgent, network: begunIn, createdAt, updatedAt }) => ({
          id,
          current: id === current,
          ...readDevice(userAgent),
          sameNetwork: begunIn === null ? null : begunIn === here,
          signedInAt: createdAt.toISOString(),
          lastUsedAt: updatedAt.toISOString(),
        })),
        failedTries,
      };
    },
    async saveProfile(input) {
      const check = checkPerson(profileSchema, input);
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      const { firstName, lastName } = check.value;
      await save("profile_changed", { firstName, lastName, name: `${firstName} ${lastName}`, sortName: sortNameOf(firstName, lastName) });
    },
    async savePicture({ name, bytes }) {
      const who = await me();
      const check = checkPicture(name, bytes);
      if (!check.ok) throw refused("picture", check.code);
      // Where and when it was taken is nobody's to see, and the camera's to keep.
      const bare = barePicture(bytes, check.type);
      if (!bare) throw refused("picture", "picture_content");
      const id = newId();
      const key = pictureKey(id, check.type);
      await env.FILES.put(key, bare, BARE);
      try {
        await replacePicture({ image: `/api/people/${who.id}/picture?v=${id}`, pictureKey: key });
      } catch (error) {
        await env.FILES.delete(key);
        throw error;
      }
    },
    async removePicture() {
      await replacePicture({ image: null, pictureKey: null });
    },
    async savePreferences(input) {
      const check = checkPerson(preferencesSchema, input);
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      await save("preferences_changed", check.value);
    },
    async saveMail(choices) {
      const [mailCases, mailMessages, mailDocuments, mailDeadlines] = NOTICE_GROUPS.map((group) => choices[group]);
      await save("notices_changed", { mailCases, mailMessages, mailDocuments, mailDeadlines } as ChangedColumns);
    },
    async changePassword(present, next) {
      const who = await me();
      const isRight = await guesses.judge({ at: "settings", userId: who.id }, () => isPasswordOf(db, who.id, present), Boolean);
      if (!isRight) throw refused("present", "password_wrong");
      const check = checkPerson(newPasswordSchema, { password: next });
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      if (present === next) throw refused("password", "password_same");
      await refuseGuessable(env, next, who);
      const now = clock().getTime();
      const hash = await hashPassword(next);
      const here = await auth.sessionId();
      await record("password_changed", {}, [
        settingPassword(db, who.id, hash, now),
        forgettingDevices(db, who.id, here),
        endingSessions(db, who.id, here),
        endingFirstSteps(db, who.id),
        securityNotice(db, who, "password_changed", now),
      ]);
    },
    async endSession(id) {
      const { id: userId } = await me();
      await db.batch([forgettingDeviceOf(db, userId, id), endingSession(db, userId, id)]);
    },
    async endOtherSessions() {
      const { id: userId } = await me();
      const here = await auth.sessionId();
      await db.batch([forgettingDevices(db, userId, here), endingSessions(db, userId, here), endingFirstSteps(db, userId)]);
    },
    async pictureOf(personId) {
      const who = await actor();
      if (who.kind !== "user") throw new AppError("unauthenticated");
      if (who.id !== personId && who.role !== "admin" && !(await related(who.id, personId))) throw new AppError("not_found");
      const [row] = await findPerson(db, personId);
      const stored = row?.pictureKey ? await env.FILES.get(row.pictureKey) : null;
      if (!row?.pictureKey || !stored) throw new AppError("not_found");
      const type = pictureTypeOf(row.pictureKey);
      if (stored.customMetadata?.bare) return { type, size: stored.size, body: stored.body };
      // Stored before pictures were made bare: it becomes so the first time that somebody looks.
      const bare = barePicture(new Uint8Array(await stored.arrayBuffer()), type);
      if (!bare) throw new AppError("not_found");
      await env.FILES.put(row.pictureKey, bare, { ...BARE, onlyIf: { etagMatches: stored.etag } });
      return { type, size: bare.byteLength, body: new Blob([bare]).stream() };
    },
  };
}

function refused(field: string, code: PeopleCode): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
