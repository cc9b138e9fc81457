/**
 * Words worth recognising with a slip of the fingers (`typed-slips.ts`), folded, five letters at least: a booking hangs on
 * them. `typed-lookalikes.ts` has the words of the three languages that are one slip away from one of these; whoever adds
 * a word here adds its neighbours there.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

/** Days and months: capitals do not make names of them. */
export const CALENDAR_WORDS = list(`
  january february march april august september october november december
  monday tuesday wednesday thursday friday saturday sunday tomorrow
  janvier fevrier avril juillet septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche demain
  enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
  lunes martes miercoles jueves viernes sabado domingo manana
`);

export const CITY_WORDS = list("toronto montreal ottawa miami cayman caiman");

export const TYPED_WORDS = list(`
  arbitration mediation examination deposition discovery transcript transcription conference boardroom hearing
  determination expert virtual hybrid online person remote urgent urgently emergency
  reporter interpreter interpretation videographer simultaneous consecutive additional microphones monitors laptops breakout
  claimant respondent plaintiff defendant represented represents counsel ordering opposing arbitrator mediator witness
  electronic express detailed standard requirements company address number contract morning afternoon
  shareholder seminar annual courtroom speakers language location platform document specialist streaming bilingual
  monitor microphone laptop human speak
  actually called daily rough accommodations court drafts office offices people sessions eleven twelve fifteen twenty thirty
  arbitrage interrogatoire audience proces virtuel virtuelle hybride personne distance urgence
  stenographe interprete videographe simultanee microphones moniteurs moniteur demanderesse defenderesse demandeur defendeur
  representee represente avocat avocate arbitre mediateur temoin electronique exigences particulieres entreprise cabinet
  courriel telephone numero matin journee actionnaires intitule dossier tribunal commission bureaux diffusee plateforme
  specialiste bilingue supplementaire supplementaires appelle humain parler judiciaire seulement consecutifs reunion salles locaux personnes seances
  arbitraje mediacion interrogatorio audiencia juicio conferencia hibrida hibrido presencial urgente emergencia
  taquigrafo taquigrafa interpretacion videografo simultanea consecutiva microfonos monitores demandante demandada demandado
  representada representado abogado abogada arbitro mediador testigo electronico electronica transcripcion requisitos
  especiales empresa despacho correo telefono caratula expediente contrato junta adicional adicionales portatiles documentos
  especialista transmision accionistas llamo llama llame hablar humano persona microfono portatil judicial hablantes oficinas personas sesiones salas
`);
