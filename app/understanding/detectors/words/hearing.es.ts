/** How the hearing is held and what it needs, in Spanish. */
import type { CueWords } from "../cues.ts";

export const FORMATS_ES: CueWords = {
  none: "equipo de videoconferencia|equipo de video|técnico",
  in_person:
    "presencial|en persona|presencialmente|cara a cara|en la sala|en sala|presencia física|físicamente|en vivo|todos en la sala|de cuerpo presente|en sitio|todos presentes|alrededor de la mesa",
  virtual:
    "virtual|virtualmente|por zoom|en zoom|zoom|por teams|en teams|vía teams|con teams|en línea|a distancia|remoto|remota|de forma remota|remotamente|por video|por videollamada|videollamada|por videoconferencia|videoconferencia|telemática|telemático|por vía telemática|por teléfono|por llamada|online|conectado|conectada|por webex|por meet|por skype|por whatsapp|por enlace|por pantalla|por link|desde casa|vía remota",
  hybrid:
    "híbrido|híbrida|hibrida|mixto|mixta|semipresencial|un poco de los dos|modalidad híbrida|parte presencial y parte virtual|ambas modalidades|bimodal",
};
export const SETUPS_ES: CueWords = {
  u_shape: "en u|en forma de u|mesa en u|herradura|en herradura|mesas en u",
  boardroom: "una sola mesa|mesa de juntas|mesa larga|mesa grande|tipo junta|estilo sala de juntas",
  other: "mesa redonda|mesa ovalada|mesa cuadrada|en círculo|mesa hueca|forma hueca",
  courtroom: "tipo tribunal|estilo tribunal|estrado|tipo juzgado|tipo teatro|estilo teatro|auditorio|como juzgado",
  exam: "tipo interrogatorio|disposición de interrogatorio",
};
export const ROOM_WORDS_ES: CueWords = {
  breakout:
    "sala de caucus|caucus|sala de trabajo|sala de apoyo|sala adicional|sala auxiliar|salas auxiliares|salas adicionales|breakout|sala anexa|sala extra|salón extra|salones extra|salón adicional|salones adicionales|saloncito adicional|saloncitos adicionales|salita adicional|salitas adicionales|cuarto adicional|cuartos adicionales|cuarto extra",
  side: "saloncito|saloncito aparte|salón aparte|sala privada|salas privadas|salita|salita aparte|sala aparte|cuarto aparte|cuartito|sala separada|sala de espera|sala de testigos|sala de descanso|sala chica|sala pequeña|cuarto privado|privado|sala de reuniones privadas",
  additional:
    "sala de deliberación|sala de deliberaciones|sala para el tribunal|sala del tribunal|sala privada para el tribunal|sala para los árbitros|sala de espera|sala de espera para los testigos|sala de testigos|sala para los testigos",
  main: "sala principal|sala grande|sala de audiencias|sala|salón|cuarto",
};
export const SERVICES_ES: CueWords = {
  courtReportingRequired:
    "transcripción en vivo|taquígrafo|taquígrafa|estenógrafo|estenógrafa|taquigrafía|estenografía|estenotipista|estenotipia|transcripción|transcripción diaria|transcripción en tiempo real|transcript|transcript diario|court reporter|reportero judicial|registro estenográfico|secretario de actas|taquigrafo judicial|estenógrafo judicial",
  needsLegalVideography:
    "videografía|videografía legal|video legal|videógrafo|videógrafa|camarógrafo|camarógrafa|grabación en video|grabación de video|grabación|que lo graben|que se grabe|videograbación|grabar la sesión|filmar|filmación|cámara|grabar|grabada|grabado|grabarla|grabarlo",
  needsInterpretation:
    "intérprete|interpretación|interpretación simultánea|interpretación consecutiva|traductor|traductora|traducción|traducción simultánea|interprete|cabina|cabinas",
  needsSignLanguage: "lengua de señas|lenguaje de señas|intérprete de señas|lengua de signos|lsm|señas",
  prepared:
    "grabar audio|grabar el audio|grabar en audio|grabar solo el audio|graben el audio|graben audio|grabe el audio|grabado el audio|solo audio|solo el audio|audio solamente|únicamente audio|únicamente el audio|grabación de audio|grabación en audio|grabación de voz|grabación sonora|grabación del audio|subtítulos|subtitulado",
  streamingRequired: "transmisión en vivo|streaming|transmitir en vivo|transmisión por internet|en vivo por internet",
  needsDocumentPlatform:
    "plataforma de documentos|expediente electrónico|plataforma documental|plataforma de presentación de documentos|plataforma de presentación|carpeta electrónica|plataforma para documentos|plataforma para compartir documentos",
  evidencePresentationSpecialist:
    "presentación de pruebas|técnico de pruebas|presentación de evidencia|proyección de documentos|exhibición de documentos|visualización de documentos|mostrar documentos|proyectar documentos|documentos en pantalla",
};
export const NEEDS_ES: CueWords = {
  need: "silla de ruedas|rampa|accesible|accesibilidad|elevador|ascensor|agua|estacionamiento|parqueo|parking|aparcamiento|rotafolio|rotafolios|pizarra|pizarrón|proyector|pantalla|impresora|fotocopiadora|trituradora|wifi|wi-fi|internet|monitor|micrófono|micrófonos|audífonos|tetera|refrigerador|ventana|ventanas|luz natural|puerta con llave|caja fuerte|capilla|perro guía|perro de servicio|alergia|alergias|lactancia|lactario|entrada separada|entradas separadas|guardia|seguridad|privacidad|letra grande|pañuelos|juguetes|aire acondicionado|equipo de videoconferencia|equipo de video|técnico",
};
/** What is eaten and drunk, and phrases with such words that order nothing. */
export const FOOD_ES: CueWords = {
  food: "kosher|halal|vegano|vegana|vegetariano|vegetariana|sin gluten|almuerzo|desayuno|comida|café|cafecito|refrigerio|catering|bocadillo|tinto|merienda|bufé|pausa de café|coffee break",
  none: "pausa para almorzar|pausa de almuerzo|pausa para el almuerzo|después del almuerzo|antes del almuerzo|después de la comida|hora de almuerzo|hora del almuerzo|receso para comer",
};
export const URGENCY_ES: CueWords = {
  standard:
    "no corre prisa|no es urgente|sin prisa|sin apuro|sin apuros|tranquilo|no hay prisa|ninguna prisa|no hay apuro|puede esperar|con calma|cuando puedan|normal|estándar|urgencia estándar|urgencia: estándar|urgencia es estándar|urgencia normal|urgencia: normal|urgencia es normal|no urge|nada urgente",
  emergency:
    "para ayer|emergencia|de vida o muerte|urgentísimo|urgentísima|hoy mismo|ya mismo|inmediatamente|de inmediato|extrema urgencia|ya ya ya",
  urgent:
    "urgente|urge|urgencia|lo antes posible|cuanto antes|lo más pronto posible|prisa|apuro|con urgencia|prioritario|pronto|rapidito|a la brevedad|rápido|lo más rápido posible|esta misma semana",
};
