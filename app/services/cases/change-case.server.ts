/**
 * The one way in which anything about a case is written: the change, its entries in the case's chain, a notice for everyone
 * who may see each of them and their mails, in one batch. Two writers of one case never both succeed on the same state: the
 * chain refuses the second, who looks again and decides again.
 */

import type { BatchItem } from "drizzle-orm/batch";
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import { caseForChange, type NewNotice, raisingVersion, writingEntry, writingNotice } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isCaseConflict, isDayFull } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { CHAIN_START, linkOf, sha256Hex } from "#app/domain/case/chain/chain.ts";
import { type MailHabits, mailOf, PRIVATE_AFTER_MS } from "#app/domain/case/notices/notice-mails.ts";
import { type CaseRelation, maySee } from "#app/domain/case/permissions.ts";
import { type EntryType, isNotified, type StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { caseMailId } from "#app/domain/mail/outbox.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type CaseState, relationOfPerson, type SeenCase, type SignedIn, seeCase, signedIn } from "./case-access.server.ts";

type Statement = BatchItem<"sqlite">;

/** One thing that happened. */
export interface CaseAct {
  type: EntryType;
  /** Everyone unless said. */
  audience?: StoredAudience;
  /** What the entry says of it; JSON, in the order given. Never more than its audience may know. */
  details: Record<string, unknown>;
  /** Who of those who may see it is notified; everyone by default. */
  told?: (relation: CaseRelation) => boolean;
}

/** Somebody who is notified of an act. */
export interface Recipient {
  userId: string;
  relation: CaseRelation;
  email: string;
  locale: Locale;
  /** What they have chosen of their mails; all, and soon, where it is not said. */
  habits?: MailHabits;
}

export interface CaseChange<T> {
  acts: readonly CaseAct[];
  /** Written before the entries: what they refer to. */
  before?: readonly Statement[];
  /** Written after the entries. */
  statements?: readonly Statement[];
  /** Who comes in with this change, and so is notified of it. */
  joining?: readonly Recipient[];
  /** Further mails. */
  messages?: readonly OutboxRow[];
  result: T;
}

/** Who acts: a person, the client of a booking by its link, or the system by its clock. */
export type CaseActor = Pick<SignedIn, "kind" | "id" | "role" | "firstName" | "lastName"> | { kind: "client" | "system" };

/** How often a change is planned again. */
const TRIES = 20;

/** Does `work` again while others are faster, and gives up with `conflict`. Throws `invalid_input` of the whole form for what is too long for what is left of its day. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isDayFull(error)) throw new AppError("invalid_input", { issues: [{ field: "form", code: "case_day_full" }], cause: error });
      if (!isCaseConflict(error)) throw error;
      if (attempt >= TRIES) throw new AppError("conflict", { cause: error });
    }
  }
}

async function carryOut<T>(
  { db }: ServiceContext,
  caseId: string,
  state: CaseState,
  change: CaseChange<T>,
  who: SignedIn,
  now: number,
): Promise<T> {
  if (change.acts.length === 0) return change.result;
  const [first, ...rest] = await caseStatements(db, caseId, state, change, who, now);
  if (first) await db.batch([first, ...rest]);
  return change.result;
}

/**
 * Changes a case as the caller. `plan` sees the case as it is now, refuses by throwing, and says what is to be written; it
 * is asked again when somebody else was faster. Throws `not_found` for who may not see it, and `conflict` when others keep
 * being faster. `first` is the case where the caller has just read it: planned with at once, since the chain refuses what is old.
 */
export async function changeCase<T>(
  context: ServiceContext,
  caseId: string,
  plan: (seen: SeenCase, now: number) => CaseChange<T> | Promise<CaseChange<T>>,
  first: SeenCase | null = null,
): Promise<T> {
  const { actor, clock, db } = context;
  const who = signedIn(await actor());
  let read = first;
  return retryOnConflict(async () => {
    const seen = read ?? (await seeCase(db, caseId, who));
    read = null;
    const now = clock().getTime();
    return carryOut(context, caseId, seen, await plan(seen, now), who, now);
  });
}

/**
 * The same for who acts upon a case without being in it, as somebody who is asked about a conflict: whether they may is
 * the plan's to decide. Throws `not_found` for what is not there.
 */
export async function changeCaseFromOutside<T>(
  context: ServiceContext,
  caseId: string,
  plan: (state: CaseState, who: SignedIn, now: number) => CaseChange<T> | Promise<CaseChange<T>>,
): Promise<T> {
  const { actor, clock, db } = context;
  const who = signedIn(await actor());
  return retryOnConflict(async () => {
    const state = await caseForChange(db, caseId);
    if (!state) throw new AppError("not_found");
    const now = clock().getTime();
    return carryOut(context, caseId, state, await plan(state, who, now), who, now);
  });
}

/** `CaseWrites.statementsOf` where there is no request: for jobs. */
export async function caseStatements<T>(
  db: Database,
  caseId: string,
  { people, last }: Pick<CaseState, "people" | "last">,
  change: CaseChange<T>,
  who: CaseActor,
  now: number,
): Promise<Statement[]> {
  const told = [...people.flatMap(recipientOf), ...(change.joining ?? [])];
  const entries: Statement[] = [];
  const notices: Statement[] = [];
  let seq = last?.seq ?? 0;
  let previousHash = last?.hash ?? CHAIN_START;
  for (const act of change.acts) {
    seq += 1;
    const audience = act.audience ?? "everyone";
    const body = {
      case: caseId,
      seq,
      at: now,
      type: act.type,
      audience,
      actorId: who.kind === "user" ? who.id : null,
      actorKind: who.kind === "user" ? who.role : who.kind,
      actorName: who.kind === "user" ? `${who.firstName} ${who.lastName}`.trim() : "",
      details: act.details,
      salt: newId(),
    };
    const link = await linkOf(body, previousHash);
    previousHash = link.hash;
    entries.push(
      writingEntry(db, {
        caseId,
        seq,
        at: now,
        type: act.type,
        audience,
        actorId: body.actorId,
        actorKind: body.actorKind,
        body: link.body,
        bodyHash: link.bodyHash,
        previousHash: link.previousHash,
        hash: link.hash,
      }),
    );
    if (isNotified(act.type)) notices.push(...(await noticesOf(db, caseId, { ...act, audience, seq }, told, who, now)));
  }
  return [
    ...(change.before ?? []),
    ...entries,
    ...(change.statements ?? []),
    raisingVersion(db, caseId, change.acts.length, now),
    ...notices,
    ...(change.messages ?? []).map((message) => writingMail(db, message)),
  ];
}

/** The person as somebody who is notified of the case; none for who may not see it or has no account in use. */
export function recipientOf(person: CaseState["people"][number]): Recipient[] {
  const relation = relationOfPerson(person);
  const { account, userId } = person;
  if (!relation || !userId || !account?.active) return [];
  const { email, locale, timeZone, mailDaily: daily } = account;
  const groups = {
    cases: account.mailCases,
    messages: account.mailMessages,
    documents: account.mailDocuments,
    deadlines: account.mailDeadlines,
  };
  return [{ userId, relation, email, locale, habits: { daily, groups, timeZone } }];
}

const ALL_SOON: MailHabits = { daily: false, groups: { cases: true, messages: true, documents: true, deadlines: true }, timeZone: "UTC" };

async function noticesOf(
  db: Database,
  caseId: string,
  act: CaseAct & { audience: StoredAudience; seq: number },
  told: readonly Recipient[],
  who: CaseActor,
  now: number,
): Promise<Statement[]> {
  const actorId = who.kind === "user" ? who.id : null;
  const seen = told
    .filter(({ userId, relation }) => maySee(relation, { audience: act.audience, authorId: actorId }, userId))
    .filter(({ relation }) => act.told?.(relation) ?? true);
  const statements = seen.map(async (recipient): Promise<Statement[]> => {
    const { userId } = recipient;
    const own = userId === actorId;
    const mail = own ? null : await noticeMail(caseId, act, recipient, now);
    const notice: NewNotice = { userId, caseId, seq: act.seq, at: now, readAt: own ? now : null, mailId: mail?.id ?? null };
    return [...(mail ? [writingMail(db, mail).onConflictDoNothing()] : []), writingNotice(db, notice)];
  });
  return (await Promise.all(statements)).flat();
}

/**
 * The mail that carries a notice with others of its time: the first of them writes it, the others find it by the same id. What our office does
 * not read goes by another than what it does.
 */
export async function noticeMail(
  caseId: string,
  { type, audience = "everyone" }: { type: EntryType; audience?: StoredAudience },
  { userId, email, locale, habits = ALL_SOON }: Recipient,
  now: number,
): Promise<OutboxRow | null> {
  const mail = mailOf(type, habits, now);
  if (!mail) return null;
  const of = mail.of === "day" ? ["day", userId] : [caseId, userId];
  const hash = (await sha256Hex([...of, mail.until].join("."))).slice(0, 32);
  const isPrivate = !maySee({ kind: "administrator" }, { audience, authorId: null }, userId);
  const id = caseMailId(hash, isPrivate);
  const payload = { userId, daily: mail.of === "day" };
  return {
    id,
    kind: "case_notice",
    recipient: email,
    locale,
    payload,
    createdAt: now,
    deliverAfter: mail.at + (isPrivate ? PRIVATE_AFTER_MS : 0),
    attempts: 0,
  };
}
