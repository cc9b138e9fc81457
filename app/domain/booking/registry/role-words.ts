/** What people are called by what they do, and what is put where a name belongs: a request's names are none of these. */
import { normalized } from "#app/domain/normalized.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

const ROLES = words(`
  arbitrator arbitrators coarbitrator mediator mediators adjudicator judge tribunal panel neutral chair chairman chairwoman chairperson umpire
  conciliator claimant claimants plaintiff applicant respondent respondents defendant complainant petitioner counsel lawyer lawyers attorney solicitor
  barrister witness witnesses expert experts interpreter interpreters translator reporter stenographer clerk trainee secretary representative
  party parties side participant participants visitor client clients insurer adjuster observer technician company firm
  arbitre arbitres mediateur mediatrice mediateurs juge presidente conciliateur conciliatrice demandeur demanderesse defendeur defenderesse
  requerant requerante intime intimee avocat avocate avocats temoin temoins experte interprete traducteur traductrice stenographe greffier
  greffiere stagiaire secretaire representant representante partie adverse participante cliente assureur observateur technicien cabinet
  societe entreprise compagnie
  arbitro arbitra arbitros coarbitro mediador mediadora juez jueza conciliador conciliadora demandante demandado demandada actora abogado abogada
  abogados letrado letrada testigo testigos perito perita peritos interpretes traductor traductora taquigrafo pasante secretario secretaria
  contraparte parte partes clienta aseguradora observador despacho bufete empresa firma compania`);

/** What is said with them, and names nobody either. */
const AROUND = words(`
  the a an our my your his her their its this that of for on other opposing sole single presiding lead own law legal main
  le la les l un une des du de notre nos mon ma mes votre vos leur leurs son sa autre unique seul seule principal principale d
  el los las una uno del al nuestro nuestra nuestros nuestras mi mis su sus otro otra unico unica solo sola
  or and ou et o y not no yet to be still been pas encore non aun todavia por sin`);

/** Nobody has been chosen, or nobody has said who. */
const OPEN = words(`
  tbd tba tbc unknown undecided chosen named appointed selected designated determined confirmed agreed
  inconnu inconnue choisi choisie choisir nomme nommee nommer designe designee designer determiner confirmer preciser
  desconocido desconocida designar designado designada nombrar nombrado nombrada elegir elegido elegida definir definido definida confirmar`);

/** As they are written within a sentence: "Lui", "Ella" and "You" are names of people too. */
const PRONOUNS = words(`
  i me myself you he him she her it we us they them someone somebody anyone nobody whom who
  je moi tu toi il elle lui on nous vous ils elles eux quelqu'un personne
  yo tú él ella usted nosotros nosotras ustedes ellos ellas alguien nadie`);

/** True of "mediator", « notre avocat », "the other side", «por designar», "him": words that name nobody. */
export function isRoleWord(name: string): boolean {
  if (PRONOUNS.has(name.trim().replaceAll("’", "'"))) return true;
  const said =
    normalized(name, "NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    said.some((word) => ROLES.has(word) || OPEN.has(word)) && said.every((word) => ROLES.has(word) || OPEN.has(word) || AROUND.has(word))
  );
}
