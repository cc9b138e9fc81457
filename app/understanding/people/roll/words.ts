/** Lists of those who take part: whom they name by what they are, and the words that join, open and close them, in three languages together. */

import type { CueWords } from "#app/understanding/detectors/cues.ts";
import { HEAD_WORDS } from "#app/understanding/detectors/words/heads.ts";
import { RELATIVE_WORDS } from "#app/understanding/who/words.ts";

/** Who is called by what they are, and the part that it gives them. */
export const TITLE_WORDS: CueWords = {
  kin: `${RELATIVE_WORDS.kin}|wife|husband|son|daughter|father|mother|brother|sister|cousin|uncle|aunt|nephew|niece|mom|mum|dad|kid|spouse|friend|neighbour|neighbor|partner|business partner|old business partner|ex partner|femme|mari|conjoint|conjointe|fils|fille|père|mère|frère|sœur|gars|blonde|chum|oncle|tante|neveu|nièce|ami|amie|voisin|voisine|beau-frère|belle-sœur|associé|associée|esposa|esposo|marido|mujer|hijo|hija|padre|madre|hermano|hermana|primo|prima|tío|tía|sobrino|sobrina|cuñado|cuñada|papá|mamá|amigo|amiga|vecino|vecina|socio|socia|ex socio|ex socia`,
  other:
    "client|customer|buyer|seller|driver|other driver|owner|surveyor|appraiser|accountant|treasurer|employee|worker|athlete|delegate|union delegate|union rep|shop steward|colleague|coworker|tenant|landlord|boss|insurance lady|insurance man|notary|engineer|architect|doctor|nurse|investigator|officer|trustee|heir|guest|student|family|community elder|elder|cliente|acheteur|acheteuse|vendeur|vendeuse|conducteur|conductrice|propriétaire|proprio|arpenteur|évaluateur|évaluatrice|comptable|trésorier|trésorière|employé|employée|salarié|salariée|athlète|membre visé|délégué|déléguée|délégué syndical|déléguée syndicale|confrère|consœur|collègue|patron|patronne|notaire|ingénieur|ingénieure|architecte|médecin|infirmière|enquêteur|enquêtrice|syndic|héritier|héritière|invité|invitée|aîné|aînée|famille|comprador|compradora|vendedor|vendedora|conductor|conductora|dueño|dueña|tasador|tasadora|contador|contadora|tesorero|tesorera|empleado|empleada|trabajador|trabajadora|atleta|delegado|delegada|delegado sindical|delegada sindical|colega|jefe|jefa|notario|notaria|ingeniero|ingeniera|arquitecto|arquitecta|médico|médica|enfermera|investigador|investigadora|heredero|heredera|invitado|invitada|familia|chartered accountant|bookkeeper|actuary|quantity surveyor|co-trustee|executor|executrix|beneficiary|heiress|shareholder|co-owner|founder|co-founder|managing partner|finance director|project director|project manager|office manager|property manager|site manager|hr manager|superintendent|foreman|vice-president|vice president|vp|vp hr|vp finance|vp legal|vp operations|vp sales|hr director|head of hr|svp|evp|cto|gc|secretary-treasurer|controller|comptroller|auditor|administrator|human resources|union representative|steward|physician|surgeon|professor|teacher|police officer|detective|inspector|broker|realtor|analyst|consultant|developer|designer|purchaser|underwriter|comptable agréé|comptable agréée|expert-comptable|actuaire|arpenteuse|fiduciaire|liquidateur|liquidatrice|exécuteur|bénéficiaire|actionnaire|copropriétaire|fondateur|fondatrice|gestionnaire|gestionnaire de projet|chargé de projet|chargée de projet|chef de chantier|contremaître|surintendant|surintendante|vice-président|vice-présidente|dg|drh|rh|ressources humaines|contrôleur|contrôleuse|vérificateur|vérificatrice|administrateur|administratrice|représentant syndical|représentante syndicale|infirmier|chirurgien|chirurgienne|professeur|professeure|enseignant|enseignante|capitaine|agent|agente|policier|policière|inspecteur|inspectrice|courtier|courtière|analyste|consultante|conseiller|conseillère|promoteur|promotrice|contador público|contadora pública|actuario|actuaria|valuador|valuadora|fiduciario|fiduciaria|albacea|beneficiario|beneficiaria|accionista|copropietario|copropietaria|propietario|propietaria|fundador|fundadora|gerente legal|gerente de proyecto|jefe de obra|jefa de obra|administrador|administradora|vicepresidente|vicepresidenta|contralor|contralora|auditora|recursos humanos|rr hh|rrhh|enfermero|cirujano|cirujana|profesor|profesora|maestro|maestra|capitán|capitana|policía|inspectora|analista|consultor|consultora|asesor|asesora|promotor|promotora",
  representative:
    "ceo|cfo|coo|general manager|gerente general|directeur général|directrice générale|director general|directora general|director|managing director|manager|in-house counsel|general counsel|company rep|representative|rep|pdg|directeur|directrice|directeur financier|directrice financière|gérant|gérante|représentant|représentante|juriste interne|director financiero|directora financiera|gerente|directora|representante|representante legal",
  assistant:
    "paralegal|legal assistant|law clerk|clerk|assistant|associate|junior|parajuriste|adjoint|adjointe|assistant juridique|assistante|stagiaire|asistente|asistente legal|auxiliar|pasante",
  secretary: "club secretary|secretary|secrétaire|secretario|secretaria",
  technician: "technical team|tech team|tech|it person|équipe technique|équipe de techniciens|equipo técnico|técnico de sonido",
  neutral: "committee member|member of the panel|panel member|membre du comité|arbiter|miembro del panel|miembro del comité",
  /** Of a tribunal that is counted, or of a company. */
  chair: "president|chair|chairman|chairwoman|chairperson|président|présidente|presidente|presidenta",
};

/** Who serves a hearing and takes no part: they are in a list, and no entry. */
export const SERVING_WORDS: CueWords = {
  serves:
    "court reporter|reporter|stenographer|interpreter|translator|videographer|camera operator|cameraman|sténographe|sténo|interprète|traducteur|traductrice|vidéaste|caméraman|estenógrafo|estenógrafa|taquígrafo|taquígrafa|intérprete|traductor|traductora|camarógrafo|camarógrafa",
};

/** The visitor, as one of those who come. */
export const SELF_WORDS: CueWords = { self: "me|myself|and i|moi|moi-même|moi même|yo|yo mismo|yo misma|un servidor" };

/** A side by words that no party bears, and whose people come of no side that is known. */
export const SIDE_WORDS: CueWords = {
  claimant: "plaintiff side|claimant side|the claim|demande|la demande|partie demanderesse|côté demandeur|côté demande",
  respondent:
    "defence|defense|defence side|defense side|respondent side|la défense|partie défenderesse|côté défendeur|côté défense|la defensa",
  own: "for us|for our side|pour nous|por nosotros|para nosotros|our side|our team|my side|notre côté|notre bord|our end|our camp|nos gens|nuestra parte|nuestro lado|nuestro equipo",
  theirs:
    "for them|for the other side|pour eux|por ellos|their side|other side|the other side|theirs|leur côté|leur bord|l'autre partie|la partie adverse|autre côté|la otra parte|la contraparte",
};

export const ROLL_WORDS: CueWords = {
  and: "accompanied by|accompagné de|accompagnée de|accompagné par|accompagnée par|acompañado de|acompañada de|acompañado por|acompañada por|and|et|y|e|pis|plus|as well as|and then|along with|together with|with|ainsi que|avec|et puis|puis|con|más|junto con|así como|&|also|aussi|también",
  open: "of whom|of which|including|among them|among whom|dont|parmi lesquels|y compris|de los cuales|de las cuales|entre ellos|incluyendo|incluidos",
  people: "people|person|participant|attendee|of us|personne|gens|participante|persona|pers|members|membres|miembros",
  all: "all|all of us|all of them|everyone|everybody|tous|toutes|tout le monde|todos|todas|both|ambos",
  except: "except|except for|sauf|excepté|hormis|excepto|salvo|menos",
  included: "included|inclus|incluse|incluido|incluida",
  others: "other|others|autre|autres|otro|otra|otros|otras|remaining|rest|restants|restantes",
  each: `each|apiece|each of them|chacun|chacune|cada uno|cada una|${HEAD_WORDS.side}`,
  light: "il y a|il y aura|il y aurait|il y en a|il y en aura|there is|there are|there will be",
  nth: "first|second|third|fourth|premier|première|deuxième|troisième|quatrième|primer|primero|primera|segundo|segunda|tercer|tercero|tercera|cuarto|cuarta|sole|lead|unique|único",
};

/** Who was named last: so many are meant. */
export const PRONOUNS: CueWords = { one: "she|he|she's|he's|elle|il|ella", many: "they|they're|ils|elles|ellos|ellas" };

/** "My", "nos": the visitor's; "his", « son »: of who was named before. */
export const POSSESSIVES: CueWords = {
  own: "my|our|mon|ma|mes|notre|nos|mi|mis|nuestro|nuestra|nuestros|nuestras",
  theirs: "his|her|their|son|sa|ses|leur|leurs|su|sus",
};
export const ARTICLE_WORDS: CueWords = {
  definite: "those|these|ces|esos|esas|estos|estas|the|le|la|les|l|el|los|las",
  indefinite: "a|an|another|un|une|una|uno|autre|otro|otra|one|some",
};

/** Who takes part comes, is there, joins: such words of a list say nothing more. */
export const COMING =
  "them eux d it its there y aura il serait cest ca va vamos ser asistimos will be is are am was sera seront est sont suis serai serons on nous era sere seremos seran somos son es estara estaran estare estaremos esta estan estamos be being there la en ahi would is're re ll d who qui que which from desde depuis based to pour por for from of de du des del d al au aux a in at side cote parte lado part par only just solo solamente seulement uniquement join joins joining joined come coming comes attend attends attending present presents presentes connect connects connected connecte connectent connectera connecteront connectes conecta conectan conectara conectaran conectados conectado conectada conectadas se rejoint rejoindra rejoindront joindra joindront joindre vient viennent viendra viendront viendrons venons venir va van vamos voy vais vont aller viene vienen vendra vendran assiste assistent assistera assisteront asiste asisten asistira asistiran asisto participe participent participera participeront participa participan participara participaran testify testifies testifying temoigne temoignent temoignera temoigneront declara declaran declarara declararan entra entran intervient interviennent interviendra interviendront intervendra intervendran wants wishes watch watching listen regarder veut quiere ver sits sit sitting siege siegent themselves themself also aussi tambien too then luego despues ensuite ademas additionally finalement well ok hmm ah oh bueno s outside external key own main independent lead senior junior old new young ex co expert hon honourable mr mrs ms dr me mme sr sra dra lic ing maitre both".split(
    " ",
  );

/** Titles of names that say a part. */
export const NAME_TITLES: Readonly<Record<string, "counsel" | "neutral">> = {
  me: "counsel",
  maitre: "counsel",
  judge: "neutral",
  justice: "neutral",
  hon: "neutral",
  honourable: "neutral",
  honorable: "neutral",
  juge: "neutral",
  juez: "neutral",
  jueza: "neutral",
};

/** Before a list, or in its last words: they come. */
export const COMING_LISTS: CueWords = {
  comes:
    "participants|attendees|attending|attend|there will be|it will be|will be|we are|we're|in the room|comes|serons|nous sommes|on est|on sera|y aura|présents|vient|somos|seremos|seríamos|vamos|van|voy|venimos|asistimos|viene|vienen|vendrán|vendremos|van a venir|participan|viennent|viendront|seront|estarán|asistirán",
  with: "between|entre|avec|with|con",
};
