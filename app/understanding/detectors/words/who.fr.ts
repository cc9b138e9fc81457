/** How people say who they are and who others are, in French: before, after, or around a name. */
import type { CueWords } from "../cues.ts";

export const BEFORE_NAME_FR: CueWords = {
  me: "je m'appelle|je me nomme|mon nom est|mon nom c'est|mon nom|moi c'est|moi cest|je suis|chu|ici|c'est|c'est encore|au nom de|demandez|demander|appelez-moi|nom de famille|mon prénom|mon prénom c'est|mon prénom est|prénom|mettez|inscrivez|à l'attention de|la personne à joindre est|contact|bonjour ici|signé|on m'appelle|parlez à|demandez-moi|sous le nom de|au nom complet de",
  from: "de la part de|du cabinet|le cabinet|au cabinet|chez|je travaille chez|je travaille pour|je travaille au|notre étude|mon étude|notre cabinet est|notre cabinet|notre cabinet c'est|notre bureau|mon cabinet|pour le compte de|du bureau de|de chez|notre firme|mon entreprise|ma compagnie|notre entreprise|notre compagnie|adjointe chez|adjoint chez|avocat chez|avocate chez|parajuriste chez|stagiaire chez|le cabinet s'appelle|ça s'appelle|nous sommes|on est|on s'appelle|l'entreprise|la compagnie|contentieux de|service juridique de|service juridique|adjointe au|du service juridique de|l'étude|nous c'est|je représente l'organisme|directrice de|directeur de|présidente de|président de|secrétaire au|cabinet",
  client:
    "notre client est|notre cliente est|notre client|notre cliente|mon client est|ma cliente est|mon client|ma cliente|nous représentons|on représente|je représente|nous agissons pour|j'agis pour|on agit pour|notre mandante|notre mandant|le client est|la cliente est|au nom de notre client|au nom de notre cliente",
  claimant: "demandeur|demanderesse|demandeurs|requérant|requérante|appelant|appelante|plaignant|plaignante|poursuivant",
  respondent: "défendeur|défenderesse|défendeurs|intimé|intimée|mis en cause|employeur|l'employeur",
  counsel:
    "avocat de|avocate de|procureur de|procureure de|procureur|procureure|confrère|consœur|pour la défense|avocat adverse|avocate adverse|l'autre avocat|leur avocat|leur avocate|mon avocat|mon avocate|son avocat|notre avocate|notre avocat|représenté par|représentée par|procureurs|l'avocat|l'avocate|avocat|avocate|en face|adjointe de|adjoint de|assistante de|assistant de|secrétaire de|parajuriste de",
  witness:
    "témoin|témoins|expert|experte|notre expert|notre experte|l'expert|l'experte|interrogatoire de|déposition de|contre-interrogatoire de|le témoin|la témoin|témoin expert",
  neutral:
    "arbitre|médiateur|médiatrice|juge|l'arbitre|le médiateur|la médiatrice|l'honorable|devant|présidé par|présidée par|arbitre unique|devant l'arbitre|tribunal|le juge|la juge|conciliateur|conciliatrice|présidente|président",
  other:
    "recommandé par|recommandée par|assureur|l'assureur|mon patron|ma patronne|mon associé|mon associée|collègue|mon mari|ma femme|mon frère|ma sœur|mon fils|ma fille|mon voisin|ma voisine|entrepreneur|contre|poursuivi par|contre la compagnie|cc|cher|chère",
};
export const AFTER_NAME_FR: CueWords = {
  me: "à l'appareil|ici|au téléphone|au bout du fil|qui parle|est mon nom|c'est moi|à l'écoute",
  other: "me poursuit|nous poursuit|refuse|dit que|m'a dit|m'a vendu|prétend|me doit|nous doit|propose",
};
export const NAME_LABELS_FR: CueWords = {
  me: "nom|prénom|nom et prénom|nom complet|contact|personne-ressource|personne ressource|demandé par|responsable|de|expéditeur|demandeur de la réservation",
  firm: "cabinet|firme|entreprise|compagnie|organisme|organisation|société|étude|bureau|employeur",
  claimant: "demandeur|demanderesse|requérant|requérante|appelant|plaignant|plaignante",
  respondent: "défendeur|défenderesse|intimé|intimée|employeur|mise en cause",
  counsel: "procureur|procureure|avocat|avocate|avocats|procureurs",
  witness: "témoin|témoins|expert|experte",
  neutral: "arbitre|médiateur|médiatrice|juge|tribunal",
  story:
    "objet|sujet|affaire|l'affaire|litige|le litige|nature du litige|motif|résumé|contexte|en quelques mots|en bref|en résumé|de quoi il s'agit|re",
};
export const CLOSINGS_FR: CueWords = {
  closing:
    "cordialement|bien cordialement|salutations|salutations distinguées|merci|merci d'avance|merci beaucoup|bien à vous|sincèrement|respectueusement|à bientôt|cordiales salutations|meilleures salutations|amicalement|bonne journée|mes salutations|avec mes remerciements|bien à toi|salutations cordiales|mille mercis|au plaisir",
};
export const FIRM_FORMS_FR: CueWords = {
  end: "s.e.n.c.r.l.|senc|sencrl|s.e.n.c.|s.a.|s.a.r.l.|sarl|sa|s.e.c.|inc|ltée|avocats|avocates|avocat inc|avocate inc|notaires|notaire|et associés|& associés|et associées|associés|avocats-conseils|litige|litige inc|conseils juridiques|huissiers|assurances|banque|groupe|coopérative|légal|juridique|québec inc|sas|scp|selarl|sàrl|et fils|& fils|et cie",
  start:
    "scp|cabinet|cabinet d'avocats|étude|étude de maître|ville de|municipalité de|ministère de|syndicat des|syndicat du|syndicat de|université de|université|banque|groupe|fédération|commission|commission des|coopérative|coop|association|bureau d'aide juridique|centre de services scolaire|comité de|caisse|construction|constructions|assurances|les entreprises|ordre des|société|fondation|centre|garderie|hôpital|institut|secrétariat|conseil|union|régie|chambre",
};
export const REFERENCES_FR: CueWords = {
  own: "ma référence|ma réf|mon numéro de référence|notre numéro de référence|notre dossier|notre dossier no|notre no de dossier|notre numéro de dossier|notre référence|notre réf|notre numéro interne|numéro interne|dossier interne|référence interne|n/réf|n/d|n réf",
  court_file:
    "dossier|dossier no|no de dossier|numéro de dossier|dossier de cour|no de cour|notre dossier de cour|notre dossier judiciaire|votre dossier|v/réf|v/d|réf|référence|cause|grief|grief no|sinistre|réclamation|no dossier|affaire|police",
  contract: "contrat|contrat no|no de contrat|numéro de contrat|bon de commande|facture",
  booking: "réservation|numéro de réservation|no de réservation|confirmation|no de confirmation|numéro de confirmation",
};
export const SIDE_FR: CueWords = {
  claimant:
    "pour la demande|pour le demandeur|pour la demanderesse|nous représentons le demandeur|nous représentons la demanderesse|en demande|nous agissons pour la demanderesse|nous agissons pour le demandeur|nous sommes demandeurs|je suis le demandeur|je suis la demanderesse|pour la requérante|pour le requérant|côté demande|procureurs de la demanderesse",
  respondent:
    "pour la défense|pour le défendeur|pour la défenderesse|nous représentons le défendeur|nous représentons la défenderesse|en défense|nous agissons pour la défenderesse|nous agissons pour le défendeur|nous sommes défendeurs|je suis le défendeur|je suis la défenderesse|pour l'intimée|pour l'intimé|côté défense|procureurs de la défenderesse|je suis poursuivi|je suis poursuivie",
};
