/** What the people of a case are called, folded, in the three languages; and the words that lead to a name. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";

export type Role =
  | "claimant"
  | "respondent"
  | "claimantCounsel"
  | "respondentCounsel"
  | "opposing"
  | "opposingParty"
  | "orderingCounsel"
  | "arbitrator"
  | "mediator"
  | "witness"
  | "judge"
  | "courtContact"
  | "placeContact"
  | "additionalCounsel";

export interface Facets {
  name: DraftField;
  firm?: DraftField;
  email?: DraftField;
  phone?: DraftField;
}

const CLAIMANT: Facets = { name: "claimantName", firm: "claimantFirm", email: "claimantEmail", phone: "claimantPhone" };
const RESPONDENT: Facets = { name: "respondentName", firm: "respondentFirm", email: "respondentEmail", phone: "respondentPhone" };

/** The fields of each role; "opposing" is one side or the other, further counsel are a list. */
export const FACETS: Readonly<Record<Exclude<Role, "opposing" | "opposingParty" | "additionalCounsel">, Facets>> = {
  claimant: CLAIMANT,
  claimantCounsel: CLAIMANT,
  respondent: RESPONDENT,
  respondentCounsel: RESPONDENT,
  orderingCounsel: {
    name: "orderingCounselName",
    firm: "orderingCounselFirm",
    email: "orderingCounselEmail",
    phone: "orderingCounselPhone",
  },
  arbitrator: { name: "arbitratorName", email: "arbitratorEmail", phone: "arbitratorPhone" },
  mediator: { name: "mediatorName", email: "mediatorEmail", phone: "mediatorPhone" },
  witness: { name: "witnessName" },
  judge: { name: "trialCourtJudgeName" },
  courtContact: { name: "trialCourtContactName", email: "trialCourtContactEmail" },
  placeContact: {
    name: "alternateLocationContactName",
    email: "alternateLocationContactEmail",
    phone: "alternateLocationContactPhone",
  },
};

/** An organisation named in such a role is a firm, not a party. */
export const IS_COUNSEL: ReadonlySet<Role> = new Set([
  "claimantCounsel",
  "respondentCounsel",
  "opposing",
  "orderingCounsel",
  "additionalCounsel",
]);
/** Roles that a company may have by itself. */
export const IS_PARTY: ReadonlySet<Role> = new Set(["claimant", "respondent", "opposingParty"]);

const LAWYER = "(counsel|lawyers?|attorneys?|solicitors?)";
const AVOCAT = "(avocate?s?|procureure?s?|conseillere?s? juridiques?|conseiller juridique)";
const ABOGADO = "(abogad[oa]s?|represent(ante|acion) legal|representantes? legales?)";
const PLAINTIFF = "(claimants?|plaintiffs?|applicants?|petitioners?|appellants?)";
const DEFENDANT = "(respondents?|defendants?)";
const DEMANDEUR = "(demandeurs?|demanderesses?|demanderesse|requerante?s?|appelante?s?|partie demanderesse)";
const DEFENDEUR = "(defendeurs?|defenderesses?|intimee?s?|mise? en cause|mis en cause|partie defenderesse)";
const DEMANDANTE = "(demandantes?|actora?|parte (actora|demandante)|promovente|solicitante del arbitraje)";
const DEMANDADO = "(demandad[oa]s?|parte demandada)";

/** Longer phrases win, so that "counsel for the claimant" is no claimant. */
export const ROLE_WORDS: Readonly<Record<Role, readonly string[]>> = {
  claimant: [PLAINTIFF, DEMANDEUR, DEMANDANTE],
  respondent: [DEFENDANT, DEFENDEUR, DEMANDADO],
  claimantCounsel: [
    `${LAWYER} (for|to|of) (the )?${PLAINTIFF}`,
    `${PLAINTIFF}('s|s'|')? ${LAWYER}`,
    `${AVOCAT} (du|de la|de l'|de|des|pour la|pour le) ?${DEMANDEUR}`,
    `${AVOCAT} en demande`,
    `${ABOGADO} (del|de la|de) ${DEMANDANTE}`,
  ],
  respondentCounsel: [
    `${LAWYER} (for|to|of) (the )?${DEFENDANT}`,
    `${DEFENDANT}('s|s'|')? ${LAWYER}`,
    `defen[cs]e ${LAWYER}`,
    `${AVOCAT} (du|de la|de l'|de|des|pour la|pour le) ?${DEFENDEUR}`,
    `${AVOCAT} en defense`,
    `${ABOGADO} (del|de la|de) ${DEMANDADO}`,
  ],
  opposing: [
    `opposing ${LAWYER}`,
    `${LAWYER} (for|on|of) the (other|opposing) (side|party)`,
    `(the )?other (side|party)('s)? ${LAWYER}`,
    `${AVOCAT} (de la partie )?adverse`,
    `${AVOCAT} de l'autre (partie|cote)`,
    `${ABOGADO} (de la )?(contraparte|parte contraria|otra parte)`,
    `${ABOGADO} contrari[oa]`,
  ],
  opposingParty: ["opposing (party|side)", "(the )?other side", "partie adverse", "contraparte", "parte contraria"],
  orderingCounsel: [
    `ordering (${LAWYER}|party)`,
    `${LAWYER} (who is |who's |that is )?(ordering|who (orders|ordered))( (the|this|a) transcripts?)?`,
    "transcript ordered by",
    `${AVOCAT} qui (commande|a commande)( (la|cette) (transcription|copie)| les notes( stenographiques)?)?`,
    "commandee? par",
    `${ABOGADO} (que (solicita|solicito|encarga|pide|ordena)|solicitante)( la (transcripcion|copia))?`,
    "transcripcion solicitada por",
  ],
  arbitrator: ["((sole|single|presiding) )?arbitrators?", "arbitres?( uniques?)?", "arbitr[oa]s?( unic[oa]s?)?"],
  mediator: ["mediators?", "mediateurs?", "mediatrices?", "mediador(a|es|as)?"],
  witness: [
    "witness(es)?",
    "deponents?",
    "(person|party) (to be |being )examined",
    "affiants?",
    "temoins?",
    "deposants?",
    "personne (a interroger|interrogee)",
    "testigos?",
    "deponentes?",
    "declarantes?",
    "persona (a interrogar|interrogada)",
  ],
  judge: [
    "(trial |presiding )?judge",
    "(le |la )?juge( presidente?| du proces)?",
    "(el |la )?juez(a)?( presidente| del juicio)?",
    "before justice(?= [a-z])",
    "before the hono?u?rable",
  ],
  courtContact: [
    "court (contact|clerk|registrar|coordinator)( person)?",
    "contact( person)? (at|for) (the )?court(house)?",
    "trial coordinator",
    "(personne[- ]ressource|contact|personne[- ]contact) (a la cour|au tribunal|au palais( de justice)?|de la cour)",
    "greffi(er|ere)",
    "contacto (en el|del) (tribunal|juzgado)",
    "secretari[oa] del (juzgado|tribunal)",
  ],
  placeContact: [
    "(contact|person)( person)? (at|for) the (venue|other (place|venue|location|site)|site|location|hotel|alternate location)",
    "on-?site contact( person)?",
    "contact( person)? on[- ]?site",
    "(venue|site|location) contact( person)?",
    "(personne[- ]ressource|contact|personne[- ]contact) (sur place|a l'autre (lieu|endroit)|a l'hotel|a cet endroit)",
    "contacto (en el (lugar|sitio|otro lugar|hotel)|en la (otra )?sede|alli|del lugar)",
  ],
  additionalCounsel: [
    "(also |please )*(copy|cc|add|include)( in)? (co-?|additional |further )counsel",
    `(co-?|additional |further |other |second )${LAWYER}`,
    "(also |please )+(copy|cc)( in)?(?! of)",
    "(please )?(copy|cc)(?= (me |mr |ms |mrs )?[a-z]+ [a-z]+ (of|at|from|\\())",
    "with (a )?cop(y|ies) to",
    "(mettez |mettre |ajoutez )?(aussi |egalement )?(en copie|en cc)(?! (?:electronique|papier|numerique))",
    "(mettez |mettre |ajoutez )?(aussi |egalement )?en copie (la |le |l'|notre )?(co-?avocate?s?|co-?procureure?s?)",
    "(co-?avocate?s?|co-?procureure?s?|autres? avocate?s?|avocate?s? (supplementaires?|additionnel(le)?s?))",
    "copie(z|r)? (aussi |egalement )?(a )?(?!(?:electronique|papier|imprimee|numerique|certifiee|conforme|physique|pdf|simple|reliee|d|du|de|des|et|ou)s?(?![a-z]))",
    "(con )?copia (tambien )?(para|a)( (la|el) (coabogad[oa]))?",
    "(copi(e|en|ar)|ponga(n)?|incluya(n)?)( tambien)? (con copia )?a",
    "(co-?abogad[oa]s?|abogad[oa]s? adicional(es)?|otr[oa] abogad[oa])",
  ],
};
