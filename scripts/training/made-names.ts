/** Names of people and firms that nobody wrote: put together from the frozen list, so that no name is learnt by heart. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "./corpus.ts";
import type { Random } from "./random.ts";

export interface NameMaker {
  person(language: Language): string;
  company(language: Language): string;
}

const PARTICLES = ["de ", "de la ", "van ", "von ", "al-", "El ", "Mac", "O'", "St-", "Di ", "Le "];
const TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: ["Dr. ", "Ms. ", "Mr. ", "Mrs. "],
  fr: ["Me ", "Mme ", "M. ", "Dr "],
  es: ["Lic. ", "Dra. ", "Sr. ", "Sra. "],
};
/** What a firm's name looks like around one or two surnames (`A`, `B`, `C`). */
const FIRMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "A LLP",
    "A B LLP",
    "A & B",
    "A and B",
    "A, B & C",
    "A & B LLP",
    "A Law",
    "A Legal",
    "A Law Office",
    "A Law Group",
    "A & Associates",
    "A B",
    "A & Co.",
    "A Chambers",
    "Law Offices of A B",
    "A, P.A.",
    "A B Professional Corporation",
    "A Litigation",
    "A Construction Inc.",
    "A Foods Ltd.",
    "A Insurance",
    "A Logistics",
    "A Holdings",
    "A Engineering Corp",
    "Bank of A",
    "City of A",
  ],
  fr: [
    "A Avocats",
    "Cabinet A",
    "A et associés",
    "A & associés",
    "A B Avocats",
    "A, B, C s.e.n.c.r.l.",
    "A et B",
    "Étude A",
    "A B",
    "A Notaires",
    "Groupe A",
    "Construction A inc.",
    "Les Entreprises A",
    "A ltée",
    "Assurances A",
    "Ville de A",
    "Syndicat A",
    "Transport A",
  ],
  es: [
    "A Abogados",
    "Bufete A",
    "A y Asociados",
    "A & B",
    "A y B",
    "Despacho A",
    "Estudio A",
    "A, B y C",
    "A B",
    "A Legal",
    "Grupo A",
    "Constructora A",
    "A S.A. de C.V.",
    "A S.A.S.",
    "Transportes A",
    "Seguros A",
    "Banco A",
    "Municipio de A",
  ],
};

/** A maker of names over the frozen list. */
export function nameMaker(random: Random): NameMaker {
  const names = readFileSync(fileURLToPath(new URL("../../app/understanding/lists/names.txt", import.meta.url)), "utf8")
    .trim()
    .split("\n")
    .filter((name) => name.length > 2);
  const one = () => capitalised(random.chance(0.15) ? scrambled(random.pick(names), random.pick(names)) : random.pick(names));
  const surname = () => {
    if (random.chance(0.08)) return `${one()}-${one()}`;
    return random.chance(0.08) ? random.pick(PARTICLES) + one() : one();
  };
  return {
    person(language) {
      const title = random.chance(0.1) ? random.pick(TITLES[language]) : "";
      const middle = random.chance(0.08) ? ` ${random.pick([..."ABCDEFGHJKLMNPRST"])}.` : "";
      const second = random.chance(language === "es" ? 0.35 : 0.05) ? ` ${surname()}` : "";
      return `${title}${one()}${middle} ${surname()}${second}`;
    },
    company(language) {
      return random.pick(FIRMS[language]).replace(/\b[ABC]\b(?!\.)/g, surname);
    },
  };
}

/** A name that no list holds: the beginning of one and the end of another. */
function scrambled(one: string, other: string): string {
  return one.slice(0, Math.ceil(one.length / 2)) + other.slice(Math.floor(other.length / 2));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
