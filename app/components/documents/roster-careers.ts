/** Titles and kinds of appointment of the people of the roster. No case, institution or firm is named, and none is meant. */
import type { Localized } from "#app/domain/locale.ts";
import type { RosterSlug } from "#app/domain/people/roster/roster-entries.ts";

export interface RosterCareer {
  /** Professional title, in the form that French and Spanish give it for this person. */
  title: Localized;
  appointments: readonly Localized[];
}

const said = (en: string, fr: string, es: string): Localized => ({ en, fr, es });

export const ROSTER_CAREERS: Readonly<Record<RosterSlug, RosterCareer>> = {
  "beatriz-alcorvela": {
    title: said(
      "Independent arbitrator, former utilities counsel",
      "Arbitre indépendante, ancienne conseillère juridique de services publics",
      "Árbitra independiente, antes asesora jurídica de servicios públicos",
    ),
    appointments: [
      said(
        "President of the tribunal, concession of a water network",
        "Présidente du tribunal, concession d’un réseau d’eau",
        "Presidenta del tribunal, concesión de una red de agua",
      ),
      said(
        "Sole arbitrator, price review under a gas supply contract",
        "Arbitre unique, révision de prix d’un contrat d’approvisionnement en gaz",
        "Árbitra única, revisión de precio en un contrato de suministro de gas",
      ),
      said(
        "Co-arbitrator, expropriation of a solar park",
        "Coarbitre, expropriation d’un parc solaire",
        "Coárbitra, expropiación de un parque solar",
      ),
    ],
  },
  "kofi-amberleigh": {
    title: said("Engineer and lawyer", "Ingénieur et avocat", "Ingeniero y abogado"),
    appointments: [
      said(
        "Sole arbitrator, delay and acceleration on a hospital building",
        "Arbitre unique, retard et accélération des travaux d’un hôpital",
        "Árbitro único, retraso y aceleración en la obra de un hospital",
      ),
      said(
        "Member of a dispute board, hydroelectric works",
        "Membre d’un comité de règlement des différends, ouvrages hydroélectriques",
        "Miembro de una junta de resolución de controversias, obras hidroeléctricas",
      ),
      said(
        "Mediator, defects in a residential tower and the insurers’ shares",
        "Médiateur, vices d’une tour résidentielle et parts des assureurs",
        "Mediador, vicios de una torre residencial y cuotas de las aseguradoras",
      ),
    ],
  },
  "mireille-castonbrise": {
    title: said(
      "Arbitrator, former trial judge",
      "Arbitre, ancienne juge de première instance",
      "Árbitra, antes jueza de primera instancia",
    ),
    appointments: [
      said(
        "President of the tribunal, price adjustment after a share purchase",
        "Présidente du tribunal, ajustement de prix après un achat d’actions",
        "Presidenta del tribunal, ajuste de precio tras una compraventa de acciones",
      ),
      said(
        "Sole arbitrator, buy-out of a minority shareholder",
        "Arbitre unique, rachat d’un actionnaire minoritaire",
        "Árbitra única, compra de la participación de un accionista minoritario",
      ),
      said(
        "Co-arbitrator, reinsurance of a property portfolio",
        "Coarbitre, réassurance d’un portefeuille immobilier",
        "Coárbitra, reaseguro de una cartera inmobiliaria",
      ),
    ],
  },
  "priya-devanshir": {
    title: said(
      "Technology lawyer, former software developer",
      "Avocate en droit des technologies, ancienne développeuse de logiciels",
      "Abogada en derecho de la tecnología, antes desarrolladora de software",
    ),
    appointments: [
      said(
        "Sole arbitrator, termination of a software delivery contract",
        "Arbitre unique, résiliation d’un contrat de livraison de logiciel",
        "Árbitra única, terminación de un contrato de entrega de software",
      ),
      said(
        "Mediator, licence of patents between former partners",
        "Médiatrice, licence de brevets entre anciens associés",
        "Mediadora, licencia de patentes entre antiguos socios",
      ),
      said(
        "Emergency arbitrator, use of confidential source code",
        "Arbitre d’urgence, utilisation d’un code source confidentiel",
        "Árbitra de emergencia, uso de código fuente confidencial",
      ),
    ],
  },
  "odalys-ferrenquil": {
    title: said(
      "Independent arbitrator in insurance and company matters",
      "Arbitre indépendante en assurance et en droit des sociétés",
      "Árbitra independiente en seguros y derecho societario",
    ),
    appointments: [
      said(
        "Co-arbitrator, coverage of hurricane losses",
        "Coarbitre, garantie de pertes causées par un ouragan",
        "Coárbitra, cobertura de pérdidas por huracán",
      ),
      said(
        "President of the tribunal, deadlock in a holding company",
        "Présidente du tribunal, impasse dans une société de portefeuille",
        "Presidenta del tribunal, bloqueo en una sociedad de cartera",
      ),
      said(
        "Sole arbitrator, marine cargo insurance",
        "Arbitre unique, assurance de cargaison maritime",
        "Árbitra única, seguro de carga marítima",
      ),
    ],
  },
  "idris-halvorane": {
    title: said("Professor of the law of contracts", "Professeur de droit des contrats", "Profesor de derecho de los contratos"),
    appointments: [
      said(
        "President of the tribunal, cancelled pipeline works",
        "Président du tribunal, travaux de pipeline annulés",
        "Presidente del tribunal, obras de un ducto canceladas",
      ),
      said(
        "Co-arbitrator, investment in a telecommunications licence",
        "Coarbitre, investissement dans une licence de télécommunications",
        "Coárbitro, inversión en una licencia de telecomunicaciones",
      ),
      said("Sole arbitrator, supply of turbines", "Arbitre unique, fourniture de turbines", "Árbitro único, suministro de turbinas"),
    ],
  },
  "josephine-larkenwood": {
    title: said(
      "Mediator, former employment counsel",
      "Médiatrice, ancienne avocate en droit du travail",
      "Mediadora, antes abogada laboralista",
    ),
    appointments: [
      said(
        "Mediator, departure of an executive",
        "Médiatrice, départ d’un membre de la haute direction",
        "Mediadora, salida de un miembro de la alta dirección",
      ),
      said(
        "Mediator, complaint of harassment with parallel court proceedings",
        "Médiatrice, plainte de harcèlement avec instance judiciaire parallèle",
        "Mediadora, denuncia de acoso con un juicio paralelo",
      ),
      said(
        "Mediator, disability insurance benefits",
        "Médiatrice, prestations d’assurance invalidité",
        "Mediadora, prestaciones de un seguro de invalidez",
      ),
    ],
  },
  "leocadia-monteverra": {
    title: said("Mediator, notary by training", "Médiatrice, notaire de formation", "Mediadora, notaria de formación"),
    appointments: [
      said(
        "Mediator, succession in a family business",
        "Médiatrice, relève d’une entreprise familiale",
        "Mediadora, sucesión en una empresa familiar",
      ),
      said(
        "Mediator, end of a distribution agreement across a border",
        "Médiatrice, fin d’un contrat de distribution transfrontalier",
        "Mediadora, fin de un contrato de distribución transfronterizo",
      ),
      said("Mediator, separation of two founders", "Médiatrice, séparation de deux fondateurs", "Mediadora, separación de dos fundadores"),
    ],
  },
  "silas-northmere": {
    title: said(
      "Master mariner and maritime arbitrator",
      "Capitaine au long cours et arbitre maritime",
      "Capitán de la marina mercante y árbitro marítimo",
    ),
    appointments: [
      said(
        "Sole arbitrator, demurrage under a voyage charter",
        "Arbitre unique, surestaries sous une charte-partie au voyage",
        "Árbitro único, sobrestadías en un fletamento por viaje",
      ),
      said("Co-arbitrator, grounding and general average", "Coarbitre, échouement et avarie commune", "Coárbitro, varada y avería gruesa"),
      said(
        "Sole arbitrator on documents, sale of a yacht",
        "Arbitre unique sur dossier, vente d’un yacht",
        "Árbitro único con base en documentos, venta de un yate",
      ),
    ],
  },
  "callum-strathwyn": {
    title: said("Labour arbitrator and mediator", "Arbitre de griefs et médiateur", "Árbitro y mediador laboral"),
    appointments: [
      said(
        "Sole arbitrator, grievance over hours of work",
        "Arbitre unique, grief sur les heures de travail",
        "Árbitro único, reclamo sobre horas de trabajo",
      ),
      said(
        "Mediator, renewal of a collective agreement",
        "Médiateur, renouvellement d’une convention collective",
        "Mediador, renovación de un convenio colectivo",
      ),
      said(
        "Sole arbitrator, commissions of a commercial agent",
        "Arbitre unique, commissions d’un agent commercial",
        "Árbitro único, comisiones de un agente comercial",
      ),
    ],
  },
  "xiulan-tao-merrin": {
    title: said(
      "Independent arbitrator, physicist by training",
      "Arbitre indépendante, physicienne de formation",
      "Árbitra independiente, física de formación",
    ),
    appointments: [
      said(
        "President of the tribunal, licence of battery patents",
        "Présidente du tribunal, licence de brevets sur des batteries",
        "Presidenta del tribunal, licencia de patentes de baterías",
      ),
      said(
        "Sole arbitrator, joint development of a sensor",
        "Arbitre unique, développement conjoint d’un capteur",
        "Árbitra única, desarrollo conjunto de un sensor",
      ),
      said(
        "Mediator, withdrawal of an investor from a laboratory",
        "Médiatrice, retrait d’un investisseur d’un laboratoire",
        "Mediadora, retiro de un inversionista de un laboratorio",
      ),
    ],
  },
  "etienne-valcombe": {
    title: said("Mediator, architect by training", "Médiateur, architecte de formation", "Mediador, arquitecto de formación"),
    appointments: [
      said(
        "Mediator, final account of a concert hall",
        "Médiateur, décompte définitif d’une salle de concert",
        "Mediador, liquidación final de una sala de conciertos",
      ),
      said("Mediator, foundations of a wind farm", "Médiateur, fondations d’un parc éolien", "Mediador, cimentaciones de un parque eólico"),
      said(
        "Mediator, water damage shared among five trades",
        "Médiateur, dégâts d’eau partagés entre cinq corps de métier",
        "Mediador, daños por agua repartidos entre cinco oficios",
      ),
    ],
  },
};
