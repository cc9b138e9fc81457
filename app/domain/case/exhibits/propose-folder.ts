/** The folder that is proposed for a file by its name, in the words of the three languages; who files it changes it with one choice. Pure. */
import { normalized } from "#app/domain/normalized.ts";
import type { Filer } from "../room.ts";
import { type CaseFolder, mayFileInto } from "./exhibits.ts";

/** The first that fits: an order on a hearing is an order, an exhibit to a letter an exhibit. */
const WORDS: readonly (readonly [CaseFolder, RegExp])[] = [
  ["procedural_orders", /\b(po[ -]?\d+|procedural order|order|ordonnance|orden procesal|directives?|terms of reference|acte de mission)\b/],
  [
    "evidence",
    /\b([cr]-?\d+|exhibits?|annex(e|es)?|anexos?|pieces?|pruebas?|documentos? [cr]-?\d+|witness statements?|declaracion testimonial|declaration du temoin|expert reports?|rapport d expert|informe pericial)\b/,
  ],
  ["legal_authorities", /\b([cr]l-?\d+|authorit(y|ies)|case law|jurisprudences?|jurisprudencia|doctrine|doctrina|autorites?|statutes?)\b/],
  ["award", /\b(awards?|sentences?|laudos?)\b/],
  ["hearing", /\b(hearings?|transcripts?|agenda|audiences?|transcriptions?|audiencias?|transcripcion(es)?)\b/],
  [
    "pleadings",
    /\b(statements?|claims?|defen[cs]es?|answers?|repl(y|ies)|rejoinders?|memorials?|submissions?|requests? for arbitration|requetes?|demandes?|memoires?|repliques?|dupliques?|reponses?|demandas?|contestacion(es)?|replicas?|duplicas?|memorial(es)?|escritos?)\b/,
  ],
  [
    "correspondence",
    /\b(letters?|e-?mails?|lettres?|courriels?|courriers?|cartas?|correos?|correspondence|correspondance|correspondencia)\b/,
  ],
];

/** One into which `filer` files. The arbitrator's papers are orders unless their names say otherwise. */
export function proposeFolder(name: string, filer: Filer): CaseFolder {
  const words = normalized(name, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .replace(/[_.,()'’]+/g, " ");
  const found = WORDS.find(([folder, pattern]) => mayFileInto(filer, folder) && pattern.test(words))?.[0];
  return found ?? (filer === "arbitrator" ? "procedural_orders" : "other");
}
