/** What people do in a hearing, what links a name to it, and who does not come, in three languages together. */
import { RELATIVE_WORDS } from "#app/understanding/who/words.ts";
import type { CueWords } from "../cues.ts";

const INSURERS = "insurer|insurance company|assureur|aseguradora";

/** The other side, by what it is to the visitor. */
export const OPPONENT_WORDS = {
  opponent: `${INSURERS}|contractor|general contractor|subcontractor|landlord|tenant|seller|buyer|supplier|carrier|builder|employer|other side|other party|opposing party|opponent|entrepreneur|entrepreneur général|entrepreneuse|locateur|locataire|propriétaire|vendeur|acheteur|fournisseur|transporteur|employeur|autre partie|partie adverse|contratista|constructora|arrendador|arrendadora|casero|casera|inquilino|inquilina|vendedor|vendedora|comprador|compradora|proveedor|proveedora|transportista|empleador|empleadora|contraparte|la otra parte`,
} satisfies CueWords;

export const PART_WORDS: CueWords = {
  witness: "witness|fact witness|lay witness|key witness|deponent|examinee|témoin|témoin ordinaire|testigo",
  expert: "expert witness|expert|témoin expert|experte|testigo experto|perito experto|perito|perita",
  secretary:
    "tribunal secretary|secretary to the tribunal|secretary of the tribunal|administrative secretary|secrétaire du tribunal|secrétaire du tribunal arbitral|secrétaire administrative|secretario del tribunal|secretaria del tribunal|secretario arbitral|secretaria arbitral|secretario administrativo|secretaria administrativa",
  representative:
    "party representative|client representative|company representative|corporate representative|représentant de partie|représentante de partie|représentant de la partie|représentant de l'entreprise|représentante de l'entreprise|representante de parte|representante de la empresa|representante legal de la empresa",
  assistant:
    "law clerk|articling student|law student|trainee|trainee lawyer|trainee solicitor|stagiaire|stagiaire en droit|étudiant en droit|étudiante en droit|technicien juridique|technicienne juridique|pasante|practicante",
  insurer: `${INSURERS}|claims adjuster|insurance adjuster|adjuster|insurance rep|insurance representative|expert en sinistres|experte en sinistres|ajustador|ajustadora|ajustador de seguros`,
  support:
    "support person|companion|carer|caregiver|accompagnateur|accompagnatrice|personne de soutien|personne de confiance|proche aidant|proche aidante|acompañante|persona de apoyo|cuidador|cuidadora",
  observer: "observer|observateur|observatrice|observador|observadora",
  technician: "technician|technical operator|trial technician|technicien|technicienne|técnico",
  neutral:
    "preside|presides|will preside|presidirá|préside|présidera|presidido por|présidé par|presided by|chaired by|tribunal chair|chair of the tribunal|présidente du tribunal|président du tribunal|presidente del tribunal|presidenta del tribunal|arbitrator|sole arbitrator|presiding arbitrator|co-arbitrator|mediator|adjudicator|adjudicateur|adjudicatrice|adjudicador|adjudicadora|panel member|judge|arbitre|arbitre unique|coarbitre|médiateur|médiatrice|juge|árbitro|árbitra|árbitro único|coárbitro|mediador|mediadora|juez|jueza|conciliador|conciliadora|conciliateur|conciliatrice",
  counsel:
    "counsel|co-counsel|lawyer|attorney|solicitor|barrister|opposing counsel|defence counsel|defense counsel|avocat|avocate|procureur|procureure|abogado|abogada|apoderado|apoderada|letrado|letrada",
  interpreter: "interpreter|interprète|intérprete|translator|traducteur|traductrice|traductor|traductora",
  claimant:
    "claimant|plaintiff|applicant|complainant|petitioner|demandeur|demanderesse|requérant|requérante|plaignant|plaignante|demandante|parte actora|actora|parte demandante|reclamante",
  respondent: "respondent|defendant|défendeur|défenderesse|intimé|intimée|demandado|demandada|parte demandada|parte requerida|requerida",
  tribunal: "tribunal|panel|formation arbitrale",
  /** Relatives, where they take part, and some of those who are counted: "one of them". */
  kin: RELATIVE_WORDS.kin,
  them: "one of them|one of the two|l'un d'eux|l'une d'elles|l'un d'entre eux|l'un des deux|uno de ellos|una de ellas|uno de los dos",
  // Who is on the other side by what they are to the visitor plays none of the parts above, and no other one.
  other: `${OPPONENT_WORDS.opponent}|union president|president of the union|president of the company|présidente du syndicat|président du syndicat|presidenta del sindicato|presidente del sindicato|general manager|directeur général|gerente general`,
};

/** What a number or an article before a part says of those who are noted already. */
export const MENTION_WORDS = {
  more: "another autre otro otra more additional further extra supplementaire adicional".split(" "),
  whole: "both ambos ambas les los las".split(" "),
  definite: "the our my le la l el al notre nos mon ma nuestro nuestra nuestros nuestras mi".split(" "),
  /** Behind the part: "dos testigos más", « deux témoins de plus ». */
  moreAfter: "more mas supplementaire adicional plus besides".split(" "),
};
/** Between a number and a side: "5 for the claimant", « quatre personnes pour la défenderesse ». */
export const LEADS_TO_SIDE =
  "people person persona personne for from on the side of pour du cote de la l le les por parte del lado los las attendee participant participante".split(
    " ",
  );
export const SIDE_LINKS = "for from pour cote por lado parte".split(" ");

/** Between a part and the name after it: "arbitrator is the Hon. Judith Crane". */
export const LEADS_TO_NAME =
  "is are will be est sera seront es sera seran c named nomme nommee llamado llamada called name whose que se llama llaman qui s appelle the el la le los les l hon honourable honorable mr mrs ms dr dre me maitre sr sra dra lic ing m mme mlle miss monsieur madame senor senora don dona docteur doctor doctora doctore ingeniero ingeniera licenciado licenciada prof professor professeur profesor profesora dame s".split(
    " ",
  );
/** Between a name and the part after it: "Ann Lee is our key witness", « X est notre témoin ». */
export const LEADS_TO_PART =
  "is are will be was as being c ce est sera comme es sera como en tant que calidad de now actually also only our the a an my their his her notre nos le la l un une mon ma leur nuestro nuestra mi el una su who qui quien key own main first second expert independent indépendant independent s isn aren they he she it elle ils elles il eux ella ellos son in fact rather plutôt realidad en más mas bien".split(
    " ",
  );
export const DENIALS = "not no n pas non isn aren wasn jamais ni plus ya longer never".split(" ");
/** Between names that are listed together. */
export const LISTING = "and et y e with plus mr mrs ms dr me m mme sr sra dra lic".split(" ");
/** Between a name and the firm after it. */
export const LEADS_TO_FIRM = "of from with at the in de du d des cabinet chez bureau del despacho bufete estudio firma la".split(" ");
/** Subjects that are not the person named before: "X is the arbitrator, the hearing is by Zoom". */
export const OTHER_SUBJECTS =
  "i we us everyone everybody all others rest hearing it room je nous on tous tout audience salle autres yo nosotros todos audiencia sala demas".split(
    " ",
  );

/** Somebody who is named and does not come, or is taken off the list: before the name, or after it. */
export const ABSENCES: CueWords = {
  before:
    "take off|take out|take|remove|drop|delete|scratch|strike|leave out|without|forget|cancel|cross out|cross off|retirez|retirer|enlevez|enlever|ôtez|ôter|supprimez|rayez|oubliez|sans|quite a|quiten a|quitar a|quita a|saque a|saquen a|elimine a|eliminen a|borre a|quite|quiten|quitar|elimine|saque|sin",
  after:
    "won't be coming|will not be coming|isn't coming|is not coming|not coming|won't attend|will not attend|won't be attending|not attending|won't be joining|won't join|won't be there|will not be there|won't participate|can't make it|cannot make it|can't attend|cannot attend|can't come|no longer attending|no longer coming|is no longer attending|is no longer coming|dropped out|has dropped out|withdrew|has withdrawn|won't testify|won't be testifying|is out|is off|ne viendra pas|ne vient pas|ne vient plus|ne viendra plus|ne sera pas là|ne sera plus là|ne sera pas présent|ne sera pas présente|ne participera pas|ne participera plus|n'assistera pas|s'est désisté|s'est désistée|ne témoignera pas|ne témoignera plus|ne peut pas venir|no viene|no vendrá|no va a venir|no asistirá|no asiste|no participará|no participa|ya no va|ya no viene|ya no vendrá|ya no participa|ya no asistirá|no declarará|no testificará|no estará|no puede venir|se retiró",
};
/** "Take Ms Y off (the list)": what the removing verb has after the name. */
export const OFFS = "off|out|from the list|off the list|de la liste|de la lista";
