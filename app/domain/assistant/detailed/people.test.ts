/** People by their role, and who is nobody's role. */
import { expect, test } from "vitest";
import { type Given, wholly } from "../testing.ts";

const counsel = (...entries: Partial<Record<"name" | "firm" | "email" | "phone" | "actsFor", string>>[]) =>
  JSON.stringify(entries.map(({ name = "", firm = "", email = "", phone = "", actsFor = "" }) => ({ name, firm, email, phone, actsFor })));
const LISTED: Given = { values: { additionalCounselList: counsel({ name: "Bo Li" }) } };
const RESPONDENT: Given = { asked: ["respondentName", "respondentFirm"] };
const CLAIMANT: Given = { asked: ["claimantName", "claimantFirm"] };

test.each([
  [
    "Opposing counsel is Jane Roe of Roe & Poe LLP, jane@roe.example, 416 555 0142",
    {
      respondentName: "Jane Roe",
      respondentFirm: "Roe & Poe LLP",
      respondentEmail: "jane@roe.example",
      respondentPhone: "+1 416 555 0142",
    },
  ],
  ["Opposing counsel: Ben Ochoa from Ochoa LLP.", { respondentName: "Ben Ochoa", respondentFirm: "Ochoa LLP" }],
  ["Opposing counsel is Roe & Poe LLP", { respondentFirm: "Roe & Poe LLP" }],
  ["Jane Roe is opposing counsel, jane@roe.example", { respondentName: "Jane Roe", respondentEmail: "jane@roe.example" }],
  ["We act for the respondent. Opposing counsel is Ben Ochoa of Ochoa LLP.", { claimantName: "Ben Ochoa", claimantFirm: "Ochoa LLP" }],
  ["We represent the claimant. Opposing counsel is Ben Ochoa.", { respondentName: "Ben Ochoa" }],
  [
    "The opposing party is Northgate Ltd, represented by Blake Osei LLP",
    { respondentName: "Northgate Ltd", respondentFirm: "Blake Osei LLP" },
  ],
  ["The claimant is Acme Inc., represented by Smith Jones LLP", { claimantName: "Acme Inc.", claimantFirm: "Smith Jones LLP" }],
  ["respondent: Northgate Ltd (Blake Osei LLP)", { respondentName: "Northgate Ltd", respondentFirm: "Blake Osei LLP" }],
  [
    "claimant: Acme Inc., respondent: Northgate Ltd (Blake Osei LLP)",
    { claimantName: "Acme Inc.", respondentName: "Northgate Ltd", respondentFirm: "Blake Osei LLP" },
  ],
  ["Plaintiff Ana Ruiz, defendant City of Toronto", { claimantName: "Ana Ruiz", respondentName: "City of Toronto" }],
  ["Counsel for the claimant is Jane Roe of Osler", { claimantName: "Jane Roe", claimantFirm: "Osler" }],
  ["Jane Roe of Roe LLP acts for the respondent", { respondentName: "Jane Roe", respondentFirm: "Roe LLP" }],
  ["The respondent is self-represented", { respondentFirm: "self-represented" }],
  ["The respondent is Ben Ochoa, self-represented", { respondentName: "Ben Ochoa", respondentFirm: "self-represented" }],
  ["Respondent's firm is Blake Osei LLP", { respondentFirm: "Blake Osei LLP" }],
  ["The respondent's email is jo@north.example", { respondentEmail: "jo@north.example" }],
  ["The mediator is Jane Roe, jane@roe.example", { mediatorName: "Jane Roe", mediatorEmail: "jane@roe.example" }],
  ["mediator Jane Roe, 416-555-0142", { mediatorName: "Jane Roe", mediatorPhone: "+1 416 555 0142" }],
  ["The mediator's phone number is 416 555 0142", { mediatorPhone: "+1 416 555 0142" }],
  ["Our arbitrator will be the Hon. Ben Ochoa", { arbitratorName: "Ben Ochoa" }],
  ["arbitrator: Maria Gómez (maria@gomez.example)", { arbitratorName: "Maria Gómez", arbitratorEmail: "maria@gomez.example" }],
  ["The witness is Dr. Hannah Katz", { witnessName: "Hannah Katz" }],
  ["witnesses: Ana Ruiz and Ben Ochoa", { witnessName: "Ana Ruiz and Ben Ochoa" }],
  [
    "Ordering counsel: Jane Roe, Roe LLP, jane@roe.example, 416-555-0142",
    {
      orderingCounselName: "Jane Roe",
      orderingCounselFirm: "Roe LLP",
      orderingCounselEmail: "jane@roe.example",
      orderingCounselPhone: "+1 416 555 0142",
    },
  ],
  ["The court clerk is Ana Ruiz, ana@court.example", { trialCourtContactName: "Ana Ruiz", trialCourtContactEmail: "ana@court.example" }],
  ["The trial judge is Justice Morgan Hale", { trialCourtJudgeName: "Morgan Hale" }],
  [
    "On-site contact: Luc Roy, luc@hotel.example, 514 555-0142",
    {
      alternateLocationContactName: "Luc Roy",
      alternateLocationContactEmail: "luc@hotel.example",
      alternateLocationContactPhone: "+1 514 555 0142",
    },
  ],
  [
    "Respondent:\nNorthgate Ltd\nBlake Osei LLP\njo@north.example\n\nMediator:\nBen Ochoa",
    { respondentName: "Northgate Ltd", respondentFirm: "Blake Osei LLP", respondentEmail: "jo@north.example", mediatorName: "Ben Ochoa" },
  ],
])("%s", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

test.each([
  [
    "L'avocate de la partie adverse est Me Julie Roy du cabinet Roy Savard s.e.n.c.r.l., julie@roy.example, 514 555-0142",
    {
      respondentName: "Julie Roy",
      respondentFirm: "Roy Savard s.e.n.c.r.l.",
      respondentEmail: "julie@roy.example",
      respondentPhone: "+1 514 555 0142",
    },
  ],
  ["Le demandeur est Acme inc., représenté par Tremblay Avocats", { claimantName: "Acme inc.", claimantFirm: "Tremblay Avocats" }],
  ["La défenderesse est Ville de Laval", { respondentName: "Ville de Laval" }],
  ["Mise en cause : Hydro-Nord inc.", { respondentName: "Hydro-Nord inc." }],
  ["Cabinet du défendeur : Roy Savard", { respondentFirm: "Roy Savard" }],
  ["La partie adverse est non représentée", { respondentFirm: "non représentée" }],
  [
    "Le médiateur sera Me Luc Gagnon. Son courriel est luc@gagnon.example",
    { mediatorName: "Luc Gagnon", mediatorEmail: "luc@gagnon.example" },
  ],
  ["médiatrice : Élise D'Amours", { mediatorName: "Élise D'Amours" }],
  ["L'arbitre est Paul Côté", { arbitratorName: "Paul Côté" }],
  ["Le témoin s'appelle Marie Gagné", { witnessName: "Marie Gagné" }],
  ["Nous représentons la défenderesse. L'avocat adverse est Luc Roy.", { claimantName: "Luc Roy" }],
  [
    "L'avocate qui commande la transcription est Me Ève Morin, Morin Avocats, eve@morin.example",
    { orderingCounselName: "Ève Morin", orderingCounselFirm: "Morin Avocats", orderingCounselEmail: "eve@morin.example" },
  ],
  [
    "Personne-ressource sur place : Luc Roy, luc@hotel.example",
    { alternateLocationContactName: "Luc Roy", alternateLocationContactEmail: "luc@hotel.example" },
  ],
  ["Le juge est l'honorable Paul Côté", { trialCourtJudgeName: "Paul Côté" }],
])("%s", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

test.each([
  [
    "La contraparte es Northgate S.A. de C.V. y su abogado es de Díaz y Asociados",
    { respondentName: "Northgate S.A. de C.V.", respondentFirm: "Díaz y Asociados" },
  ],
  [
    "Abogado de la contraparte: Pedro Díaz de Díaz y Asociados, pedro@diaz.example",
    { respondentName: "Pedro Díaz", respondentFirm: "Díaz y Asociados", respondentEmail: "pedro@diaz.example" },
  ],
  ["La demandante es Acme S.A., representada por Ruiz Abogados", { claimantName: "Acme S.A.", claimantFirm: "Ruiz Abogados" }],
  ["El demandado es Luis Peña", { respondentName: "Luis Peña" }],
  ["El demandado está sin abogado", { respondentFirm: "sin abogado" }],
  ["Demandado: sin abogado", { respondentFirm: "sin abogado" }],
  ["El mediador es Luis Peña y la testigo es Ana de la Cruz", { mediatorName: "Luis Peña", witnessName: "Ana de la Cruz" }],
  ["El árbitro será Jorge Salas, jorge@salas.example", { arbitratorName: "Jorge Salas", arbitratorEmail: "jorge@salas.example" }],
  ["Representamos a la parte demandada. La abogada de la contraparte es Ana Ruiz.", { claimantName: "Ana Ruiz" }],
  [
    "El abogado que solicita la transcripción es Pedro Díaz, Díaz y Asociados, +52 55 1234 5678",
    { orderingCounselName: "Pedro Díaz", orderingCounselFirm: "Díaz y Asociados", orderingCounselPhone: "+52 55 1234 5678" },
  ],
  [
    "Contacto en el tribunal: Ana Ruiz, ana@juzgado.example",
    { trialCourtContactName: "Ana Ruiz", trialCourtContactEmail: "ana@juzgado.example" },
  ],
])("%s", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

test.each([
  [
    "Also copy co-counsel Ana Ruiz of Ruiz SC, acting for the claimant",
    {},
    counsel({ name: "Ana Ruiz", firm: "Ruiz SC", actsFor: "the claimant" }),
  ],
  [
    "Copy Ana Ruiz of Ruiz SC, ana@ruiz.example",
    LISTED,
    counsel({ name: "Bo Li" }, { name: "Ana Ruiz", firm: "Ruiz SC", email: "ana@ruiz.example" }),
  ],
  ["Co-counsel is Bo Li, bo@li.example", LISTED, counsel({ name: "Bo Li", email: "bo@li.example" })],
  [
    "Coavocat : Me Luc Roy, Roy Avocats, agissant pour la demanderesse",
    {},
    counsel({ name: "Luc Roy", firm: "Roy Avocats", actsFor: "la demanderesse" }),
  ],
  [
    "Otro abogado: Pedro Díaz de Díaz y Asociados, pedro@diaz.example",
    {},
    counsel({ name: "Pedro Díaz", firm: "Díaz y Asociados", email: "pedro@diaz.example" }),
  ],
] as [string, Given, string][])("%s is further counsel", (message, given, list) => {
  expect(wholly(message, given)).toEqual({ additionalCounselList: list });
});

test.each([
  ["Jane Roe, Roe & Poe LLP", RESPONDENT, { respondentName: "Jane Roe", respondentFirm: "Roe & Poe LLP" }],
  ["Jane Roe, Osler", RESPONDENT, { respondentName: "Jane Roe", respondentFirm: "Osler" }],
  [
    "Jane Roe of Osler, jane@osler.example",
    RESPONDENT,
    { respondentName: "Jane Roe", respondentFirm: "Osler", respondentEmail: "jane@osler.example" },
  ],
  ["It's Northgate Ltd, self-represented", RESPONDENT, { respondentName: "Northgate Ltd", respondentFirm: "self-represented" }],
  ["C'est Acme inc., Tremblay Avocats", CLAIMANT, { claimantName: "Acme inc.", claimantFirm: "Tremblay Avocats" }],
  ["Acme S.A., Ruiz Abogados", CLAIMANT, { claimantName: "Acme S.A.", claimantFirm: "Ruiz Abogados" }],
  ["non représenté", { asked: ["respondentFirm"] }, { respondentFirm: "non représenté" }],
  ["sin abogado", { asked: ["claimantFirm"] }, { claimantFirm: "sin abogado" }],
  ["self-represented", { asked: ["contactFirm"] }, { contactFirm: "self-represented" }],
  [
    "jane@roe.example, 416 555 0142",
    { asked: ["orderingCounselEmail", "orderingCounselPhone"] },
    { orderingCounselEmail: "jane@roe.example", orderingCounselPhone: "+1 416 555 0142" },
  ],
  ["Ana Ruiz", { asked: ["witnessName"] }, { witnessName: "Ana Ruiz" }],
  ["Ana Ruiz et Luc Roy", { asked: ["witnessName"] }, { witnessName: "Ana Ruiz et Luc Roy" }],
  ["ben@ochoa", { asked: ["mediatorEmail"] }, { mediatorEmail: "!email_required" }],
] as [string, Given, Record<string, string>][])("%s answers who it is", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  ["I'm Jane Roe, counsel for the claimant.", { contactName: "Jane Roe" }],
  ["Je suis Julie Roy, avocate de la défenderesse", { contactName: "Julie Roy" }],
  ["Soy Ana Ruiz, abogada del demandado", { contactName: "Ana Ruiz" }],
  [
    "My name is Jane Roe, my firm is Roe LLP, jane@roe.example, 416 555 0142. Opposing counsel is Ben Ochoa from Ochoa LLP, ben@ochoa.example.",
    {
      contactName: "Jane Roe",
      contactFirm: "Roe LLP",
      contactEmail: "jane@roe.example",
      contactPhone: "+1 416 555 0142",
      respondentName: "Ben Ochoa",
      respondentFirm: "Ochoa LLP",
      respondentEmail: "ben@ochoa.example",
    },
  ],
])("%s tells the visitor from the others", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

const OWN_FIRM: Given = { ...CLAIMANT, values: { contactFirm: "Lindqvist & Ode" } };
test.each([
  // "Ember" is one slip away from "member", which is nobody's name.
  ["EMBER OVENS INC., LINDQVIST & ODE", OWN_FIRM, { claimantName: "Ember Ovens inc.", claimantFirm: "Lindqvist & Ode" }],
  ["Ember ovens inc., lindqvist & ode", OWN_FIRM, { claimantName: "Ember Ovens inc.", claimantFirm: "Lindqvist & Ode" }],
  ["ember ovens, lindqvist & ode", OWN_FIRM, { claimantFirm: "Lindqvist & Ode" }],
  ["Lindqvist & Ode", OWN_FIRM, { claimantFirm: "Lindqvist & Ode" }],
  ["Ember Ovens Inc.", { ...CLAIMANT, values: { contactFirm: "Ember Ovens Inc." } }, { claimantName: "Ember Ovens Inc." }],
  ["member services, acme llp", CLAIMANT, { claimantFirm: "Acme LLP" }],
] as [string, Given, Record<string, string>][])("%s: a firm does not become the party that it acts for", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  ["Who is the mediator?", {}],
  ["What does the arbitrator do?", {}],
  ["Can you recommend a mediator?", {}],
  ["We need a mediator for a mediation", {}],
  ["The claimant is owed money by the respondent", {}],
  ["Le demandeur est en vacances", {}],
  ["El testigo es importante", {}],
  ["I am the claimant", {}],
  ["the judge was wrong", {}],
  ["Who is she?", RESPONDENT],
  ["I don't know yet", RESPONDENT],
  ["I'd rather talk to a person", RESPONDENT],
  ["thanks", RESPONDENT],
  ["one moment please", RESPONDENT],
] as [string, Given][])("%s names nobody", (message, given) => {
  const named = Object.entries(wholly(message, given)).filter(
    ([field, value]) => value !== null && /Name|Firm|Email|Phone|List/.test(field),
  );
  expect(named).toEqual([]);
});

test.each([
  [
    "We are counsel for the plaintiff, Maple Foods Inc.; the defendant is Bright Cold Storage Ltd. and its lawyer is Priya Nair at Nair Wong LLP (priya@nairwong.example).",
    {
      claimantName: "Maple Foods Inc.",
      respondentName: "Bright Cold Storage Ltd.",
      respondentFirm: "Nair Wong LLP",
      respondentEmail: "priya@nairwong.example",
    },
  ],
  ["John Smith for the claimant and Mary Jones for the respondent", { claimantName: "John Smith", respondentName: "Mary Jones" }],
  ["our client (the respondent) is Omar Haddad", { respondentName: "Omar Haddad" }],
  ["our firm acts for the claimant Delta Corp and the other side is Zeta Ltd", { claimantName: "Delta Corp", respondentName: "Zeta Ltd" }],
  [
    "The claimant is represented by Menon Stark LLP\nThe respondent is represented by Sable Frost",
    { claimantFirm: "Menon Stark LLP", respondentFirm: "Sable Frost" },
  ],
  [
    "La demanderesse, Boulangerie Lajoie inc., est représentée par Me Anne Roy de Roy Tremblay",
    { claimantName: "Boulangerie Lajoie inc.", claimantFirm: "Roy Tremblay" },
  ],
  [
    "L'arbitre unique sera Jean Morin, courriel jean@morin.example",
    { arbitratorName: "Jean Morin", arbitratorEmail: "jean@morin.example", adjudicationType: "sole_arbitrator" },
  ],
  [
    "La demandante es Transportes Lima S.A. y la representa el despacho Ortiz Vega",
    { claimantName: "Transportes Lima S.A.", claimantFirm: "Ortiz Vega" },
  ],
  ["El perito testigo se llama Dra. Marta Solís", { witnessName: "Marta Solís" }],
  [
    "The claimant is Bergeron Paper s.e.n.c.r.l. The respondent is Harbor Paint Co., represented by Ames Okoro",
    { claimantName: "Bergeron Paper s.e.n.c.r.l.", respondentName: "Harbor Paint Co.", respondentFirm: "Ames Okoro" },
  ],
  ["El abogado que solicita la transcripción es del despacho Brandvold & Iyer", { orderingCounselFirm: "Brandvold & Iyer" }],
  ["Ordering counsel is with Brandvold & Iyer", { orderingCounselFirm: "Brandvold & Iyer" }],
  ["L'avocat qui commande travaille chez Roy & Tremblay", { orderingCounselFirm: "Roy & Tremblay" }],
  ["Opposing counsel is in Boston with her family", {}],
  ["Mediator to be confirmed", {}],
  ["One of the witnesses is deaf", {}],
])("%s, as people write", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

const KNOWN: Given = { asked: ["respondentFirm"], values: { contactName: "Ana Ruiz", contactFirm: "Ruiz SC" } };
test.each([
  ["Ruiz Prado\nThe style of cause is Roe v. Doe", KNOWN, { respondentFirm: "Ruiz Prado", styleOfCause: "Roe v. Doe" }],
  ["They will be self-represented", KNOWN, { respondentFirm: "self-represented" }],
  [
    "Bill Turner\nbturner@lake.example",
    { asked: ["alternateLocationContactName", "alternateLocationContactEmail"] },
    { alternateLocationContactName: "Bill Turner", alternateLocationContactEmail: "bturner@lake.example" },
  ],
  [
    "Queremos dos monitores, cuatro micrófonos",
    { asked: ["contactName", "contactFirm"] },
    { additionalMonitors: "2", additionalMicrophones: "4" },
  ],
  ["Le numéro de contrat est GX-2291-B", { asked: ["contactName", "contactFirm"] }, { contractNumber: "GX-2291-B" }],
  ["Bill turner", { asked: ["alternateLocationContactName"] }, { alternateLocationContactName: "Bill Turner" }],
  [
    "807 555 0106",
    { asked: ["alternateLocationContactName", "alternateLocationName"] },
    { alternateLocationContactPhone: "+1 807 555 0106" },
  ],
  ["Actually, my name is Ana Roe", KNOWN, { contactName: "Ana Roe" }],
] as [string, Given, Record<string, string>][])("%s: a bare name is no contact while others are asked about", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});
