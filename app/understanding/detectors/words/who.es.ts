/** How people say who they are and who others are, in Spanish: before, after, or around a name. */
import type { CueWords } from "../cues.ts";

export const BEFORE_NAME_ES: CueWords = {
  me: "me llamo|mi nombre es|mi nombre|soy|yo soy|habla|le habla|les habla|le escribe|les escribe|les saluda|le saluda|aquí|acá|a nombre de|al nombre de|pregunte por|pregunten por|mi nombre completo es|anote a|anóteme como|ponga|apúnteme como|mi apellido es|apellido|contacto|me dicen|con|firma|habla con|a mí|póngame como|saluda",
  from: "de parte de|en nombre de|por parte de|trabajo en|trabajo para|trabajo con|del despacho|el despacho|mi despacho es|nuestro despacho es|del bufete|el bufete|nuestro bufete|de la firma|la firma es|nuestra firma es|mi empresa es|nuestra empresa es|la empresa es|la empresa|somos|somos de|somos el|somos la|asociada de|asociado de|abogado de|abogada de|asistente de|paralegal en|el estudio|del estudio|de la empresa|secretaria de|pasante en|vengo de|represento a la firma|se llama|administradora del|administrador del|gerente de|área jurídica de|de la oficina de|nosotros",
  client:
    "nuestro cliente es|nuestra clienta es|nuestro cliente|nuestra clienta|nuestra cliente|mi cliente es|mi clienta es|mi cliente|mi clienta|representamos a|representamos|represento a|represento|actuamos por|actúo por|llevamos el caso de|el cliente es|la clienta es|nuestro representado|nuestra representada|mi representado|mi representada|defendemos a|defiendo a",
  claimant: "actora|actor|demandante|demandantes|parte actora|la actora|reclamante|solicitante|promovente|apelante|quejoso|quejosa",
  respondent: "demandado|demandada|demandados|parte demandada|la demandada|el demandado|reclamado|requerida|contraparte|empleador|patronal",
  counsel:
    "abogado contrario|abogada contraria|abogado de la contraria|abogado de ellos|su abogado|mi abogado|mi abogada|nuestro abogado|nuestra abogada|representado por|representada por|por la contraria|por la otra parte|abogado|abogada|colega|procurador|apoderado|apoderada|los abogados de|asistente del lic|asistente del licenciado|asistente del|asistente de la licenciada|secretaria del|pasante del",
  witness:
    "testigo|testigos|perito|perita|nuestro perito|nuestra perita|el perito|la perita|experto|experta|nuestro testigo|declarante|deposición de|interrogatorio de|declaración de|testigo clave",
  neutral:
    "preside|presidido por|árbitro|árbitra|mediador|mediadora|el árbitro|la árbitra|juez|jueza|el juez|la jueza|ante|conciliador|conciliadora|tribunal|árbitro único|el mediador|la mediadora|presidente|presidenta",
  other:
    "recomendado por|recomendada por|me recomendó|aseguradora|la aseguradora|mi jefe|mi jefa|mi socio|mi socia|colega|mi esposo|mi esposa|mi marido|mi mujer|mi hermano|mi hermana|mi hijo|mi hija|mi papá|mi mamá|mi vecino|mi vecina|contra|demandado por|cc|estimado|estimada|estimados",
};
export const AFTER_NAME_ES: CueWords = {
  me: "al habla|para servirle|a sus órdenes|al teléfono|habla|por acá|por aquí|es mi nombre|a la orden|para servirles",
  other: "me demanda|nos demanda|no quiere|dice que|me vendió|me debe|nos debe|propone|recomendó|pide",
};
export const NAME_LABELS_ES: CueWords = {
  me: "nombre|nombre completo|contacto|persona de contacto|solicitante|solicita|responsable|remitente|de|nombre y apellido|solicitado por",
  firm: "firma|despacho|bufete|empresa|estudio|compañía|organización|razón social|estudio jurídico|entidad",
  claimant: "actora|actor|demandante|parte actora|reclamante",
  respondent: "demandada|demandado|parte demandada|contraparte",
  counsel: "abogado|abogada|abogados|apoderado|abogado contrario",
  witness: "testigo|testigos|perito|perita",
  neutral: "árbitro|árbitra|mediador|mediadora|juez|jueza|tribunal|conciliador|conciliadora",
  story:
    "asunto|el asunto|objeto|litigio|el litigio|controversia|la controversia|tema|el tema|materia|motivo|conflicto|el conflicto|resumen|contexto|antecedentes|en pocas palabras|en resumen|de qué se trata|re",
};
export const CLOSINGS_ES: CueWords = {
  closing:
    "saludos|saludos cordiales|cordialmente|atentamente|atte|gracias|muchas gracias|mil gracias|un saludo|un abrazo|quedo atento|quedo atenta|respetuosamente|muy atentamente|de antemano gracias|gracias de antemano|un cordial saludo|cordial saludo|muy agradecido|muy agradecida|bendiciones|abrazo|slds",
};
export const FIRM_FORMS_ES: CueWords = {
  end: "abogados|abogadas|advogados|advogadas|advogados associados|y asociados|& asociados|asociados|y asoc|s.a.|sa de cv|s.a. de c.v.|s.c.|sc|s.a.s.|sas|s.r.l.|srl|s.l.|sl|s.l.p.|slp|ltda|c.a.|c. a.|eirl|e.i.r.l.|s.p.a.|spa|consultores|consultores legales|& cía|y cía|y compañía|abogado|legal|jurídico|y socios|seguros|abogados asociados|abogados consultores|e hijos|y hermanos",
  start:
    "bufete|despacho|estudio|estudio jurídico|firma|grupo|constructora|municipalidad de|alcaldía de|ministerio de|universidad|universidad de|banco|seguros|aseguradora|sindicato de|sindicato|federación|federación de|cooperativa|consorcio|corporación|fundación|inmobiliaria|industrias|transportes|comercializadora|embajada de|asociación|colegio de|hotel|edificio|gobernación|defensoría|instituto|clínica|reaseguradora|ajustadores|cámara de|distribuidora|agencia|hacienda|escuela|club|laboratorios|naviera|minera",
};
export const REFERENCES_ES: CueWords = {
  own: "mi referencia|mi ref|mi número de referencia|nuestra referencia|nuestra ref|nuestro expediente|nuestro expediente no|nuestro expediente interno|nuestro número de expediente|nuestro número de referencia|nuestro número interno|nuestro asunto|expediente interno|referencia interna|número interno",
  court_file:
    "expediente|expediente no|expediente judicial|exp|número de expediente|causa|causa no|caso|caso no|radicado|rol|autos|nuestro expediente judicial|referencia|ref|siniestro|asunto|juicio no|folio|proceso|póliza|reclamo",
  contract: "contrato|contrato no|número de contrato|orden de compra|factura",
  booking: "reserva|número de reserva|reservación|confirmación|número de confirmación|reserva no",
};
export const SIDE_ES: CueWords = {
  claimant:
    "por la actora|por la parte actora|por la demandante|representamos a la actora|representamos a la demandante|representamos al demandante|por el demandante|somos la parte actora|soy la demandante|soy el demandante|somos los demandantes|patrocinamos a la actora|por parte de la actora",
  respondent:
    "por la demandada|por la parte demandada|por el demandado|representamos a la demandada|representamos al demandado|somos la parte demandada|soy el demandado|soy la demandada|somos los demandados|por la defensa|me están demandando|me demandaron|nos demandaron",
};
