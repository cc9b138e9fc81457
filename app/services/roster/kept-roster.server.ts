/**
 * The published roster, kept in the isolate: public pages ask the database for it once, and again in the background. What was changed is shown
 * at once where it was changed, elsewhere after a minute (and where a page is kept after two, `finished-documents.ts`).
 */
import { publishedProfiles } from "#app/db/accounts/roster.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isComplete } from "#app/domain/people/roster/profile.ts";
import type { PublicProfile } from "#app/domain/people/roster/roster-vocabulary.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A profile of the roster, and whether its person is invented. */
export interface ShownProfile extends PublicProfile {
  invented: boolean;
}

/** After so long it is read again in the background. */
const FRESH_MS = 30_000;
/** After so long a page waits for what is true now. */
const LATEST_MS = 60_000;

interface Kept {
  people: readonly ShownProfile[];
  /** Of whose account a profile is, its slug; no page for everybody is given it. */
  slugs: ReadonlyMap<string, string>;
  at: number;
}

let kept: Kept | null = null;
/** The copy of which a newer one is read already. */
let asking: Kept | null = null;
/** Counts the changes that were made here: what was read before one is not kept after it. */
let changes = 0;

/** How often the roster was changed here: a page that was rendered before the last change is answered no more. */
export const rosterChanges = (): number => changes;

/** What a change of the roster calls, so that the next reader here gets it. */
export function forgetRoster(): void {
  kept = null;
  changes += 1;
}

export interface RosterContext extends ServiceContext {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Everybody on the public roster, by surname. For everybody. */
export const publishedRoster = async (context: RosterContext): Promise<readonly ShownProfile[]> => (await keptRoster(context)).people;

/** The slugs of published profiles by the accounts whose they are: for pages that show one of these accounts already. */
export const publishedSlugs = async (context: RosterContext): Promise<ReadonlyMap<string, string>> => (await keptRoster(context)).slugs;

async function keptRoster({ clock, db, waitUntil }: RosterContext): Promise<Kept> {
  const now = clock().getTime();
  const held = kept;
  if (!held || now - held.at >= LATEST_MS || now < held.at) return read(db, now);
  if (now - held.at >= FRESH_MS && asking !== held) {
    asking = held;
    // What fails in the background is asked again by a later reader, who waits for it then.
    waitUntil(
      read(db, now).catch(() => {
        asking = null;
      }),
    );
  }
  return held;
}

/** The profile at `/roster/{slug}`; null where nothing is published there. */
export async function publishedProfile(context: RosterContext, slug: string): Promise<ShownProfile | null> {
  return (await publishedRoster(context)).find((person) => person.slug === slug) ?? null;
}

async function read(db: Database, now: number): Promise<Kept> {
  const before = changes;
  const slugs = new Map<string, string>();
  const people = (await publishedProfiles(db)).flatMap(({ slug, userId, published, invented }): ShownProfile[] => {
    if (!published || !isComplete(published)) return [];
    const { role, since, ...rest } = published;
    if (role === null || since === null) return [];
    if (userId) slugs.set(userId, slug);
    return [{ ...rest, role, since, slug, invented }];
  });
  const found = { people, slugs, at: now };
  if (before === changes) kept = found;
  return found;
}
