/** Whose a name is, by what is said around it. */
import { expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

const model = await memoryModel();
const own = (text: string, locale: "en" | "fr" | "es") => {
  const { statements } = understand(text, { today: "2026-11-22", locale, asked: "-" }, model);
  const name = statements.find(({ slot }) => slot === "name")?.value;
  const firm = statements.find(({ slot }) => slot === "firm")?.value;
  return [name && "name" in name ? name.name : null, firm && "firm" in firm ? firm.firm : null];
};

test.each<[string, "en" | "fr" | "es", (string | null)[]]>([
  ["mediation ottawa mar 4 half day. Whitlock @ Sears Amadi LLP 613 555 0134", "en", ["Whitlock", "Sears Amadi LLP"]],
  ["Arbitration in Miami on March 4, reporter y. Gemma Oduya, Oduya Strand, 305 555 0177", "en", ["Gemma Oduya", "Oduya Strand"]],
  ["Need a room in Toronto on March 4. my naem is Farid Qasim", "en", ["Farid Qasim", null]],
  [
    "Hello, I'm the assistant to Me Claire Nadon (étude Nadon Bisson). A room in Montréal March 4. Write me: f.roussy@nadonbisson.example, France Roussy",
    "en",
    ["France Roussy", "étude Nadon Bisson"],
  ],
  ["Salle à Montréal le 4 mars pour 6 personnes. Rappelez-moi au 514-555-0162. Quenneville", "fr", ["Quenneville", null]],
  [
    "Oui bonjour, c'est maître Rémi Caouette du cabinet Caouette Lavigne, une salle à Montréal le 4 mars",
    "fr",
    ["Rémi Caouette", "Caouette Lavigne"],
  ],
  ["C'est Me Pronovost qui me l'a écrit. Salle à Montréal le 4 mars. Mon nom : Aline Dufort, 514-555-0163", "fr", ["Aline Dufort", null]],
  [
    "Necesito sala en Miami el 4 de marzo. Facturar a Robledo Inchausti, que es mi firma. Mi correo: d.inchausti@robledoinchausti.example. Delia Inchausti",
    "es",
    ["Delia Inchausti", "Robledo Inchausti"],
  ],
  [
    "Somos una pequeña empresa, Cerámicas Olmedo S.L., y la aseguradora (Amparo Segura) no paga. Mediación en Miami el 4 de marzo. Raúl Olmedo, 305-555-0188",
    "es",
    ["Raúl Olmedo", "Cerámicas Olmedo S.L"],
  ],
])("“%s”", (text, locale, [name, firm]) => {
  const [readName, readFirm] = own(text, locale);
  expect(readName).toBe(name);
  if (firm) expect(readFirm).toContain(firm);
  else expect(readFirm).toBe(firm);
});
