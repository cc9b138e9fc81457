/** What is disputed in the demo data, in the language of who books. */
import type { Locale } from "#app/domain/locale.ts";

/** Companies and people that appear on either side of a style of cause. */
export const COMPANIES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Northgate Holdings Ltd.",
    "Bluewater Shipping Inc.",
    "Maple Transit Collective",
    "Ironwood Developments Corp.",
    "Lakeshore Condominium Corporation No. 412",
    "Summit Ridge Mining Ltd.",
    "Cardinal Health Staffing Inc.",
    "Osprey Reinsurance SPC",
    "Juniper Renewables LP",
    "Estate of Harold Pike",
    "Polaris Data Centres ULC",
    "Granite Bay Contractors Inc.",
    "Town of Fairhaven",
    "Meridian Franchise Group",
    "Westbrook Pharma Canada Inc.",
    "Palmetto Yacht Builders LLC",
  ],
  fr: [
    "Les Entreprises Boréal inc.",
    "Ville de Saint-Exemple",
    "Constructions Rivière-Bleue ltée",
    "Syndicat des employés de l’Érable",
    "Coopérative laitière du Nord",
    "Gestion Immobilière Lafontaine inc.",
    "Aéro-Pièces Québec s.e.c.",
    "Succession Hélène Marchand",
    "Transport Côte-Nord inc.",
    "Brasserie du Vieux-Moulin inc.",
  ],
  es: [
    "Constructora Aurora, S.A.",
    "Puerto Sol, S. de R.L.",
    "Exportadora Andina S.A.S.",
    "Aerolíneas del Istmo, S.A.",
    "Grupo Hotelero Mar Azul",
    "Minera Cobre Alto S.A.",
    "Energía Solar del Caribe, S.A.",
    "Distribuidora La Palma, C.A.",
  ],
};

export const VERSUS: Readonly<Record<Locale, string>> = { en: "v.", fr: "c.", es: "c." };

export const DESCRIPTIONS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Dispute over delayed completion and change orders under a construction contract; three-member panel expected.",
    "Shareholder buy-out: the parties disagree on the valuation date and on minority discounts.",
    "Commercial lease renewal, rent to be set for the next five-year term.",
    "Wrongful dismissal of a senior executive, including stock options and bonus entitlement.",
    "Charterparty claim for demurrage and off-hire after an engine failure.",
    "Insurance coverage under a business interruption policy after a warehouse fire.",
    "Franchise termination and non-competition covenant; two franchisees, one franchisor.",
    "Software implementation that was abandoned half way; claim for fees and counterclaim for damages.",
    "Condominium corporation against its developer over building envelope deficiencies.",
    "Earn-out under a share purchase agreement; accounting experts on both sides.",
    "Supply agreement for medical devices, price adjustment clause after tariffs.",
    "Partnership dissolution of a dental clinic with four partners.",
  ],
  fr: [
    "Retards et travaux supplémentaires dans un contrat de construction; tribunal de trois membres à prévoir.",
    "Grief patronal sur l’interprétation de la convention collective, clause d’horaire.",
    "Partage d’une société de personnes entre deux associés de longue date.",
    "Vice caché d’un immeuble locatif; experts en bâtiment des deux côtés.",
    "Résiliation d’un contrat de distribution exclusive au Québec et en Ontario.",
    "Contestation d’une clause de non-concurrence après la vente d’une entreprise.",
    "Médiation familiale et successorale entre trois héritiers.",
    "Réclamation d’assurance à la suite d’un dégât d’eau dans un entrepôt.",
  ],
  es: [
    "Incumplimiento de un contrato de compraventa internacional de mercancías; peritos contables por ambas partes.",
    "Controversia entre socios por la valoración de acciones en una salida pactada.",
    "Retrasos en la construcción de un hotel y aplicación de penas convencionales.",
    "Terminación anticipada de un contrato de suministro de energía.",
    "Reclamación de un seguro marítimo por daños a la carga.",
    "Interpretación de una cláusula de exclusividad en un contrato de distribución.",
  ],
};

export const REQUIREMENTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Two breakout rooms and a court reporter.",
    "Wheelchair access for one witness.",
    "Realtime transcript for counsel.",
    "Vegetarian lunch for everyone.",
  ],
  fr: [
    "Deux salles de caucus et un sténographe officiel.",
    "Interprétation simultanée français-anglais.",
    "Accès en fauteuil roulant pour un témoin.",
  ],
  es: ["Interpretación simultánea español-inglés.", "Dos salas de reunión y un taquígrafo.", "Acceso para silla de ruedas."],
};
