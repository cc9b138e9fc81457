/** Talks that have come to the question for the claimant's firm. */
import type { Locale } from "#app/domain/locale.ts";

/** Messages after which a talk on the detailed form asks for the firm of the claimant. */
export const OPENINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "A mediation in Toronto on Tuesday 19 January 2027, 10 to 5, 7 people in person. The case is Tamblyn v. Harbour.",
    "Rory Tamblyn, Tamblyn Charters Ltd, rory@tamblyn.example, +1 345 555 0119. It's about a boat that sank at the mooring.",
    "Claimant: Tamblyn Charters Ltd",
  ],
  fr: [
    "Une médiation à Montréal le mardi 19 janvier 2027, de 10 h à 17 h, 7 personnes en personne. L'intitulé : Tamblyn c. Harbour.",
    "Rory Tamblyn, Tamblyn Nautique inc., rory@tamblyn.example, 514 555-0119. Il s'agit d'un bateau qui a coulé.",
    "Partie demanderesse : Tamblyn Nautique inc.",
  ],
  es: [
    "Una mediación en Miami el martes 19 de enero de 2027, de 10 a 17, 7 personas, presencial. Carátula: Tamblyn c. Harbour.",
    "Rory Tamblyn, Tamblyn Náutica S.A., rory@tamblyn.example, 305 555 0119. Es por un barco que se hundió.",
    "Parte demandante: Tamblyn Náutica S.A.",
  ],
};
