/** What a proceeding is called, by the booking's proceeding types. */
import type { CueWords } from "../cues.ts";

export const PROCEEDINGS_EN: CueWords = {
  arbitration:
    "arbitration|arbitrate|arbitrating|arbitral hearing|arbitration hearing|arb|arbs|med-arb|med arb|arb-med|grievance|grievance arbitration|labour arbitration|labor arbitration|interest arbitration|ad hoc arbitration|final hearing|merits hearing|evidentiary hearing|arbitraton|arbitratoin|abritration|salary arbitration|baseball arbitration|emergency arbitrator",
  mediation:
    "mediation|med|mediate|mediating|mediated|conciliation|settlement conference|settlement meeting|settlement talks|settlement negotiation|judicial dispute resolution|jdr|facilitation|facilitated negotiation|mediaton|medation|meditation session with a mediator|early neutral evaluation|ene|family mediation|private mediation",
  examination_or_related:
    "examination|examination for discovery|examinations for discovery|discovery|discoveries|deposition|depo|depositions|depose|deposing|questioning|cross-examination|cross examination|cross-examination on affidavit|cross on affidavit|examination under oath|examination in aid of execution|euo|out of court examination|examination for discoveries|interview under oath|compelled interview|voluntary interview|witness examination|judgment debtor examination|xfd|discovry",
  court_trial:
    "trial|judicial hearing|hearing before a judge|court trial|civil trial|bench trial|jury trial|mock trial|appeal|court hearing|superior court hearing|trial days|moot court",
  hearing_board:
    "hearing board|board hearing|tribunal hearing|disciplinary hearing|discipline hearing|discipline committee|administrative hearing|inquiry|public inquiry|inquest|regulatory hearing|licensing hearing|fitness hearing|panel hearing|rent board|appeal board|dispute board|dispute adjudication board|review board",
  expert_determination:
    "expert determination|expert evaluation|independent expert determination|valuation determination|determination by an expert|adjudication|construction adjudication",
  case_conference:
    "case conference|case management conference|cmc|pre-hearing conference|prehearing conference|pre hearing|procedural conference|pre-trial conference|pretrial|pre-trial|scheduling conference|preliminary conference|status conference|procedural hearing|prehearing call|motion",
  virtual_hearing: "virtual hearing|zoom hearing|online hearing|remote hearing|video hearing",
  boardroom_only:
    "boardroom only|boardroom|board room|just a room|a room only|meeting room|board meeting|shareholder meeting|shareholders meeting|annual general meeting|agm|partners meeting|just the room|room rental|seminar|workshop|closing",
  audio_transcription:
    "audio transcription|transcribe a recording|transcribe an audio|transcribe audio|transcription of a recording|have a recording transcribed|transcribe the recording",
  past_proceeding_transcript_order:
    "order a transcript|transcript order|transcript of a past hearing|copy of the transcript|order the transcript",
  other: "negotiation|without prejudice meeting|hearing|site visit|proceeding",
};
