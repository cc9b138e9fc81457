/** What the proceedings are, and what this assistant may not say. */
import { PROVIDER } from "#app/domain/provider.ts";
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";

export const LEGAL_FAQS: readonly FaqEntry[] = [
  entry({
    id: "what-is-mediation",
    category: "legal",
    priority: "normal",
    keywords: {
      en: "mediation, what is mediation, mediate, how does mediation work, role of the mediator, what does a mediator do, caucus",
      fr: "médiation, qu’est-ce que la médiation, comment fonctionne la médiation, rôle du médiateur, que fait un médiateur, caucus",
      es: "mediación, qué es la mediación, cómo funciona la mediación, papel del mediador, qué hace un mediador",
    },
    question: {
      en: "What is mediation?",
      fr: "Qu’est-ce que la médiation ?",
      es: "¿Qué es la mediación?",
    },
    answer: {
      en: "Mediation is a negotiation led by a neutral mediator, who helps the parties reach their own agreement and does not decide the dispute. If there is no agreement, the parties keep their other remedies.",
      fr: "La médiation est une négociation conduite par un tiers impartial, le médiateur, qui aide les parties à conclure leur propre entente et ne tranche pas le différend. À défaut d’entente, les parties conservent leurs autres recours.",
      es: "La mediación es una negociación conducida por un tercero imparcial, el mediador, que ayuda a las partes a alcanzar su propio acuerdo y no resuelve la controversia. Si no hay acuerdo, las partes conservan sus demás vías.",
    },
  }),
  entry({
    id: "what-is-arbitration",
    category: "legal",
    priority: "normal",
    keywords: {
      en: "arbitration, what is arbitration, arbitrate, award, binding, tribunal, sole arbitrator, panel, how does arbitration work, arbitrator decision final",
      fr: "arbitrage, qu’est-ce que l’arbitrage, sentence, sentence arbitrale, contraignant, obligatoire, exécutoire, tribunal arbitral, arbitre unique, décision de l’arbitre finale, décision de l’arbitre définitive",
      es: "arbitraje, qué es el arbitraje, laudo, vinculante, obligatorio, tribunal arbitral, árbitro único, decisión del árbitro definitiva, decisión del árbitro final",
    },
    question: {
      en: "What is arbitration?",
      fr: "Qu’est-ce que l’arbitrage ?",
      es: "¿Qué es el arbitraje?",
    },
    answer: {
      en: "In arbitration the parties submit their dispute to a sole arbitrator, a panel or a tribunal that they have agreed upon, who hears the evidence and decides it by an award. Whether and how an award binds in your case is a question for your counsel.",
      fr: "Dans l’arbitrage, les parties soumettent leur différend à un arbitre unique ou à un tribunal arbitral dont elles ont convenu, qui entend la preuve et tranche par une sentence. Pour savoir si une sentence vous lie et de quelle façon, consultez votre avocat.",
      es: "En el arbitraje, las partes someten su controversia a un árbitro único o a un tribunal arbitral convenido por ellas, que recibe las pruebas y resuelve mediante un laudo. Si un laudo le obliga y de qué modo debe consultarlo con su abogado.",
    },
  }),
  entry({
    id: "mediation-or-arbitration",
    category: "legal",
    priority: "normal",
    keywords: {
      en: "difference between mediation and arbitration, mediation or arbitration, mediation vs arbitration, mediation versus arbitration, which one, which should I choose",
      fr: "différence entre médiation et arbitrage, médiation ou arbitrage, lequel choisir, laquelle choisir",
      es: "diferencia entre mediación y arbitraje, mediación o arbitraje, cuál elegir, cuál conviene",
    },
    question: {
      en: "What is the difference between mediation and arbitration?",
      fr: "Quelle est la différence entre la médiation et l’arbitrage ?",
      es: "¿Cuál es la diferencia entre la mediación y el arbitraje?",
    },
    answer: {
      en: "In mediation the parties decide: the mediator helps them to agree. In arbitration the arbitrator decides, after hearing both sides. Which one suits your dispute is a question for your counsel.",
      fr: "En médiation, ce sont les parties qui décident : le médiateur les aide à s’entendre. En arbitrage, c’est l’arbitre qui décide, après avoir entendu les parties. Pour savoir laquelle de ces voies convient à votre différend, consultez votre avocat.",
      es: "En la mediación deciden las partes: el mediador las ayuda a llegar a un acuerdo. En el arbitraje decide el árbitro, después de oír a las partes. Para saber cuál conviene a su controversia, consulte a su abogado.",
    },
  }),
  entry({
    id: "expert-determination",
    category: "legal",
    priority: "low",
    keywords: {
      en: "expert determination, expert, determination, technical expert, valuation, accounting dispute",
      fr: "expertise décisoire, détermination par expert, expert, expertise, détermination, expert technique, évaluation",
      es: "determinación pericial, determinación por experto, experto, peritaje, perito, determinación, valuación, dictamen",
    },
    question: {
      en: "What is expert determination?",
      fr: "Qu’est-ce que l’expertise décisoire ?",
      es: "¿Qué es la determinación pericial?",
    },
    answer: {
      en: "In an expert determination the parties put a defined question, often technical or of valuation, to an independent expert in that field, who decides it. It can be booked with us like any other proceeding.",
      fr: "Dans l’expertise décisoire, les parties soumettent une question précise, souvent technique ou d’évaluation, à un expert indépendant du domaine, qui la tranche. Elle se réserve chez nous comme toute autre procédure.",
      es: "En la determinación pericial, las partes someten una cuestión precisa, a menudo técnica o de valoración, a un perito independiente en la materia, que la decide. Puede reservarse con nosotros como cualquier otro procedimiento.",
    },
  }),
  entry({
    id: "arbitrators",
    category: "legal",
    priority: "low",
    keywords: {
      en: "arbitrator, arbitrators, roster, neutrals, your arbitrators, choose an arbitrator, appoint an arbitrator, recommend an arbitrator, find a mediator, list of mediators, provide a mediator, who will be the mediator, propose a mediator, need a mediator, judge",
      fr: "arbitre, arbitres, liste d’arbitres, vos arbitres, choisir un arbitre, nommer un arbitre, recommander un arbitre, trouver un médiateur, liste de médiateurs, fournissez-vous un médiateur, qui sera le médiateur, proposer un médiateur, besoin d’un médiateur",
      es: "árbitro, árbitros, lista de árbitros, sus árbitros, elegir un árbitro, nombrar un árbitro, designar un árbitro, recomendar un árbitro, encontrar un mediador, lista de mediadores, ponen al mediador, quién será el mediador, proponer un mediador, necesitamos un mediador",
    },
    question: {
      en: "Who are your arbitrators and mediators?",
      fr: "Qui sont vos arbitres et vos médiateurs ?",
      es: "¿Quiénes son sus árbitros y mediadores?",
    },
    answer: {
      en: "The Our Roster page presents our arbitrators and mediators. In an arbitration managed with us, an administrator assigns a qualified arbitrator; a mediator is the parties’ choice. If you have someone in mind, please name them in your request.",
      fr: "La page « Notre liste d’arbitres » présente nos arbitres et nos médiateurs. Dans un arbitrage géré chez nous, un administrateur désigne un arbitre qualifié ; le choix du médiateur appartient aux parties. Si vous pensez à quelqu’un, nommez cette personne dans votre demande.",
      es: "La página «Nuestra lista de árbitros» presenta a nuestros árbitros y mediadores. En un arbitraje gestionado con nosotros, un administrador designa a un árbitro calificado; el mediador lo eligen las partes. Si tiene a alguien en mente, indíquelo en su solicitud.",
    },
  }),
  entry({
    id: "confidentiality",
    category: "legal",
    priority: "high",
    keywords: {
      en: "confidential, confidentiality, privacy, private, personal data, my data, secure, safe, who can see, who reads, will the other side see, see what I write, encrypted, stored, privilege, secret, gdpr, delete my data",
      fr: "confidentiel, confidentialité, vie privée, renseignements personnels, mes données, données personnelles, sécurisé, sécurité, qui peut voir, qui lit, l’autre partie verra, voir ce que j’écris, chiffré, conservé, secret professionnel, loi 25, effacer mes données",
      es: "confidencial, confidencialidad, privacidad, datos personales, mis datos, seguro, seguridad, quién puede ver, quién lee, la otra parte verá, ver lo que escribo, cifrado, guardan, secreto profesional, borrar mis datos",
    },
    question: {
      en: "Is what I type here confidential?",
      fr: "Ce que j’écris ici est-il confidentiel ?",
      es: "¿Es confidencial lo que escribo aquí?",
    },
    answer: {
      en: "What you type prepares your own booking request; neither other visitors nor the other side can see it, and nothing is booked until you confirm the summary. Please leave privileged or sensitive evidence out of this conversation; the Privacy page says how information is handled.",
      fr: "Ce que vous écrivez sert à préparer votre propre demande de réservation ; ni les autres visiteurs ni l’autre partie ne peuvent le voir, et rien n’est réservé avant que vous ayez confirmé le résumé. N’inscrivez pas ici d’éléments de preuve sensibles ou couverts par le secret professionnel ; la page sur la confidentialité explique le traitement des renseignements.",
      es: "Lo que escribe sirve para preparar su propia solicitud de reserva; ni los demás visitantes ni la otra parte pueden verlo, y nada se reserva hasta que usted confirme el resumen. No incluya aquí pruebas delicadas ni información amparada por el secreto profesional; la página de privacidad explica el tratamiento de los datos.",
    },
  }),
  entry({
    id: "legal-advice",
    category: "legal",
    priority: "high",
    keywords: {
      en: "legal advice, advice, advise me, lawyer, are you a lawyer, should I sue, should I settle, will I win, my chances, my rights, represent me, limitation period, is it enforceable, strategy",
      fr: "avis juridique, conseil juridique, conseils, êtes-vous avocat, avocat, devrais-je poursuivre, devrais-je régler, vais-je gagner, mes chances, mes droits, me représenter, prescription",
      es: "asesoría legal, asesoría jurídica, consejo legal, consejo jurídico, es usted abogado, abogado, debo demandar, voy a ganar, mis posibilidades, mis derechos, representarme, prescripción",
    },
    question: {
      en: "Do you give legal advice?",
      fr: "Donnez-vous des avis juridiques ?",
      es: "¿Dan asesoría jurídica?",
    },
    answer: {
      en: `No. I can explain our services and prepare a booking, but neither I nor ${PROVIDER.name} give legal advice; a lawyer does. You may book, and take part, with or without one.`,
      fr: `Non. Je peux expliquer nos services et préparer une réservation, mais ni moi ni ${PROVIDER.name} ne donnons d’avis juridiques ; un avocat le fait. Vous pouvez réserver et participer avec ou sans avocat.`,
      es: `No. Puedo explicar nuestros servicios y preparar una reserva, pero ni yo ni ${PROVIDER.name} damos asesoría jurídica; eso corresponde a un abogado. Puede reservar y participar con abogado o sin él.`,
    },
  }),
];
