/** What a proceeding is called in Spanish, by the booking's proceeding types. */
import type { CueWords } from "../cues.ts";

export const PROCEEDINGS_ES: CueWords = {
  arbitration:
    "arbitraje|audiencia de arbitraje|audiencia arbitral|audiencia de fondo|audiencia de pruebas|arbitraje ad hoc|arbitraje laboral|arbitraje deportivo|arbitraje comercial|arbitrar|juicio arbitral|audiencia final|med-arb|arbitraje de emergencia|arbirtaje|arvitraje|audiencia de laudo",
  mediation:
    "mediación|mediar|sesión de mediación|conciliación|conciliar|audiencia de conciliación|mediación familiar|centro de conciliación|reunión de arreglo|mediasion|mediasión|mediazion|negociación asistida|junta de avenimiento|junta conciliatoria|conciliacion laboral|sesión de conciliación",
  examination_or_related:
    "interrogatorio|deposición|deposiciones|declaración jurada|declaración bajo juramento|contrainterrogatorio|contra-interrogatorio|examen bajo juramento|discovery|toma de declaración|tomar declaración|absolución de posiciones|prueba confesional|interrogar|declaración testimonial|toma de deposición|careo",
  court_trial:
    "juicio|audiencia judicial|audiencia ante un juez|audiencia de la corte|juicio oral|juicio civil|apelación|audiencia en corte|juicio simulado|vista oral",
  hearing_board:
    "audiencia disciplinaria|comité disciplinario|tribunal de ética|audiencia administrativa|tribunal administrativo|comisión investigadora|junta disciplinaria|audiencia pública|consejo de disciplina|comité de ética|junta de disputas|dispute board",
  expert_determination:
    "adjudicación|adjudicación de obra|sesión de adjudicación|peritaje|determinación de experto|determinación por experto|dictamen pericial|decisión de experto|peritaje arbitral|amigable composición",
  case_conference:
    "conferencia de caso|conferencia preliminar|audiencia preliminar|audiencia de instalación|audiencia procesal|conferencia de gestión|audiencia de manejo|conferencia procesal|audiencia previa|conferencia de manejo del caso|moción",
  virtual_hearing:
    "audiencia virtual|audiencia en línea|audiencia por zoom|audiencia remota|audiencia telemática|audiencia por videoconferencia",
  boardroom_only:
    "sala de juntas|solo la sala|sólo la sala|solo una sala|junta directiva|asamblea de accionistas|asamblea general|junta de accionistas|sala de reuniones|junta de socios|seminario|solo el salón|alquiler de sala|asamblea",
  audio_transcription:
    "transcripción de audio|transcribir un audio|transcribir una grabación|transcripción de una grabación|transcribir el audio",
  past_proceeding_transcript_order: "pedir una transcripción|copia de la transcripción|ordenar la transcripción|solicitar la transcripción",
  other: "audiencia|negociación|vista|procedimiento|diligencia",
};
