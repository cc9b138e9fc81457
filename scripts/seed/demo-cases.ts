/** Demo cases of invented people and firms, at every stage: what is in their records is what the portal writes, and verifies. */
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { type CaseTeller, createCaseTeller, type Member } from "./case-teller.ts";

export interface DemoCast {
  admin: Member;
  lavoie: Member;
  okonjo: Member;
  raman: Member;
  arias: Member;
  sorlie: Member;
}

const EXHIBIT = { folder: "evidence", exhibit: true } as const;

/** Days before the day of the seed, and the time on Toronto's clock. */
type When = readonly [number, string];

const RAMAN = { firm: "Raman Kessler LLP", email: "party.a@concord.example" };
const ARIAS = { firm: "Arias & Vélez Abogados", email: "party.b@concord.example" };
const SORLIE = { firm: "Sørlie Advokat AS", email: "party2@concord.example" };

/** Writes the cases as of `now`, into a database that has the people. `hearing`: number of a booking of party A. Gives how many. */
export async function writeDemoCases(env: Env, now: Date, cast: DemoCast, hearing: string): Promise<number> {
  // In the order in which they were created, as lists show them.
  const stories = [villaRosa, laurentide, orchardPoint, northernLight, halvorsen, mapleFoundry];
  for (const story of stories) await story(createCaseTeller(env, now), cast, hearing);
  await createCaseTeller(env, now).settle();
  return stories.length;
}

/** In progress: filed on both sides, discussed, with deadlines ahead and one that was moved. */
async function orchardPoint(told: CaseTeller, { admin, lavoie, raman, arias }: DemoCast, hearing: string) {
  const { id } = await told.as(raman, -45, "09:40").cases.create({
    title: "Orchard Point Holdings v. Castell Marine",
    description:
      "The claimant supplied pontoons and moorings for the redevelopment of a marina in Toronto. The respondent withheld the last two instalments, CAD 1,240,000, for defects which the claimant disputes.\n\nThe agreement refers disputes to one arbitrator seated in Toronto, under the rules of the institution.",
    partyA: { name: "Orchard Point Holdings Inc.", ...RAMAN },
    partyB: { name: "Castell Marine S.A.", ...ARIAS, aliases: "Castell Náutica" },
  });
  const contract = await claimOfOrchardPoint(told, id, raman);
  await told.file(id, raman, [-44, "16:20"], "Advice on quantum.pdf", ["Privileged: for the claimant's side alone."], { audience: "side" });
  await told.as(admin, -43, "11:15").assignments.assign(id, { arbitratorId: lavoie.id });
  await told.as(lavoie, -42, "08:50").assignments.accept(id);
  await told.join(id, arias, raman, [-41, "13:30"]);
  await told.as(lavoie, -40, "09:10").moves.start(id);
  await told.say(
    id,
    lavoie,
    [-40, "09:25"],
    "Counsel, thank you. I propose a case conference within two weeks. Please tell me in this discussion which mornings you cannot attend.",
  );
  await told.file(id, lavoie, [-39, "09:15"], "Procedural Order No. 1.pdf", ["The parties file their pleadings as the timetable says."], {
    folder: "procedural_orders",
    exhibit: true,
    description: "Timetable of the arbitration, form of pleadings and exhibits",
  });
  await told.say(id, raman, [-39, "10:02"], "The claimant is available on any morning.");
  await told.say(id, arias, [-39, "15:47"], "La parte demandada prefiere los martes o jueves. Thank you.");
  await told.say(id, lavoie, [-38, "17:05"], "Note to self: the limitation point in clause 12 decides half of the claim.", "arbitrator");
  const answer = await told.as(lavoie, -30, "10:00").timetable.set(id, deadline("Statement of defence", "side_b", told.day(-12)));
  // Both may fall on one Friday, as days of a weekend do: the answer is the later of the two in any case.
  await told.as(arias, -15, "08:20").timetable.askExtension(id, answer, {
    wantedDate: told.day(-7),
    closedDay: "next",
    wantedTime: "17:00",
    reason: "Our expert returns from the yard in Vigo only next week.",
  });
  await decide(told, id, lavoie, [-14, "18:35"]);
  const defence = ["The respondent denies the claim and sets off the cost of repair."];
  await told.file(id, arias, [-8, "16:10"], "Statement of defence.pdf", defence, { folder: "pleadings" });
  await told.file(id, arias, [-8, "16:12"], "Survey of the yard in Vigo.pdf", ["Corrosion of eleven of forty shackles."], {
    ...EXHIBIT,
    description: "Survey of the moorings by the respondent’s expert",
    documentDate: told.day(-31),
  });
  await told.as(arias, -8, "16:15").timetable.finish(id, answer);
  await told.as(lavoie, -6, "09:00").timetable.set(id, deadline("Reply", "side_a", told.day(10)));
  await told.as(lavoie, -6, "09:02").timetable.set(id, deadline("Joint list of agreed facts", "both", told.day(24)));
  await told.as(admin, -5, "11:40").bookings.link(id, hearing);
  await told.as(raman, -2, "14:30").messages.post(id, {
    content: "The claimant will refer to clause 12 of the agreement in its reply.",
    documents: [contract.id],
  });
}

/** What the claimant files with its claim. Gives the contract. */
async function claimOfOrchardPoint(told: CaseTeller, id: string, raman: Member) {
  const contract = await told.file(
    id,
    raman,
    [-45, "09:52"],
    "Supply agreement.pdf",
    [
      "Supply agreement between Orchard Point Holdings Inc. and Castell Marine S.A.",
      "Clause 18: any dispute is finally settled by one arbitrator seated in Toronto.",
    ],
    { ...EXHIBIT, description: "Supply agreement with its general conditions", documentDate: told.day(-700) },
  );
  const claim = ["The claimant asks for CAD 1,240,000 with interest and costs."];
  await told.file(id, raman, [-45, "10:05"], "Statement of claim.pdf", claim, { folder: "pleadings" });
  await told.file(id, raman, [-45, "10:12"], "Taking-over certificate.pdf", ["The moorings were taken over without reservation."], {
    ...EXHIBIT,
    description: "Certificate of taking over, signed by the respondent’s engineer",
    documentDate: told.day(-210),
  });
  return contract;
}

/** Assigned, and the arbitrator has not answered; an earlier case of the same people was disclosed. */
async function northernLight(told: CaseTeller, { admin, lavoie, raman }: DemoCast) {
  const { id } = await told.as(raman, -9, "15:10").cases.create({
    title: "Northern Light Theatre v. Aldgate Staging",
    description:
      "The claimant hired a revolving stage for a season of forty performances. It stood still for eleven of them. The parties disagree on who was to maintain the drive.",
    partyA: { name: "Northern Light Theatre Society", ...RAMAN },
    partyB: { name: "Aldgate Staging Ltd.", firm: "Quillfeather Chambers", email: "h.quillfeather@quillfeather.example" },
  });
  await told.file(id, raman, [-9, "15:18"], "Hire agreement.pdf", ["Hire of one revolving stage, with drive and operator."]);
  await assignDisclosed(
    told,
    id,
    admin,
    lavoie,
    [-7, "10:30"],
    "I am the arbitrator in Orchard Point Holdings v. Castell Marine, where the claimant has the same counsel. We have no other relation.",
  );
}

/** Resolved by an award. */
async function villaRosa(told: CaseTeller, { admin, okonjo, raman, arias }: DemoCast) {
  const { id } = await told.as(arias, -120, "10:20").cases.create({
    title: "Villa Rosa Hotels v. Terrasse Lavande",
    description: "Rent of a restaurant inside a hotel in Miami, for the months in which the terrace was closed by order of the city.",
    partyA: { name: "Villa Rosa Hotels LLC", ...ARIAS },
    partyB: { name: "Terrasse Lavande Inc.", ...RAMAN },
  });
  await told.join(id, raman, arias, [-118, "09:00"]);
  await told.as(admin, -117, "14:00").assignments.assign(id, { arbitratorId: okonjo.id });
  await told.as(okonjo, -116, "08:45").moves.start(id);
  await told.file(id, arias, [-110, "12:00"], "Lease.pdf", ["Lease of the ground floor and terrace."]);
  await told.file(id, raman, [-96, "17:45"], "Answer.pdf", ["The tenant asks for a reduction of the rent by one half."]);
  await told.say(id, okonjo, [-38, "09:30"], "The hearing is closed. The award follows within thirty days.");
  const award = await told.file(id, okonjo, [-12, "11:00"], "Final award.pdf", [
    "The rent is reduced by four tenths for the months in question.",
  ]);
  await told.as(okonjo, -12, "11:05").moves.resolve(id, { awardDocumentId: award.id });
}

/** A conflict that was found: the arbitrator is asked. */
async function halvorsen(told: CaseTeller, { admin, okonjo, sorlie }: DemoCast) {
  await told.as(okonjo, -70, "09:00").interests.declare({ name: "Halvorsen Shipping", note: "Adviser to its pension fund until 2023." });
  await told.as(okonjo, -70, "09:05").interests.addAbsence({ from: told.day(30), to: told.day(37) });
  const { id } = await told.as(sorlie, -6, "08:30").cases.create({
    title: "Sørlie Fjord Farms v. Halvorsen Shipping",
    description: "A cargo of smolt was delivered four days late to Grand Cayman. The claimant asks for the value of what died.",
    partyA: { name: "Sørlie Fjord Farms AS", ...SORLIE },
    partyB: { name: "Halvorsen Shipping AS", firm: "Bodden & Pemberton", email: "counsel@boddenpemberton.example" },
  });
  await told.file(id, sorlie, [-6, "08:44"], "Bill of lading.pdf", ["Shipped on board in Bergen."]);
  await told.as(admin, -4, "10:15").assignments.assign(id, { arbitratorId: okonjo.id });
}

/** New: nobody is assigned, and the other side is not invited. */
async function mapleFoundry(told: CaseTeller, { raman }: DemoCast) {
  const { id } = await told.as(raman, -1, "16:05").cases.create({
    title: "Maple Foundry v. Trent Valley Rail",
    description: "Price adjustment under a contract for couplings, after the index it refers to was discontinued.",
    partyA: { name: "Maple Foundry Ltd.", ...RAMAN },
    partyB: { name: "Trent Valley Rail Corporation", firm: "MacDougall Reyes LLP", email: "tmacdougall@mdreyes.example" },
  });
  await told.file(id, raman, [-1, "16:12"], "Contract for couplings.pdf", ["Clause 7: the price follows the index."]);
}

/** Settled without an award. */
async function laurentide(told: CaseTeller, { admin, lavoie, sorlie }: DemoCast) {
  const { id } = await told.as(sorlie, -95, "10:00").cases.create({
    title: "Laurentide Timber v. Kestrel Homes",
    description: "Moisture of timber delivered for ninety houses near Montréal, and who bears the cost of drying it.",
    partyA: { name: "Laurentide Timber Inc.", ...SORLIE },
    partyB: { name: "Kestrel Homes Corp.", firm: "Bélanger Morin s.e.n.c.r.l." },
  });
  await told.as(admin, -92, "09:30").assignments.assign(id, { arbitratorId: lavoie.id });
  await told.as(lavoie, -91, "11:00").moves.start(id);
  await told.as(lavoie, -64, "15:00").moves.resolve(id, { outcome: "Settled between the parties at mediation; each bears its own costs." });
}

const deadline = (title: string, owedBy: "side_a" | "side_b" | "both", dueDate: string) => ({
  title,
  owedBy,
  dueDate,
  dueTime: "17:00",
  zone: HEAD_OFFICE.zone,
  closedDay: "next" as const,
});

/** The arbitrator grants the one request that waits. */
async function decide(told: CaseTeller, caseId: string, lavoie: Member, when: When) {
  const waiting = await told.waitingExtension(caseId);
  await told.as(lavoie, ...when).timetable.decideExtension(caseId, waiting, { decision: "granted", reason: "" });
}

async function assignDisclosed(
  told: CaseTeller,
  caseId: string,
  admin: Member,
  arbitrator: Member,
  [days, time]: When,
  disclosure: string,
) {
  const { outcome } = await told.as(admin, days, time).assignments.assign(caseId, { arbitratorId: arbitrator.id });
  if (outcome !== "asked") return;
  const [asked] = await told.as(arbitrator, days + 1, "09:00").assignments.disclosures();
  if (!asked) throw new Error("Nothing was asked.");
  const answers = asked.hits.map(() => ({ connection: "connected", text: disclosure }));
  await told.as(arbitrator, days + 1, "09:05").assignments.answer(asked.id, { answer: "disclosed", answers });
  await told.as(admin, days + 2, "10:00").assignments.decide(caseId, asked.id, {
    decision: "cleared",
    reason: "Both sides were told, and neither objects.",
  });
}
