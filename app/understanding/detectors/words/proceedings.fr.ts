/** Ce qu'on appelle une instance: what a proceeding is called in French, by the booking's proceeding types. */
import type { CueWords } from "../cues.ts";

export const PROCEEDINGS_FR: CueWords = {
  arbitration:
    "arbitrage|audience arbitrale|séance arbitrale|procédure arbitrale|instance arbitrale|audience d'arbitrage|séance d'arbitrage|arbitrage de grief|arbitrage de griefs|grief|griefs|arbitrer|arbitrage ad hoc|arbitrage sportif|arbitrage commercial|audience au fond|audience de fond|audience sur le fond|med-arb|méd-arb|médiation-arbitrage|arbitrage accéléré|abritrage",
  mediation:
    "médiation|séance de médiation|médier|conciliation|conférence de règlement à l'amiable|conférence de règlement amiable|conférence de règlement|cra|crab|rencontre de règlement|négociation assistée|médiation familiale|médiation successorale|médiation privée|médiation civile|facilitation|mediaton|médaition|séance de conciliation|pourparlers de règlement",
  examination_or_related:
    "interrogatoire|interrogatoire au préalable|interrogatoire préalable|interrogatoire hors cour|interrogatoires|examen au préalable|examen préalable|contre-interrogatoire|contre interrogatoire|contre-interrogatoire sur affidavit|déposition|interrogatoire sous serment|interrogatoire après jugement|interroger|déposition hors cour|interrogatoire au prealable|entrevue sous serment|interro|interros",
  court_trial:
    "procès|audience judiciaire|audience devant un juge|audience de la cour|procès civil|procès devant juge|appel|audience à la cour|procès simulé|instruction du procès|instruction de la cause|instruction au fond",
  hearing_board:
    "audience disciplinaire|conseil de discipline|comité de discipline|commission d'enquête|enquête publique|audience administrative|tribunal administratif|audience du tribunal|commission|comité de révision|comité d'appel|audience réglementaire|comité de règlement des différends|régie",
  expert_determination:
    "adjudication|adjudication de chantier|expertise amiable|détermination par expert|décision d'expert|évaluation par un expert|tierce expertise|amiable composition",
  case_conference:
    "conférence de gestion|conférence préparatoire|conférence préalable|audience de gestion|conférence de cas|audience d'organisation|conférence téléphonique de gestion|conférence de mise en état|gestion d'instance|conférence de gestion d'instance|préconférence|requête",
  virtual_hearing: "audience virtuelle|audience en ligne|audience par zoom|audience à distance|audience par visioconférence",
  boardroom_only:
    "salle de conférence seulement|salle de réunion|salle seulement|juste une salle|juste la salle|conseil d'administration|réunion du conseil|assemblée générale|assemblée annuelle|assemblée des actionnaires|réunion d'actionnaires|séminaire|location de salle|rien que la salle",
  audio_transcription:
    "transcription audio|transcrire un enregistrement|transcription d'un enregistrement|faire transcrire|transcrire l'audio",
  past_proceeding_transcript_order:
    "commander une transcription|commande de transcription|commander les notes sténographiques|copie de la transcription",
  other: "audience|audition|instance|négociation|visite des lieux|rencontre",
};
