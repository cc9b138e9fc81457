/** How the hearing is held and what it needs, in French. */
import type { CueWords } from "../cues.ts";

export const FORMATS_FR: CueWords = {
  none: "équipement de visioconférence|équipement de vidéoconférence|équipement vidéo|technicien",
  in_person:
    "en personne|en présentiel|présentiel|présentielle|sur place|en salle|dans la salle|en présence|face à face|en chair et en os|physiquement|en vrai|tout le monde dans la salle|autour de la table|dans vos locaux",
  virtual:
    "virtuel|virtuelle|en virtuel|virtuellement|à distance|en ligne|par zoom|sur zoom|en zoom|zoom|par teams|sur teams|en teams|via teams|avec teams|par visioconférence|visioconférence|en visioconférence|visio|en visio|par vidéo|en vidéo|par vidéoconférence|vidéoconférence|par téléphone|au téléphone|par écran|sur écran|par écran interposé|télétravail|distanciel|en distanciel|liaison vidéo|par liaison vidéo|webex|de chez eux|de la maison",
  hybrid:
    "hybride|mixte|en mode hybride|formule hybride|un peu des deux|mi-présentiel|semi-virtuel|les deux|en personne et en virtuel|formule mixte|bimodal",
};
export const SETUPS_FR: CueWords = {
  u_shape: "en u|format u|disposition u|en forme de u|table en u|tables en u|en fer à cheval|fer à cheval|disposition en u",
  boardroom: "grande table|une seule table|style salle de conférence|table de conférence|style conseil|une longue table",
  other: "table ronde|table ovale|en carré|en cercle|en rond",
  courtroom: "style tribunal|disposition tribunal|barre des témoins|en théâtre|style théâtre|style salle de cour|comme à la cour",
  exam: "disposition interrogatoire|style interrogatoire|disposition pour interrogatoire",
};
export const ROOM_WORDS_FR: CueWords = {
  breakout:
    "salle de caucus|caucus|salle de repli|salle de retrait|salle de sous-groupe|salle d'appoint|salle supplémentaire|deuxième salle|salle de rupture|salle annexe|salle de retraite|salle de travail",
  side: "petite salle|salle privée|salle séparée|salle à part|salle d'attente|salle de préparation|salle de pause|salle distincte|salon privé|salle de conférence privée|salle des témoins",
  additional:
    "salle de délibéré|salle de délibération|salle du tribunal|salle pour le tribunal|salle pour les arbitres|salle de délibéré pour le tribunal|salle d'attente|salle d'attente pour les témoins|salle des témoins|salle pour les témoins",
  main: "salle principale|grande salle|salle d'audience|salle|pièce|local",
};
export const SERVICES_FR: CueWords = {
  courtReportingRequired:
    "transcription en direct|sténographe|sténographe officiel|sténographe officielle|sténo|sténographie|sténotypiste|transcription|transcription en temps réel|transcription quotidienne|notes sténographiques|prise de notes sténographiques|service de sténographie|greffier|greffier-sténographe|procès-verbal intégral|sténographe judiciaire|stenographe",
  needsLegalVideography:
    "vidéaste|vidéographe|enregistrement vidéo|captation vidéo|captation|vidéographie|filmer|filmé|filmée|vidéo juridique|caméra|enregistrer la séance|enregistré|enregistrement|enregistrer|filmer la séance",
  needsInterpretation:
    "interprète|interprétation|interprétation simultanée|interprétation consécutive|traducteur|traductrice|traduction|traduction simultanée|interprete|cabine|cabine d'interprétation",
  needsSignLanguage:
    "langue des signes|lsq|langue des signes québécoise|interprète en langue des signes|interprète lsq|interprète gestuel|asl|lsf",
  prepared:
    "enregistrer l'audio|enregistrer le son|enregistrez l'audio|enregistrez le son|audio seulement|seulement l'audio|juste l'audio|uniquement l'audio|enregistrement audio|enregistrement sonore|enregistrement du son|enregistrement de la voix|sous-titrage|sous-titres",
  streamingRequired: "webdiffusion|diffusion en direct|diffusion en continu|diffusion web|streaming|retransmission|webdiffuser",
  needsDocumentPlatform:
    "plateforme documentaire|plateforme de documents|dossier électronique|partage de documents|cahier électronique|plateforme de partage|partage documentaire",
  evidencePresentationSpecialist:
    "présentation de la preuve|technicien de preuve|présentation électronique de la preuve|affichage des documents|affichage de documents|affichage des pièces|projection de documents|projection des documents|projection des pièces|documents à l'écran|pièces à l'écran",
};
export const NEEDS_FR: CueWords = {
  need: "fauteuil roulant|accès fauteuil roulant|accessible|accessibilité|mobilité réduite|ascenseur|rampe|eau|stationnement|parking|tableau|tableau blanc|tableau papier|chevalet|projecteur|écran|imprimante|photocopieuse|déchiqueteuse|wifi|wi-fi|internet|moniteur|micro|micros|casque|casques|boucle auditive|bouilloire|frigo|fenêtre|lumière naturelle|porte qui barre|porte pleine|coffre|salle de prière|chien d'assistance|chien-guide|allergie|allergies|allaitement|entrée séparée|entrées séparées|agent de sécurité|sécurité|intimité|gros caractères|système de son|mouchoirs|chaise berçante|équipement de visioconférence|équipement de vidéoconférence|équipement vidéo|technicien",
};
/** What is eaten and drunk, and phrases with such words that order nothing. */
export const FOOD_FR: CueWords = {
  food: "casher|cachère|kasher|halal|végane|végétarien|végétarienne|végé|sans gluten|dîner|diner|lunch|repas|déjeuner|café|du thé|collation|traiteur|sandwich|sans arachides|vin d'honneur|viennoiseries|buffet|boîte à lunch|pause café|pause-café",
  none: "pause dîner|pause repas|pause du midi|pause du dîner|pause lunch|après le dîner|avant le dîner|après dîner|après le lunch|avant le lunch|heure du dîner|heure du lunch",
};
export const URGENCY_FR: CueWords = {
  standard:
    "pas urgent|pas pressé|pas pressée|rien ne presse|aucune urgence|sans urgence|pas de presse|ça presse pas|on a tout notre temps|pas du tout urgent|prenez votre temps|régulier|normal|standard|urgence standard|urgence : standard|urgence: standard|urgence est standard|urgence normale|urgence : normale|urgence: normale|urgence est normale|y'a rien qui presse|délai normal|délais normaux",
  emergency:
    "urgence absolue|extrême urgence|extrêmement urgent|pour hier|immédiatement|une question de vie ou de mort|vie ou mort|aujourd'hui même|ça brûle",
  urgent:
    "urgent|urgente|urgence|très urgent|ça presse|pressant|pressé|pressée|le plus vite possible|le plus tôt possible|au plus vite|au plus tôt|dès que possible|rapidement|vite|prioritaire|vite vite|accéléré|dans les meilleurs délais",
};
