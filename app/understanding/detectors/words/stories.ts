/** What a matter is called, and what a sentence says before it tells one. */
import type { CueWords } from "../cues.ts";

export const STORY_WORDS: CueWords = {
  /** Who or what the telling is about. */
  subject:
    "it|this|which|that|the case|our case|my case|the matter|our matter|the dispute|the claim|the hearing|the arbitration|the mediation|the file|the fight|the issue|the problem|the disagreement|mediation|arbitration|grievance|ça|ca|cela|ce|c|qui|il|l'affaire|affaire|la cause|la chicane|le litige|le différend|le dossier|dossier|notre dossier|notre cause|l'audience|l'arbitrage|la médiation|le problème|la dispute|le grief|el caso|nuestro caso|mi caso|el asunto|el litigio|el pleito|la disputa|la controversia|el problema|la audiencia|el arbitraje|la mediación|el conflicto|que|esto|se",
  /** Tells by itself. */
  tells:
    "concern|involve|relates to|relate to|arises out of|arise out of|arises from|arising out of|arising from|stems from|deals with|pertains to|has to do with|is about|are about|is all about|'s about|s about|is over|'s over|concerne|concernant|porte sur|portant sur|découle de|découle du|découle d|découlant de|a trait à|s'agit de|s'agit d|s'agit du|est au sujet de|est au sujet d|est à propos de|est à propos d|est une histoire de|trata de|trata del|trata sobre|versa sobre|surge de|surge del|deriva de|gira en torno a|es sobre|es acerca de|es por|es porque|tiene que ver con",
  /** Tells where a noun of a dispute, or nothing but the story, follows. */
  is: "is|'s|s|was|est|es|hay|we have|there is|there's|this is|c'est|il y a|nous avons|tenemos|son",
  about:
    "about|over|regarding|concerning|in relation to|relating to|au sujet de|au sujet du|au sujet d|à propos de|à propos du|à propos d|concernant|relatif à|relativement à|portant sur|acerca de|respecto de|respecto a|relativo a|relativa a|relacionado con|relacionada con|en torno a",
  /** These are of places, days and hours as well. */
  on: "on|of|sur|quant à|sobre|por|de|del|d",
  quarrel:
    "dispute|disagreement|case|claim|matter|fight|conflict|quarrel|lawsuit|litige|différend|chicane|conflit|cause|réclamation|poursuite|disputa|litigio|controversia|conflicto|caso|pleito|asunto|demanda|reclamo",
  /** Introduces a matter at any place, also in a message without stops. */
  file: "in the matter of|in the case of|re the|in connection with the|dans l'affaire de|dans l'affaire d|dans l'affaire du|dans le dossier de|dans le dossier d|dans le dossier du|en el asunto de|en el caso de|en el asunto del|en el caso del",
  article: "a|an|the|our|my|un|une|le|la|l|notre|mon|una|el|nuestro|nuestra",
};

/** Words of which a clause with nothing else in it tells what the matter is. */
export const MATTER_WORDS: CueWords = {
  matter:
    "dispute|disagreement|breach|wrongful dismissal|dismissal|negligence|malpractice|infringement|oppression|unpaid|non-payment|nonpayment|defect|defective|deficiency|claim|estate|divorce|custody|separation|injury|accident|lawsuit|fraud|misrepresentation|leak|leaking|flood|mould|mold|eviction|harassment|discrimination|severance|termination|terminated|inheritance|royalties|boundary|fence|nuisance|delay|overrun|shareholder|franchise|earn-out|insolvency|deposit|landlord|tenant|fired|sued|suing|litige|différend|vice caché|malfaçon|congédiement|licenciement|renvoi|négligence|contrefaçon|succession|garde|blessure|fraude|infiltration|inondation|dégât|moisissure|expulsion|harcèlement|résiliation|rupture|héritage|redevance|clôture|impayé|non payé|retard|actionnaire|dépôt|chicane|réclamation|poursuite|bail|vicio|disputa|litigio|controversia|incumplimiento|despido|negligencia|infracción|sucesión|herencia|divorcio|custodia|lesión|accidente|fraude|filtración|gotera|humedad|inundación|desalojo|acoso|discriminación|terminación|rescisión|regalía|lindero|cerca|impago|sin pagar|retraso|demora|defecto|reclamo|demanda|franquicia|accionista|peleamos|arrendador|inquilino",
};
/** A line or part of a line of these says what somebody does, and is no name. */
export const ROLE_WORDS: CueWords = {
  role: "paralegal|clerk|law clerk|assistant|legal assistant|secretary|associate|partner|lawyer|attorney|barrister|solicitor|counsel|student|manager|director|coordinator|officer|case officer|case manager|registrar|in-house|legal counsel|general counsel|administrator|owner|juriste|greffier|greffière|responsable|gestionnaire|propriétaire|secretario|abogado interno|asociado|asociada|jefe|jefa|dueño|dueña|adjointe|adjoint|avocat|avocate|parajuriste|technicienne|technicien|stagiaire|secrétaire|associé|associée|directrice|directeur|notaire|asistente|abogado|abogada|pasante|socio|socia|secretaria|gerente|directora|licenciada|coordinadora|apoderado|sent from|envoyé de|enviado desde",
};
