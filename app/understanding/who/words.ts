/** What the words around a name say of whose it is, in three languages together. */
import type { CueWords } from "../detectors/cues.ts";

export const RELATIVE_WORDS = {
  kin: "my wife|my husband|my partner|my son|my daughter|my father|my mother|my brother|my sister|my dad|my mom|my mum|my cousin|my uncle|my aunt|my nephew|my niece|my brother in law|my sister in law|ma femme|mon mari|mon conjoint|ma conjointe|mon fils|ma fille|mon père|ma mère|mon frère|ma sœur|mon cousin|ma cousine|mon beau-frère|ma belle-sœur|mon oncle|ma tante|mi esposa|mi esposo|mi marido|mi mujer|mi hijo|mi hija|mi padre|mi madre|mi hermano|mi hermana|mi primo|mi prima|mi cuñado|mi cuñada|mi tío|mi tía|mi papá|mi mamá",
} satisfies CueWords;

/** Relatives and helpers of somebody: "my wife carol", "my lawyer Ana" and "my assistant Joe" are not who writes to us. */
export const THIRD_PERSONS: CueWords = {
  kin: `${RELATIVE_WORDS.kin}|my lawyer|my boss|my assistant|my legal assistant|my secretary|my paralegal|my clerk|my associate|my colleague|mon adjointe|mon adjoint|mon assistante|mon assistant|ma secrétaire|ma parajuriste|mon associé|mon associée|mon collègue|ma collègue|mi asistente|mi secretaria|mi secretario|mi pasante|mi colega|mi socio|mi socia|mon avocat|mon avocate|mon patron|ma patronne|mi abogado|mi abogada|mi jefe|mi jefa`,
  theirs:
    "his name is|her name is|their name is|his name's|her name's|son nom est|leur nom est|il s'appelle|elle s'appelle|ils s'appellent|se llama|se llaman|su nombre es",
};

/** Behind a firm: it is the visitor's. */
export const OWN_FIRM_AFTER: CueWords = {
  own: "which is my firm|which is our firm|that's my firm|that is my firm|my firm|our firm|my company|our company|qui est mon cabinet|qui est notre cabinet|mon cabinet|notre cabinet|mon étude|notre étude|mon entreprise|ma compagnie|que es mi firma|que es mi despacho|que es mi bufete|mi firma|mi despacho|mi bufete|nuestra firma|nuestro despacho|mi empresa|nuestra empresa",
};

/** Who works for somebody: the firm that is said with that person is the visitor's too. */
const WORKERS =
  "assistant|legal assistant|clerk|law clerk|secretary|paralegal|associate|articling student|adjointe|adjoint|adjointe juridique|assistante|secrétaire|parajuriste|technicienne juridique|stagiaire|asistente|secretaria|secretario|pasante|paralegal";
const OF = "of|to|for|with|de|du|del|d'|chez".split("|");
export const WORKS_FOR: CueWords = {
  boss: [
    ...WORKERS.split("|").flatMap((worker) => OF.map((link) => `${worker} ${link}`)),
    ..."on behalf of|de la part de|au nom de|de parte de|en nombre de".split("|"),
  ].join("|"),
};

/** What leads to a name that somebody says of themselves, with a title before it. */
export const SELF_LINKS: CueWords = { me: "c'est|ici|this is|it's|je suis|i am|i'm|soy|habla|le habla|aquí|moi c'est" };

/** Words between "my" and "is" that mean a name, to recognise their slips. */
export const NAME_WORDS = ["name", "nombre", "nom", "llamo"];

/** Who sits and decides, by any word of it. */
export const BENCH_WORDS: CueWords = {
  bench:
    "tribunal|panel|chamber|arbitrator|mediator|adjudicator|judge|justice|hearing|hears|hear|before|chaired|presided|preside|presiding|sits|arbitre|médiateur|médiatrice|juge|devant|formation|présidé|présidée|entend|árbitro|árbitra|mediador|mediadora|juez|jueza|conciliador|conciliadora|ante|presidido|presidida|arbitration|mediation|arbitrage|médiation|arbitraje|mediación",
};

/** Before a name: whom the visitor does not wish to meet. */
export const AVOIDED_WORDS: CueWords = {
  avoid:
    "don't want to see|don't want to meet|dont want to see|do not want to see|don't wish to see|not be in the same room as|avoid|rather not see|rather not meet|veux pas voir|veux pas croiser|veux pas rencontrer|ne veut pas voir|ne souhaite pas voir|ne souhaite pas croiser|éviter|no quiero ver|no quiero ver a|no quiero encontrarme con|no quiero cruzarme con|no quiere ver|evitar",
};

/** Before those who are billed: it says who pays, and nobody more comes. */
export const BILLING_WORDS: CueWords = {
  bill: "invoice|bill|invoice to|send the invoice to|send the bill to|charge|facturer|facturez|facturer à|facturez à|envoyez la facture à|la facture à|facturar|facture a|facturen|facturen a|facturar a|cobrar|cobren a|cobrar a|la factura a",
};
