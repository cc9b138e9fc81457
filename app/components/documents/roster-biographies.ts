/** Who the people of the roster are, in three languages. Invented for demonstration, like the people. */
import type { Localized } from "#app/domain/locale.ts";
import type { RosterSlug } from "#app/domain/people/roster/roster-entries.ts";

export const ROSTER_BIOGRAPHIES: Readonly<Record<RosterSlug, Localized>> = {
  "beatriz-alcorvela": {
    en: "Beatriz Alcorvela decides disputes between investors and states, and under long-term energy contracts. She advised public utilities on their concessions before she began to sit, and reads tariffs and engineers’ reports as readily as pleadings. Her procedural orders are short, and they are kept.",
    fr: "Beatriz Alcorvela tranche des différends entre investisseurs et États ainsi que des litiges nés de contrats d’énergie à long terme. Elle a conseillé des services publics sur leurs concessions avant de siéger, et lit un tarif ou un rapport d’ingénieur aussi volontiers qu’un mémoire. Ses ordonnances de procédure sont brèves, et elles sont respectées.",
    es: "Beatriz Alcorvela resuelve controversias entre inversionistas y Estados, y las que nacen de contratos de energía a largo plazo. Antes de actuar como árbitra asesoró a empresas de servicios públicos en sus concesiones, y lee tarifas e informes de ingeniería con la misma soltura que un memorial. Sus órdenes procesales son breves y se cumplen.",
  },
  "kofi-amberleigh": {
    en: "Kofi Amberleigh was a site engineer before he was called to the bar, and has heard construction and energy disputes since. He visits the works where that helps, and asks the experts to sit together and say where they differ. As a mediator he begins with the programme and the ledger.",
    fr: "Kofi Amberleigh a été ingénieur de chantier avant son admission au barreau, et instruit depuis des différends de construction et d’énergie. Il se rend sur les lieux lorsque cela est utile et demande aux experts de siéger ensemble pour dire en quoi ils divergent. Comme médiateur, il part de l’échéancier et des comptes.",
    es: "Kofi Amberleigh fue ingeniero de obra antes de ejercer como abogado, y desde entonces conoce de controversias de construcción y energía. Visita la obra cuando es útil y pide a los peritos que declaren juntos y digan en qué difieren. Como mediador, empieza por el cronograma y las cuentas.",
  },
  "mireille-castonbrise": {
    en: "Mireille Castonbrise sat as a trial judge before she turned to arbitration, and has kept the habit of deciding on the record and in plain words. She hears disputes between shareholders, under share purchase agreements and between insurers. She drafts her awards in French or in English, as the parties choose.",
    fr: "Mireille Castonbrise a été juge de première instance avant de se consacrer à l’arbitrage, et a gardé l’habitude de trancher au vu du dossier et en mots simples. Elle instruit des litiges entre actionnaires, des différends nés de conventions d’achat d’actions et des différends entre assureurs. Elle rédige ses sentences en français ou en anglais, au choix des parties.",
    es: "Mireille Castonbrise fue jueza de primera instancia antes de dedicarse al arbitraje, y conserva la costumbre de decidir según el expediente y con palabras sencillas. Conoce de controversias entre accionistas, de contratos de compraventa de acciones y entre aseguradoras. Redacta sus laudos en francés o en inglés, a elección de las partes.",
  },
  "priya-devanshir": {
    en: "Priya Devanshir wrote software before she practised law, and is appointed where the contract cannot be understood without the system behind it. She hears disputes about licences, failed deliveries and confidential information. Her mediations often end with a plan of work that both sides have signed.",
    fr: "Priya Devanshir a conçu des logiciels avant d’exercer le droit ; on la désigne lorsque le contrat ne se comprend pas sans le système qu’il vise. Elle instruit des différends sur des licences, des livraisons manquées et des renseignements confidentiels. Ses médiations se terminent souvent par un plan de travail que les deux parties ont signé.",
    es: "Priya Devanshir desarrolló programas informáticos antes de ejercer el derecho, y se la designa cuando el contrato no se entiende sin el sistema al que se refiere. Conoce de controversias sobre licencias, entregas fallidas e información confidencial. Sus mediaciones suelen terminar con un plan de trabajo firmado por ambas partes.",
  },
  "odalys-ferrenquil": {
    en: "Odalys Ferrenquil decides coverage disputes, claims between shareholders of holding companies, and marine insurance. She grew up between two legal traditions and is at ease in both. Parties know her for early directions that narrow a case to the questions that matter.",
    fr: "Odalys Ferrenquil tranche des différends sur la garantie d’assurance, des réclamations entre actionnaires de sociétés de portefeuille et des affaires d’assurance maritime. Elle a grandi entre deux traditions juridiques et est à l’aise dans l’une comme dans l’autre. On lui connaît des directives précoces qui ramènent l’affaire aux questions qui comptent.",
    es: "Odalys Ferrenquil resuelve controversias de cobertura de seguros, reclamaciones entre accionistas de sociedades de cartera y asuntos de seguro marítimo. Creció entre dos tradiciones jurídicas y se mueve con soltura en ambas. Se la conoce por sus instrucciones tempranas, que reducen el caso a las cuestiones que importan.",
  },
  "idris-halvorane": {
    en: "Idris Halvorane teaches the law of contracts and sits in energy, investment and infrastructure cases. He has presided over tribunals whose members wrote in three languages, and circulates a draft of the issues before the hearing opens. He accepts few appointments at a time.",
    fr: "Idris Halvorane enseigne le droit des contrats et siège dans des affaires d’énergie, d’investissement et d’infrastructure. Il a présidé des tribunaux dont les membres écrivaient en trois langues, et fait circuler un projet de liste des questions en litige avant l’ouverture de l’audience. Il n’accepte que peu de mandats à la fois.",
    es: "Idris Halvorane enseña derecho de los contratos y actúa en casos de energía, inversión e infraestructura. Ha presidido tribunales cuyos miembros escribían en tres idiomas, y hace circular un proyecto de lista de cuestiones controvertidas antes de que se abra la audiencia. Acepta pocas designaciones a la vez.",
  },
  "josephine-larkenwood": {
    en: "Josephine Larkenwood mediates the end of working relationships and the claims that follow them. She has acted for employees and for employers, and speaks with each side alone before anyone meets. What is said in her rooms stays there.",
    fr: "Josephine Larkenwood mène des médiations sur la fin des relations de travail et sur les réclamations qui s’ensuivent. Elle a représenté des employés comme des employeurs, et parle seule à seule avec chaque partie avant toute rencontre. Ce qui est dit dans ses salles y reste.",
    es: "Josephine Larkenwood media en el fin de las relaciones de trabajo y en las reclamaciones que las siguen. Ha representado a trabajadores y a empleadores, y habla a solas con cada parte antes de cualquier reunión. Lo que se dice en sus salas no sale de ellas.",
  },
  "leocadia-monteverra": {
    en: "Leocadia Monteverra mediates between partners, families in business and their companies. A notary by training, she leaves the table with a text that can be signed the same day. She works in Spanish, English and Portuguese, often in all three at one sitting.",
    fr: "Leocadia Monteverra agit comme médiatrice entre associés, familles en affaires et sociétés. Notaire de formation, elle quitte la table avec un texte prêt à signer le jour même. Elle travaille en espagnol, en anglais et en portugais, souvent dans les trois langues au cours d’une même séance.",
    es: "Leocadia Monteverra media entre socios, familias empresarias y sus sociedades. Notaria de formación, se levanta de la mesa con un texto que puede firmarse el mismo día. Trabaja en español, inglés y portugués, a menudo en los tres idiomas en una misma sesión.",
  },
  "silas-northmere": {
    en: "Silas Northmere commanded merchant ships before he came ashore to decide disputes about them. He hears charterparty, cargo and hull claims, and reads a log book without help. He is content to decide on documents where the parties wish to save the cost of a hearing.",
    fr: "Silas Northmere a commandé des navires marchands avant de venir à terre trancher les différends qui les concernent. Il instruit des réclamations de charte-partie, de cargaison et de corps de navire, et lit un journal de bord sans aide. Il statue volontiers sur dossier lorsque les parties souhaitent éviter les frais d’une audience.",
    es: "Silas Northmere mandó buques mercantes antes de venir a tierra a resolver las controversias que los rodean. Conoce de reclamaciones de fletamento, de carga y de casco, y lee un diario de navegación sin ayuda. Resuelve de buen grado solo con documentos cuando las partes desean ahorrar el costo de una audiencia.",
  },
  "callum-strathwyn": {
    en: "Callum Strathwyn has spent his career between employers and unions, and is trusted by both to hear a grievance to its end. He also decides disputes under distribution and agency contracts. He mediates first where the parties allow it, and never decides what he has mediated.",
    fr: "Callum Strathwyn a fait carrière entre employeurs et syndicats, et les uns comme les autres lui font confiance pour entendre un grief jusqu’au bout. Il tranche aussi des différends nés de contrats de distribution et d’agence. Lorsque les parties le permettent, il commence par une médiation, et ne tranche jamais un différend dans lequel il a agi comme médiateur.",
    es: "Callum Strathwyn ha hecho su carrera entre empleadores y sindicatos, y unos y otros confían en él para oír un reclamo hasta el final. También resuelve controversias de contratos de distribución y de agencia. Cuando las partes lo permiten, comienza por mediar, y nunca decide aquello en lo que ha mediado.",
  },
  "xiulan-tao-merrin": {
    en: "Xiulan Tao-Merrin trained as a physicist and came to the law through patents. She decides disputes about licences, joint development and investments in technology, in English or in Mandarin. She asks for a short tutorial on the science before the first witness is called.",
    fr: "Physicienne de formation, Xiulan Tao-Merrin est venue au droit par les brevets. Elle tranche des différends sur des licences, le développement conjoint et les investissements en technologie, en anglais ou en mandarin. Elle demande un bref exposé scientifique avant l’appel du premier témoin.",
    es: "Física de formación, Xiulan Tao-Merrin llegó al derecho por las patentes. Resuelve controversias sobre licencias, desarrollo conjunto e inversiones en tecnología, en inglés o en mandarín. Pide una breve exposición científica antes de llamar al primer testigo.",
  },
  "etienne-valcombe": {
    en: "Étienne Valcombe is an architect who has mediated on building sites, in hotels and once in a tower crane’s shadow. He brings owners, builders and their insurers to one drawing and works outward from it. He speaks to engineers in their terms and to counsel in theirs.",
    fr: "Architecte, Étienne Valcombe a mené des médiations sur des chantiers, dans des hôtels et, une fois, à l’ombre d’une grue. Il réunit maîtres d’ouvrage, constructeurs et assureurs autour d’un même plan et part de là. Il parle aux ingénieurs comme aux avocats dans leurs propres termes.",
    es: "Arquitecto, Étienne Valcombe ha mediado en obras, en hoteles y, una vez, a la sombra de una grúa. Reúne a propietarios, constructores y aseguradoras en torno a un mismo plano y parte de ahí. Habla a los ingenieros y a los abogados en sus propios términos.",
  },
};
