/** Who pays: what is paid, how it is paid and shared, and by whom. A sentence about costs is made of these classes. */
import type { CueWords } from "../cues.ts";

export const COST_WORDS: CueWords = {
  money:
    "cost|fee|expense|tab|price|room charge|frais|coût|honoraire|dépense|costo|coste|gasto|honorario|tarifa|venue fee|hearing cost|tribunal cost",
  bill: "bill|invoice|facture|factura|cuenta|charge|votre note|la note|su nota",
  bills: "be invoiced to us|bill us|invoice us|charge us|bill me|facturez nous|facturar a|facturen a|send us the bill|send us the invoice",
  pays: "pay|paying|advance|advances|advancing|avance|avancent|adelanta|adelantan|sont pour|are for|will pay|payed by|paid by|cover|covering|covered by|bear|bearing|borne|borne by|shoulder|foot|footing|picks up|pick up|picking up|is on|payable by|paie|paye|paient|payent|paiera|payera|paieront|paierons|payons|payé par|payés par|assume|assumera|assument|assumons|assumé|assumés|défraie|prend en charge|prennent en charge|pris en charge|supporte|supportera|à la charge|aux frais|paga|pagan|pago|pagará|pagarán|pagamos|pagaremos|paguen|cubre|cubren|cubrirá|cubrimos|asume|asumen|asumirá|asumimos|sufraga|corre por|corren por|correrá por|corre con|corre a cargo|corren a cargo|por cuenta|a cargo",
  goes: "goes to|should go to|au nom de|in the name of|go to|sent to|send to|addressed to|made out to|to the attention of|adresser à|adressée à|envoyer à|va à|va au|va aux|va al|van a|va para|enviar a|envíen|dirigir a|a nombre de",
  /** The payer is named before or after it. */
  invoiced:
    "be invoiced|is invoiced|be billed|is billed|be charged|invoice the|bill the|charge the|facturez le|facturez la|facturez l|sera facturé|sera facturée|facturen a la|facturen al|facturar a la|facturar al|se le factura|se facturará",
  halves:
    "50/50|50-50|50 50|fifty-fifty|fifty fifty|half and half|half each|go halves|going halves|moitié chacun|moitié chacune|half half|each half|moitié-moitié|moitié moitié|moit-moit|moit moit|in two halves|par moitié|par moitiés|à égalité|à parts égales|en parts égales|coupe en deux|coupée en deux|couper en deux|por mitades|por mitad|por partes iguales|en partes iguales|mitad y mitad|miti miti|miti y miti|a medias|mitad cada uno|mitad cada parte|mitad cada quien",
  equal:
    "equally|equal share|equal part|equal|in half|en deux|en dos|half|halve|evenly|split|splitting|share|shared|sharing|divide|divided|in two|moitié|demi|part égale|partage|partagent|partagé|partager|partageons|partagera|partageront|divisé|divisent|commun|mitad|parte igual|parte iguales|iguales|igual|comparten|compartimos|compartido|compartir|compartirán|dividen|dividimos|dividido|dividir|dividirán|reparten|repartimos",
  unequal:
    "third|three parties|three sides|trois parties|tres partes|three way|three ways|four way|quarter|one third|two third|pro rata|prorata|a prorrata|prorrata|60/40|70/30|80/20|60-40|70-30|tiers|tercio|cuarta parte|proportion|proportional|proportionally|examining counsel|costs reserved|deposit",
  portion: "share|part|portion|parts|partes|ways",
  only: "only the|only for the|only our|just the|solely the|seulement la|seulement le|seulement les|seulement notre|uniquement la|uniquement le|que la salle|solo la|solo el|sólo la|sólo el|solamente la|solamente el|únicamente la|únicamente el|nada más la",
  account:
    "cost centre|cost center|billing code|centre de coûts|centre de coût|code de facturation|centro de costos|centro de costes|centro de costo",
  self: "we|we'll|us|our firm|our office|our side|our client|our institution|my firm|my client|my company|my office|my client|my clients|our clients|our company|our club|our association|i|i'll|i'm|me|nous|on|notre cabinet|notre bureau|notre client|notre cliente|mon client|ma cliente|mon bureau|mon cabinet|mon étude|notre étude|notre compagnie|notre entreprise|notre société|notre club|ma compagnie|mon entreprise|mes clients|nos clients|notre institution|je|moi|à nos frais|à notre charge|nosotros|nuestro despacho|nuestro bufete|nuestra firma|nuestro cliente|nuestra clienta|mi cliente|mis clientes|nuestros clientes|mi despacho|mi bufete|mi empresa|nuestra empresa|nuestra compañía|mi compañía|nuestra institución|yo|nuestra cuenta|nuestro cargo|mi cuenta",
  other:
    "respondent|claimant|plaintiff|defendant|applicant|petitioner|employer|union|insurer|insurance|other side|other party|opposing counsel|opposing party|loser|losing party|they|them|landlord|bank|city|government|ministry|third party|developer|owner|estate|défendeur|défenderesse|demandeur|demanderesse|employeur|syndicat|assureur|assurance|autre partie|autre côté|partie adverse|perdant|perdante|ils|eux|elle|elles|banque|ville|convocante|convocada|requérant|requérante|intimé|intimée|mutuelle|aseguradora|seguro|demandado|demandada|demandante|actora|empleador|patrón|sindicato|gremio|banco|contraparte|otra parte|parte contraria|perdedor|ellos|ellas|el que pierda|parte vencida",
  /** Whose it is, the visitor's own firm tells. */
  organisation:
    "company|the company|club|association|university|compagnie|entreprise|société|organisme|syndicat des copropriétaires|université|empresa|compañía|sociedad|asociación|universidad",
  both: "each side|each party|both sides|both party|both parties|the parties|party each|chaque partie|chacun|chacune|les parties|deux parties|deux côtés|cada parte|ambas partes|las partes|cada uno|cada quien|cada cual",
  // Words that make of payment a story, a question or another thing.
  story:
    "refuse|refused|fail|failed|failure|owe|owed|owing|unpaid|damages|salary|wage|rent|overtime|who pay|who is paying|who cover|never|jamais|refuse de|doit|devait|impayé|loyer|salaire|nunca|debe|debía|sueldo|renta|alquiler|autre pay|un pay|le pay|du pay|ce pay|leur pay|quién paga|qui paie|qui paye|cover letter|pay attention|share screen|share document|split up",
};
