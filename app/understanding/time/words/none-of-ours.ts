/** Words that make the number next to them none of ours. Folded; the languages together. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before a number: "section 13", "room 12", « règle 31 ». */
export const LABELS = set(
  "section sec rule article art paragraph exhibit schedule tab page pages clause chapter item version bill form volume type part file claim invoice docket " +
    "room suite floor unit apt ext extension level phase step option lot flight courtroom gate box studio dossier regle piece paragraphe annexe alinea formulaire " +
    "chapitre etage poste onglet bureau salle expediente regla articulo seccion clausula anexo piso pagina capitulo oficina sala num nos",
);

/** The same where a full stop follows: "s. 13", "no. 12". */
export const ABBREVIATED_LABELS = set("s ss p pp v r vol ch cl para no nos art sec ext apt");

/** After a number of them: "3 witnesses", "12 pages". */
export const COUNTED = set(
  "km m2 sq kg mb gb page pages exhibit exhibits document documents witness witnesses lawyer lawyers counsel parties party part parts claims claim temoin temoins " +
    "avocat avocats pieces testigo testigos abogado abogados partes paginas copies copias screens ecrans chairs chaises sillas tables tiers lados cotes",
);

/** After an ordinal: "the second witness", "the 3rd hearing". */
export const ORDERED = set(
  "copy floor time party parties witness amended defendant plaintiff claimant respondent one thing amendment circuit edition street avenue ave st district session " +
    "hearing mediation arbitration meeting request letter email room motion attempt phase round person draft row place name",
);

/** Before a name. */
export const TITLES = set("mr mrs ms dr me mme mlle sr sra srta lic maitre justice judge prof don dona madame monsieur sir dear");

/** Words of the calendar that are names too. */
export const NAMES = set(
  "april may june august jan julio domingo dimanche avril mai abril mars marzo friday noel enero pascua tuesday winter summer autumn easter martes janvier samedi",
);
