/** What may be asked for beside a room, folded, in the three languages: each is a yes or a no of the form. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";

/** Languages that are interpreted, as each language names them; the words go into the form as they are said. */
export const LANGUAGE_NAMES =
  "american sign language|haitian creole|creole haitien|criollo haitiano|inuktitut|mandarin chinese|english|french|spanish|mandarin|cantonese|chinese|arabic|portuguese|italian|german|russian|ukrainian|polish|hindi|punjabi|urdu|tamil|telugu|gujarati|bengali|tagalog|filipino|vietnamese|korean|japanese|farsi|persian|dari|pashto|turkish|greek|hebrew|yiddish|romanian|hungarian|czech|slovak|serbian|croatian|bosnian|bulgarian|albanian|dutch|swedish|norwegian|danish|finnish|swahili|somali|amharic|tigrinya|creole|cree|ojibwe|thai|khmer|nepali|malay|indonesian|armenian|georgian|catalan|nahuatl|maya|quechua|" +
  "anglais|anglaise|francais|francaise|espagnol|espagnole|cantonais|chinois|chinoise|arabe|portugais|portugaise|italien|italienne|allemand|allemande|russe|ukrainien|ukrainienne|polonais|polonaise|pendjabi|ourdou|tamoul|bengali|vietnamien|vietnamienne|coreen|coreenne|japonais|japonaise|persan|turc|turque|grec|grecque|hebreu|roumain|roumaine|hongrois|hongroise|tcheque|serbe|croate|albanais|albanaise|neerlandais|neerlandaise|suedois|cri|" +
  "ingles|inglesa|frances|francesa|espanol|espanola|castellano|cantones|chino|china|portugues|portuguesa|italiano|italiana|aleman|alemana|ruso|rusa|ucraniano|polaco|punyabi|tagalo|vietnamita|coreano|coreana|japones|japonesa|persa|turco|griego|hebreo|rumano|hungaro|checo|serbio|croata|albanes|holandes|sueco|suajili|guarani";

export type Service =
  | "needsSignLanguage"
  | "needsInterpretation"
  | "courtReportingRequired"
  | "needsLegalVideography"
  | "streamingRequired"
  | "evidencePresentationSpecialist"
  | "needsDocumentPlatform"
  | "needsBreakoutRooms"
  | "needsAdditionalRooms"
  | "needsConferencingUnit"
  | "secondCopy"
  | "caseManagementSupport";

const OF_A_KIND = "((certified|professional|qualified|sworn|official|simultaneous|consecutive|court|legal|live|language) ){0,3}";
const DE_SORTE = "( (simultanee?s?|consecutive|agreee?s?|professionnel(le)?s?|certifiee?s?|judiciaires?|officiel(le)?s?)){0,2}";
const DE_TIPO = "( (simultane[oa]s?|consecutiv[oa]s?|certificad[oa]s?|profesional(es)?|judicial(es)?|oficial(es)?)){0,2}";
const L = `(${LANGUAGE_NAMES})`;

/** In order: what an earlier one has taken is no other's ("a sign language interpreter"). */
export const SERVICE_WORDS: Readonly<Record<Service, readonly string[]>> = {
  needsSignLanguage: [
    `(an? )?(american |quebec )?(sign[- ]language|asl|lsq)( (interpreters?|interpretation|interpreting|services?))?`,
    "(un |une |des |d')?(interpretes?|interpretation) (en |de la |de )?(langue des signes( quebecoise)?|langage des signes|gestuelle|lsq|asl)",
    "(un |une )?(interpretes?|interpretation) gestuel(le)?s?( \\(langue des signes\\))?",
    "(la )?langue des signes",
    "(un |una )?(interpretes?|interpretacion) (de |en )?(lengua(je)? de (senas|signos)|lsm|asl)",
    "lengua(je)? de (senas|signos)",
  ],
  needsInterpretation: [
    `(an? |the |one |two )?(${L}((-| to | and |/| or )${L})?[- ](language )?(speaking )?)?${OF_A_KIND}(interpreters?|interpretation|interpreting|translators?)( (for|in|into|from|between|to) ${L}(( to |-| and |/)${L})?( and ${L})?)?`,
    `(un |une |des |d'|l'|les |deux )?(interpretes?|interpretation|interpretariat|traducteurs?|traductrices?)${DE_SORTE}( (en |vers |du |de |d'|de l'|entre |pour )?(le |la |l')?${L}((-| et |/| vers | a )(le |l'|en |vers )?(le |l')?${L})?)?${DE_SORTE}`,
    `(un |una |el |la |los |las |unos |dos )?(interpretes?|interpretacion|traductor(a|es|as)?)${DE_TIPO}( (de |del |al |en |para |entre |a )?(el |la )?${L}((-| y | a | al |/)(el |al |del )?${L})?)?${DE_TIPO}`,
  ],
  courtReportingRequired: [
    "(an? |the )?(court|certified|real[- ]?time) reporters?",
    "court reporting( services?)?",
    "(an? |the )?(court )?stenographers?",
    "(un |une |des |d'|l'|le |la |les )?(stenographes?|stenotypistes?)( (officiel(le)?|judiciaire|agreee?))?",
    "(la |une |un service de |services? de |de la )?stenographie( judiciaire)?",
    "(un |una |el |la |los )?(estenograf[oa]s?|taquigraf[oa]s?|taquimecanograf[oa]s?|relator(a)? judicial|reporter[oa] (judicial|de la corte))( judicial(es)?)?",
    "(la |un servicio de |servicios? de )?(estenografia|taquigrafia)( judicial)?",
  ],
  needsLegalVideography: [
    "(an? )?(legal )?videographers?",
    "(legal )?videography",
    "(a )?video(taping| ?taped)( of (it|the (hearing|examination|testimony)))?",
    "(a )?video recording( of (it|the (hearing|examination|testimony|session)))?",
    "(un |une |des |d'|le |la )?(videographes?|videastes?|videographie)( juridiques?| judiciaires?)?",
    "(une |l')?(captation|prise) video",
    "(un |l')enregistrement video( de (l'audience|l'interrogatoire))?",
    "(un |una |el |la )?(videograf[oa]s?|videografia)( (legal(es)?|juridic[oa]))?",
    "(una |la )?(video ?grabacion|grabacion (en|de) video)( de la audiencia| del interrogatorio)?",
  ],
  streamingRequired: [
    "(a )?(live[- ]?)?stream(ing|ed)?",
    "(a )?(live )?web-?cast(ing)?",
    "(une |la |de la )?(diffusion (en (direct|continu)|web)|webdiffusion|retransmission( en direct)?)",
    "(una |la )?(transmision (en (vivo|directo)|por internet)|retransmision)",
    "transmitir(la|lo)? en (vivo|directo)",
  ],
  evidencePresentationSpecialist: [
    "(an? )?(evidence|exhibit|document)[- ](presentation|display)( (specialist|technician|operator|services?))?",
    "(an? )?(trial|exhibit|hot[- ]seat) (technician|operator)",
    "(une? )?(specialiste|technicien(ne)?|operat(eur|rice)) (de (la |l')|en )?(presentation|affichage) (electronique )?(de la preuve|des pieces|de preuves?)",
    "(la |une )?presentation (electronique )?(de la preuve|des pieces)",
    "(un |una )?(especialista|tecnic[oa]|operador(a)?) (en|de|para) (la )?presentacion (electronica )?de (la )?(pruebas?|evidencias?)",
    "(la )?presentacion (electronica )?de (las |la )?(pruebas?|evidencias?)",
  ],
  needsDocumentPlatform: [
    "(an? |the )?(electronic |shared |digital )?document[- ](sharing |management |hosting )?platform",
    "(an? )?(electronic|digital|e-?)[- ]?(hearing )?(bundle|binder)",
    "(une |la )?plateforme (documentaire|de (documents|partage de documents|gestion documentaire))",
    "(un )?cartable electronique",
    "(una |la )?plataforma (documental|de (documentos|gestion documental))",
  ],
  needsBreakoutRooms: [
    "break-?out rooms?",
    "break-?outs",
    "caucus rooms?",
    "salles? (de (caucus|repli|retrait|sous-? ?groupes?|discussion)|d'appoint)",
    "salas? (auxiliares?|de (caucus|receso|reunion privada|grupos?|trabajo en grupo)|para (grupos|caucus))",
  ],
  needsAdditionalRooms: [
    "(additional|extra|separate|second|another|private) rooms?( for (the |our |each )?(witness(es)?|counsel|clients?|interpreters?|part(y|ies)))?",
    "(witness|waiting|counsel|client|quiet|prep(aration)?|green) rooms?",
    "(autres? )?salles? (supplementaires?|additionnelles?|privees?|separees?|(pour|de) (les )?temoins?|d'attente)( pour (les )?(temoins?|avocats?|clients?|parties))?",
    "salas? (adicional(es)?|extra|privadas?|separadas?|de (espera|testigos)|para (los )?(testigos|abogados|clientes))( para (los )?(testigos|abogados|clientes))?",
  ],
  needsConferencingUnit: [
    '(an? |the )?(6[05][- ]?(inch(es)?|"|in) )?(video[- ]?)?conferenc(e|ing) (unit|system)',
    '(an? |the )?6[05][- ]?(inch(es)?|"|in)( (unit|screen|display|monitor|tv))?',
    "(une |l'|la )?(unite|appareil) de (video|visio)?-?conference( de 6[05] (pouces|po))?",
    "(un |l')?ecran de 6[05] (pouces|po)",
    "(una |la )?unidad de (video)?conferencia(s)?( de 6[05] pulgadas)?",
    "(una )?pantalla de 6[05] pulgadas",
  ],
  secondCopy: [
    "(a |the )?(second|extra|additional|duplicate) cop(y|ies)( of the transcript)?",
    "two copies( of the transcript)?",
    "(une |la )?(deuxieme|seconde) copie( de la transcription)?",
    "(un |le )?(deuxieme|second) exemplaire( de la transcription)?",
    "(une )?copie (supplementaire|additionnelle)( de la transcription)?",
    "(deux|2) (copies|exemplaires)( de la transcription)?",
    "(una |la )?segunda copia( de la transcripcion)?",
    "(una )?copia adicional( de la transcripcion)?",
    "(dos|2) copias( de la transcripcion)?",
  ],
  caseManagementSupport: [
    "case[- ]management( (support|services?|help|assistance))?(?! (conferences?|meetings?|judge|order))",
    "(un |le |du )?(soutien|service|appui|aide) (a|de|pour) (la )?gestion (du (dossier|cas)|de l'instance|de dossiers?)",
    "(el |un )?(apoyo|servicio|soporte|ayuda) (en|de|a|para) (la )?gestion del? (caso|expediente)s?",
  ],
};

export const SERVICES = Object.keys(SERVICE_WORDS) as readonly (Service & DraftField)[];
