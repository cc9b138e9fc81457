/** Who books in the demo data: invented people and firms on `.example` domains. */
import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/people/roles.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export interface DemoAccount {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** The password of every demo account; local only, never in a migration. */
export const DEMO_PASSWORD = "Concord-demo-2026";

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: "admin@concord.example", role: "admin", firstName: "Dana", lastName: "Whitfield" },
  { email: "arbitrator@concord.example", role: "arbitrator", firstName: "Étienne", lastName: "Lavoie" },
  { email: "party.a@concord.example", role: "party", firstName: "Priya", lastName: "Raman" },
  { email: "party.b@concord.example", role: "party", firstName: "Mateo", lastName: "Arias" },
  { email: "arbitrator2@concord.example", role: "arbitrator", firstName: "Nadia", lastName: "Okonjo" },
  { email: "party2@concord.example", role: "party", firstName: "Ingrid", lastName: "Sørlie" },
  // Has met nobody of the demo cases: a check of conflicts finds nothing.
  { email: "arbitrator3@concord.example", role: "arbitrator", firstName: "Ruth", lastName: "Achterberg" },
];

export interface DemoContact {
  name: string;
  firm: string | null;
  email: string;
  phone: string;
  locale: Locale;
}

const contact = (name: string, firm: string | null, email: string, phone: string, locale: Locale): DemoContact => ({
  name,
  firm,
  email,
  phone,
  locale,
});

export const PARTY_A = contact("Priya Raman", "Raman Kessler LLP", "party.a@concord.example", "+1 416 555 0161", "en");
export const PARTY_B = contact("Mateo Arias", "Arias & Vélez Abogados", "party.b@concord.example", "+1 305 555 0162", "es");

/** Regular clients of each venue. */
export const CONTACTS: Readonly<Record<VenueId, readonly DemoContact[]>> = {
  arbitration_place_toronto: [
    contact("Sarah Lindqvist", "Lindqvist Osei LLP", "s.lindqvist@lindqvistosei.example", "+1 416 555 0171", "en"),
    contact("Jonathan O’Reilly", "Harbour & Finch LLP", "joreilly@harbourfinch.example", "+1 416 555 0172", "en"),
    contact("Mei-Ling Chow", "Chow Barristers", "mlchow@chowbarristers.example", "+1 647 555 0173", "en"),
    contact("Kwame Mensah", "Mensah Cole Professional Corporation", "kwame@mensahcole.example", "+1 416 555 0174", "en"),
    contact("Ingrid van der Berg", "Norfolk Dispute Counsel", "ivdberg@norfolkdispute.example", "+1 647 555 0175", "en"),
    contact("Anil Deshmukh", "Deshmukh Tran LLP", "anil.d@deshmukhtran.example", "+1 416 555 0176", "en"),
    contact("Hannah Whitecloud", null, "hannah.whitecloud@mailbox.example", "+1 905 555 0177", "en"),
    contact("Thomas MacDougall", "MacDougall Reyes LLP", "tmacdougall@mdreyes.example", "+1 416 555 0178", "en"),
    contact("Gabrielle Séguin", "Séguin Ross, avocats", "gseguin@seguinross.example", "+1 416 555 0179", "fr"),
  ],
  arbitration_place_montreal: [
    contact("Geneviève Tremblay-Roy", "Cabinet Tremblay-Roy inc.", "g.tremblay@tremblayroy.example", "+1 514 555 0181", "fr"),
    contact("Luc Bélanger", "Bélanger Morin s.e.n.c.r.l.", "lbelanger@belangermorin.example", "+1 514 555 0182", "fr"),
    contact("Amélie D’Amours", "Étude D’Amours", "amelie@etudedamours.example", "+1 438 555 0183", "fr"),
    contact("Youssef El Khoury", "El Khoury Avocats inc.", "yek@elkhoury.example", "+1 514 555 0184", "fr"),
    contact("Rachel Steinberg", "Steinberg Lacroix LLP", "rsteinberg@steinberglacroix.example", "+1 514 555 0185", "en"),
    contact("Marc-Antoine Pelletier", null, "ma.pelletier@courriel.example", "+1 450 555 0186", "fr"),
    contact("Nadia Boucher", "Boucher Fontaine, médiatrices", "nboucher@boucherfontaine.example", "+1 514 555 0187", "fr"),
  ],
  arbitration_place_ottawa: [
    contact("Patrick Nolan", "Nolan Gatineau LLP", "pnolan@nolangatineau.example", "+1 613 555 0191", "en"),
    contact("Sylvie Charbonneau", "Charbonneau & Associés", "scharbonneau@charbonneau.example", "+1 613 555 0192", "fr"),
    contact("Olivia Bergström", "Public Service Adjudication Counsel", "obergstrom@psac-counsel.example", "+1 613 555 0193", "en"),
    contact("Desmond Achebe", "Achebe Law Chambers", "desmond@achebechambers.example", "+1 613 555 0194", "en"),
    contact("Fiona McAllister", "McAllister Wong LLP", "fmcallister@mcallisterwong.example", "+1 613 555 0195", "en"),
  ],
  arbitration_place_miami: [
    contact("Carolina Restrepo", "Restrepo Hale, P.A.", "crestrepo@restrepohale.example", "+1 305 555 0151", "es"),
    contact("Javier Núñez Ortega", "Núñez Ortega Abogados", "javier@nunezortega.example", "+1 786 555 0152", "es"),
    contact("Marcus Delacroix", "Delacroix Maritime Law, P.A.", "mdelacroix@delacroixmaritime.example", "+1 305 555 0153", "en"),
    contact("Lucía Fernández del Río", "Despacho Fernández del Río", "lfdelrio@fernandezdelrio.example", "+1 786 555 0154", "es"),
    contact("Brandon Castellanos", "Castellanos & Pryce LLP", "bcastellanos@castellanospryce.example", "+1 305 555 0155", "en"),
    contact("Beatriz Guimarães", "Guimarães Trade Counsel", "beatriz@guimaraestrade.example", "+1 305 555 0156", "en"),
  ],
  arbitration_place_cayman: [
    contact("Simone Ebanks", "Ebanks & Bodden", "sebanks@ebanksbodden.example", "+1 345 555 0141", "en"),
    contact("Alistair Pemberton", "Pemberton Funds Litigation", "apemberton@pembertonfunds.example", "+1 345 555 0142", "en"),
    contact("Joy-Ann Baptiste", "Baptiste Chambers", "joyann@baptistechambers.example", "+1 345 555 0143", "en"),
    contact("Ricardo Maldonado", "Maldonado Seguros, S.A.", "rmaldonado@maldonadoseguros.example", "+1 345 555 0144", "es"),
  ],
};
