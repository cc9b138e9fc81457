/** A case that a panel decides and a booking with something private in every place, and everybody who may come to look. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { connect } from "#app/db/client.server.ts";
import { staffTasks } from "#app/db/schema/bookings.ts";
import { casePeople, caseReaders, cases } from "#app/db/schema/cases.ts";
import { session } from "#app/db/schema/people.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { booking, person } from "#tests/kit/factories.ts";

export const ACTORS = [
  "anonymous",
  "partyA",
  "partyB",
  "invitedB",
  "removed",
  "unrelated",
  // Who presides.
  "arbitrator",
  "coArbitrator",
  // Asked to be the other one, and has not answered.
  "proposedCo",
  "otherArbitrator",
  "administrator",
  "unknownRole",
  "revoked",
] as const;
export type Actor = (typeof ACTORS)[number];

/** Words that are found nowhere else, and who may read each. */
export const MARKERS: Readonly<Record<string, readonly Actor[]>> = {
  // For everyone in the case.
  kwopen: ["partyA", "partyB", "arbitrator", "coArbitrator", "proposedCo", "administrator"],
  kwsidea: ["partyA"],
  kwsideb: ["partyB"],
  kwprivate: ["arbitrator"],
  kwcoown: ["coArbitrator"],
  // In the chambers of the tribunal.
  kwpanel: ["arbitrator", "coArbitrator"],
  kwownnote: ["arbitrator"],
  kwconote: ["coArbitrator"],
  kwdrafta: ["partyA"],
  kwdraftb: ["partyB"],
  kwdraftr: ["arbitrator"],
  kwdraftco: ["coArbitrator"],
  // A bundle for the hearing that party A prepares.
  kwbundlea: ["partyA"],
  // Next to a booking of party A's: what staff note for each other.
  kwstaff: ["administrator"],
  // A view of the list that staff share among themselves.
  kwview: ["administrator"],
  // What a visitor without an account gave the assistant.
  kwvisitor: ["administrator"],
};

/** What addresses name. */
export interface Subjects {
  caseId: string;
  bookingId: string;
  documentId: string;
  bundleId: string;
  bookingDocumentId: string;
  personId: string;
  faqId: string;
  conversationRef: string;
  taskId: string;
  webhookId: string;
}

export interface World {
  clients: Record<Actor, ApiClient>;
  /** Counsel of party B. */
  counselB: ApiClient;
  /** E-mail addresses of those in the case. */
  addresses: Record<"partyA" | "partyB" | "arbitrator", string>;
  there: Subjects;
  /** The documents of one side and of each arbitrator, by their marker. */
  hidden: Record<"kwsidea" | "kwsideb" | "kwprivate" | "kwcoown", string>;
  /** Subscribed calendars of those who may have one. */
  feeds: Partial<Record<Actor, string>>;
  /** Those of the case alone, of everyone who is in it. */
  caseFeeds: Partial<Record<Actor, string>>;
}

export const MISSING: Subjects = {
  caseId: "missing",
  bookingId: "missing",
  documentId: "missing",
  bundleId: "missing",
  bookingDocumentId: "missing",
  personId: "missing",
  faqId: "missing",
  conversationRef: "missing",
  taskId: "missing",
  webhookId: "missing",
};

const pdf = (name: string) => new File(["%PDF-1.7\n"], `${name}.pdf`);

export async function makeWorld(): Promise<World> {
  const { id: caseId, partyA, partyB, arbitrator, admin, as } = await caseOf({ title: "Kwopen v. Stone" });
  const db = connect(env.DB);
  const [invited, removed, unrelated, coArbitrator, proposedCo, otherArbitrator, unknown] = await Promise.all([
    person("party"),
    person("party"),
    person("party"),
    person("arbitrator", { firstName: "Cora", lastName: "Panel" }),
    person("arbitrator", { firstName: "Paul", lastName: "Proposed" }),
    person("arbitrator"),
    person("observer"),
  ]);
  const now = Date.now();
  const others = { caseId, capacity: "counsel" as const, side: "b" as const, createdAt: now };
  const seated = (who: typeof coArbitrator) => ({
    id: newId(),
    caseId,
    capacity: "arbitrator" as const,
    side: null,
    userId: who.id,
    name: who.name,
    email: who.email,
    createdAt: now,
  });
  await db.batch([
    db.update(cases).set({ tribunalSize: 3 }).where(eq(cases.id, caseId)),
    db.insert(casePeople).values({ ...seated(coArbitrator), seat: "co_1", state: "active", answeredAt: now }),
    db.insert(casePeople).values({ ...seated(proposedCo), seat: "co_2", state: "invited" }),
    // Asked by e-mail and not answered: the account is theirs, the case is not yet.
    db.insert(casePeople).values({ ...others, id: newId(), name: "Ines Invited", email: invited.email, state: "invited" }),
    db.insert(casePeople).values({
      ...others,
      id: newId(),
      userId: removed.id,
      name: "Remo Removed",
      email: removed.email,
      state: "removed",
      removedAt: now,
    }),
  ]);
  const revoked = await asUser(partyA);
  const clients: World["clients"] = {
    anonymous: apiClient(),
    partyA: await asUser(partyA),
    partyB: await asUser(partyB),
    invitedB: await asUser(invited),
    removed: await asUser(removed),
    unrelated: await asUser(unrelated),
    arbitrator: await asUser(arbitrator),
    coArbitrator: await asUser(coArbitrator),
    proposedCo: await asUser(proposedCo),
    otherArbitrator: await asUser(otherArbitrator),
    administrator: await asUser(admin),
    unknownRole: await asUser(unknown),
    revoked,
  };
  const token = decodeURIComponent(revoked.cookies()).split("=")[1]?.split(".")[0] ?? "";
  await env.DB.prepare("DELETE FROM session WHERE token = ?").bind(token).run();
  if ((await db.$count(session)) === 0) throw new Error("Only one session was revoked.");

  const file = async (who: ApiClient, name: string, audience: string) => {
    const form = new FormData();
    form.set("file", pdf(name));
    form.set("audience", audience);
    const filed = await who.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
    if (filed.status !== 201) throw new Error(`${name}: ${filed.status} ${await filed.text()}`);
    return (await filed.json<{ id: string }>()).id;
  };
  const say = async (who: ApiClient, content: string, audience: string) => {
    const said = await who.post(`/api/cases/${caseId}/messages`, { content, audience });
    if (said.status !== 201) throw new Error(`${content}: ${said.status} ${await said.text()}`);
  };
  const documentId = await file(as.partyA, "kwopen", "everyone");
  const hidden = {
    kwsidea: await file(as.partyA, "kwsidea", "side"),
    kwsideb: await file(as.partyB, "kwsideb", "side"),
    kwprivate: await file(as.arbitrator, "kwprivate", "arbitrator"),
    kwcoown: await file(clients.coArbitrator, "kwcoown", "arbitrator"),
  };
  await say(as.partyA, "kwopen", "everyone");
  await say(as.partyA, "kwsidea", "side");
  await say(as.counselB, "kwsideb", "side");
  await say(as.arbitrator, "kwprivate", "arbitrator");
  await say(clients.coArbitrator, "kwcoown", "arbitrator");
  for (const [who, room, content] of [
    [as.arbitrator, "deliberation", "kwpanel"],
    [clients.coArbitrator, "deliberation", "kwpanel"],
    [clients.coArbitrator, "panel", "kwpanel"],
    [as.arbitrator, "own", "kwownnote"],
    [clients.coArbitrator, "own", "kwconote"],
  ] as const)
    await who.within(({ chambers }) => chambers.write(caseId, { room, content }));
  for (const [who, draft] of [
    [partyA, "kwdrafta"],
    [partyB, "kwdraftb"],
    [arbitrator, "kwdraftr"],
    [coArbitrator, "kwdraftco"],
  ] as const)
    await db
      .insert(caseReaders)
      .values({ userId: who.id, caseId, draft, updatedAt: now })
      .onConflictDoUpdate({ target: [caseReaders.userId, caseReaders.caseId], set: { draft } });
  await as.arbitrator.within((services) =>
    services.timetable.set(caseId, { title: "kwopen", owedBy: "side_b", dueDate: "2031-05-06", dueTime: "17:00", zone: "America/Toronto" }),
  );

  const { id: bundleId } = await as.partyA.within(({ caseBundles }) =>
    caseBundles.begin(caseId, { title: "kwbundlea", lines: [{ tab: "kwbundlea" }, { document: documentId }] }),
  );

  const held = await booking({ createdByUser: partyA.id });
  const noted = await as.admin.within((services) => services.notes.add(held.id, "kwstaff", "form"));
  if (noted === null) throw new Error("The note was not taken.");
  const attach = async (name: string, audience: string) => {
    const form = new FormData();
    form.set("document", pdf(name));
    form.set("audience", audience);
    const attached = await as.admin.send(`/api/bookings/${held.id}/documents`, { method: "POST", body: form });
    return (await attached.json<{ id: string }>()).id;
  };
  await attach("kwstaff", "staff");
  const bookingDocumentId = await attach("notice", "client");
  await as.admin.within((services) => services.caseBookings.link(caseId, held.bookingNumber));

  const told = await apiClient().post("/api/ai/chat", { message: "I am waiting at the kwvisitor. Please let me talk to a person." });
  const conversationRef = await refOf((await told.json<{ sessionId: string }>()).sessionId);

  const taskId = newId();
  const contact = { name: "Vera", phone: "+1 416 555 0190", email: "vera@people.example" };
  await db.insert(staffTasks).values({ id: taskId, kind: "call_visitor", contact, dueAt: now, createdAt: now });
  const webhookId = newId();
  await env.DB.prepare(
    "INSERT INTO webhooks (id, name, url, events, scopes, sealed_secret, secret_version, created_by, created_at) VALUES (?, 'kwview', 'https://hooks.example/a', '[]', '[]', '', 0, ?, 1)",
  )
    .bind(webhookId, admin.id)
    .run();
  // What staff keep for themselves.
  await as.admin.within((services) => services.savedViews.save("bookings", { name: "kwview", query: "status=pending", shared: true }));

  const feeds: World["feeds"] = {};
  for (const actor of ["partyA", "partyB", "unrelated", "arbitrator", "coArbitrator", "proposedCo", "administrator"] as const)
    feeds[actor] = new URL(await clients[actor].within((services) => services.feeds.make())).pathname;
  const caseFeeds: World["caseFeeds"] = {};
  for (const actor of ["partyA", "partyB", "arbitrator", "coArbitrator", "proposedCo", "administrator"] as const)
    caseFeeds[actor] = new URL(await clients[actor].within((services) => services.caseFeeds.make(caseId))).pathname;
  return {
    clients,
    counselB: as.counselB,
    there: {
      caseId,
      bookingId: held.id,
      documentId,
      bundleId,
      bookingDocumentId,
      personId: partyA.id,
      faqId: "catering",
      conversationRef,
      taskId,
      webhookId,
    },
    hidden,
    addresses: { partyA: partyA.email, partyB: partyB.email, arbitrator: arbitrator.email },
    feeds,
    caseFeeds,
  };
}
