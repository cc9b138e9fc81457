/** How people say in which language a hearing is held, in three languages. */
import type { CueWords } from "../cues.ts";

export const HEARING_LANGUAGE_WORDS: CueWords = {
  /** The hearing by any name. */
  hearing:
    "hearing|hearings|mediation|arbitration|trial|proceedings|case conference|session|sessions|examination|audience|audiences|médiation|arbitrage|procès|procédure|débats|séance|séances|interrogatoire|conférence|audiencia|audiencias|mediación|arbitraje|juicio|procedimiento|sesión|sesiones|interrogatorio|conferencia",
  /** All of it, or what is left of it: said of the hearing only where nothing else comes before. */
  all: "everything|all|all of it|it all|the whole thing|tout|le tout|todo|todo ello",
  rest: "the rest|rest|le reste|lo demás|el resto",
  /** Nothing else needs to be named with these: "we'll proceed in French". */
  proceeds:
    "we'll proceed|we will proceed|we proceed|nous procéderons|on procédera|on procède|ça se passe|ça se passera|cela se passera|ça se déroule|ça se déroulera|cela se déroulera|ça va se passer",
};

/** What may be said between the hearing and "in". */
export const HEARING_IS_WORDS: CueWords = {
  is: "is|are|will|will be|to be|be|being|going to be|would be|should be|must be|has to be|needs to be|is to be|held|conducted|done|run|heard|takes place|will take place|proceeds|will proceed|entirely|only|of course|est|sont|sera|seront|doit être|doit se tenir|se passe|se passera|se passent|va se passer|se déroule|se déroulera|se dérouleront|se tient|se tiendra|se tiendront|se fait|se fera|a lieu|aura lieu|auront lieu|procède|procédera|tenue|tenu|entièrement|uniquement|seulement|bien sûr|évidemment|es|son|será|serán|va a ser|se hará|se hace|se llevará a cabo|se lleva a cabo|se celebra|se celebrará|se celebrarán|se desarrolla|se desarrollará|tendrá lugar|debe ser|íntegramente|solo|solamente|únicamente|completamente|por supuesto",
};

/** Before the language itself: "language of the hearing: French". */
export const HEARING_LANGUAGE_LABELS: CueWords = {
  label:
    "language of the hearing|hearing language|language of the arbitration|language of the mediation|language of the proceedings|language of arbitration|langue de l'audience|langue d'audience|langue de l'arbitrage|langue de la médiation|langue de la procédure|langue des débats|langue du procès|idioma de la audiencia|idioma del arbitraje|idioma de la mediación|idioma del procedimiento|lengua de la audiencia|lengua del arbitraje",
};

/** "A bilingual hearing", « audience bilingue ». */
export const BILINGUAL_WORDS: CueWords = {
  bilingual:
    "bilingual hearing|bilingual mediation|bilingual arbitration|hearing is bilingual|hearing will be bilingual|audience bilingue|médiation bilingue|arbitrage bilingue|audience est bilingue|audience sera bilingue|audiencia bilingüe|mediación bilingüe|arbitraje bilingüe|audiencia es bilingüe|audiencia será bilingüe",
};

/** With these an interpreter is none: "no interpreter, all in English". */
export const NO_ANOTHER = ["no", "not", "without", "pas", "aucun", "sans", "sin", "ni"];

/** What may open a sentence before "all": "and it's all in English". */
export const BEFORE_ALL = [
  "and",
  "but",
  "also",
  "so",
  "it",
  "is",
  "it's",
  "yes",
  "please",
  "et",
  "mais",
  "oui",
  "c'est",
  "donc",
  "y",
  "pero",
  "sí",
  "es",
];

/** Behind a language: it is of somebody or something else. */
export const OF_ANOTHER = [
  "interpreter",
  "interpreters",
  "interpretation",
  "interpreting",
  "speaker",
  "speakers",
  "speaking",
  "reporter",
  "transcript",
  "translation",
  "captions",
  "law",
  "interprète",
  "interprétation",
  "sténographe",
  "transcription",
  "traduction",
  "intérprete",
  "interpretación",
  "transcripción",
  "traducción",
];
